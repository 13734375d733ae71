import type { Ingredient, Swap } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { IS_THE_DISH, type Rule, type SwapInDish } from './swap-in-dish.ts';
import {
  garlicIsNoSauce,
  garlicIsTheDish,
  herbByCuisine,
  mushroomIsSoaked,
  oilIsNoSolid,
  oilJoinsFat,
  onionIsSoftened,
  sauceByItsLike,
  seedsOnBread,
  vinegarIsClear,
  vinegarPickles,
  whiteIsNotApart,
} from './swaps/aromatic-swaps.ts';
import {
  butterByUse,
  cocoaIsNoChocolate,
  custardHasStarch,
  gelatineSets,
  glutenHolds,
  semolinaIsFlour,
  starchThickens,
  sugarSets,
  wheatByUse,
} from './swaps/baking-swaps.ts';
import {
  buttermilkIsSour,
  cheeseIsTheDish,
  creamByUse,
  creamIsSpread,
  creamSetsWithAcid,
  soyaBindsOil,
  soyaSours,
  yogurtIsCold,
} from './swaps/dairy-swaps.ts';
import { alcoholIsTheDrink, spiritIsNoJuice, stickIsCelery } from './swaps/drink-swaps.ts';
import { cakeNeedsEgg, eggBinds, eggSets, starchBinds } from './swaps/egg-swaps.ts';
import {
  anchovyIsStrewn,
  chickpeasAreWhole,
  chickpeasByDish,
  curedMeatSeasons,
  jackfruitIsPulled,
  lentilsAreLoose,
  meatIsSoonDone,
  meatIsTheDish,
  minceIsRolled,
  mushroomIsFried,
  piecesAreWhole,
  seafoodIsTossed,
  tofuIsSeasoned,
} from './swaps/meat-swaps.ts';
import {
  chiveIsScattered,
  cinnamonIsSweet,
  herbForHerb,
  herbForParsley,
  nutmegIsSweet,
  spiceForChilli,
  spiceForSpice,
  zestForZest,
} from './swaps/seasoning-swaps.ts';

/**
 * True where the substitute does in this dish what the original did. A dish whose structure or character rests on the
 * ingredient has no honest swap: croissants without gluten, a custard without egg, ceviche without fish.
 */
export function isHonestSwap(recipe: CanonicalRecipe, index: number, swap: Swap, kb: KnowledgeBase): boolean {
  const line = recipe.lines[index];
  const original = line?.ingredient ? kb.get(line.ingredient) : undefined;
  if (!line || !original) return false;
  const is = (...ids: readonly string[]) => ids.some((id) => kb.isKindOf(original.id, id));
  const weight = weightOf(recipe, kb);
  const given: SwapInDish = {
    recipe,
    index,
    original,
    swap,
    share: weight === 0 ? 0 : (gramsOf(line, kb) ?? 0) / weight,
    method: methodOf(recipe),
    is,
    isOneKind: (id) => kb.isKindOf(id, original.id) || kb.isKindOf(original.id, id),
    isFat: (at) => {
      const id = recipe.lines[at]?.ingredient;
      return id != null && kb.get(id)?.roles.includes('cooking-fat') === true;
    },
    ingredientAt: (at) => {
      const id = recipe.lines[at]?.ingredient;
      return id ? kb.get(id) : undefined;
    },
    hasLine: (...ids) =>
      recipe.lines.some(({ ingredient }) => ingredient && ids.some((id) => kb.isKindOf(ingredient, id))),
  };
  return RULES.every((rule) => rule(given));
}

const weights = new WeakMap<CanonicalRecipe, number>();

/** Grams of all lines but plain water. */
function weightOf(recipe: CanonicalRecipe, kb: KnowledgeBase): number {
  let weight = weights.get(recipe);
  if (weight === undefined) {
    const solids = recipe.lines.filter(({ ingredient }) => ingredient !== 'water');
    weight = solids.reduce((sum, line) => sum + (gramsOf(line, kb) ?? 0), 0);
    weights.set(recipe, weight);
  }
  return weight;
}

const methods = new WeakMap<CanonicalRecipe, string>();

function methodOf(recipe: CanonicalRecipe): string {
  let method = methods.get(recipe);
  if (method === undefined) {
    const parts = recipe.steps.flatMap(({ text }) => text.en);
    method = parts
      .map((part) => (typeof part === 'string' ? part : 'as' in part ? part.as : ' '))
      .join('')
      .toLowerCase();
    methods.set(recipe, method);
  }
  return method;
}

/** What is most of a dish is replaced by its like alone: pasta by gluten-free pasta, mince by plant-based mince. */
const mainByItsLike: Rule = ({ share, swap, original }) => share < IS_THE_DISH || isLike(original, swap);

/** Made like another food, without something. */
const LIKE =
  /^(gluten-free|vegan|plant-based|lactose-free|low-fodmap|soya|oat|rice|coconut|almond|alcohol-free|unsulphured)-|-drink$|-milk$|-stock$|-yogurt$|mince$|-oil$|sugar$|vinegar$|(?:single|double|whipping)-cream$|jackfruit$|-bread$|-biscuit$|sausage$|^minced-/;
