"""Reads the weights of an exported network, with whatever classes it has of today's."""
import json

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from network import Network, normalised_layers, unfold_over
from photos import IDS, kind_names

PREFIX = "network."
# The key of the exported file's metadata that holds its classes.
CLASSES_KEY, KINDS_KEY = "classes", "kinds"


def start_from_shipped(network: Network, file: str, photos: torch.Tensor) -> None:
    """Fills a network from an ONNX file that export.py wrote; a class that the file lacks keeps its random weights.

    `photos` (batch, 3, height, width; 0 to 255) show how the maps are spread, since the file has its normalisation
    folded in.
    """
    model = onnx.load(file)
    stored = {one.name.removeprefix(PREFIX): numpy_helper.to_array(one) for one in model.graph.initializer}
    known = {one.key: json.loads(one.value) for one in model.metadata_props}
    network.eval()
    layers = normalised_layers(network)
    for name, convolution, norm in layers:
        convolution.weight.data = _floats(stored[f"{name}.weight"])
        norm.weight.data.fill_((1 + norm.eps) ** 0.5)
        norm.bias.data = _floats(stored[f"{name}.bias"])
    _fill(network.where, stored, "where", range(4), range(4))
    for name in ("what", "context"):
        _fill(getattr(network, name), stored, name, IDS, known[CLASSES_KEY])
    for name in ("kind", "deep_kind"):
        _fill(getattr(network, name), stored, name, kind_names(), known.get(KINDS_KEY, []))
    unfold_over(layers, lambda: network.outputs(photos))


def _fill(layer: nn.Conv2d, stored: dict[str, np.ndarray], name: str, ours, theirs) -> None:
    """Sets those outputs of a layer that the file has; `ours` and `theirs` name the outputs in order."""
    pairs = [(list(ours).index(one), number) for number, one in enumerate(theirs) if one in ours]
    if not pairs or f"{name}.weight" not in stored:
        return
    mine, other = (list(numbers) for numbers in zip(*pairs))
    layer.weight.data[mine] = _floats(stored[f"{name}.weight"])[other]
    if layer.bias is not None:
        layer.bias.data[mine] = _floats(stored[f"{name}.bias"])[other]


def _floats(values: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(values.astype(np.float32))
