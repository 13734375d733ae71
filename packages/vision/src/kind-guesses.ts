import { CLASS_IDS } from './classes.ts';
import type { Box, IngredientGuess } from './detection.ts';
import { outputsOf, WIDER_CLASSES, type WiderClass } from './kinds.ts';
import { boxAt, type OutputMaps, type Peak } from './output-maps.ts';

/** The share of a kind among the kinds of its class from which on a thing has its name instead of the class's. */
export const KIND_THRESHOLD = 0.75;
/** The minimum share of a kind that a thing may be. */
const CHOICE_THRESHOLD = 0.1;

/** What a class is named at a cell: one of its kinds, or the class with the kinds that it may be. */
export type NamedPeak = { ingredientId: string; share: number; logit: number; box: Box; kinds: IngredientGuess[] };

/**
 * The names of a class that is likely: that of its best cell and, where this is a kind, other kinds at their own best
 * cells. `slope` turns the logits of kinds into calibrated shares; a kind needs one of at least `leastShare`, and of
 * `KIND_THRESHOLD`. The confidence of each of the `kinds` is its share.
 */
export function namePeak(
  maps: OutputMaps,
  { classIndex, cell, logit, box }: Peak,
  slope: number,
  leastShare: number,
): NamedPeak[] {
  const wider = WIDER_CLASSES.find((one) => one.classIndex === classIndex);
  const classId = CLASS_IDS[classIndex] ?? '';
  if (!wider) return [{ ingredientId: classId, share: 1, logit, box, kinds: [] }];
  const kinds = kindsAt(maps, wider, cell, slope);
  const [likeliest] = kinds;
  if (!likeliest || likeliest.confidence < Math.max(leastShare, KIND_THRESHOLD)) {
    const choices = kinds.filter(({ confidence }) => confidence >= CHOICE_THRESHOLD);
    return [{ ingredientId: classId, share: 1, logit, box, kinds: choices }];
  }
  return [
    { ingredientId: likeliest.ingredientId, share: likeliest.confidence, logit, box, kinds: [] },
    ...furtherKinds(maps, wider, likeliest.ingredientId, slope),
  ];
}

/** The class whose kind an ingredient is, and the class that it is itself. */
export function classesOf(ingredientId: string): string[] {
  const wider = WIDER_CLASSES.filter(({ kindIds }) => kindIds.includes(ingredientId));
  const own = CLASS_IDS.includes(ingredientId) ? [ingredientId] : [];
  return [...own, ...wider.map(({ classIndex }) => CLASS_IDS[classIndex] ?? '')];
}

/** The logits of the kinds of a class at a cell, in the order of its `kindIds`, then that of any other kind. */
export function kindLogitsAt({ rows, columns, kinds }: OutputMaps, wider: WiderClass, cell: number): number[] {
  return outputsOf(wider).map((output) => kinds[output * rows * columns + cell] ?? 0);
}

/** The shares of the kinds of a class at a cell, the likeliest first; they add up to 1 with that of any other kind. */
function kindsAt(maps: OutputMaps, wider: WiderClass, cell: number, slope: number): IngredientGuess[] {
  const weights = kindLogitsAt(maps, wider, cell).map((logit) => Math.exp(slope * logit));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return wider.kindIds
    .map((ingredientId, index): IngredientGuess => ({ ingredientId, confidence: (weights[index] ?? 0) / sum }))
    .sort((one, other) => other.confidence - one.confidence);
}

/** Each kind but one at its best cell, where it is likely enough anywhere. */
function furtherKinds(maps: OutputMaps, wider: WiderClass, but: string, slope: number): NamedPeak[] {
  const cells = maps.rows * maps.columns;
  const best = new Map<string, NamedPeak>();
  for (let cell = 0; cell < cells; cell += 1) {
    const logit = maps.logits[wider.classIndex * cells + cell] ?? 0;
    const [likeliest] = kindsAt(maps, wider, cell, slope);
    if (!likeliest || likeliest.confidence < KIND_THRESHOLD || likeliest.ingredientId === but) continue;
    const { ingredientId, confidence: share } = likeliest;
    if (logit > (best.get(ingredientId)?.logit ?? Number.NEGATIVE_INFINITY)) {
      best.set(ingredientId, { ingredientId, share, logit, box: boxAt(maps, cell), kinds: [] });
    }
  }
  return [...best.values()];
}
