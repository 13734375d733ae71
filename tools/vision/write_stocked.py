"""Writes scenes of many things to validate with: python3 tools/vision/write_stocked.py --photos PATH --to FOLDER

They share no cut-out and no backdrop with training, which uses the other split. Writes FOLDER/fridge/*.jpg and
FOLDER/fridge.json in the form of the photo sets.
"""
import argparse
import json
from pathlib import Path

import numpy as np
from PIL import Image

from augmentation import relight
from photos import IDS, read_photos
from scenes import SceneMaker
from soft_cut_outs import MOST_TO_VALIDATE, SoftCutOuts
from stocked import draw_stocked

SEED, SCENES = 23, 80
SIZES = ((640, 480), (480, 640), (640, 640), (600, 450))
# A stored photo is larger than what is looked at.
ENLARGED = 1.5


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--photos", type=Path, required=True, help="the folder of the photo sets")
    parser.add_argument("--to", type=Path, default=Path("dist/vision/validation"))
    arguments = parser.parse_args()
    photos = read_photos(arguments.photos, "validation")
    folder = arguments.to / "fridge"
    folder.mkdir(parents=True, exist_ok=True)
    cut_outs = SoftCutOuts(photos, arguments.to / "cut-outs-validation.npz", SEED, MOST_TO_VALIDATE)
    maker = SceneMaker(photos, SEED, cut_outs)
    rows = []
    for number in range(SCENES):
        random = np.random.default_rng((SEED, number))
        width, height = SIZES[number % len(SIZES)]
        drawn = draw_stocked(cut_outs, width, height, random, maker.backdrop)
        if not len(drawn.boxes):
            continue
        image = relight(Image.fromarray(drawn.pixels), random)
        file = f"fridge-{number:03}.jpg"
        image.resize((int(width * ENLARGED), int(height * ENLARGED)), Image.BICUBIC).save(folder / file, quality=88)
        boxes = [_row(box, width, height) for box in drawn.boxes]
        rows.append({"file": file, "width": image.width, "height": image.height, "boxes": boxes})
    (arguments.to / "fridge.json").write_text(json.dumps({"validation": rows}))
    print(f"{len(rows)} scenes with {sum(len(row['boxes']) for row in rows)} things")


def _row(box: np.ndarray, width: int, height: int) -> dict:
    one, x0, y0, x1, y1 = box
    place = {"x": x0 / width, "y": y0 / height, "w": (x1 - x0) / width, "h": (y1 - y0) / height}
    return {"label": IDS[int(one)], **place}


if __name__ == "__main__":
    main()
