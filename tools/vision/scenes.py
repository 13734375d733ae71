"""Training scenes: views of photos, photos with pasted objects, many small things, and views without food."""
from dataclasses import dataclass, field

import numpy as np
from PIL import Image

from augmentation import relight
from cut_outs import CutOuts
from geometry import SQUARE, homography, move_boxes, view_corners, warp
from photos import IDS, NO_KIND, SETS, WIDER, Photo, classes_of
from soft_cut_outs import SoftCutOuts
from stocked import draw_stocked
from synthetic import synthetic_picture

Random = np.random.Generator
# How often each kind of scene is drawn.
KINDS = {
    "kitchen": 0.12,
    "table": 0.06,
    "grocery": 0.34,
    "packages": 0.16,
    "composed": 0.07,
    "empty": 0.08,
    "stocked": 0.17,
}
# How often where mostly many things are wanted, as a fridge is looked at closer.
KINDS_OF_MANY = {"kitchen": 0.08, "table": 0.06, "empty": 0.06, "stocked": 0.8}
# How often the things of a stocked scene are half as large, as on a small picture of the whole.
SMALL = 0.2
LEAST_VISIBLE = 0.4
# A kitchen photo with at least this many boxes may show a heap in which not every piece is marked.
HEAP = 3


@dataclass
class Scene:
    """A square picture and what is known of it; boxes in rows of class, x0, y0, x1, y1 in pixels."""

    image: Image.Image
    boxes: np.ndarray = field(default_factory=lambda: np.zeros((0, 5)))
    # Boxes that are only partly in the picture: ignored in the loss.
    partial: np.ndarray = field(default_factory=lambda: np.zeros((0, 5)))
    # Classes of which unmarked instances may exist.
    more: set[int] = field(default_factory=set)
    # Classes that were not annotated.
    unmarked: np.ndarray = field(default_factory=lambda: np.zeros(len(IDS), bool))
    # The label of the whole picture and where its object should be (x0, y0, x1, y1).
    label: int | None = None
    middle: np.ndarray | None = None
    # Of each class that has kinds, which one is there (see `Photo`).
    kinds: np.ndarray = field(default_factory=lambda: np.full(len(WIDER), NO_KIND))


