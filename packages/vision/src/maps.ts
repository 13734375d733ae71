import { boxBetween, intersectionOverUnion } from './box.ts';
import type { Box } from './seen.ts';

/**
 * What the network says of a grid of cells, row by row: a logit for each class (class after class), and how far the
 * left, top, right and bottom of the thing in a cell are from the cell's middle, in cells. `food` is a logit of there
 * being anything to eat in the photo at all.
 */
export type Maps = { rows: number; columns: number; logits: Float32Array; distances: Float32Array; food: number };

/** A class at its clearest cell. */
export type Peak = { classIndex: number; logit: number; box: Box };

/** Boxes of different classes that share this much are of one thing. */
const SAME_PLACE = 0.5;

/** Each class at its clearest cell, the clearest class first. */
export function peaksOf(maps: Maps): Peak[] {
  const cells = maps.rows * maps.columns;
  const peaks = Array.from({ length: maps.logits.length / cells }, (_, classIndex) => {
    const cell = clearestCell(maps.logits, classIndex * cells, cells);
    return { classIndex, logit: maps.logits[classIndex * cells + cell] ?? 0, box: boxAt(maps, cell) };
  });
  return peaks.sort((one, other) => other.logit - one.logit);
}

/** True if two peaks are about one thing. */
export function atSamePlace(one: Peak, other: Peak): boolean {
  return intersectionOverUnion(one.box, other.box) >= SAME_PLACE;
}

function clearestCell(logits: Float32Array, from: number, cells: number): number {
  let best = 0;
  for (let cell = 1; cell < cells; cell++) {
    if ((logits[from + cell] ?? 0) > (logits[from + best] ?? 0)) best = cell;
  }
  return best;
}

function boxAt({ rows, columns, distances }: Maps, cell: number): Box {
  const cells = rows * columns;
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((side) => distances[side * cells + cell]);
  const [x, y] = [(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5];
  return boxBetween((x - left) / columns, (y - top) / rows, (x + right) / columns, (y + bottom) / rows);
}
