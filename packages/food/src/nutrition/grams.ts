import type { Amount } from '@larder/contract/recipe';
import type { CountUnit, Ingredient } from '../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import type { RecipeLine } from '../recipe.ts';
import { UNITS, type Unit } from '../units/units.ts';

/** What a bare number counts, the likeliest first: "2 onions", "2 salmon fillets" written as "2 salmon". */
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

/** Grams of a measure whose size is the cook's, whatever lies in it. */
const ANY_HANDFUL = 30;
/** So little that its weight may be taken as that of water. */
const PINCHES: ReadonlySet<Unit> = new Set(['drop', 'dash', 'pinch', 'splash']);

/**
 * The weight of a line in grams, the mean of a range; null where it can't be known: no amount, an unknown ingredient,
 * or a measure that nobody has weighed it by.
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
  return perUnit === null ? null : middle(line.amount) * perUnit;
}

function weightOf(amount: Amount, unit: Unit, ingredient: Ingredient, kb: KnowledgeBase): number | null {
  const perUnit = gramsPerUnit(ingredient, unit, kb);
  return perUnit === null ? null : middle(amount) * perUnit;
}

function middle({ min, max = min }: Amount): number {
  return (min + max) / 2;
}

function gramsPerUnit(ingredient: Ingredient, unit: Unit | null, kb: KnowledgeBase): number | null {
  if (unit === null) return gramsPerPiece(ingredient, kb);
  const { dimension, base } = UNITS[unit];
  if (dimension === 'mass') return base;
  if (dimension === 'length') return null;
  const weighed = inherited(ingredient, kb, ({ weighs }) => weighs?.[unit as CountUnit]);
  if (weighed !== null) return weighed;
  if (dimension === 'count') return unit === 'handful' ? ANY_HANDFUL : null;
  const density = inherited(ingredient, kb, (kin) => kin.density) ?? (PINCHES.has(unit) ? 1 : null);
  return density === null ? null : base * density;
}

function gramsPerPiece(ingredient: Ingredient, kb: KnowledgeBase): number | null {
  return inherited(ingredient, kb, ({ weighs }) => {
    const counted = COUNTED_AS.find((unit) => weighs?.[unit] !== undefined);
    return counted && weighs?.[counted];
  });
}

/** A figure of the ingredient itself, or of the nearest wider kind that has it. */
function inherited(
  ingredient: Ingredient,
  kb: KnowledgeBase,
  figure: (kin: Ingredient) => number | undefined,
): number | null {
  const own = figure(ingredient);
  if (own !== undefined) return own;
  for (const id of kb.ancestors(ingredient.id)) {
    const kin = kb.get(id);
    const found = kin && figure(kin);
    if (found !== undefined) return found;
  }
  return null;
}
