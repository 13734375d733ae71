"""Fits the outputs of kinds of an exported network: python3 tools/vision/kind_output.py --photos PATH

The rest of the network stays as it is. For each class that has kinds, a softmax regression with L2 penalty is fitted to
views of training photos, on what the network sees in the cell that shows the class best.
"""
import argparse
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch.nn import functional as F

from augmentation import relight
from network import DEEP_WIDTH, WIDTH, Network
from photos import FIRST_KIND, IDS, KINDS, NO_KIND, WIDER, Photo, read_photos
from scenes import SceneMaker
from shipped import PREFIX, start_from_shipped

SEED, SIZE, BATCH, ROUNDS = 31, 256, 16, 2
# How many photos of each kind and of any other kind are used at most.
MOST, MOST_OTHER = 55, 70
DECAY, ITERATIONS = 0.2, 80


def chosen(photos: list[Photo], random: np.random.Generator) -> list[Photo]:
    """Photos of classes with kinds, with enough of each kind."""
    counts: dict[tuple[int, int], int] = {}
    found = []
    for index in random.permutation(len(photos)):
        there = [(one, int(kind)) for one, kind in enumerate(photos[index].kinds) if kind != NO_KIND]
        if any(counts.get(each, 0) < _most(*each) for each in there):
            for each in there:
                counts[each] = counts.get(each, 0) + 1
            found.append(photos[index])
    return found


def _most(wider: int, kind: int) -> int:
    return MOST if kind < len(KINDS[WIDER[wider]]) else MOST_OTHER


@torch.no_grad()
def seen_in(network: Network, views: np.ndarray) -> list[torch.Tensor]:
    """For each of `WIDER`, what is seen in its best cell of each view (batch, WIDTH + DEEP_WIDTH)."""
    pictures = torch.from_numpy(views).permute(0, 3, 1, 2).float().contiguous(memory_format=torch.channels_last)
    seen, deep = network.maps(pictures)
    logits = network.logits(seen, deep)
    cells = torch.cat([seen, F.interpolate(deep, scale_factor=2.0, mode="nearest")], 1).flatten(2)
    best = [logits[:, IDS.index(one)].flatten(1).argmax(1) for one in WIDER]
    return [cells[torch.arange(len(cells)), :, cell] for cell in best]


def fit(features: torch.Tensor, kinds: torch.Tensor, count: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Weights (kind, feature) and biases of a softmax regression."""
    mean, spread = features.mean(0), features.std(0) + 1e-2
    even = (features - mean) / spread
    weight, bias = torch.zeros(features.shape[1], count, requires_grad=True), torch.zeros(count, requires_grad=True)
    optimiser = torch.optim.LBFGS([weight, bias], max_iter=ITERATIONS, line_search_fn="strong_wolfe")

    def loss():
        optimiser.zero_grad()
        error = F.cross_entropy(even @ weight + bias, kinds) + DECAY * weight.pow(2).sum()
        error.backward()
        return error

    optimiser.step(loss)
    scaled = (weight.detach() / spread[:, None]).T
    return scaled, bias.detach() - scaled @ mean


def store(file: str, weights: torch.Tensor, biases: torch.Tensor) -> None:
    """Puts the weights of all kinds into an exported network."""
    given = {
        "kind.weight": weights[:, :WIDTH, None, None],
        "kind.bias": biases,
        "deep_kind.weight": weights[:, WIDTH:, None, None],
        "deep_kind.bias": torch.zeros_like(biases),
    }
    model = onnx.load(file)
    for tensor in model.graph.initializer:
        values = given.get(tensor.name.removeprefix(PREFIX))
        if values is not None:
            kept_type = numpy_helper.to_array(tensor).dtype
            tensor.CopyFrom(numpy_helper.from_array(values.numpy().astype(kept_type), tensor.name))
    onnx.save(model, file)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--photos", type=Path, required=True, help="the folder of the photo sets")
    parser.add_argument("--model", default="packages/vision/model/vision.onnx")
    arguments = parser.parse_args()
    random = np.random.default_rng(SEED)
    photos = chosen(read_photos(arguments.photos, "train"), random)
    maker = SceneMaker(photos, SEED, None)
    draw = lambda photo: np.asarray(relight(maker.view(photo, SIZE, random).image, random))
    network = Network()
    first = torch.from_numpy(np.stack([draw(photo) for photo in photos[:BATCH]])).permute(0, 3, 1, 2).float()
    start_from_shipped(network, arguments.model, first)
    network.eval().to(memory_format=torch.channels_last)
    batches = [photos[start : start + BATCH] for _ in range(ROUNDS) for start in range(0, len(photos), BATCH)]
    seen = [seen_in(network, np.stack([draw(photo) for photo in batch])) for batch in batches]
    kinds = torch.from_numpy(np.stack([photo.kinds for batch in batches for photo in batch]))
    weights, biases = torch.zeros(FIRST_KIND[-1], WIDTH + DEEP_WIDTH), torch.zeros(FIRST_KIND[-1])
    for index, one in enumerate(WIDER):
        there = kinds[:, index] != NO_KIND
        features = torch.cat([batch[index] for batch in seen])[there]
        own = slice(FIRST_KIND[index], FIRST_KIND[index + 1])
        weights[own], biases[own] = fit(features, kinds[there, index], own.stop - own.start)
        print(f"{one}: {len(features)} views")
    store(arguments.model, weights, biases)


if __name__ == "__main__":
    main()
