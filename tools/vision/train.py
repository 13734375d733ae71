"""Trains the network: python3 tools/vision/train.py --photos PATH --work FOLDER [--device cuda]

Stops at any time and goes on from its checkpoint in FOLDER when it is started again. The learning rate follows the time
that it has trained, of all that it may take.
"""
import argparse
import copy
import math
import queue
import threading
import time
from pathlib import Path

import cv2
import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset

from food_output import fit_food_output
from losses import loss_of
from network import Network, start_from_backbone
from photos import read_photos
from scenes import KINDS, KINDS_OF_MANY, Scene, SceneMaker
from soft_cut_outs import MOST_TO_TRAIN, SoftCutOuts
from targets import cell_targets, picture_targets

SEED = 40
BACKBONE = "backbone/mobilenet_v2_1.0_224_int8.tflite"
# Batches in turn: side of the scenes in pixels, scenes, and how often which kind of scene.
BATCHES = ((256, 160, KINDS), (320, 104, KINDS), (512, 40, KINDS_OF_MANY), (288, 128, KINDS))
HEAD_RATE, BACKBONE_RATE, WEIGHT_DECAY = 2e-3, 7e-4, 0.05
# Shares of the time: in which the rates rise, and in which the backbone is not trained.
WARM_UP, FROZEN = 0.02, 0.004
AVERAGE = 0.999
# Seconds between checkpoints and between what is printed.
SAVE_EVERY, TELL_EVERY = 60, 10
# While no new batch is there, one of the last is learned from again (Choi et al., "Faster neural network training with
# data echoing", arXiv:1907.05550), at most so many times for each new one.
REMEMBERED, MOST_AGAIN = 48, 2


class Batches(Dataset):
    """Batches of scenes by number, as tensors."""

    def __init__(self, maker: SceneMaker, first: int):
        self.maker, self.first = maker, first

    def __len__(self):
        return 1_000_000

    def __getitem__(self, index):
        number = self.first + index
        size, count, kinds = BATCHES[number % len(BATCHES)]
        scenes = [self.maker.draw(number * 1000 + each, size, kinds) for each in range(count)]
        states, edges = zip(*(cell_targets(scene, size) for scene in scenes))
        known = (states, edges, [picture_targets(s) for s in scenes], [s.kinds for s in scenes], [_only(s) for s in scenes])
        images = np.stack([np.asarray(scene.image) for scene in scenes])
        return [torch.from_numpy(each) for each in (images, *(np.stack(one) for one in known))]


def _only(scene: Scene) -> int:
    """The class of a scene with a single one, else -1."""
    there = {int(one) for one in scene.boxes[:, 0]} | ({scene.label} if scene.label is not None else set())
    return there.pop() if len(there) == 1 else -1


def mirrored(batch: list[torch.Tensor]) -> list[torch.Tensor]:
    """A batch as in a mirror and in other light."""
    images, states, edges, *others = batch
    low, top, high, bottom = edges.flip(-1).unbind(1)
    size, inside = images.shape[2], high > low
    turned = [torch.where(inside, size - high, 0), top, torch.where(inside, size - low, 0), bottom]
    gain = torch.exp(0.12 * torch.randn(len(images), 1, 1, 3, device=images.device))
    return [(images.flip(2) * gain).clamp(0, 255), states.flip(-1), torch.stack(turned, 1), *others]