class SceneMaker:
    """Draws scenes; the same number of the same seed is always the same scene."""

    def __init__(self, photos: list[Photo], seed: int, soft_cut_outs: SoftCutOuts | None):
        self.seed, self.photos, self.soft_cut_outs = seed, photos, soft_cut_outs
        self.cut_outs = CutOuts(photos)
        self.of_set = {name: [p for p in photos if p.set == name] for name in SETS}
        self.weights = {name: _balance(self.of_set[name]) for name in SETS}
        self.labelled = {name: classes_of(name) for name in SETS}

    def draw(self, number: int, size: int, kinds: dict[str, float] = KINDS) -> Scene:
        random = np.random.default_rng((self.seed, number))
        return self.draw_kind(random.choice(list(kinds), p=list(kinds.values())), size, random)

    def draw_kind(self, kind: str, size: int, random: Random) -> Scene:
        """One scene of a kind of `KINDS`."""
        if kind == "composed":
            scene = self._composed(size, random)
        elif kind == "empty":
            scene = self._empty(size, random)
        elif kind == "stocked":
            scene = self._stocked(size, random)
        else:
            photo = self._pick(kind, random)
            scene = self.view(photo, size, random)
            scene.kinds = photo.kinds
        scene.image = relight(scene.image, random)
        return scene

    def _pick(self, name: str, random: Random) -> Photo:
        return self.of_set[name][random.choice(len(self.weights[name]), p=self.weights[name])]

    def view(self, photo: Photo, size: int, random: Random) -> Scene:
        """A photo from somewhat nearer or farther, turned and shifted."""
        height, width = photo.pixels.shape[:2]
        whole = np.array([width, height], float)
        zoom = np.exp(random.uniform(np.log(0.55), np.log(1.35)))
        aspect = np.exp(random.normal(0, 0.12))
        window = max(whole) * zoom * np.array([aspect, 1 / aspect])
        centre = self._aim(photo, whole, window, random)
        corners = view_corners(centre, window, _turn(photo.set, random), random.choice([0, 0.06]), random)
        fill = tuple(int(v) for v in random.integers(0, 256, 3))
        image = warp(Image.fromarray(photo.pixels), corners, size, size, fill)
        forward = homography(corners, SQUARE * size)
        scene = Scene(image, unmarked=self._unmarked(photo))
        if photo.label is not None:
            box = np.array([[0.3, 0.3, 0.7, 0.7]]) * np.tile(whole, 2)
            scene.label, scene.middle = photo.label, move_boxes(box, forward)[0].clip(0, size)
            return scene
        moved = photo.boxes.astype(float)
        moved[:, 1:] = move_boxes(moved[:, 1:] * np.tile(whole, 2), forward)
        clipped = moved.copy()
        clipped[:, 1:] = clipped[:, 1:].clip(0, size)
        seen = _area(clipped) / np.maximum(_area(moved), 1e-6) >= LEAST_VISIBLE
        scene.boxes, scene.partial = clipped[seen], clipped[~seen & (_area(clipped) > 0)]
        if photo.set == "kitchen":
            scene.more = {int(one) for one in photo.boxes[:, 0]}
        return scene

    def _aim(self, photo: Photo, whole: np.ndarray, window: np.ndarray, random: Random) -> np.ndarray:
        """Where a view is centred: near the middle of a box if the window is small, else anywhere."""
        slack = np.abs(whole - window) / 2
        if photo.label is not None or not len(photo.boxes) or random.random() < 0.3:
            return whole / 2 + random.uniform(-1, 1, 2) * slack * (0.6 if photo.label is not None else 1)
        box = photo.boxes[random.integers(len(photo.boxes)), 1:]
        target = (box[:2] + box[2:]) / 2 * whole + random.uniform(-0.4, 0.4, 2) * window
        return np.clip(target, whole / 2 - slack, whole / 2 + slack)

    def _unmarked(self, photo: Photo) -> np.ndarray:
        if photo.set == "table" or (photo.label is None and photo.set == "packages"):
            return np.zeros(len(IDS), bool)
        return ~self.labelled["kitchen"] if photo.set == "kitchen" else self.labelled[photo.set]

    def _composed(self, size: int, random: Random) -> Scene:
        ground = random.random()
        if ground < 0.35:
            scene = self.view(self._pick("table", random), size, random)
        elif ground < 0.6:
            scene = self.view(self._pick("kitchen", random), size, random)
        else:
            scene = self._empty(size, random)
        for _ in range(random.integers(1, 7)):
            self._lay(scene, size, random)
        return scene

    def _lay(self, scene: Scene, size: int, random: Random) -> None:
        one, picture = self.cut_outs.draw(random)
        share = size * np.exp(random.uniform(np.log(0.14), np.log(0.5))) / max(picture.size)
        picture = picture.resize([max(6, int(v * share)) for v in picture.size], Image.BILINEAR)
        picture = picture.rotate(random.normal(0, 25) + random.choice([0, 0, 0, 90, 180]), Image.BILINEAR, expand=True)
        if random.random() < 0.5:
            picture = picture.transpose(Image.FLIP_LEFT_RIGHT)
        alpha = picture.getchannel("A")
        extent = alpha.point(lambda v: 255 if v > 127 else 0).getbbox()
        if extent is None:
            return
        for _ in range(6):
            left, top = (int(random.uniform(-0.1, 1.05) * size - extent[i] - 0.5 * picture.size[i]) for i in (0, 1))
            box = np.array([one, left + extent[0], top + extent[1], left + extent[2], top + extent[3]], float)
            clipped = np.append(one, box[1:].clip(0, size))
            if _area(clipped[None])[0] < 0.6 * _area(box[None])[0]:
                continue
            hidden = _covered(scene.boxes, clipped)
            if np.all((hidden < 0.25) | (hidden > 0.85)):
                break
        else:
            return
        picture = _tinted(picture, random)
        scene.image.paste(picture.convert("RGB"), (left, top), alpha)
        scene.boxes = np.vstack([scene.boxes[hidden < 0.5], clipped])

    def _stocked(self, size: int, random: Random) -> Scene:
        scale = 0.5 if random.random() < SMALL else 1
        drawn = draw_stocked(self.soft_cut_outs, size, size, random, self.backdrop, scale)
        return Scene(Image.fromarray(drawn.pixels), drawn.boxes, drawn.partial)

    def backdrop(self, width: int, height: int, random: Random) -> np.ndarray:
        """A picture without food."""
        return np.asarray(self._empty(max(width, height), random).image)[:height, :width]

    def _empty(self, size: int, random: Random) -> Scene:
        """A view between the boxes of a photo, or a made picture."""
        for _ in range(12 if random.random() < 0.75 else 0):
            photo = self._pick("kitchen" if random.random() < 0.8 else "table", random)
            height, width = photo.pixels.shape[:2]
            span = random.uniform(0.2, 0.6)
            x0, y0 = random.uniform(0, 1 - span, 2)
            gone = np.array([0, x0, y0, x0 + span, y0 + span])
            heap = photo.set == "kitchen" and len(photo.boxes) >= HEAP
            if heap or (len(photo.boxes) and (_overlap(photo.boxes, gone) > 0).any()):
                continue
            rows = slice(int(y0 * height), int((y0 + span) * height))
            window = photo.pixels[rows, int(x0 * width) : int((x0 + span) * width)]
            image = Image.fromarray(np.ascontiguousarray(window)).resize((size, size), Image.BILINEAR)
            return Scene(image, more={int(one) for one in photo.boxes[:, 0]})
        return Scene(synthetic_picture(size, random))


