"""Trains the network: python3 tools/vision/train.py --photos PATH --work FOLDER [--shipped FILE]

Stops at any time and goes on from its checkpoint in FOLDER when it is started again. Where there is none, it starts
from the weights of FILE, an exported network, else from the backbone.
"""
import argparse
import copy
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset

from food_output import fit_food_output
from losses import loss_of
from network import Network, start_from_backbone
from photos import read_photos
from scenes import SceneMaker
from shipped import start_from_shipped
from soft_cut_outs import SoftCutOuts
from targets import cell_targets, picture_targets

SEED = 20
BACKBONE = "backbone/mobilenet_v2_1.0_224_int8.tflite"
# The schedule: side of the scenes in pixels, scenes a step, steps.
PHASES = ((224, 24, 2600), (320, 12, 2400))
PHASES_FROM_SHIPPED = ((256, 24, 400),)
# Where the early parts are fixed: how many batches are kept as they leave these parts, and from how many on one of them
# is learned from again after each new one.
KEPT, ENOUGH = 300, 20
HEAD_RATE, BACKBONE_RATE, WEIGHT_DECAY = 1e-3, 3e-4, 0.03
WARM_UP, FROZEN = 60, 40
AVERAGE = 0.996
SAVE_EVERY = 200


class Scenes(Dataset):
    """Scenes of one size by number, as tensors."""

    def __init__(self, maker: SceneMaker, size: int, numbers: range):
        self.maker, self.size, self.numbers = maker, size, numbers

    def __len__(self):
        return len(self.numbers)

    def __getitem__(self, index):
        scene = self.maker.draw(self.numbers[index], self.size)
        states, edges = cell_targets(scene, self.size)
        there = {int(one) for one in scene.boxes[:, 0]} | ({scene.label} if scene.label is not None else set())
        chosen = there.pop() if len(there) == 1 else -1
        image = torch.from_numpy(np.asarray(scene.image).copy())
        known = (torch.from_numpy(each) for each in (states, edges, picture_targets(scene), scene.kinds))
        return image, *known, chosen


def rate_at(step: int, steps: int) -> float:
    """The share of the full learning rate: a linear start, then half a cosine."""
    if step < WARM_UP:
        return (step + 1) / WARM_UP
    return 0.5 * (1 + math.cos(math.pi * (step - WARM_UP) / max(1, steps - WARM_UP)))


