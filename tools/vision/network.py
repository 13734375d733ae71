"""The network: MobileNetV2, its two coarsest maps brought together, and in every cell what is there and how large.

MobileNetV2: Sandler et al., CVPR 2018 (arXiv:1801.04381). A box in every cell: Tian et al., FCOS, ICCV 2019
(arXiv:1904.01355).
"""
import torch
from torch import nn
from torch.nn import functional as F
from torchvision.models import mobilenet_v2
from torchvision.ops import StochasticDepth

from photos import FIRST_KIND, IDS
from targets import STRIDE
from tflite import read_convolutions

WIDTH, DEEP_WIDTH = 256, 1280
# Of the 19 parts of MobileNetV2: the first 7 see in steps of 8 pixels, the first layer of part 14 still in steps of 16.
DETAIL_PARTS, FINE_PARTS = 7, 14
DETAIL_WIDTH, FINE_WIDTH = 32, 576
# How often the last residual part is left out of a training step; earlier ones less often (Huang et al., "Deep networks
# with stochastic depth", ECCV 2016).
LEFT_OUT = 0.1
# Features of the food classifier: mean of the deepest maps, maximum of the combined ones, and each class.
FEATURES = DEEP_WIDTH + WIDTH + len(IDS)


def _layer(inputs: int, outputs: int, kernel: int, groups: int = 1) -> nn.Sequential:
    convolution = nn.Conv2d(inputs, outputs, kernel, padding=kernel // 2, groups=groups, bias=False)
    return nn.Sequential(convolution, nn.BatchNorm2d(outputs), nn.ReLU6())


def _halved(inputs: int, outputs: int) -> nn.Sequential:
    return nn.Sequential(nn.Conv2d(inputs, outputs, 2, 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU6())


def _separable(width: int) -> nn.Sequential:
    return nn.Sequential(_layer(width, width, 3, width), _layer(width, width, 1))


class Network(nn.Module):
    """Photo (batch, 3, height, width; 0 to 255; sides multiples of 32) to logits a class and cell, and boxes."""

    def __init__(self):
        super().__init__()
        self.backbone = mobilenet_v2().features
        _leave_out_parts(self.backbone)
        self.detail = _halved(DETAIL_WIDTH, WIDTH)
        self.fine = _layer(FINE_WIDTH, WIDTH, 1)
        self.coarse = _layer(DEEP_WIDTH, WIDTH, 1)
        self.together = nn.Sequential(_separable(WIDTH), _separable(WIDTH))
        self.place = _separable(WIDTH)
        self.dropout = nn.Dropout2d(0.1)
        self.what = nn.Conv2d(WIDTH, len(IDS), 1)
        # What the picture as a whole says of each class: in a shop there are cartons, on a table packets.
        self.context = nn.Conv2d(DEEP_WIDTH, len(IDS), 1, bias=False)
        self.kind = nn.Conv2d(WIDTH, FIRST_KIND[-1], 1)
        self.deep_kind = nn.Conv2d(DEEP_WIDTH, FIRST_KIND[-1], 1, bias=False)
        self.where = nn.Conv2d(WIDTH, 4, 1)
        # Fitted when all else is trained, see food_output.py.
        self.food = nn.Linear(FEATURES, 1)
        nn.init.normal_(self.what.weight, std=0.01)
        nn.init.constant_(self.what.bias, -4.6)
        for layer in (self.context, self.kind, self.deep_kind):
            nn.init.zeros_(layer.weight)
        nn.init.constant_(self.where.bias, 1.0)

    def forward(self, photo):
        """Logits (batch, class, row, column); of the box that each cell is in, how far its left, top, right and bottom
        are from the cell's middle, in cells (batch, 4, row, column); a logit of there being food (batch, 1); and of
        the kinds of classes (batch, kind, row, column)."""
        logits, distances, features, kinds = self.outputs(photo)
        return logits, distances, self.food(features), kinds

    def outputs(self, photo):
        """Logits, distances and kinds as `forward` has them, and what tells food from no food (batch, FEATURES)."""
        seen, deep = self.maps(photo)
        logits = self.logits(seen, deep)
        kinds = self.kind(seen) + _enlarged(self.deep_kind(deep))
        distances = self.where(self.place(seen)).float().clamp(-4, 4).exp()
        features = torch.cat([deep.mean((2, 3)), seen.amax((2, 3)), pooled(logits)], 1).float()
        return logits, distances, features, kinds

    def maps(self, photo):
        """The combined maps (batch, WIDTH, row, column), and the deepest ones (batch, DEEP_WIDTH, half as many rows and
        columns)."""
        detail = self.backbone[:DETAIL_PARTS](photo / 127.5 - 1)
        expand, spread, *rest = self.backbone[FINE_PARTS].conv
        fine = expand(self.backbone[DETAIL_PARTS:FINE_PARTS](detail))
        deep = spread(fine)
        for layer in (*rest, self.backbone[FINE_PARTS + 1 :]):
            deep = layer(deep)
        return self.together(self.detail(detail) + self.fine(fine) + _enlarged(self.coarse(deep))), deep

    def logits(self, seen, deep):
        """Of each class in each cell: its own and what the picture as a whole adds."""
        return (self.what(self.dropout(seen)) + self.context(deep.mean((2, 3), keepdim=True))).float()


def _enlarged(maps):
    return F.interpolate(maps, scale_factor=2.0, mode="nearest")


def boxes_from(distances):
    """Distances as the network outputs them, as corners in pixels (batch, 4: x0, y0, x1, y1, row, column)."""
    rows, columns = distances.shape[-2:]
    y = (torch.arange(rows, dtype=torch.float32, device=distances.device) + 0.5).view(1, 1, -1, 1)
    x = (torch.arange(columns, dtype=torch.float32, device=distances.device) + 0.5).view(1, 1, 1, -1)
    left, top, right, bottom = distances.split(1, 1)
    return torch.cat([x - left, y - top, x + right, y + bottom], 1) * STRIDE


def pooled(logits):
    """Scores of a whole picture: each class at its best cell."""
    return logits.amax((2, 3))


def normalised_layers(module: nn.Module) -> list[tuple[str, nn.Conv2d, nn.BatchNorm2d]]:
    """Each convolution that a normalisation follows, with its name, in order of definition."""
    layers, before = [], None
    for name, child in module.named_modules():
        if isinstance(child, nn.Conv2d):
            before = (name, child)
        elif isinstance(child, nn.BatchNorm2d):
            layers.append((*before, child))
    return layers


def start_from_backbone(network: Network, file: str, photos: torch.Tensor) -> None:
    """Fills the backbone from the given file.

    The file's convolutions have their normalisation folded in. It is unfolded again by how the maps are spread over
    some photos, so that the network says just what it said, and can be trained as one that is normalised.
    """
    network.eval()
    layers = normalised_layers(network.backbone)
    for (_, convolution, norm), given in zip(layers, read_convolutions(file)):
        convolution.weight.data = torch.from_numpy(given.weight.copy())
        norm.weight.data.fill_((1 + norm.eps) ** 0.5)
        norm.bias.data = torch.from_numpy(given.bias.copy())
    unfold_over(layers, lambda: network.backbone(photos / 127.5 - 1))


def unfold_over(layers: list[tuple[str, nn.Conv2d, nn.BatchNorm2d]], run) -> None:
    """Sets the normalisation of layers from the maps they see while `run` computes, without changing their outputs."""
    for _, convolution, norm in layers:
        norm.register_forward_pre_hook(_unfold(convolution, norm))
    with torch.no_grad():
        run()
    for _, _, norm in layers:
        norm._forward_pre_hooks.clear()


def _unfold(convolution: nn.Conv2d, norm: nn.BatchNorm2d):
    """A hook that sets a layer's normalisation from the maps it sees, without changing its output."""

    def hook(_, arguments):
        maps = arguments[0]
        size = convolution.weight.data.flatten(1).norm(dim=1).clamp_min(1e-6).view(-1, 1, 1, 1)
        mean = maps.mean((0, 2, 3)) / size.flatten()
        spread = (maps / size.view(1, -1, 1, 1)).var((0, 2, 3)).clamp_min(1e-4)
        convolution.weight.data /= size
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(spread)
        norm.bias.data += mean * size.flatten()
        norm.weight.data = (spread + norm.eps).sqrt() * size.flatten()
        return (maps / size.view(1, -1, 1, 1),)

    return hook


def _leave_out_parts(backbone: nn.Sequential) -> None:
    for number, part in enumerate(backbone):
        if getattr(part, "use_res_connect", False):
            part.conv.append(StochasticDepth(LEFT_OUT * number / len(backbone), "row"))
