"""Small objects cut out of photos with soft masks, for scenes of many things."""
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from photos import IDS, Photo

Random = np.random.Generator
# The longest side of a stored cut-out and the smallest of what is cut out, in pixels.
LONGEST, SMALLEST = 136, 28
# How many cut-outs of one class are kept to train with, and to validate with.
MOST_TO_TRAIN, MOST_TO_VALIDATE = 200, 50
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
    """The cut-outs of photos, at most so many of a class, drawn with each class equally often.

    They are kept in a file, since GrabCut takes long. Where they are `varied`, each is drawn in other colours, from
    another side, and sometimes only a part of it.
    """

    def __init__(self, photos: list[Photo], file: Path, seed: int, most: int, varied: bool = False):
        self.varied = varied
        if not file.exists():
            found = _cut_out(photos, most, np.random.default_rng(seed))
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
        pixels = self.by_class[one][random.integers(len(self.by_class[one]))]
        return SoftCutOut(one, varied(pixels, random) if self.varied else pixels)


def varied(pixels: np.ndarray, random: Random) -> np.ndarray:
    """A cut-out in other light, stretched and seen at an angle, sometimes unsharp or cut off on one side."""
    height, width = pixels.shape[:2]
    if random.random() < 0.15:
        share = random.uniform(0.55, 0.95)
        rows, columns = (int(height * share), width) if random.random() < 0.5 else (height, int(width * share))
        top, left = random.integers(0, height - rows + 1), random.integers(0, width - columns + 1)
        pixels = pixels[top : top + rows, left : left + columns]
        height, width = pixels.shape[:2]
    if random.random() < 0.6:
        stretched = np.exp(random.normal(0, 0.1))
        wide, tall = max(8, int(width * stretched)), max(8, int(height / stretched))
        corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
        target = (corners / [width, height] + random.uniform(-0.08, 0.08, (4, 2))) * [wide, tall]
        low = target.min(0)
        target = (target - low).astype(np.float32)
        size = tuple(int(v) for v in np.ceil(target.max(0)))
        pixels = cv2.warpPerspective(pixels, cv2.getPerspectiveTransform(corners, target), size, flags=cv2.INTER_LINEAR)
    if random.random() < 0.6:
        light = (np.arange(256) / 255) ** np.exp(random.normal(0, 0.25))
        tint = np.exp(random.normal(0, 0.08, 3))
        table = np.clip(255 * light[:, None] * tint, 0, 255).astype(np.uint8)
        colours = np.dstack([cv2.LUT(pixels[..., i], table[:, i]) for i in range(3)])
        grey = colours.mean(2, keepdims=True)
        colours = np.clip(grey + (colours - grey) * random.uniform(0.6, 1.35), 0, 255).astype(np.uint8)
        pixels = np.dstack([colours, pixels[..., 3]])
    if random.random() < 0.15:
        soft = cv2.GaussianBlur(np.ascontiguousarray(pixels[..., :3]), (0, 0), random.uniform(0.6, 2.2))
        pixels = np.dstack([soft, pixels[..., 3]])
    return np.ascontiguousarray(pixels)


def _cut_out(photos: list[Photo], most: int, random: Random) -> list[SoftCutOut]:
    regions = [(one, photo, box) for photo in photos for one, box in _regions(photo)]
    kept: list[list] = [[] for _ in IDS]
    for index in random.permutation(len(regions)):
        one, photo, box = regions[index]
        if len(kept[one]) < most:
            kept[one].append((photo, box))
    chosen = [(one, photo, box) for one, found in enumerate(kept) for photo, box in found]
    with ThreadPoolExecutor() as pool:
        return list(pool.map(lambda each: SoftCutOut(each[0], _masked(*each[1:])), chosen))


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
    return np.asarray(Image.fromarray(pixels).resize((max(2, width), max(2, height)), Image.BILINEAR))
