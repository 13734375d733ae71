"""Small objects cut out of photos with soft masks, for scenes of many things."""
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from photos import IDS, Photo

Random = np.random.Generator
# The longest side of a stored cut-out and the smallest of what is cut out, in pixels.
LONGEST, SMALLEST = 136, 28
# How many cut-outs of one class are kept.
MOST = 50
ROUNDS = 2
# The share of its box that an object fills; outside of this the mask is taken to be wrong.
LEAST_FILLED, MOST_FILLED = 0.3, 0.93
# Where the object of a photo without boxes is.
MIDDLE = (0.2, 0.12, 0.8, 0.88)


@dataclass
class SoftCutOut:
    """Pixels with alpha (height, width, 4) of one object of a class."""

    one: int
    pixels: np.ndarray


class SoftCutOuts:
    """The cut-outs of photos, drawn with each class equally often. They are kept in a file, since GrabCut takes long."""

    def __init__(self, photos: list[Photo], file: Path, seed: int):
        if not file.exists():
            found = _cut_out(photos, np.random.default_rng(seed))
            file.parent.mkdir(parents=True, exist_ok=True)
            named = {f"{one.one}-{number}": one.pixels for number, one in enumerate(found)}
            np.savez(file, **named)
        self.by_class: list[list[np.ndarray]] = [[] for _ in IDS]
        with np.load(file) as stored:
            for name in stored.files:
                self.by_class[int(name.split("-")[0])].append(stored[name])
        self.present = [one for one, found in enumerate(self.by_class) if found]

    def draw(self, random: Random) -> SoftCutOut:
        one = int(random.choice(self.present))
        return SoftCutOut(one, self.by_class[one][random.integers(len(self.by_class[one]))])


def _cut_out(photos: list[Photo], random: Random) -> list[SoftCutOut]:
    regions = [(one, photo, box) for photo in photos for one, box in _regions(photo)]
    kept: list[list] = [[] for _ in IDS]
    for index in random.permutation(len(regions)):
        one, photo, box = regions[index]
        if len(kept[one]) < MOST:
            kept[one].append((photo, box))
    return [SoftCutOut(one, _masked(photo, box)) for one, found in enumerate(kept) for photo, box in found]


def _regions(photo: Photo):
    height, width = photo.pixels.shape[:2]
    for one, *box in photo.boxes:
        if min((box[2] - box[0]) * width, (box[3] - box[1]) * height) >= SMALLEST:
            yield int(one), box
    if photo.label is not None:
        yield photo.label, MIDDLE


def _masked(photo: Photo, box) -> np.ndarray:
    """The region of a box with the outline of its object as alpha: by GrabCut, else a rounded rectangle.

    GrabCut: Rother, Kolmogorov, Blake, SIGGRAPH 2004.
    """
    height, width = photo.pixels.shape[:2]
    x0, y0, x1, y1 = (np.clip(box, 0, 1) * [width, height, width, height]).astype(int)
    margin = max(3, int(0.12 * max(x1 - x0, y1 - y0)))
    left, top, right, bottom = max(0, x0 - margin), max(0, y0 - margin), min(width, x1 + margin), min(height, y1 + margin)
    around = np.ascontiguousarray(photo.pixels[top:bottom, left:right])
    share = min(1, LONGEST / max(x1 - x0, y1 - y0))
    around = cv2.resize(around, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    x, y, w, h = (int(round(v * share)) for v in (x0 - left, y0 - top, x1 - x0, y1 - y0))
    w, h = max(8, min(w, around.shape[1] - x)), max(8, min(h, around.shape[0] - y))
    alpha = _grab_cut(around, (x, y, w, h))[y : y + h, x : x + w]
    pixels = around[y : y + h, x : x + w]
    alpha = alpha[: pixels.shape[0], : pixels.shape[1]]
    if not LEAST_FILLED <= alpha.mean() / 255 <= MOST_FILLED:
        alpha = _rounded(*pixels.shape[:2])
    return np.dstack([pixels, alpha])


def _grab_cut(pixels: np.ndarray, rectangle: tuple[int, int, int, int]) -> np.ndarray:
    mask = np.zeros(pixels.shape[:2], np.uint8)
    try:
        cv2.grabCut(pixels, mask, rectangle, np.zeros((1, 65)), np.zeros((1, 65)), ROUNDS, cv2.GC_INIT_WITH_RECT)
    except cv2.error:
        return np.zeros(pixels.shape[:2], np.uint8)
    inside = ((mask == cv2.GC_FGD) | (mask == cv2.GC_PR_FGD)).astype(np.uint8)
    closed = cv2.morphologyEx(inside, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    count, parts, figures, _ = cv2.connectedComponentsWithStats(closed)
    if count < 2:
        return closed
    largest = 1 + int(np.argmax(figures[1:, cv2.CC_STAT_AREA]))
    return cv2.GaussianBlur((parts == largest).astype(np.uint8) * 255, (0, 0), 0.9)


def _rounded(height: int, width: int) -> np.ndarray:
    across = np.abs(np.linspace(-1, 1, width))[None] ** 6 + np.abs(np.linspace(-1, 1, height))[:, None] ** 6
    return cv2.GaussianBlur((across < 1).astype(np.uint8) * 255, (0, 0), 1.2)


def resized(pixels: np.ndarray, height: int, width: int) -> np.ndarray:
    """A cut-out at another size."""
    return np.asarray(Image.fromarray(pixels, "RGBA").resize((max(2, width), max(2, height)), Image.BILINEAR))
