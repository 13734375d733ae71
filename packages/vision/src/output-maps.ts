import { boxBetween, intersectionOverUnion } from './box.ts';
import type { Box } from './detection.ts';

/**
 * The network's output over a grid of cells, row by row: `logits`, class after class; `distances` from a cell's centre
 * to the left, top, right and bottom of the object there, in cells; and `food`, the logit of any food in the photo.
 */
export type OutputMaps = { rows: number; columns: number; logits: Float32Array; distances: Float32Array; food: number };

/** A class at the cell with its highest logit. */
export type Peak = { classIndex: number; logit: number; box: Box };

/** Intersection over union from which on boxes of different classes are of one object. */
const SAME_PLACE = 0.5;

/** Each class at its highest logit, the highest first. */
export function peaksOf(maps: OutputMaps): Peak[] {
  const cells = maps.rows * maps.columns;
  const peaks = Array.from({ length: maps.logits.length / cells }, (_, classIndex) => {
    const cell = bestCell(maps.logits, classIndex * cells, cells);
    return { classIndex, logit: maps.logits[classIndex * cells + cell] ?? 0, box: boxAt(maps, cell) };
  });
  return peaks.sort((one, other) => other.logit - one.logit);
}

/** The maps of a photo in which each class's highest logit is the mean of its own and of that in a second look. */
export function averageHighest(maps: OutputMaps, second: OutputMaps): OutputMaps {
  const [cells, otherCells] = [maps.rows * maps.columns, second.rows * second.columns];
  const logits = Float32Array.from(maps.logits);
  for (let classIndex = 0; classIndex < logits.length / cells; classIndex += 1) {
    const from = classIndex * cells;
    const own = maps.logits[from + bestCell(maps.logits, from, cells)] ?? 0;
    const otherFrom = classIndex * otherCells;
    const other = second.logits[otherFrom + bestCell(second.logits, otherFrom, otherCells)] ?? 0;
    for (let cell = from; cell < from + cells; cell += 1) logits[cell] = (logits[cell] ?? 0) + (other - own) / 2;
  }
  return { ...maps, logits, food: (maps.food + second.food) / 2 };
}

/** True if two boxes are of one object. */
export function isSamePlace(one: Box, other: Box): boolean {
  return intersectionOverUnion(one, other) >= SAME_PLACE;
}

function bestCell(logits: Float32Array, from: number, cells: number): number {
  let best = 0;
  for (let cell = 1; cell < cells; cell++) {
    if ((logits[from + cell] ?? 0) > (logits[from + best] ?? 0)) best = cell;
  }
  return best;
}

/** The box of the object at a cell. */
export function boxAt({ rows, columns, distances }: OutputMaps, cell: number): Box {
  const cells = rows * columns;
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((side) => distances[side * cells + cell]);
  const [x, y] = [(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5];
  return boxBetween((x - left) / columns, (y - top) / rows, (x + right) / columns, (y + bottom) / rows);
}
