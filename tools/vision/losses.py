"""The loss of a batch of scenes."""
import torch
from torch.nn import functional as F

from network import boxes_from, pooled
from photos import FIRST_KIND, IDS, WIDER
from targets import ABSENT, HARDLY, LIKELY, PRESENT

WEAK_ABSENT, WEAK_PRESENT = 0.4, 0.6
CELLS, PICTURE, CHOICE, BOXES, KIND = 1.0, 1.0, 1.0, 0.5, 0.5


def loss_of(logits, distances, kinds, states, edges, picture, true_kinds, chosen):
    """The total loss and its parts.

    `states` and `edges` are of `targets.cell_targets`, `picture` of `picture_targets`, `true_kinds` is that of
    `scenes.Scene`, and `chosen` is the class of a scene with a single class, else -1.
    """
    found = pooled(logits)
    parts = {
        "cells": CELLS * _cells(logits, states),
        "picture": PICTURE * _picture(found, picture),
        "choice": CHOICE * _choice(found, picture, chosen),
        "kinds": KIND * _kind(logits, kinds, true_kinds),
        "boxes": BOXES * _overlap_loss(boxes_from(distances), edges),
    }
    return sum(parts.values()), {name: value.detach() for name, value in parts.items()}


def _cells(logits, states):
    """Focal loss (Lin et al., arXiv:1708.02002) with squared focus, normalised by the number of occupied cells."""
    chance = torch.sigmoid(logits)
    present = (states == PRESENT).float() + WEAK_PRESENT * (states == LIKELY).float()
    absent = (states == ABSENT).float() + WEAK_ABSENT * (states == HARDLY).float()
    missed = present * (1 - chance) ** 2 * F.softplus(-logits)
    invented = absent * chance**2 * F.softplus(logits)
    return (missed.sum() + invented.sum()) / present.sum().clamp_min(1)


def _picture(found, picture):
    present = (picture == PRESENT).float()
    absent = (picture == ABSENT).float() + WEAK_ABSENT * (picture == HARDLY).float()
    error = present * F.softplus(-found) + absent * (0.5 + torch.sigmoid(found.detach())) * F.softplus(found)
    return error.sum() / len(found)


def _choice(found, picture, chosen):
    """Cross-entropy of a scene with a single class, against the classes known to be absent."""
    single = chosen >= 0
    if not single.any():
        return found.sum() * 0
    known = (picture == PRESENT) | (picture == ABSENT) | (picture == HARDLY)
    among = found.masked_fill(~known, -1e4)
    return F.cross_entropy(among[single], chosen[single], label_smoothing=0) * single.float().mean()


def _kind(logits, kinds, true_kinds):
    """Cross-entropy among the kinds of each class that has kinds and is there, in the cell that shows it best."""
    error = kinds.sum() * 0
    for index, wider in enumerate(WIDER):
        there = true_kinds[:, index] >= 0
        if there.any():
            best = logits[there, IDS.index(wider)].flatten(1).argmax(1)
            own = kinds[there, FIRST_KIND[index] : FIRST_KIND[index + 1]].flatten(2)
            told = own.gather(2, best.view(-1, 1, 1).expand(-1, own.shape[1], 1))[..., 0].float()
            error = error + F.cross_entropy(told, true_kinds[there, index], reduction="sum")
    return error / len(logits)


def _overlap_loss(boxes, edges):
    """Generalised intersection over union (Rezatofighi et al., arXiv:1902.09630) in the cells within a box."""
    inside = edges.abs().sum(1) > 0
    if not inside.any():
        return boxes.sum() * 0
    told, true = boxes.permute(0, 2, 3, 1)[inside], edges.permute(0, 2, 3, 1)[inside]
    low, high = torch.maximum(told[:, :2], true[:, :2]), torch.minimum(told[:, 2:], true[:, 2:])
    shared = (high - low).clamp_min(0).prod(1)
    union = (told[:, 2:] - told[:, :2]).prod(1) + (true[:, 2:] - true[:, :2]).prod(1) - shared
    around = (torch.maximum(told[:, 2:], true[:, 2:]) - torch.minimum(told[:, :2], true[:, :2])).prod(1)
    return (1 - shared / union + (around - union) / around).mean()
