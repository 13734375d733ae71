import type { Diet } from '@larder/contract/diet';
import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { DishIngredient } from './dish-ingredient.ts';

const FISH: ReadonlySet<CookingKind> = new Set(['fish-fillet', 'smoked-fish', 'prawn', 'shellfish']);
/** What a stock of fish suits, where it is available; for fish from a tin none has to be bought. */
export const FROM_THE_SEA: ReadonlySet<CookingKind> = new Set([...FISH, 'tinned-fish']);
const FISH_STOCKS: ReadonlySet<string> = new Set(['fish-stock', 'shellfish-stock']);
const MEAT: ReadonlySet<CookingKind> = new Set([
  'poultry',
  'poultry-joint',
  'tender-meat',
  'pan-meat',
  'stewing-meat',
  'offal',
  'mince',
  'sausage',
  'bacon',
  'ham',
  'cooked-meat',
]);
/** What suits any dish, the second where wheat is not permitted. */
const OTHERS = ['vegetable-stock', 'gluten-free-vegetable-stock'];
/** Stock without onion and garlic, for who asks for it. */
const LOW_FODMAP = ['low-fodmap-stock', ...OTHERS];

/** Meat that red wine goes with. */
const RED_MEAT = ['beef', 'lamb', 'mutton', 'venison', 'wild-boar', 'duck'];

/** The wines for a dish by the meat or fish in it, the most fitting first. */
export function fittingWines(ingredients: readonly DishIngredient[], kb: KnowledgeBase): readonly string[] {
  const isRed = ingredients.some(({ id }) => RED_MEAT.some((meat) => kb.isKindOf(id, meat)));
  return isRed ? ['red-wine', 'white-wine'] : ['white-wine'];
}

/** False of a stock of fish in a dish without anything from the sea; true of all other ingredients. */
export function suitsStock(id: string, ingredients: readonly DishIngredient[]): boolean {
  return !FISH_STOCKS.has(id) || ingredients.some(({ cooking }) => FROM_THE_SEA.has(cooking.kind));
}

/** The stocks for a dish by the meat or fish in it, the most fitting first. */
export function fittingStocks(
  ingredients: readonly DishIngredient[],
  kb: KnowledgeBase,
  diets: readonly Diet[],
): readonly string[] {
  if (diets.includes('Low FODMAP')) return LOW_FODMAP;
  const has = (kinds: ReadonlySet<CookingKind>) => ingredients.some(({ cooking }) => kinds.has(cooking.kind));
  if (has(FISH)) return ['fish-stock', ...OTHERS];
  const meats = ingredients.filter(({ cooking, origin }) => MEAT.has(cooking.kind) && !origin.includes('plant'));
  if (meats.length === 0) return OTHERS;
  const seasoning: readonly CookingKind[] = ['bacon', 'ham'];
  const main = meats.filter(({ cooking }) => !seasoning.includes(cooking.kind));
  const isBeef = (main.length > 0 ? main : meats).every(
    ({ id }) => kb.isKindOf(id, 'beef') || kb.isKindOf(id, 'minced-beef'),
  );
  return [isBeef ? 'beef-stock' : 'chicken-stock', ...OTHERS];
}
