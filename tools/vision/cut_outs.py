"""Objects cut out of the photos, to be pasted into other scenes."""
import numpy as np
from PIL import Image, ImageFilter

from photos import IDS, Photo

Random = np.random.Generator
SMALLEST_SIDE = 32


class CutOuts:
    """Every box that is large enough and, of a grocery photo, its middle; drawn with each class equally often."""

    def __init__(self, photos: list[Photo]):
        self.photos = photos
        self.by_class: list[list[tuple[int, np.ndarray]]] = [[] for _ in IDS]
        for index, photo in enumerate(photos):
            for one, *box in _regions(photo):
                self.by_class[int(one)].append((index, np.array(box)))
        self.present = [one for one, found in enumerate(self.by_class) if found]

    def draw(self, random: Random) -> tuple[int, Image.Image]:
        """A class and a picture of it with its outline as alpha channel."""
        one = int(random.choice(self.present))
        index, box = self.by_class[one][random.integers(len(self.by_class[one]))]
        photo = self.photos[index]
        height, width = photo.pixels.shape[:2]
        box = box + random.normal(0, 0.02, 4) * np.tile(box[2:] - box[:2], 2)
        x0, y0, x1, y1 = (np.clip(box, 0, 1) * [width, height, width, height]).astype(int)
        pixels = photo.pixels[y0 : max(y1, y0 + 8), x0 : max(x1, x0 + 8)]
        picture = Image.fromarray(np.ascontiguousarray(pixels))
        picture.putalpha(_outline(pixels, random))
        return one, picture


def _regions(photo: Photo):
    height, width = photo.pixels.shape[:2]
    for row in photo.boxes:
        if min((row[3] - row[1]) * width, (row[4] - row[2]) * height) >= SMALLEST_SIDE:
            yield row
    if photo.label is not None:
        for box in ((0.22, 0.12, 0.78, 0.88), (0.1, 0.2, 0.9, 0.8), (0.3, 0.3, 0.7, 0.7)):
            yield (photo.label, *box)


def _outline(pixels: np.ndarray, random: Random) -> Image.Image:
    """The object's mask: what differs from a uniform border, else a rounded rectangle with soft edges."""
    height, width = pixels.shape[:2]
    edge = np.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]]).astype(np.float32)
    ground = np.median(edge, 0)
    spread = np.median(np.abs(edge - ground).sum(1))
    power = random.uniform(2.2, 8)
    across = np.abs(np.linspace(-1, 1, width))[None] ** power + np.abs(np.linspace(-1, 1, height))[:, None] ** power
    inside = across < 1
    if spread < 24:
        differs = np.abs(pixels - ground).sum(2) > max(40, 3 * spread)
        if 0.25 < differs.mean() < 0.95:
            mask = Image.fromarray((differs * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(5))
            return mask.filter(ImageFilter.GaussianBlur(1.5))
    mask = Image.fromarray((inside * 255).astype(np.uint8))
    return mask.filter(ImageFilter.GaussianBlur(max(1, 0.02 * min(height, width))))
