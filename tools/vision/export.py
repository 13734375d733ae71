"""Writes the trained network as ONNX: python3 tools/vision/export.py --work FOLDER --to packages/vision/model/vision.onnx

Normalisation is folded into the convolutions and their weights are stored as 16-bit floats. The input is a photo as
it is decoded, in floats of 0 to 255 (`photo`: 1 x height x width x 3, sides multiples of 32); the outputs are `logits`
(1 x class x row x column), `distances` (1 x 4 x row x column), `food` (1 x 1) and `kinds` (1 x kind x row x column), as
network.py has them.
"""
import argparse
import json
from pathlib import Path

import onnx
import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.utils.fusion import fuse_conv_bn_eval

from network import Network
from photos import IDS, kind_names
from shipped import CLASSES_KEY, KINDS_KEY

OPERATORS = 13


class HalfConvolution(nn.Module):
    """A convolution with weights stored as 16-bit floats."""

    def __init__(self, convolution: nn.Conv2d):
        super().__init__()
        self.convolution = convolution
        self.register_buffer("weight", convolution.weight.data.half())
        self.register_buffer("bias", convolution.bias.data.half())

    def forward(self, x):
        own = self.convolution
        return F.conv2d(x, self.weight.float(), self.bias.float(), own.stride, own.padding, 1, own.groups)


class Shipped(nn.Module):
    """The network as it ships: from pixels, row by row."""

    def __init__(self, network: nn.Module):
        super().__init__()
        self.network = network

    def forward(self, photo):
        return self.network(photo.permute(0, 3, 1, 2))


def fold(module: nn.Module) -> None:
    """Replaces each convolution and the normalisation after it by one with 16-bit weights."""
    previous = None
    for name, child in list(module.named_children()):
        if isinstance(child, nn.BatchNorm2d):
            folded = fuse_conv_bn_eval(module.get_submodule(previous).convolution, child)
            setattr(module, previous, HalfConvolution(folded))
            setattr(module, name, nn.Identity())
        elif isinstance(child, nn.Conv2d):
            if child.bias is None:
                child.bias = nn.Parameter(torch.zeros(child.out_channels))
            setattr(module, name, HalfConvolution(child))
        else:
            fold(child)
        previous = name


def convert_only_weights(model: onnx.ModelProto) -> None:
    """Removes conversions to floats of what are floats already, and takes the photo as floats.

    The weights are then converted once, when the network is loaded, and nothing at run time: the code that converts is
    so large that V8 takes 350 MB to optimise it.
    """
    graph = model.graph
    stored = {one.name for one in graph.initializer} | {one.output[0] for one in graph.node if one.op_type == "Constant"}
    results = {one.name for one in graph.output}
    for cast in [one for one in graph.node if one.op_type == "Cast" and one.input[0] not in stored]:
        source, target = cast.input[0], cast.output[0]
        gone, kept = (source, target) if target in results else (target, source)
        graph.node.remove(cast)
        for node in graph.node:
            for names in (node.input, node.output):
                for index, name in enumerate(names):
                    if name == gone:
                        names[index] = kept
    graph.input[0].type.tensor_type.elem_type = onnx.TensorProto.FLOAT
    onnx.checker.check_model(model)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, default=Path("dist/vision"), help="where the checkpoint is kept")
    parser.add_argument("--to", type=Path, default=Path("packages/vision/model/vision.onnx"))
    arguments = parser.parse_args()
    network = Network()
    network.load_state_dict(torch.load(arguments.work / "checkpoint.pt", map_location="cpu")["average"])
    network.eval()
    photo = torch.randint(0, 256, (1, 256, 320, 3)).float()
    with torch.no_grad():
        before = network(photo.permute(0, 3, 1, 2))
        fold(network)
        after = Shipped(network)(photo)
    print("largest change by folding:", *(float((a - b).abs().max()) for a, b in zip(before, after)))
    arguments.to.parent.mkdir(parents=True, exist_ok=True)
    torch.onnx.export(
        Shipped(network),
        (photo,),
        str(arguments.to),
        input_names=["photo"],
        output_names=["logits", "distances", "food", "kinds"],
        dynamic_axes={
            "photo": {1: "height", 2: "width"},
            "logits": {2: "rows", 3: "columns"},
            "distances": {2: "rows", 3: "columns"},
            "kinds": {2: "rows", 3: "columns"},
        },
        opset_version=OPERATORS,
        do_constant_folding=False,
    )
    exported = onnx.load(str(arguments.to))
    convert_only_weights(exported)
    onnx.helper.set_model_props(exported, {CLASSES_KEY: json.dumps(IDS), KINDS_KEY: json.dumps(kind_names())})
    onnx.save(exported, str(arguments.to))
    print(f"{arguments.to}: {arguments.to.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
