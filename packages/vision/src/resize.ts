import type { Pixels } from './detection.ts';

const CHANNELS = 3;

/** The source pixels of one pixel of the result along an axis, and their weights, which sum to 1. */
type Contribution = { start: number; weights: Float64Array };

/** Resizes a photo with a triangle filter as wide as the scale, so that every source pixel contributes. */
export function resize(pixels: Pixels, width: number, height: number): Pixels {
  return vertically(horizontally(pixels, width), height);
}

/** A photo as in a mirror: left is right. */
export function mirrored({ width, height, data }: Pixels): Pixels {
  const result = new Uint8Array(data.length);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const column = pixel % width;
    const from = (pixel - column + width - 1 - column) * CHANNELS;
    for (let channel = 0; channel < CHANNELS; channel += 1)
      result[pixel * CHANNELS + channel] = data[from + channel] ?? 0;
  }
  return { width, height, data: result };
}

function contributionsOf(from: number, to: number): Contribution[] {
  const step = from / to;
  const reach = Math.max(1, step);
  return Array.from({ length: to }, (_, place) => {
    const centre = (place + 0.5) * step - 0.5;
    const start = Math.max(0, Math.ceil(centre - reach));
    const end = Math.min(from - 1, Math.floor(centre + reach));
    const weights = Float64Array.from({ length: end - start + 1 }, (__, index) =>
      Math.max(0, 1 - Math.abs(start + index - centre) / reach),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { start, weights: weights.map((weight) => weight / sum) };
  });
}

function horizontally({ width, height, data }: Pixels, to: number): Pixels {
  const contributions = contributionsOf(width, to);
  const result = new Uint8Array(to * height * CHANNELS);
  for (let row = 0; row < height; row++) {
    for (const [column, contribution] of contributions.entries()) {
      blend(
        data,
        (row * width + contribution.start) * CHANNELS,
        CHANNELS,
        contribution,
        result,
        (row * to + column) * CHANNELS,
      );
    }
  }
  return { width: to, height, data: result };
}

function vertically({ width, height, data }: Pixels, to: number): Pixels {
  const result = new Uint8Array(width * to * CHANNELS);
  for (const [row, contribution] of contributionsOf(height, to).entries()) {
    for (let column = 0; column < width; column++) {
      const from = (contribution.start * width + column) * CHANNELS;
      blend(data, from, width * CHANNELS, contribution, result, (row * width + column) * CHANNELS);
    }
  }
  return { width, height: to, data: result };
}

/** Writes one pixel: the weighted sum of source pixels that lie `step` bytes apart. */
function blend(
  data: Uint8Array,
  from: number,
  step: number,
  { weights }: Contribution,
  result: Uint8Array,
  to: number,
): void {
  // A counted loop: it takes half the time of one over the values.
  const { length } = weights;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let index = 0, at = from; index < length; index += 1, at += step) {
    const weight = weights[index] ?? 0;
    red += weight * (data[at] ?? 0);
    green += weight * (data[at + 1] ?? 0);
    blue += weight * (data[at + 2] ?? 0);
  }
  // As `Math.round` of what is not negative.
  result[to] = red + 0.5;
  result[to + 1] = green + 0.5;
  result[to + 2] = blue + 0.5;
}