class Trainer:
    """The network, its moving average (which is shipped), the optimiser, and the current step."""

    def __init__(self, work: Path, photos_folder: Path, maker: SceneMaker, shipped: str | None, bfloat16: bool):
        self.work, self.maker, self.step, self.bfloat16 = work, maker, 0, bfloat16
        self.network = Network()
        self.kept: list[list[torch.Tensor]] = []
        self.random = np.random.default_rng(SEED)
        self.checkpoint = work / "checkpoint.pt"
        if not self.checkpoint.exists():
            first = torch.stack([Scenes(maker, 224, range(96))[i][0] for i in range(96)]).permute(0, 3, 1, 2).float()
            if shipped is None:
                start_from_backbone(self.network, str(photos_folder / BACKBONE), first)
            else:
                start_from_shipped(self.network, shipped, first)
        if shipped is not None:
            self.network.fix_early_parts()
        self.network.to(memory_format=torch.channels_last)
        self.average = copy.deepcopy(self.network).eval()
        self.optimiser = torch.optim.AdamW(self._groups(), lr=1, weight_decay=WEIGHT_DECAY)
        if self.checkpoint.exists():
            self._load()

    def _groups(self):
        groups = []
        for rate, own in ((BACKBONE_RATE, True), (HEAD_RATE, False)):
            named = [p for n, p in self.network.named_parameters() if n.startswith("backbone.") == own]
            groups.append({"params": [p for p in named if p.ndim > 1], "rate": rate})
            groups.append({"params": [p for p in named if p.ndim == 1], "rate": rate, "weight_decay": 0.0})
        return groups

    def _load(self):
        state = torch.load(self.checkpoint)
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.step = state["step"]

    def save(self):
        state = {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "step": self.step,
        }
        torch.save(state, self.checkpoint.with_suffix(".new"))
        self.checkpoint.with_suffix(".new").replace(self.checkpoint)

    def run(self, phases, workers: int):
        rounds = 2 if self.network.early_parts_fixed else 1
        steps, begun, drawn = sum(phase[2] for phase in phases) * rounds, 0, 0
        for size, batch, count in phases:
            skipped = min(max(self.step // rounds - begun, 0), count)
            numbers = range(drawn + skipped * batch, drawn + count * batch)
            begun, drawn = begun + count, drawn + count * batch
            scenes = Scenes(self.maker, size, numbers)
            self.kept.clear()
            for images, *known in DataLoader(scenes, batch, num_workers=workers, prefetch_factor=4 if workers else 2):
                photos = images.permute(0, 3, 1, 2).float().contiguous(memory_format=torch.channels_last)
                self._learn(photos, known, steps)
                if len(self.kept) >= ENOUGH:
                    maps, *known = self.kept[self.random.integers(len(self.kept))]
                    self._learn(maps.float().contiguous(memory_format=torch.channels_last), known, steps, True)
        self.save()

    def _learn(self, inputs, known, steps: int, are_maps: bool = False):
        """One step: `inputs` are photos, or maps as they leave the early parts."""
        began = time.time()
        self.network.train()
        for group in self.optimiser.param_groups:
            frozen = group["rate"] == BACKBONE_RATE and self.step < FROZEN
            group["lr"] = 0 if frozen else group["rate"] * rate_at(self.step, steps)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=self.bfloat16):
            maps = inputs if are_maps else self.network.early(inputs)
            logits, distances, _, kinds = self.network.late(maps)
        if self.network.early_parts_fixed and not are_maps:
            self._keep(maps, known)
        loss, parts = loss_of(logits, distances, kinds, *known)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 5.0)
        self.optimiser.step()
        self.step += 1
        self._follow()
        if self.step % 20 == 0:
            told = " ".join(f"{name} {value:.3f}" for name, value in parts.items())
            print(f"{self.step}/{steps} {len(inputs) / (time.time() - began):.1f}/s {told}", flush=True)
        if self.step % SAVE_EVERY == 0:
            self.save()

    def _keep(self, maps, known):
        if len(self.kept) >= KEPT:
            self.kept.pop(int(self.random.integers(KEPT)))
        self.kept.append([maps.half(), *known])

    @torch.no_grad()
    def _follow(self):
        """Updates the moving average; with a lower decay at first."""
        keep = min(AVERAGE, (1 + self.step) / (10 + self.step))
        for mine, new in zip(self.average.state_dict().values(), self.network.state_dict().values()):
            if mine.dtype.is_floating_point:
                mine.lerp_(new, 1 - keep)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--photos", type=Path, required=True, help="the folder of the photo sets")
    parser.add_argument("--work", type=Path, default=Path("dist/vision"), help="where the checkpoint is kept")
    parser.add_argument("--shipped", help="an exported network to start from")
    parser.add_argument("--bfloat16", action="store_true", help="faster on processors that compute in it, else slower")
    parser.add_argument("--steps", type=int, help="how many steps the last phase has, if not as many as planned")
    parser.add_argument("--workers", type=int, default=1, help="processes that draw scenes")
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(arguments.threads)
    torch.manual_seed(SEED)
    photos = read_photos(arguments.photos, "train")
    maker = SceneMaker(photos, SEED, SoftCutOuts(photos, arguments.work / "cut-outs-train.npz", SEED))
    trainer = Trainer(arguments.work, arguments.photos, maker, arguments.shipped, arguments.bfloat16)
    phases = PHASES if arguments.shipped is None else PHASES_FROM_SHIPPED
    if arguments.steps is not None:
        phases = (*phases[:-1], (*phases[-1][:2], arguments.steps))
    trainer.run(phases, arguments.workers)
    fit_food_output(trainer.checkpoint, maker, arguments.bfloat16)


if __name__ == "__main__":
    main()
