"""Starts training from the weights of an exported network, with whatever classes it has of today's."""
import json

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from network import Network, normalised_layers, unfold_over
from photos import IDS

PREFIX = "network."
# The key of the exported file's metadata that holds its classes.
CLASSES_KEY = "classes"


def start_from_shipped(network: Network, file: str, photos: torch.Tensor) -> None:
    """Fills a network from an ONNX file that export.py wrote; a class that the file lacks keeps its random weights.

    `photos` (batch, 3, height, width; 0 to 255) show how the maps are spread, since the file has its normalisation
    folded in.
    """
    model = onnx.load(file)
    stored = {one.name.removeprefix(PREFIX): numpy_helper.to_array(one) for one in model.graph.initializer}
    known = json.loads(next(one.value for one in model.metadata_props if one.key == CLASSES_KEY))
    network.eval()
    layers = normalised_layers(network)
    for name, convolution, norm in layers:
        convolution.weight.data = _floats(stored[f"{name}.weight"])
        norm.weight.data.fill_((1 + norm.eps) ** 0.5)
        norm.bias.data = _floats(stored[f"{name}.bias"])
    _fill(network.where, stored, "where", slice(None), slice(None))
    ours = [IDS.index(one) for one in known if one in IDS]
    theirs = [index for index, one in enumerate(known) if one in IDS]
    _fill(network.what, stored, "what", ours, theirs)
    unfold_over(layers, lambda: network.with_features(photos))


def _fill(layer: nn.Conv2d, stored: dict[str, np.ndarray], name: str, ours, theirs) -> None:
    layer.weight.data[ours] = _floats(stored[f"{name}.weight"])[theirs]
    layer.bias.data[ours] = _floats(stored[f"{name}.bias"])[theirs]


def _floats(values: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(values.astype(np.float32))
