import type { Allergen } from '@larder/contract/allergen';
import type { Ingredient, Swap } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks, doubts, type Restrictions } from '@larder/food/verifier/restrictions';
import { type Verdict, verifyRecipe } from '@larder/food/verifier/verify';
import { isHonestSwap } from '../rules/honest-swap.ts';
import { rolesInDish } from '../rules/roles-in-dish.ts';
import { type ChangeLine, substituteLine } from './substitute-line.ts';

/**
 * The recipe with a substitute for one line that suits, is honest in the dish, and breaks no restriction itself; null
 * where there is none. One that leaves no restriction open comes before one that does. `brokenBy` names the
 * restrictions that count.
 */
export function swapLine(
  recipe: CanonicalRecipe,
  index: number,
  restrictions: Restrictions,
  suits: (original: Ingredient, swap: Swap) => boolean,
  kb: KnowledgeBase,
  brokenBy: typeof breaks = breaks,
): CanonicalRecipe | null {
  const line = recipe.lines[index];
  const original = line?.ingredient ? kb.get(line.ingredient) : undefined;
  if (!line || !original) return null;
  const roles = rolesInDish(recipe, index, kb);
  let inDoubt: CanonicalRecipe | null = null;
  for (const swap of swapsFor(original.id, kb)) {
    if (!swap.as.some((role) => roles.includes(role)) || !isAskedFor(original, swap, restrictions)) continue;
    if (swap.use === 'low-fodmap-stock' && !restrictions.dietTypes.includes('Low FODMAP') && hasOnion(recipe, kb))
      continue;
    if (!suits(original, swap) || !isHonestSwap(recipe, index, swap, kb)) continue;
    const replaced = replaceLine(recipe, index, substituteLine(line, swap, recipe, kb));
    const because = solvedBy(recipe, replaced, index, restrictions, kb, brokenBy);
    if (because.length === 0) continue;
    const swapped = replaceLine(replaced, index, (added) => ({
      ...added,
      swappedFrom: { ingredient: original.id, because },
    }));
    if (!isInDoubt(replaced, index, restrictions, kb)) return swapped;
    inDoubt ??= swapped;
  }
  return inDoubt;
}

/** What stock low in FODMAPs is made without. */
const NOT_IN_LOW_FODMAP_STOCK = ['onion', 'garlic'];

/** True of a dish with onion or garlic, in which nobody looks for stock without both. */
const hasOnion = ({ lines }: CanonicalRecipe, kb: KnowledgeBase): boolean =>
  lines.some(({ ingredient }) => ingredient && NOT_IN_LOW_FODMAP_STOCK.some((id) => kb.isKindOf(ingredient, id)));

/**
 * False of what nobody buys without a reason: food without gluten for who leaves out what has none, or flour and oats
 * altogether, stock without onion, spirits without alcohol, sweeteners, vegan cheese and chocolate. False also of that, which is mostly dark,
 * for who leaves out dark chocolate, and of wheat bread for another, or ice cream of soya or coconut, where few FODMAPs are asked for.
 */