class Trainer:
    """The network, its moving average (which is shipped), the optimiser, and for how long it has trained."""

    def __init__(self, work: Path, photos_folder: Path, maker: SceneMaker, device: str):
        self.work, self.maker, self.device = work, maker, device
        self.seconds, self.drawn, self.steps = 0.0, 0, 0
        self.network = Network()
        self.checkpoint = work / "checkpoint.pt"
        if not self.checkpoint.exists():
            first = [np.asarray(maker.draw(number, 224).image) for number in range(96)]
            photos = torch.from_numpy(np.stack(first)).permute(0, 3, 1, 2).float()
            start_from_backbone(self.network, str(photos_folder / BACKBONE), photos)
        self.network.to(device, memory_format=torch.channels_last)
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
        state = torch.load(self.checkpoint, map_location=self.device)
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.seconds, self.drawn, self.steps = state["seconds"], state["drawn"], state["steps"]

    def save(self):
        state = {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "seconds": self.seconds,
            "drawn": self.drawn,
            "steps": self.steps,
        }
        torch.save(state, self.checkpoint.with_suffix(".new"))
        self.checkpoint.with_suffix(".new").replace(self.checkpoint)

    def run(self, seconds: float, most: float, workers: int):
        """Trains until it has for so many seconds in all, or for the most that this run may take."""
        began, before, told, saved = time.time(), self.seconds, 0.0, 0.0
        batches = self._batches(workers)
        remembered: list[list[torch.Tensor]] = []
        again = 0
        while self.seconds < seconds and time.time() - began < most:
            if batches.empty() and remembered and again < MOST_AGAIN:
                again += 1
                parts = self._learn(mirrored(remembered[torch.randint(len(remembered), ()).item()]), seconds)
            else:
                batch = batches.get()
                if isinstance(batch, Exception):
                    raise batch
                again = 0
                self.drawn += 1
                remembered = [*remembered[-REMEMBERED:], batch]
                parts = self._learn(batch, seconds)
            passed = time.time() - began
            self.seconds = before + passed
            if passed - told > TELL_EVERY:
                told = passed
                values = " ".join(f"{name} {float(value):.3f}" for name, value in parts.items())
                print(f"{self.seconds:.0f} s: {self.drawn} batches, {self.steps} steps, {values}", flush=True)
            if passed - saved > SAVE_EVERY:
                saved = passed
                self.save()
        self.save()

    def _batches(self, workers: int) -> queue.Queue:
        """New batches on the device, as a thread fetches them from the processes that draw; an exception where they fail."""
        loader = DataLoader(
            Batches(self.maker, self.drawn),
            batch_size=None,
            num_workers=workers,
            prefetch_factor=2 if workers else None,
            pin_memory=self.device == "cuda",
        )
        fetched: queue.Queue = queue.Queue(4)

        def fetch():
            try:
                for batch in loader:
                    fetched.put([each.to(self.device, non_blocking=True) for each in batch])
            except Exception as error:
                fetched.put(error)

        threading.Thread(target=fetch, daemon=True).start()
        return fetched

    def _learn(self, batch: list[torch.Tensor], seconds: float):
        images, *known = batch
        share = self.seconds / seconds
        rate = share / WARM_UP if share < WARM_UP else 0.5 * (1 + math.cos(math.pi * (share - WARM_UP) / (1 - WARM_UP)))
        for group in self.optimiser.param_groups:
            group["lr"] = 0 if group["rate"] == BACKBONE_RATE and share < FROZEN else group["rate"] * max(rate, 1e-3)
        self.network.train()
        photos = images.permute(0, 3, 1, 2).float().contiguous(memory_format=torch.channels_last)
        with torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.device == "cuda"):
            logits, distances, _, kinds = self.network.outputs(photos)
        loss, parts = loss_of(logits, distances, kinds.float(), *known)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 5.0)
        self.optimiser.step()
        self.steps += 1
        self._follow()
        return parts

    @torch.no_grad()
    def _follow(self):
        """Updates the moving average; with a lower decay at first."""
        keep = min(AVERAGE, (1 + self.steps) / (10 + self.steps))
        pairs = zip(self.average.state_dict().values(), self.network.state_dict().values())
        mine, new = zip(*(pair for pair in pairs if pair[0].dtype.is_floating_point))
        torch._foreach_mul_(list(mine), keep)
        torch._foreach_add_(list(mine), list(new), alpha=1 - keep)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--photos", type=Path, required=True, help="the folder of the photo sets")
    parser.add_argument("--work", type=Path, default=Path("dist/vision"), help="where the checkpoint is kept")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--minutes", type=float, default=19, help="for how long it trains in all")
    parser.add_argument("--most", type=float, default=math.inf, help="after how many minutes this run stops")
    parser.add_argument("--workers", type=int, default=1, help="processes that draw scenes")
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    # Threads of OpenCV do not survive the start of the processes that draw.
    cv2.setNumThreads(0)
    torch.manual_seed(SEED)
    photos = read_photos(arguments.photos, "train")
    cut_outs = SoftCutOuts(photos, arguments.work / "cut-outs-train.npz", SEED, MOST_TO_TRAIN, varied=True)
    trainer = Trainer(arguments.work, arguments.photos, SceneMaker(photos, SEED, cut_outs), arguments.device)
    trainer.run(arguments.minutes * 60, arguments.most * 60, arguments.workers)
    if trainer.seconds >= arguments.minutes * 60:
        fit_food_output(trainer.checkpoint, trainer.maker)


if __name__ == "__main__":
    main()
