import { createSeededRandom } from '@larder/text/seeded-random';
import { stableHash32 } from '@larder/text/stable-hash';

/** Numbers that look random and are always the same for the same text. */
export type Seeded = {
  /** From 0 up to 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(items: readonly [T, ...T[]]) => T;
};

export function seededBy(text: string): Seeded {
  const next = createSeededRandom(stableHash32(text));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

export type Spot = { x: number; y: number; turn: number };

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Places spread evenly over a disc of the given radius, as seeds in a sunflower, a little out of line. */
export function scatter(count: number, radius: number, seeded: Seeded): Spot[] {
  const start = seeded.between(0, 2 * Math.PI);
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.6) / count);
    const angle = start + index * GOLDEN_ANGLE;
    return {
      x: round(distance * Math.cos(angle) + seeded.between(-4, 4)),
      y: round(distance * Math.sin(angle) + seeded.between(-4, 4)),
      turn: Math.round(seeded.between(0, 360)),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
