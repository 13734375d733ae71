"""The last part of training: the food classifier, fitted on the frozen network."""
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from network import FEATURES, Network
from scenes import SceneMaker

SEED = 21
SIZE, BATCH = 256, 24
# Scenes of each kind, with food and without.
SCENES = 450
FOOD = ("kitchen", "table", "grocery", "packages", "composed", "stocked")
DECAY, ROUNDS = 0.02, 60


def draw(maker: SceneMaker, number: int) -> tuple[np.ndarray, bool]:
    """A picture, and whether there is food in it: those of even numbers have none."""
    random = np.random.default_rng((SEED, number))
    kind = random.choice(FOOD) if number % 2 else "empty"
    return np.asarray(maker.draw_kind(kind, SIZE, random).image), kind != "empty"


@torch.no_grad()
def features_of(network: Network, pictures: tuple[np.ndarray, ...]) -> torch.Tensor:
    photos = torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2).float()
    return network.outputs(photos.contiguous(memory_format=torch.channels_last))[2]


def fit(features: torch.Tensor, food: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Weights (1, FEATURES) and bias (1) of a logistic regression with L2 penalty, for unnormalised features."""
    mean, spread = features.mean(0), features.std(0) + 1e-3
    even = (features - mean) / spread
    weight, bias = torch.zeros(FEATURES, requires_grad=True), torch.zeros(1, requires_grad=True)
    optimiser = torch.optim.LBFGS([weight, bias], max_iter=ROUNDS, line_search_fn="strong_wolfe")

    def loss():
        optimiser.zero_grad()
        error = F.binary_cross_entropy_with_logits(even @ weight + bias, food) + DECAY * weight.pow(2).sum()
        error.backward()
        return error

    optimiser.step(loss)
    right = ((even @ weight + bias > 0) == (food > 0.5)).float().mean()
    print(f"accuracy on the training data: {100 * right:.1f} %")
    scaled = (weight / spread).detach()
    return scaled[None], (bias - scaled @ mean).detach()


def fit_food_output(checkpoint: Path, maker: SceneMaker) -> None:
    """Fits the layer and stores it in the checkpoint."""
    state = torch.load(checkpoint, map_location="cpu")
    network = Network()
    network.load_state_dict(state["average"])
    network.eval().to(memory_format=torch.channels_last)
    features, food = [], []
    for start in range(0, 2 * SCENES, BATCH):
        pictures, labels = zip(*(draw(maker, number) for number in range(start, start + BATCH)))
        features.append(features_of(network, pictures))
        food.extend(labels)
    weight, bias = fit(torch.cat(features), torch.tensor(food).float())
    for part in ("network", "average"):
        state[part]["food.weight"], state[part]["food.bias"] = weight, bias
    torch.save(state, checkpoint)
