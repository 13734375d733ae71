"""Scenes of many small things: in a fridge, on a shelf, in a drawer, in a bag or a box."""
from dataclasses import dataclass

import cv2
import numpy as np
from PIL import Image

from soft_cut_outs import SoftCutOut, SoftCutOuts, resized

Random = np.random.Generator
# The height of things in pixels: of a scene, and of one thing as a share of it.
SMALLEST, LARGEST = 22, 120
# What must be seen of a thing for its box to count, and below which it is not there.
SEEN, HIDDEN = 0.45, 0.08
PLACES = {"fridge": 0.56, "shelf": 0.2, "bag": 0.12, "photo": 0.12}


@dataclass
class Stocked:
    """A picture with boxes in rows of class, x0, y0, x1, y1 in pixels; `partial` are those that are mostly hidden."""

    pixels: np.ndarray
    boxes: np.ndarray
    partial: np.ndarray


def draw_stocked(cut_outs: SoftCutOuts, width: int, height: int, random: Random, backdrop, scale: float = 1) -> Stocked:
    """One scene. `backdrop` draws a picture without food of a width and height; `scale` is that of the things."""
    place = random.choice(list(PLACES), p=list(PLACES.values()))
    light = _light(random)
    boards = _boards(height, random, scale)
    pixels = _ground(place, width, height, boards, random, backdrop)
    owners = np.full((height, width), -1, np.int16)
    placed: list[tuple[int, np.ndarray, float]] = []
    tall = np.exp(random.uniform(np.log(SMALLEST * 1.6), np.log(LARGEST))) * scale
    for board in boards if place in ("fridge", "shelf") else [None]:
        _fill(pixels, owners, placed, board, tall, cut_outs, light, random)
    if place == "fridge":
        pixels = _fronts(pixels, boards, random)
    if random.random() < 0.3:
        pixels = _film(pixels, random)
    boxes, partial = _boxes(placed, owners)
    return Stocked(np.clip(pixels * light, 0, 255).astype(np.uint8), boxes, partial)


def _light(random: Random) -> np.ndarray:
    """Gains of red, green and blue: warm bulbs to cold diodes."""
    warmth = random.normal(0, 0.09)
    return np.array([1 + warmth, 1, 1 - warmth]) * np.exp(random.normal(-0.05, 0.18))


def _boards(height: int, random: Random, scale: float) -> list[int]:
    """Where the shelves are, from top to bottom, in pixels."""
    boards, at = [], random.uniform(30, 150) * scale
    while at < height + 60 * scale:
        boards.append(int(at))
        at += random.uniform(55, 190) * scale
    return boards


def _ground(place: str, width: int, height: int, boards: list[int], random: Random, backdrop) -> np.ndarray:
    if place == "photo":
        return backdrop(width, height, random).astype(np.float32)
    if place == "bag":
        return _bag(width, height, random)
    base = random.uniform(150, 250) if place == "fridge" else random.uniform(40, 235)
    tint = np.exp(random.normal(0, 0.03 if place == "fridge" else 0.16, 3))
    down = np.linspace(1, random.uniform(0.6, 1.05), height)[:, None, None]
    across = 1 - random.uniform(0, 0.35) * np.abs(np.linspace(-1, 1, width) + random.uniform(-0.6, 0.6))[None, :, None] ** 2
    pixels = (base * tint * down * across).astype(np.float32)
    pixels += cv2.resize(random.normal(0, 5, (8, 8)).astype(np.float32), (width, height))[..., None]
    for board in boards:
        _board(pixels, board, place, random)
    if place == "fridge" and random.random() < 0.5:
        _walls(pixels, random)
    return pixels


def _board(pixels: np.ndarray, board: int, place: str, random: Random) -> None:
    thick = int(random.uniform(2, 12))
    rows = slice(max(0, board), max(0, board + thick))
    colour = random.uniform(120, 255, 1) * np.exp(random.normal(0, 0.05, 3))
    if place == "shelf":
        colour = np.array([random.uniform(60, 220), random.uniform(50, 180), random.uniform(30, 150)])
    solid = random.uniform(0.25, 1)
    pixels[rows] = pixels[rows] * (1 - solid) + colour * solid
    for step, dark in enumerate(np.linspace(0.72, 1, int(random.uniform(4, 20)))):
        row = board + thick + step
        if 0 <= row < len(pixels):
            pixels[row] *= dark
    if random.random() < 0.3:
        period = int(random.uniform(6, 18))
        pixels[rows, ::period] *= 0.7


