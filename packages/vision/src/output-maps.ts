import { boxBetween, intersectionOverUnion } from './box.ts';
import type { Box } from './detection.ts';
import { outputsOf, WIDER_CLASSES } from './kinds.ts';

/**
 * The network's output over a grid of cells, row by row: `logits`, class after class; `distances` from a cell's centre
 * to the left, top, right and bottom of the object there, in cells; `food`, the logit of any food in the photo; and
 * `kinds`, the logits of the outputs of kinds, one after the other.
 */
export type OutputMaps = {
  rows: number;
  columns: number;
  logits: Float32Array;
  distances: Float32Array;
  food: number;
  kinds: Float32Array;
};

/** A class at the cell with its highest logit. */
export type Peak = { classIndex: number; cell: number; logit: number; box: Box };

/** Intersection over union from which on boxes of different classes are of one object. */
const SAME_PLACE = 0.5;

/** Each class at its highest logit, the highest first. */
export function peaksOf(maps: OutputMaps): Peak[] {
  const cells = maps.rows * maps.columns;
  const peaks = Array.from({ length: maps.logits.length / cells }, (_, classIndex) => {
    const cell = bestCell(maps, classIndex);
    return { classIndex, cell, logit: maps.logits[classIndex * cells + cell] ?? 0, box: boxAt(maps, cell) };
  });
  return peaks.sort((one, other) => other.logit - one.logit);
}

/**
 * The maps of a photo in which each class's highest logit is the mean of its own and of that in a second look; and so
 * are the logits of its kinds in these places.
 */
export function averageHighest(maps: OutputMaps, second: OutputMaps): OutputMaps {
  const cells = maps.rows * maps.columns;
  const otherCells = second.rows * second.columns;
  const [logits, kinds] = [Float32Array.from(maps.logits), Float32Array.from(maps.kinds)];
  const bestCells = Array.from({ length: logits.length / cells }, (_, classIndex) => ({
    own: bestCell(maps, classIndex),
    other: bestCell(second, classIndex),
  }));
  for (const [classIndex, { own, other }] of bestCells.entries()) {
    const from = classIndex * cells;
    shift(logits, from, cells, (second.logits[classIndex * otherCells + other] ?? 0) - (maps.logits[from + own] ?? 0));
  }
  for (const wider of WIDER_CLASSES) {
    const { own = 0, other = 0 } = bestCells[wider.classIndex] ?? {};
    for (const output of outputsOf(wider)) {
      const from = output * cells;
      shift(kinds, from, cells, (second.kinds[output * otherCells + other] ?? 0) - (maps.kinds[from + own] ?? 0));
    }
  }
  return { ...maps, logits, kinds, food: (maps.food + second.food) / 2 };
}

/** Changes the values of one map by half a difference. */
function shift(values: Float32Array, from: number, cells: number, difference: number): void {
  for (let index = from; index < from + cells; index += 1) values[index] = (values[index] ?? 0) + difference / 2;
}

/** True if two boxes are of one object. */
export function isSamePlace(one: Box, other: Box): boolean {
  return intersectionOverUnion(one, other) >= SAME_PLACE;
}

function bestCell({ rows, columns, logits }: OutputMaps, classIndex: number): number {
  const cells = rows * columns;
  const from = classIndex * cells;
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
