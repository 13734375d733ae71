"""Training targets of a scene, per cell and for the whole picture."""
import numpy as np

from photos import IDS
from scenes import Scene

STRIDE = 16
# States of a class in a cell or in a picture.
ABSENT, PRESENT, UNKNOWN, HARDLY, LIKELY = range(5)
CORE = 0.6


def cell_targets(scene: Scene, size: int) -> tuple[np.ndarray, np.ndarray]:
    """States (class, row, column) and boxes (4, row, column: x0, y0, x1, y1 in pixels, zero where there is none)."""
    cells = size // STRIDE
    states = np.full((len(IDS), cells, cells), ABSENT, np.uint8)
    edges = np.zeros((4, cells, cells), np.float32)
    states[scene.unmarked] = HARDLY
    states[list(scene.more)] = UNKNOWN
    for row in np.vstack([scene.boxes, scene.partial]):
        inside = _cells_of(row[1:], 1, cells)
        held = states[(slice(None), *inside)]
        held[(held == HARDLY) | (held == UNKNOWN)] = ABSENT
    for row in np.vstack([scene.boxes, scene.partial]):
        states[(int(row[0]), *_cells_of(row[1:], 1, cells))] = UNKNOWN
    # The smallest last: where boxes overlap, a cell belongs to the smaller one.
    for row in sorted(scene.boxes, key=lambda r: -(r[3] - r[1]) * (r[4] - r[2])):
        core = _cells_of(row[1:], CORE, cells)
        states[(int(row[0]), *core)] = PRESENT
        edges[(slice(None), *core)] = row[1:].reshape(4, 1, 1)
    if scene.label is not None:
        states[scene.label][states[scene.label] != PRESENT] = UNKNOWN
        middle = _cells_of(scene.middle, 1, cells)
        others = states[(slice(None), *middle)]
        others[others == HARDLY] = ABSENT
        states[(scene.label, *middle)] = LIKELY
    return states, edges


def picture_targets(scene: Scene) -> np.ndarray:
    """The state of each class in the picture as a whole."""
    states = np.full(len(IDS), ABSENT, np.uint8)
    states[scene.unmarked] = HARDLY
    states[list(scene.more)] = UNKNOWN
    states[scene.partial[:, 0].astype(int)] = UNKNOWN
    states[scene.boxes[:, 0].astype(int)] = PRESENT
    if scene.label is not None:
        states[scene.label] = PRESENT
    return states


def _cells_of(box: np.ndarray, share: float, cells: int) -> tuple[slice, slice]:
    """The cells in the middle of a box; at least the one at its centre."""
    middle, half = (box[:2] + box[2:]) / 2 / STRIDE, (box[2:] - box[:2]) / 2 / STRIDE * share
    low = np.ceil(middle - half - 0.5).astype(int)
    high = np.floor(middle + half - 0.5).astype(int) + 1
    centre = np.clip(middle.astype(int), 0, cells - 1)
    low, high = np.minimum(low, centre).clip(0), np.maximum(high, centre + 1).clip(None, cells)
    return slice(low[1], high[1]), slice(low[0], high[0])