function isAskedFor(original: Ingredient, { use, as }: Swap, restrictions: Restrictions): boolean {
  const { excludedAllergens, dietTypes, excludedIngredients = [], rules = [] } = restrictions;
  const isLowFodmap = dietTypes.includes('Low FODMAP');
  if (use === 'erythritol') return dietTypes.includes('Keto') || excludedIngredients.includes('sugar');
  if (isLowFodmap && WHEAT_BREADS.has(use)) return false;
  if (use === 'vegan-ice-cream' && isLowFodmap) return false;
  if (use.startsWith('lactose-free-')) return isLowFodmap;
  if (VEGAN_CHEESES.test(use)) return avoidsMilk(restrictions) || excludedIngredients.some((id) => OF_MILK.test(id));
  if (use === 'vegan-chocolate') {
    const leavesOut = excludedIngredients.some((id) => MILK_CHOCOLATES.test(id));
    return (avoidsMilk(restrictions) || leavesOut) && !excludedIngredients.includes('dark-chocolate');
  }
  if (use.startsWith('alcohol-free-') && as.includes('spirit')) return rules.length > 0;
  if (use === 'low-fodmap-stock')
    return isLowFodmap || excludedIngredients.some((id) => NOT_IN_LOW_FODMAP_STOCK.includes(id));
  const isWithoutGluten = use.startsWith('gluten-free-');
  const avoidsGluten = excludedAllergens.some((allergen) => WITH_GLUTEN.includes(allergen));
  if (use === 'gluten-free-oats') return avoidsGluten;
  if (/^(?:gluten-free|rice)-flour$/.test(use) && excludedIngredients.includes('flour')) return avoidsGluten;
  if (use === 'gluten-free-beer') return avoidsGluten || isLowFodmap || excludedIngredients.includes('beer');
  const hasGluten = original.allergens?.some((allergen) => WITH_GLUTEN.includes(allergen)) === true;
  return !isWithoutGluten || isLowFodmap || avoidsGluten || (hasGluten && excludedIngredients.length > 0);
}

const avoidsMilk = ({ excludedAllergens, dietTypes }: Restrictions): boolean =>
  excludedAllergens.includes('Dairy') || dietTypes.includes('Vegan');

/** Cheeses without milk, and what who leaves it out wants none of: one cheese gives way to another. */
const VEGAN_CHEESES = /^vegan-(?:feta|cheese|parmesan|cream-cheese)$/;
const OF_MILK = /^(?:cheese|soft-cheese|hard-cheese|milk|cream|dairy)$/;

/** What chocolate of plants alone is taken for by who leaves it out. */
const MILK_CHOCOLATES = /chocolate|milk|cream|butter/;

/** Breads of wheat, which nobody low in FODMAPs takes for another, however little it is. */
const WHEAT_BREADS: ReadonlySet<string> = new Set([
  'white-bread',
  'wholemeal-bread',
  'sourdough-bread',
  'country-bread',
  'sandwich-bread',
  'ciabatta',
  'baguette',
  'bread-roll',
  'flatbread',
]);

const WITH_GLUTEN: readonly Allergen[] = ['Gluten', 'Wheat'];

/** The swaps of an ingredient and, after them, those of its wider kinds. */
export function swapsFor(id: string, kb: KnowledgeBase): Swap[] {
  return [id, ...kb.ancestors(id)].flatMap((each) => kb.get(each)?.swaps ?? []).filter(({ use }) => kb.get(use));
}

/** The restrictions that the original line breaks and its substitute does not; empty where that breaks any itself. */
function solvedBy(
  before: CanonicalRecipe,
  after: CanonicalRecipe,
  index: number,
  restrictions: Restrictions,
  kb: KnowledgeBase,
  brokenBy: typeof breaks,
): string[] {
  const brokenByLine = (recipe: CanonicalRecipe) => brokenBy(verdictOnLine(recipe, index, kb), restrictions);
  return brokenByLine(after).length > 0 ? [] : brokenByLine(before);
}

/** True where it can't be told whether a line keeps the restrictions. */
export function isInDoubt(
  recipe: CanonicalRecipe,
  index: number,
  restrictions: Restrictions,
  kb: KnowledgeBase,
): boolean {
  return doubts(verdictOnLine(recipe, index, kb), restrictions).length > 0;
}

function verdictOnLine(recipe: CanonicalRecipe, index: number, kb: KnowledgeBase): Verdict {
  const lines = recipe.lines.filter((_, place) => place === index);
  return verifyRecipe({ ...recipe, lines, steps: [] }, kb);
}

/** The recipe with one line changed. */
export function replaceLine(recipe: CanonicalRecipe, index: number, change: ChangeLine): CanonicalRecipe {
  return { ...recipe, lines: recipe.lines.map((line, place) => (place === index ? change(line) : line)) };
}
