import type { Amount } from '@larder/contract/recipe';
import type { CountUnit, Ingredient } from '../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import type { RecipeLine } from '../recipe.ts';
import { UNITS, type Unit } from '../units/units.ts';

/** What a bare number counts, the most likely first: "2 onions", "2 salmon" for fillets. */
const COUNTED_AS: readonly CountUnit[] = [
  'piece',
  'fillet',
  'head',
  'ball',
  'ear',
  'stalk',
  'stick',
  'slice',
  'sheet',
  'cube',
  'bunch',
  'leaf',
  'sprig',
  'clove',
  'tin',
  'packet',
];

/** Grams of a handful of anything without a weight of its own. */
const HANDFUL_GRAMS = 30;
/** Volumes so small that the density of water is assumed where none is known. */
const TINY_VOLUMES: ReadonlySet<Unit> = new Set(['drop', 'dash', 'pinch', 'splash']);

/**
 * The weight of a line in grams, for the mean of a range. Null without an amount, for an unknown ingredient, and where
 * neither a density nor a weight for the unit is known.
 */
export function gramsOf(
  line: Pick<RecipeLine, 'ingredient' | 'amount' | 'unit' | 'each'>,
  kb: KnowledgeBase,
): number | null {
  if (line.amount === null || line.ingredient === null) return null;
  const ingredient = kb.get(line.ingredient);
  if (!ingredient) return null;
  const { each } = line;
  const perUnit = each ? weightOf(each.amount, each.unit, ingredient, kb) : gramsPerUnit(ingredient, line.unit, kb);
  return perUnit === null ? null : meanOf(line.amount) * perUnit;
}

function weightOf(amount: Amount, unit: Unit, ingredient: Ingredient, kb: KnowledgeBase): number | null {
  const perUnit = gramsPerUnit(ingredient, unit, kb);
  return perUnit === null ? null : meanOf(amount) * perUnit;
}

function meanOf({ min, max = min }: Amount): number {
  return (min + max) / 2;
}

function gramsPerUnit(ingredient: Ingredient, unit: Unit | null, kb: KnowledgeBase): number | null {
  if (unit === null) return gramsPerPiece(ingredient, kb);
  const { dimension, base } = UNITS[unit];
  if (dimension === 'mass') return base;
  if (dimension === 'length') return null;
  const weighed = inherited(ingredient, kb, ({ weighs }) => weighs?.[unit as CountUnit]);
  if (weighed !== null) return weighed;
  if (dimension === 'count') return unit === 'handful' ? HANDFUL_GRAMS : null;
  const density = inherited(ingredient, kb, ({ density }) => density) ?? (TINY_VOLUMES.has(unit) ? 1 : null);
  return density === null ? null : base * density;
}

function gramsPerPiece(ingredient: Ingredient, kb: KnowledgeBase): number | null {
  return inherited(ingredient, kb, ({ weighs }) => {
    const counted = COUNTED_AS.find((unit) => weighs?.[unit] !== undefined);
    return counted && weighs?.[counted];
  });
}

/** A value of the ingredient itself, or of the nearest wider kind that has it. */
function inherited(
  ingredient: Ingredient,
  kb: KnowledgeBase,
  property: (ingredient: Ingredient) => number | undefined,
): number | null {
  const own = property(ingredient);
  if (own !== undefined) return own;
  for (const id of kb.ancestors(ingredient.id)) {
    const wider = kb.get(id);
    const found = wider && property(wider);
    if (found !== undefined) return found;
  }
  return null;
}
