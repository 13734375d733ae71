"""The photo sets and the classes of their labels."""
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

CLASSES_FILE = Path(__file__).parents[2] / "packages/vision/src/classes.json"
SETS = ("kitchen", "table", "grocery", "packages")
# The numbers of the photos of packages whose label is right, by eye.
RIGHT_PACKAGES = frozenset(json.loads((Path(__file__).parent / "right-packages.json").read_text()))
# One of so many photos of packages, which have no splits, is for validation.
PACKAGES_VALIDATION = 6
CLASSES: dict[str, dict[str, list[str]]] = json.loads(CLASSES_FILE.read_text())
IDS = sorted(CLASSES)


@dataclass
class Photo:
    """Pixels (height, width, 3) with boxes as rows of class, x0, y0, x1, y1 from 0 to 1.

    A photo of the grocery or packages set has no boxes: its label is for the whole photo.
    """

    set: str
    pixels: np.ndarray
    boxes: np.ndarray
    label: int | None


def class_of(photo_set: str, label: str) -> int:
    """The index of the class of a label of a set."""
    return next(i for i, one in enumerate(IDS) if label in CLASSES[one].get(photo_set, []))


def classes_of(photo_set: str) -> np.ndarray:
    """For each class, whether a set labels it."""
    return np.array([photo_set in CLASSES[one] for one in IDS])


def read_photos(folder: Path, split: str, sets: tuple[str, ...] = SETS) -> list[Photo]:
    """All photos of a split ("train" or "validation"), decoded."""
    return [
        _read(folder, name, row) for name in sets for row in _rows(folder, name, split)
    ]


def _rows(folder: Path, photo_set: str, split: str) -> list[dict]:
    rows = json.loads((folder / f"{photo_set}.json").read_text())
    if photo_set != "packages":
        return rows[split]
    right = [row for number, row in enumerate(rows) if number in RIGHT_PACKAGES]
    return [row for number, row in enumerate(right) if (number % PACKAGES_VALIDATION == 0) == (split == "validation")]


def _read(folder: Path, photo_set: str, row: dict) -> Photo:
    pixels = np.asarray(Image.open(folder / photo_set / row["file"]).convert("RGB"))
    rows = [
        (class_of(photo_set, box["label"]), box["x"], box["y"], box["x"] + box["w"], box["y"] + box["h"])
        for box in row.get("boxes", [])
    ]
    label = class_of(photo_set, row["label"]) if "label" in row else None
    return Photo(photo_set, pixels, np.array(rows, np.float32).reshape(-1, 5), label)