/** Foods that one uses as well as their like, where that alone is left out. */
const AS_WELL: ReadonlySet<string> = new Set([
  'triple-sec',
  'orange-curacao',
  'lager',
  'brandy',
  'gruyere',
  'emmental',
  'gouda',
  'provolone',
  'ciabatta',
  'baguette',
  'parmesan',
  'pecorino',
  'feta',
  'goats-cheese',
  'mozzarella',
  'mascarpone',
  'cream-cheese',
  'yogurt',
  'creme-fraiche',
  'soured-cream',
  'bread-roll',
  'tea-biscuit',
  'linguine',
  'fettuccine',
  'penne',
  'macaroni',
  'breadcrumb',
  'flour-tortilla',
  'pitta',
  'flatbread',
  'plain-flour',
  'strong-flour',
  'wholemeal-flour',
  'cornflour',
  'potato-starch',
  'spring-onion-greens',
  'parsley',
  'chive',
  'basil',
  'dill',
  'coriander-leaf',
  'mint',
  'thyme',
  'rosemary',
  'dried-thyme',
  'dried-oregano',
  'paprika',
  'ground-cumin',
  'ground-coriander',
  'coriander-seed',
  'lemon-zest',
  'lime-zest',
  'orange-zest',
  'white-pepper',
  'cinnamon',
  'nutmeg',
  'fennel',
  'fennel-seed',
  'soy-sauce',
  'dijon-mustard',
  'wholegrain-mustard',
  'butter',
  'honey',
  'prosciutto',
  'pancetta',
  'bacon',
]);

/** True of a substitute that is the same kind of food: pasta without gluten for pasta. */
export function isLike({ id }: Ingredient, { use }: Swap): boolean {
  return (LIKE.test(use) || AS_WELL.has(use)) && !/potato|fish$|^toasted-sesame-oil$/.test(id);
}

/** Two ingredients of a dish are not replaced by the same one, but two lines of one kind of ingredient are. */
const onceOnly: Rule = ({ recipe, swap, isOneKind }) =>
  recipe.lines.every(
    ({ ingredient, swappedFrom }) => ingredient !== swap.use || (swappedFrom && isOneKind(swappedFrom.ingredient)),
  );

/** Stock of seaweed belongs to the dishes of its coasts. */
const dashiIsEastern: Rule = ({ swap, recipe }) =>
  swap.use !== 'kombu-dashi' || (recipe.cuisine !== null && /Japanese|Korean|Chinese/.test(recipe.cuisine));

/** The share of a dish, plain water aside, from which stock is its taste. */
const IS_THE_BROTH = 0.5;

/** Stock of mushrooms is dark: it stands for that of chicken where a clear soup of the East has little other taste. */
const mushroomStockIsDark: Rule = ({ is, swap, recipe, share }) =>
  !is('chicken-stock') ||
  swap.use !== 'mushroom-stock' ||
  (recipe.cuisine !== null && /Japanese|Korean|Chinese/.test(recipe.cuisine) && share >= IS_THE_BROTH);

/** Noodles of rice belong to the dishes of the East; others have noodles without egg that are pasta. */
const noodleIsEastern: Rule = ({ is, swap, recipe }) =>
  !is('egg-noodle') ||
  (recipe.cuisine !== null && /^(?:Hungarian|American|French|German|Italian)/.test(recipe.cuisine)) ===
    /pasta$/.test(swap.use);

/** Rice paper is dipped in water before it is filled: it breaks where it is filled dry, and tears where it is folded. */
const wrapperIsFolded: Rule = ({ swap, recipe, method }) =>
  swap.use !== 'rice-paper' || (recipe.dishType !== 'dumplings' && /\b(?:dip|soak)\b/i.test(method));

const RULES: readonly Rule[] = [
  eggBinds,
  eggSets,
  cakeNeedsEgg,
  starchBinds,
  glutenHolds,
  semolinaIsFlour,
  starchThickens,
  custardHasStarch,
  wheatByUse,
  butterByUse,
  creamByUse,
  creamSetsWithAcid,
  creamIsSpread,
  oilIsNoSolid,
  oilJoinsFat,
  garlicIsNoSauce,
  garlicIsTheDish,
  buttermilkIsSour,
  cheeseIsTheDish,
  mainByItsLike,
  anchovyIsStrewn,
  chickpeasByDish,
  chickpeasAreWhole,
  jackfruitIsPulled,
  curedMeatSeasons,
  mushroomIsFried,
  tofuIsSeasoned,
  meatIsSoonDone,
  meatIsTheDish,
  minceIsRolled,
  seafoodIsTossed,
  lentilsAreLoose,
  piecesAreWhole,
  seedsOnBread,
  onceOnly,
  sugarSets,
  gelatineSets,
  dashiIsEastern,
  mushroomStockIsDark,
  noodleIsEastern,
  cocoaIsNoChocolate,
  wrapperIsFolded,
  alcoholIsTheDrink,
  spiritIsNoJuice,
  stickIsCelery,
  onionIsSoftened,
  whiteIsNotApart,
  vinegarIsClear,
  vinegarPickles,
  sauceByItsLike,
  yogurtIsCold,
  soyaBindsOil,
  soyaSours,
  herbByCuisine,
  mushroomIsSoaked,
  spiceForChilli,
  herbForHerb,
  cinnamonIsSweet,
  nutmegIsSweet,
  spiceForSpice,
  zestForZest,
  herbForParsley,
  chiveIsScattered,
];
