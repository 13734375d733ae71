import { createSeededRandom } from '@larder/text/seeded-random';
import type { Box, Pixels } from '@larder/vision/detection';
import type { Photo } from './photo-sets.ts';

const SIDE = 320;
const SYNTHETIC_PICTURES = 100;
const TRIES = 40;
/** Minimum distance of a region from a box, as a share of the photo: boxes are not drawn to the pixel. */
const MARGIN = 0.04;
/** From this many boxes on, a photo may show a heap of which not every piece has a box. */
const HEAP_BOXES = 3;
const SHARES = [0.5, 0.4, 0.3, 0.25];

/** The largest region found that touches no box; null where there is none, and for a photo that may show a heap. */
export function emptyRegion(photo: Photo, random: () => number): Box | null {
  if (photo.set === 'kitchen' && photo.boxes.length >= HEAP_BOXES) return null;
  for (const share of SHARES) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const region = { x: random() * (1 - share), y: random() * (1 - share), width: share, height: share };
      if (!photo.boxes.some(({ box }) => touches(region, box))) return region;
    }
  }
  return null;
}

function touches(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width + MARGIN &&
    other.x < one.x + one.width + MARGIN &&
    one.y < other.y + other.height + MARGIN &&
    other.y < one.y + one.height + MARGIN
  );
}

/** Cuts a region out of a photo. */
export function crop({ width, height, data }: Pixels, box: Box): Pixels {
  const [left, top] = [Math.floor(box.x * width), Math.floor(box.y * height)];
  const [columns, rows] = [Math.max(1, Math.floor(box.width * width)), Math.max(1, Math.floor(box.height * height))];
  const cropped = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row++) {
    const from = ((top + row) * width + left) * 3;
    cropped.set(data.subarray(from, from + columns * 3), row * columns * 3);
  }
  return { width: columns, height: rows, data: cropped };
}

type Colour = readonly [number, number, number];
type Painter = (x: number, y: number) => Colour;

/** Synthetic pictures without food: gradients, clouds, stripes, tiles, discs and noise. */
export function syntheticPictures(): Pixels[] {
  const kinds = [gradient, stripes, tiles, discs, clouds, noise];
  return Array.from({ length: SYNTHETIC_PICTURES }, (_, index) => {
    const random = createSeededRandom(index + 1);
    return paint((kinds[index % kinds.length] ?? gradient)(random));
  });
}

function paint(colourAt: Painter): Pixels {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) data.set(colourAt(x / SIDE, y / SIDE).map(Math.round), (y * SIDE + x) * 3);
  }
  return { width: SIDE, height: SIDE, data };
}

function anyColour(random: () => number): Colour {
  return [255 * random(), 255 * random(), 255 * random()];
}

function mix(one: Colour, other: Colour, share: number): Colour {
  const between = (channel: 0 | 1 | 2) => one[channel] + (other[channel] - one[channel]) * share;
  return [between(0), between(1), between(2)];
}

function gradient(random: () => number): Painter {
  const [one, other, tilt] = [anyColour(random), anyColour(random), random()];
  return (x, y) => mix(one, other, tilt * x + (1 - tilt) * y);
}

function stripes(random: () => number): Painter {
  const [one, other, angle, count] = [anyColour(random), anyColour(random), Math.PI * random(), 2 + 30 * random()];
  const across = (x: number, y: number) => x * Math.cos(angle) + y * Math.sin(angle);
  return (x, y) => (Math.sin(2 * Math.PI * count * across(x, y)) > 0 ? one : other);
}

function tiles(random: () => number): Painter {
  const [one, joint, count] = [anyColour(random), anyColour(random), 2 + Math.floor(10 * random())];
  return (x, y) => ((x * count) % 1 < 0.05 || (y * count) % 1 < 0.05 ? joint : one);
}

function discs(random: () => number): Painter {
  const ground = gradient(random);
  const found = Array.from({ length: 1 + Math.floor(8 * random()) }, () => ({
    colour: anyColour(random),
    x: random(),
    y: random(),
    radius: 0.03 + 0.25 * random(),
  }));
  return (x, y) => found.find((disc) => Math.hypot(x - disc.x, y - disc.y) < disc.radius)?.colour ?? ground(x, y);
}

function clouds(random: () => number): Painter {
  const [one, other] = [anyColour(random), anyColour(random)];
  const waves = Array.from({ length: 6 }, () => [20 * random(), 20 * random(), 7 * random()] as const);
  return (x, y) => {
    const height = waves.reduce((total, [along, down, shift]) => total + Math.sin(along * x + down * y + shift), 0);
    return mix(one, other, (height + 6) / 12);
  };
}

function noise(random: () => number): Painter {
  const [ground, depth] = [anyColour(random), 200 * random()];
  return () => {
    const [red, green, blue] = ground;
    const grain = (channel: number) => Math.min(255, Math.max(0, channel + depth * (random() - 0.5)));
    return [grain(red), grain(green), grain(blue)];
  };
}
