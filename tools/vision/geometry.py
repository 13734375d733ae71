"""Geometric augmentation: scale, rotation, perspective, reflection."""
import numpy as np
from PIL import Image

Random = np.random.Generator
SQUARE = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float64)
AROUND = np.linspace(0, 2 * np.pi, 17)[:-1]


def view_corners(centre: np.ndarray, size: np.ndarray, turn: float, tilt: float, random: Random) -> np.ndarray:
    """The four points of a source that become the corners of a view: a window about a centre, turned, tilted, and half
    the time mirrored. All in the source's pixels; `turn` in radians, `tilt` as a share of the window."""
    corners = (SQUARE - 0.5 + random.uniform(-tilt, tilt, (4, 2))) * size
    if random.random() < 0.5:
        corners[:, 0] *= -1
    rotation = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    return corners @ rotation.T + centre


def homography(source: np.ndarray, target: np.ndarray) -> np.ndarray:
    """The 3 by 3 matrix that takes four source points to four target points."""
    rows = []
    for (x, y), (u, v) in zip(source, target):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
    solution = np.linalg.solve(np.array(rows), target.ravel())
    return np.append(solution, 1).reshape(3, 3)


def warp(image: Image.Image, corners: np.ndarray, width: int, height: int, fill=(114, 114, 114)) -> Image.Image:
    """The view with these corners as a picture of its own."""
    back = homography(SQUARE * [width, height], corners)
    # A view much smaller than its source is shrunk first: the transform itself does not average.
    span = np.linalg.norm(corners[1] - corners[0]) / width
    if span > 1.6:
        share = 1.2 / span
        image = image.resize((max(1, int(image.width * share)), max(1, int(image.height * share))), Image.BILINEAR)
        back = np.diag([share, share, 1]) @ back
        back = back / back[2, 2]
    return image.transform((width, height), Image.PERSPECTIVE, tuple(back.ravel()[:8]), Image.BILINEAR, fillcolor=fill)


def move_boxes(boxes: np.ndarray, forward: np.ndarray) -> np.ndarray:
    """Boxes (rows of x0, y0, x1, y1) after a homography: around what was the ellipse in each."""
    if not len(boxes):
        return boxes
    middle, half = (boxes[:, None, :2] + boxes[:, None, 2:]) / 2, (boxes[:, None, 2:] - boxes[:, None, :2]) / 2
    ring = np.stack([np.cos(AROUND), np.sin(AROUND)], 1)
    # A little outside the ellipse: most things fill their box better than an ellipse does.
    points = middle + 1.08 * half * ring
    flat = np.concatenate([points, np.ones(points.shape[:2] + (1,))], 2) @ forward.T
    flat = flat[..., :2] / flat[..., 2:]
    return np.concatenate([flat.min(1), flat.max(1)], 1)
