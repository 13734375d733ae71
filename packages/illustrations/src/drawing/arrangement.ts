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

/** Boards and baking dishes are longer than they are broad: what lies on them is spread so. */
export const LONG_STRETCH = 1.35;

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

/** Places at even distances on a circle. */
export function spotsOnRing(count: number, radius: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / count;
    return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)), turn: (index * 61) % 360 };
  });
}

/** How the dish's own pieces lie. */
export type Order = 'ring' | 'rows' | 'heap';

type Ring = { count: number; radius: number; from: number };

/** Places of the dish's own pieces in an order, and of its toppings around them. */
export function spotsOfPieces(
  order: Order,
  { pieces, toppings }: { pieces: number; toppings: number },
  choices: SeededChoices,
): Spot[] {
  const start = choices.between(0, 2 * Math.PI);
  const ring = ({ count, radius, from }: Ring): Spot[] =>
    Array.from({ length: count }, (_, index) => {
      const angle = from + (2 * Math.PI * index) / count;
      const turn = Math.round(choices.between(0, 360));
      return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)), turn };
    });
  const around = ring({ count: toppings, radius: 84, from: start + Math.PI / Math.max(2, pieces) });
  return [...ownSpots(order, pieces, { start, ring, turn: Math.round(choices.between(-24, 24)) }), ...around];
}

/** Distance of pieces in a row, and of rows. */
const [IN_ROW, OF_ROWS] = [52, 50];
const HEAPED = 0.7;

function ownSpots(
  order: Order,
  pieces: number,
  { start, ring, turn }: { start: number; ring: (ring: Ring) => Spot[]; turn: number },
): Spot[] {
  if (order === 'rows' && pieces > 2) {
    return rowsOf(pieces).flatMap((count, row, rows) =>
      Array.from({ length: count }, (_, index) => ({
        x: round((index - (count - 1) / 2) * IN_ROW),
        y: round((row - (rows.length - 1) / 2) * OF_ROWS),
        turn,
      })),
    );
  }
  const inMiddle = pieces === 1 || pieces > 5 ? 1 : 0;
  const radius = pieces < 4 ? 40 : 54;
  if (order === 'heap' && pieces > 3) {
    const below = ring({ count: pieces - 1, radius: radius * HEAPED, from: start });
    return [...below, ...ring({ count: 1, radius: 0, from: 0 })];
  }
  return [...ring({ count: inMiddle, radius: 0, from: 0 }), ...ring({ count: pieces - inMiddle, radius, from: start })];
}

/** Numbers of pieces in each row. */
function rowsOf(pieces: number): readonly number[] {
  if (pieces < 5) return [Math.ceil(pieces / 2), Math.floor(pieces / 2)];
  return pieces < 7 ? [3, pieces - 3] : [Math.ceil((pieces - 3) / 2), 3, Math.floor((pieces - 3) / 2)];
}

/** Places where a pie is cut open. */
export const SPOTS_IN_CUT: readonly Spot[] = [
  { x: 46, y: -6, turn: 20 },
  { x: 66, y: -22, turn: 140 },
  { x: 70, y: 12, turn: 260 },
  { x: 86, y: -6, turn: 80 },
  { x: 28, y: 2, turn: 200 },
];

/** Number of skewers, and of pieces on each. */
const SKEWERS = 3;

/** Places along three skewers, in turn, from the left. */
export function spotsOnSkewers(count: number): Spot[] {
  const pieces = Math.max(1, Math.ceil(count / SKEWERS) - 1);
  return Array.from({ length: count }, (_, index) => {
    const along = Math.floor(index / SKEWERS);
    return { x: round(-86 + (along * 172) / pieces), y: ((index % SKEWERS) - 1) * 50, turn: (index * 40) % 90 };
  });
}

/** Places on three tortillas side by side, in turn. */
export function spotsOnTacos(count: number): Spot[] {
  const around: readonly (readonly [number, number])[] = [
    [-11, -8],
    [12, 6],
    [-6, 17],
    [8, -19],
  ];
  const middles: readonly (readonly [number, number])[] = [
    [-96, 12],
    [0, -14],
    [96, 14],
  ];
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = middles[index % middles.length] ?? [0, 0];
    const [left, up] = around[Math.floor(index / middles.length)] ?? [0, 0];
    return { x: round((x + left) / LONG_STRETCH), y: round((y + up) * LONG_STRETCH), turn: (index * 73) % 360 };
  });
}

/** Places on two slices of bread, in turn. */
export function spotsOnToast(count: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.floor(index / 2) * GOLDEN_ANGLE;
    const distance = index < 2 ? 0 : 26;
    const side = index % 2 === 0 ? -1 : 1;
    return {
      x: round(side * 62 + distance * Math.cos(angle)),
      y: round(side * -2 + distance * Math.sin(angle)),
      turn: (index * 53) % 360,
    };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
