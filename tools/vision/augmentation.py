"""Photometric augmentation: the effects of cameras and indoor light."""
import io

import numpy as np
from PIL import Image, ImageFilter

Random = np.random.Generator
NOISE = np.random.default_rng(7).normal(0, 1, (640, 640, 3)).astype(np.float32)
LUMA = np.array([0.299, 0.587, 0.114])


def relight(image: Image.Image, random: Random) -> Image.Image:
    """Changes exposure, white balance and saturation; sometimes adds shadow, blur, noise and compression."""
    image = _tone(image, random)
    if random.random() < 0.7:
        image = image.convert("RGB", _colour_matrix(random))
    if random.random() < 0.2:
        image = image.filter(ImageFilter.GaussianBlur(random.uniform(0.4, 2.0)))
    if random.random() < 0.15:
        image = _coarse(image, random)
    if random.random() < 0.35:
        image = _shade_and_noise(image, random)
    return _compressed(image, random) if random.random() < 0.3 else image


def _tone(image: Image.Image, random: Random) -> Image.Image:
    dark = random.random() < 0.15
    gain = random.uniform(0.25, 0.6) if dark else np.exp(random.normal(0, 0.25))
    gamma, contrast = np.exp(random.normal(0, 0.18)), np.exp(random.normal(0, 0.15))
    ramp = ((np.arange(256) / 255) ** gamma - 0.5) * contrast + 0.5
    channels = [ramp * gain * balance for balance in np.exp(random.normal(0, 0.06, 3))]
    return image.point([int(v) for v in np.clip(np.concatenate(channels) * 255, 0, 255)])


def _colour_matrix(random: Random) -> tuple[float, ...]:
    saturation, turn = random.uniform(0.55, 1.4), random.normal(0, 0.05)
    grey = np.outer(np.ones(3), LUMA)
    axis = np.ones(3) / np.sqrt(3)
    cross = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
    hue = np.eye(3) * np.cos(turn) + np.sin(turn) * cross + (1 - np.cos(turn)) * np.outer(axis, axis)
    matrix = (grey + saturation * (np.eye(3) - grey)) @ hue
    return tuple(np.hstack([matrix, np.zeros((3, 1))]).ravel())


def _coarse(image: Image.Image, random: Random) -> Image.Image:
    share = random.uniform(0.3, 0.8)
    small = image.resize((int(image.width * share), int(image.height * share)), Image.BILINEAR)
    return small.resize(image.size, Image.BILINEAR)


def _shade_and_noise(image: Image.Image, random: Random) -> Image.Image:
    height, width = image.height, image.width
    pixels = np.asarray(image, np.float32)
    if random.random() < 0.5:
        angle, depth = random.uniform(0, 2 * np.pi), random.uniform(0.1, 0.6)
        along = np.linspace(0, 1, height)[:, None] * np.sin(angle) + np.linspace(0, 1, width)[None] * np.cos(angle)
        along = (along - along.min()) / (np.ptp(along) + 1e-6)
        pixels = pixels * (1 - depth * along[..., None]).astype(np.float32)
    top, left = random.integers(0, [640 - height + 1, 640 - width + 1])
    pixels = pixels + random.uniform(2, 16) * NOISE[top : top + height, left : left + width]
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def _compressed(image: Image.Image, random: Random) -> Image.Image:
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", quality=int(random.integers(20, 80)))
    return Image.open(buffer).convert("RGB")
