"""Averages the weights of two exported networks: python3 tools/vision/blend.py NEW OLD --share 0.5 --to FILE

The mean of a network and of the one that it was trained on from is often better than both (Wortsman et al., "Robust
fine-tuning of zero-shot models", CVPR 2022). A class and a kind that OLD lacks has the weights of NEW.
"""
import argparse
import json
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper

from network import DEEP_WIDTH, WIDTH
from shipped import CLASSES_KEY, PREFIX

# Of the food classifier's inputs, those that are no classes.
NO_CLASSES = DEEP_WIDTH + WIDTH
KINDS = ("kind", "deep_kind")


def blend(new: onnx.ModelProto, old: onnx.ModelProto, share: float) -> None:
    """Changes the weights of `new` to a mean, in which its own have a share."""
    other = {one.name: numpy_helper.to_array(one).astype(np.float32) for one in old.graph.initializer}
    old_ids = _classes(old)
    pairs = [(index, old_ids.index(one)) for index, one in enumerate(_classes(new)) if one in old_ids]
    mine, theirs = (list(numbers) for numbers in zip(*pairs))
    for tensor in new.graph.initializer:
        stored, name = numpy_helper.to_array(tensor), tensor.name.removeprefix(PREFIX)
        weights, layer = stored.astype(np.float32), name.split(".")[0]
        if layer in KINDS:
            continue
        given = other.get(tensor.name, np.zeros_like(weights))
        if layer in ("what", "context"):
            weights[mine] = _mean(weights[mine], given[theirs] if len(given) == len(old_ids) else 0, share)
        elif name == "food.weight":
            even = np.zeros_like(weights)
            even[:, :NO_CLASSES] = given[:, :NO_CLASSES]
            even[:, [NO_CLASSES + index for index in mine]] = given[:, [NO_CLASSES + index for index in theirs]]
            weights = _mean(weights, even, share)
        else:
            weights = _mean(weights, given, share)
        tensor.CopyFrom(numpy_helper.from_array(weights.astype(stored.dtype), tensor.name))


def _mean(one: np.ndarray, other: np.ndarray | int, share: float) -> np.ndarray:
    return share * one + (1 - share) * other


def _classes(model: onnx.ModelProto) -> list[str]:
    return json.loads(next(one.value for one in model.metadata_props if one.key == CLASSES_KEY))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--share", type=float, default=0.5, help="that of NEW")
    parser.add_argument("--to", type=Path, default=Path("packages/vision/model/vision.onnx"))
    arguments = parser.parse_args()
    new = onnx.load(arguments.new)
    blend(new, onnx.load(arguments.old), arguments.share)
    onnx.save(new, str(arguments.to))


if __name__ == "__main__":
    main()
