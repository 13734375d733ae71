import { createSeededRandom } from '@larder/text/seeded-random';
import { stableHash32 } from '@larder/text/stable-hash';

/** Choices that look random and are always the same for the same text. */
export type SeededChoices = {
  between: (low: number, high: number) => number;
  pick: <T>(items: readonly [T, ...T[]]) => T;
};

export function seededChoices(text: string): SeededChoices {
  const next = createSeededRandom(stableHash32(text));
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** A place on a dish, from its middle, with a rotation in degrees. */
export type Spot = { x: number; y: number; turn: number };

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Places spread evenly over a disc of the given radius, as seeds in a sunflower, each a little displaced. */
export function spotsOnDisc(count: number, radius: number, choices: SeededChoices): Spot[] {
  const start = choices.between(0, 2 * Math.PI);
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.6) / count);
    const angle = start + index * GOLDEN_ANGLE;
    return {
      x: round(distance * Math.cos(angle) + choices.between(-4, 4)),
      y: round(distance * Math.sin(angle) + choices.between(-4, 4)),
      turn: Math.round(choices.between(0, 360)),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
