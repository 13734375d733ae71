"""Randomly generated pictures without food."""
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

Random = np.random.Generator


def synthetic_picture(size: int, random: Random) -> Image.Image:
    """One of several patterns: gradient, clouds, stripes, tiles, shapes or print."""
    kind = random.choice([_wall, _clouds, _stripes, _tiles, _shapes, _print])
    return kind(size, random)


def _colour(random: Random) -> np.ndarray:
    grey = random.uniform(0, 255)
    return np.clip(grey + random.normal(0, random.choice([6, 25, 80]), 3), 0, 255)


def _mixed(share: np.ndarray, random: Random) -> Image.Image:
    one, other = _colour(random), _colour(random)
    return Image.fromarray((one + (other - one) * share[..., None]).astype(np.uint8))


def _wall(size: int, random: Random) -> Image.Image:
    across = np.linspace(0, 1, size)
    return _mixed(across[:, None] * random.uniform(0, 1) / 2 + across[None] * random.uniform(0, 1) / 2, random)


def _clouds(size: int, random: Random) -> Image.Image:
    cells = int(random.choice([3, 6, 12, 40]))
    small = Image.fromarray((random.uniform(0, 255, (cells, cells, 3))).astype(np.uint8))
    return Image.blend(small.resize((size, size), Image.BICUBIC), _wall(size, random), random.uniform(0.2, 0.8))


def _stripes(size: int, random: Random) -> Image.Image:
    angle, period = random.uniform(0, np.pi), random.uniform(size / 40, size / 2)
    across = np.arange(size)
    wave = np.sin(2 * np.pi * (across[:, None] * np.sin(angle) + across[None] * np.cos(angle)) / period)
    return _mixed(wave > 0 if random.random() < 0.5 else (wave + 1) / 2, random)


def _tiles(size: int, random: Random) -> Image.Image:
    period = random.integers(size // 16, size // 2)
    across = np.arange(size)
    joint = max(1, period // int(random.integers(6, 40)))
    grid = (across[:, None] % period < joint) | (across[None] % period < joint)
    checks = ((across[:, None] // period + across[None] // period) % 2).astype(bool)
    return _mixed(grid if random.random() < 0.6 else checks, random)


def _shapes(size: int, random: Random) -> Image.Image:
    image = _wall(size, random)
    draw = ImageDraw.Draw(image)
    for _ in range(random.integers(1, 12)):
        a, b = np.sort(random.uniform(0, size, (2, 2)), axis=0)
        box, fill = [*a, *b], tuple(int(v) for v in _colour(random))
        shape = random.choice([draw.rectangle, draw.ellipse, draw.line])
        shape(box, fill=fill)
    return image.filter(ImageFilter.GaussianBlur(random.uniform(0, 2)))


def _print(size: int, random: Random) -> Image.Image:
    image = _wall(size, random)
    draw = ImageDraw.Draw(image)
    ink, line = tuple(int(v) for v in _colour(random)), random.integers(8, 26)
    for y in range(int(line), size, int(line * 1.6)):
        letters = "".join(chr(97 + c) if c < 26 else " " for c in random.integers(0, 31, 90))
        draw.text((random.integers(0, 20), y), letters, fill=ink)
    return image
