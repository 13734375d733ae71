"""The photo sets and the classes of their labels."""
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

SOURCE = Path(__file__).parents[2] / "packages/vision/src"
SETS = ("kitchen", "table", "grocery", "packages")
# The numbers of the photos of packages whose label is right, by eye.
RIGHT_PACKAGES = frozenset(json.loads((Path(__file__).parent / "right-packages.json").read_text()))
# Further ones by what they show instead of what their label says, by eye; "none" where nothing known is seen.
OTHER_PACKAGES: dict[str, list[int]] = json.loads((Path(__file__).parent / "other-packages.json").read_text())
NONE = "none"
# One of so many photos of packages, which have no splits, is for validation.
PACKAGES_VALIDATION = 6
CLASSES: dict[str, dict[str, list[str]]] = json.loads((SOURCE / "classes.json").read_text())
IDS = sorted(CLASSES)
# The kinds of a class that labels tell apart, with these labels; its other labels are those of any kind.
KINDS: dict[str, dict[str, dict[str, list[str]]]] = json.loads((SOURCE / "kinds.json").read_text())
# The classes that have kinds, and where the network's outputs for each begin: its kinds in order of id, then any other.
WIDER = sorted(KINDS)
FIRST_KIND = [sum(len(KINDS[one]) + 1 for one in WIDER[:index]) for index in range(len(WIDER) + 1)]
NO_KIND = -1


@dataclass
class Photo:
    """Pixels (height, width, 3) with boxes as rows of class, x0, y0, x1, y1 from 0 to 1.

    A photo of the grocery or packages set has no boxes: its label is for the whole photo, and None where it shows
    nothing known. `kinds` says for each of `WIDER` which of its kinds is there, from 0 on, else `NO_KIND`.
    """

    set: str
    pixels: np.ndarray
    boxes: np.ndarray
    label: int | None
    kinds: np.ndarray


def class_of(photo_set: str, label: str) -> int:
    """The index of the class of a label of a set."""
    return next(i for i, one in enumerate(IDS) if label in CLASSES[one].get(photo_set, []))


def kinds_of(photo_set: str, labels: set[str]) -> np.ndarray:
    """For each of `WIDER`, the number of the kind that labels of a set name, or that of any other kind."""
    kinds = np.full(len(WIDER), NO_KIND)
    for index, wider in enumerate(WIDER):
        named = [sorted(KINDS[wider]).index(k) for k, sets in KINDS[wider].items() if labels & set(sets.get(photo_set, []))]
        if labels & set(CLASSES[wider].get(photo_set, [])):
            kinds[index] = named[0] if named else len(KINDS[wider])
    return kinds


def kind_names() -> list[str]:
    """What the network's outputs of kinds stand for, in order: a class and its kind, or the class for any other."""
    return [name for wider in WIDER for name in (*(f"{wider}/{kind}" for kind in sorted(KINDS[wider])), wider)]


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
    other = [{**rows[number], "label": one} for one in sorted(OTHER_PACKAGES) for number in OTHER_PACKAGES[one]]
    return [row for part in (right, other) for row in _split(part, split)]


def _split(rows: list[dict], split: str) -> list[dict]:
    return [row for number, row in enumerate(rows) if (number % PACKAGES_VALIDATION == 0) == (split == "validation")]


def _read(folder: Path, photo_set: str, row: dict) -> Photo:
    pixels = np.asarray(Image.open(folder / photo_set / row["file"]).convert("RGB"))
    rows = [
        (class_of(photo_set, box["label"]), box["x"], box["y"], box["x"] + box["w"], box["y"] + box["h"])
        for box in row.get("boxes", [])
    ]
    labels = {row["label"]} if "label" in row else {box["label"] for box in row["boxes"]}
    label = class_of(photo_set, row["label"]) if row.get("label", NONE) != NONE else None
    return Photo(photo_set, pixels, np.array(rows, np.float32).reshape(-1, 5), label, kinds_of(photo_set, labels))