def _turn(photo_set: str, random: Random) -> float:
    """Radians; objects on a table are seen from any side."""
    quarter = random.integers(4) if random.random() < (0.6 if photo_set == "table" else 0.1) else 0
    return quarter * np.pi / 2 + random.normal(0, 0.2)


def _tinted(picture: Image.Image, random: Random) -> Image.Image:
    gain = np.exp(random.normal(0, 0.15)) * np.exp(random.normal(0, 0.05, 3))
    ramp = np.arange(256)
    return picture.convert("RGB").point([int(min(255, v)) for g in gain for v in ramp * g])


def _area(boxes: np.ndarray) -> np.ndarray:
    return np.maximum(boxes[:, 3] - boxes[:, 1], 0) * np.maximum(boxes[:, 4] - boxes[:, 2], 0)


def _overlap(boxes: np.ndarray, box: np.ndarray) -> np.ndarray:
    low, high = np.maximum(boxes[:, 1:3], box[1:3]), np.minimum(boxes[:, 3:], box[3:])
    return np.prod(np.maximum(high - low, 0), axis=1)


def _covered(boxes: np.ndarray, box: np.ndarray) -> np.ndarray:
    """The share of each box that another covers, 0 to 1."""
    return _overlap(boxes, box) / np.maximum(_area(boxes), 1e-6) if len(boxes) else np.zeros(0)


def _balance(photos: list[Photo]) -> np.ndarray:
    """How often each photo is drawn: rarer classes more often, by the root of their number."""
    held = [set(p.boxes[:, 0].astype(int)) if p.label is None else {p.label} for p in photos]
    counts = np.zeros(len(IDS))
    for classes in held:
        for one in classes:
            counts[one] += 1
    weights = np.array([max((counts[one] ** -0.5 for one in classes), default=0.05) for classes in held])
    return weights / weights.sum()