def _walls(pixels: np.ndarray, random: Random) -> None:
    """A side wall in perspective, on one side or both."""
    height, width = pixels.shape[:2]
    for left in (True, False):
        if random.random() < 0.5:
            continue
        reach, slope = random.uniform(0.04, 0.2) * width, random.uniform(-0.1, 0.1)
        edge = reach + slope * (np.arange(height) - height / 2)
        columns = np.arange(width)[None] if left else (width - 1 - np.arange(width))[None]
        inside = columns < edge[:, None]
        pixels[inside] *= random.uniform(0.75, 0.95)
        for row in range(int(random.uniform(8, 30)), height, int(random.uniform(20, 60))):
            pixels[row : row + 2][inside[row : row + 2]] *= 1.08


def _bag(width: int, height: int, random: Random) -> np.ndarray:
    """Folds of paper, cloth or plastic."""
    colour = random.choice([[176, 136, 92], [225, 220, 210], [150, 160, 150], [90, 95, 120], [205, 180, 140]])
    folds = cv2.resize(random.normal(0, 1, (7, 7)).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    return (np.array(colour, np.float32) * (1 + 0.14 * folds[..., None])).clip(0, 255).astype(np.float32)


def _fill(pixels, owners, placed, board, tall, cut_outs: SoftCutOuts, light, random: Random) -> None:
    """Puts things side by side on a board, or anywhere without one."""
    height, width = owners.shape
    at = random.uniform(-30, 60)
    many = random.integers(3, 4 + max(2, int(width * height / 16000))) if board is None else 99
    before = None
    for _ in range(many):
        if board is not None and at > width - 8:
            return
        if board is not None and random.random() < 0.2:
            at += random.uniform(10, 120)
            continue
        again = before is not None and random.random() < 0.3
        thing = before if again else (None if random.random() < 0.22 else cut_outs.draw(random))
        picture = _thing(random) if thing is None else thing.pixels
        before = thing
        side = np.clip(tall * np.exp(random.normal(0, 0.25)), SMALLEST * 0.8, LARGEST * 1.15)
        share = side / max(picture.shape[:2])
        picture = resized(picture, int(picture.shape[0] * share), int(picture.shape[1] * share))
        picture = _turned(picture, random.normal(0, 5 if board is not None else 60), random)
        if board is None:
            left, bottom = int(random.uniform(-0.05, 0.95) * width), int(random.uniform(0.08, 1.02) * height)
        else:
            left, bottom = int(at), int(board + random.uniform(-5, 5))
            at += picture.shape[1] * random.uniform(0.7, 1.1) + random.uniform(0, 8)
        _put(pixels, owners, placed, -1 if thing is None else thing.one, picture, left, bottom - picture.shape[0], random)


def _turned(picture: np.ndarray, degrees: float, random: Random) -> np.ndarray:
    image = Image.fromarray(picture)
    if random.random() < 0.4:
        image = image.transpose(Image.FLIP_LEFT_RIGHT)
    image = image.rotate(degrees, Image.BILINEAR, expand=True)
    extent = image.getchannel("A").point(lambda v: 255 if v > 60 else 0).getbbox()
    return np.asarray(image.crop(extent) if extent else image)


def _put(pixels, owners, placed, one: int, picture, left: int, top: int, random: Random) -> None:
    height, width = owners.shape
    x0, y0, x1, y1 = max(0, left), max(0, top), min(width, left + picture.shape[1]), min(height, top + picture.shape[0])
    if x1 - x0 < 6 or y1 - y0 < 6:
        return
    part = picture[y0 - top : y1 - top, x0 - left : x1 - left].astype(np.float32)
    alpha = part[..., 3:] / 255
    gain = np.exp(random.normal(0, 0.12)) * np.exp(random.normal(0, 0.03, 3))
    foot = slice(min(height - 1, y1 - 3), min(height, y1 + 4))
    pixels[foot, x0:x1] *= 0.8
    region = pixels[y0:y1, x0:x1]
    region[:] = region * (1 - alpha) + np.clip(part[..., :3] * gain, 0, 255) * alpha
    solid = alpha[..., 0] > 0.5
    owners[y0:y1, x0:x1][solid] = len(placed)
    whole = float((picture[..., 3] > 127).sum())
    placed.append((one, np.array([x0, y0, x1, y1], float), whole))


def _boxes(placed, owners: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    seen = np.bincount(owners[owners >= 0].ravel(), minlength=len(placed)) if placed else []
    full, partial = [], []
    for (one, box, whole), area in zip(placed, seen):
        if one >= 0 and area / max(whole, 1) >= HIDDEN:
            (full if area / max(whole, 1) >= SEEN else partial).append([one, *box])
    return np.array(full, float).reshape(-1, 5), np.array(partial, float).reshape(-1, 5)


def _thing(random: Random) -> np.ndarray:
    """What is no food, or can't be told: a bowl, box, bottle, jar or tin of one colour, with alpha."""
    kind = random.choice(["bowl", "box", "bottle", "jar", "tub"])
    wide, tall = {"bowl": (110, 60), "box": (80, 100), "bottle": (44, 130), "jar": (66, 86), "tub": (100, 58)}[kind]
    wide, tall = int(wide * random.uniform(0.7, 1.3)), int(tall * random.uniform(0.8, 1.1))
    mask = np.zeros((tall, wide), np.uint8)
    if kind == "bowl":
        cv2.ellipse(mask, (wide // 2, tall // 4), (wide // 2 - 1, int(tall * 0.74)), 0, 0, 180, 255, -1)
        cv2.ellipse(mask, (wide // 2, tall // 4), (wide // 2 - 1, tall // 5), 0, 0, 360, 255, -1)
    elif kind == "bottle":
        cv2.rectangle(mask, (1, tall // 3), (wide - 2, tall - 2), 255, -1)
        cv2.rectangle(mask, (wide // 3, 0), (wide - wide // 3, tall // 2), 255, -1)
    else:
        cv2.rectangle(mask, (1, 1), (wide - 2, tall - 2), 255, -1)
    mask = cv2.GaussianBlur(cv2.GaussianBlur(mask, (0, 0), 3), (0, 0), 0.8)
    mask = np.clip((mask.astype(float) - 90) * 3, 0, 255)
    colour = np.clip(random.uniform(20, 245) + random.normal(0, 45, 3), 0, 255)
    round_ = 1 - random.uniform(0.1, 0.5) * np.abs(np.linspace(-1, 1, wide) - random.uniform(-0.4, 0.4))[None, :, None] ** 2
    pixels = np.ones((tall, 1, 1)) * colour * round_
    for _ in range(random.integers(0, 5)):
        x, y = random.integers(0, wide), random.integers(0, tall)
        patch = np.clip(random.uniform(0, 255) + random.normal(0, 60, 3), 0, 255)
        pixels[y : y + random.integers(3, 40), x : x + random.integers(6, 60)] = patch
    if kind in ("jar", "bottle") and random.random() < 0.8:
        pixels[: int(tall * random.uniform(0.08, 0.2))] = np.clip(random.uniform(0, 255) + random.normal(0, 60, 3), 0, 255)
    return np.dstack([np.clip(pixels, 0, 255), mask]).astype(np.uint8)


def _fronts(pixels: np.ndarray, boards: list[int], random: Random) -> np.ndarray:
    """Transparent fronts of drawers and of door racks, in front of what is in them."""
    height = len(pixels)
    for above, below in zip(boards, boards[1:]):
        if random.random() > 0.22:
            continue
        top = int(above + (below - above) * random.uniform(0.1, 0.6))
        rows = slice(max(0, top), min(height, below))
        veil = random.uniform(0.1, 0.4)
        pixels[rows] = pixels[rows] * (1 - veil) + random.uniform(170, 250) * veil
        edge = slice(max(0, top), max(0, min(height, top + 3)))
        pixels[edge] = pixels[edge] * 0.4 + 150
    return pixels


def _film(pixels: np.ndarray, random: Random) -> np.ndarray:
    """Streaks of light on plastic or glass in a part of the picture."""
    height, width = pixels.shape[:2]
    x0, y0 = int(random.uniform(0, 0.7) * width), int(random.uniform(0, 0.7) * height)
    x1, y1 = x0 + int(random.uniform(0.15, 0.5) * width), y0 + int(random.uniform(0.15, 0.5) * height)
    region = pixels[y0:y1, x0:x1]
    if not region.size:
        return pixels
    rows, columns = region.shape[:2]
    angle, period = random.uniform(0, np.pi), random.uniform(12, 60)
    along = np.arange(rows)[:, None] * np.sin(angle) + np.arange(columns)[None] * np.cos(angle)
    streaks = np.clip(np.sin(2 * np.pi * along / period) - 0.6, 0, 1)[..., None] * random.uniform(0.3, 1.2)
    veil = random.uniform(0.02, 0.2)
    region[:] = region * (1 - veil) + 235 * veil
    region[:] = region + streaks * 160
    return pixels
