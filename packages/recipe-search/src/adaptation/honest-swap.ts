import { type DishType, SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { Ingredient, Swap } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { garlicIsNoSauce, garlicIsTheDish, oilIsNoSolid } from './aromatic-swaps.ts';
import { curedMeatSeasons, mushroomIsFried, tofuIsSeasoned } from './meat-swaps.ts';
import { follows, isDoneTo } from './sentences.ts';
import type { Rule, SwapInDish } from './swap-in-dish.ts';

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

/** The share of a dish from which an ingredient is the dish. */
const IS_THE_DISH = 0.25;
/** Dishes that egg makes. */
const OF_EGG: ReadonlySet<DishType> = new Set<DishType>([
  'omelette',
  'frittata',
  'fried-eggs',
  'scrambled-eggs',
  'boiled-eggs',
  'poached-eggs',
  'baked-eggs',
  'custard',
  'quiche',
  'trifle',
]);
/** Dishes whose dough is held up by gluten. */
const OF_GLUTEN: ReadonlySet<DishType> = new Set<DishType>([
  'bread',
  'sweet-bread',
  'sweet-pastry',
  'savoury-pastry',
  'doughnuts',
  'dumplings',
  'filled-pasta',
  'flatbread',
  'pizza',
  'dough',
]);
/** Dishes of which one kind of food is the point. */
const RAW_FISH: ReadonlySet<DishType> = new Set<DishType>(['raw-fish', 'sushi']);
/** Dishes in which egg is a part of its own: boiled in a salad, stirred into a broth, set over rice. */
const WITH_EGG_AS_SUCH: ReadonlySet<DishType> = new Set<DishType>([
  'soup',
  'noodle-soup',
  'salad',
  'noodles',
  'rice-dish',
  'short-pasta',
  'long-pasta',
  'cooked-breakfast',
  'cheesecake',
]);
/** Dishes in which a little egg glazes or binds, and more of it sets a filling. */
const SET_BY_EGG: ReadonlySet<DishType> = new Set<DishType>([
  'sweet-pie',
  'savoury-pie',
  'sweet-tart',
  'savoury-tart',
  'gratin',
]);
/** The share of egg up to which it glazes or binds. */
const MOST_EGG_TO_GLAZE = 0.05;
/** Dishes in which chickpeas stand for meat or fish. */
const WITH_CHICKPEAS: ReadonlySet<DishType> = new Set<DishType>(['salad', 'stew', 'curry', 'enchiladas', 'bean-dish']);
/** Dishes of pulled or stewed meat. */
const WITH_JACKFRUIT: ReadonlySet<DishType> = new Set<DishType>([
  'stew',
  'curry',
  'chilli',
  'braise',
  'taco',
  'enchiladas',
  'roast',
]);
/** Sweet dishes that are held together by flour, or by egg. */
const BAKED_SWEET: ReadonlySet<DishType> = new Set<DishType>(['cake', 'bars', 'muffins', 'cookies']);
/** The share of egg from which a cake stands on it, whatever else raises it. */
const MOST_EGG_IN_CAKE = 0.18;

const RAISING = ['baking-powder', 'bicarbonate-of-soda', 'self-raising-flour'] as const;

const isOneOf = (types: ReadonlySet<DishType>, { dishType }: CanonicalRecipe) =>
  dishType !== null && types.has(dishType);
const isSweet = ({ dishType }: CanonicalRecipe) => SWEET_DISH_TYPES.some((type) => type === dishType);

/** Egg binds, coats and glazes in small amounts; what it lifts, thickens or makes up has no substitute. */
const eggBinds: Rule = ({ is, share, recipe, index, method, swap }) => {
  if (!is('egg') || recipe.category === 'Drinks') return true;
  if (isOneOf(OF_EGG, recipe) || is('hard-boiled-egg', 'quail-egg')) return false;
  if (/fried|boiled|poached|halved|quartered|sliced/.test(recipe.lines[index]?.preparation?.en ?? '')) return false;
  if (
    /(fr(y|ied)|poach|soft-boil|boil|scrambl)[^.]{0,40}\beggs?\b|custard|curd\b|coats (the back of )?(a|the) spoon/.test(
      method,
    )
  )
    return false;
  if (swap.use === 'aquafaba' && is('egg-white') && /peaks|stiff/.test(method))
    return isSweet(recipe) && recipe.dishType !== 'cake';
  return swap.use === 'aquafaba' && share < 0.2;
};

/** A filling, a batter with milk, and a sauce whisked over heat are set by their eggs. */
const eggSets: Rule = ({ is, share, recipe, method, hasLine }) => {
  if (!is('egg') || recipe.category === 'Drinks') return true;
  if (isOneOf(WITH_EGG_AS_SUCH, recipe)) return false;
  if (isOneOf(SET_BY_EGG, recipe)) return share < MOST_EGG_TO_GLAZE;
  if (recipe.dishType === 'sweet-pastry') return share < 0.1;
  if (recipe.dishType === 'sauce') return !/simmer|boil|heat|warm/.test(method);
  return recipe.dishType !== 'pudding' || hasLine(...RAISING) || !hasLine('milk', 'cream');
};

/** A cake without a raising agent is lifted by its eggs, and one without flour is set by them. */
const cakeNeedsEgg: Rule = ({ is, recipe, share, hasLine, ingredientAt }) =>
  !is('egg') ||
  recipe.dishType === null ||
  !BAKED_SWEET.has(recipe.dishType) ||
  (recipe.lines.some((_, at) => ingredientAt(at)?.roles.some((role) => role === 'flour' || role === 'grain')) &&
    (recipe.dishType !== 'cake' || (share < MOST_EGG_IN_CAKE && hasLine(...RAISING))));

/** Flour thickens, coats and carries a cake or a biscuit; in a dough that is kneaded or laminated gluten is the structure. */
const glutenHolds: Rule = ({ is, recipe, hasLine, method }) => {
  if (!is('flour', 'semolina', 'strong-flour')) return true;
  const isDough = hasLine('yeast', 'sourdough-starter') || /\bknead|laminat|choux|roll out (the|thinly)/.test(method);
  return !isOneOf(OF_GLUTEN, recipe) && !isDough;
};

/** Polenta does not behave as semolina does in a batter or a dough. */
const semolinaIsFlour: Rule = ({ is, swap, recipe }) =>
  !is('semolina') || swap.use !== 'polenta' || recipe.dishType === 'porridge' || recipe.dishType === 'grain-dish';

/** Butter to bake with is replaced by a solid fat, butter to fry with by oil. */
const butterByUse: Rule = ({ is, swap, recipe, index, share, method }) => {
  if (!is('butter', 'ghee')) return true;
  if (isBrowned(recipe, index)) return false;
  const isMelted = isDoneTo(recipe, index, MELTS);
  if (swap.use.endsWith('-oil') && isMelted) return false;
  if (/laminat|fold[^.]{0,30}butter|clarif/.test(method) && isSweet(recipe)) return false;
  const isSolid =
    isSweet(recipe) ||
    recipe.dishType === 'jam' ||
    recipe.category === 'Drinks' ||
    /cream(ed)? the|rub(bed)? (in|the|it)|spread|beat the butter|soft(ened)?\b.{0,12}butter/.test(method);
  if (swap.use.endsWith('-oil') && swap.use !== 'coconut-oil') return !isSolid && share < 0.2;
  return isSolid || isMelted || share >= 0.03 || recipe.dishType === 'toast' || recipe.dishType === 'sandwich';
};

/** Words that melt what they are followed by, which no oil needs. */
const MELTS = /\b(?:melt|foam)\w*\b[^,;]*$/i;

/** Butter is browned for the taste of its milk, which no other fat has. */
const isBrowned = (recipe: CanonicalRecipe, index: number): boolean =>
  isDoneTo(recipe, index, /\bbrown $|\bbrown the $/i) || follows(recipe, index, /^[^.]*(?:nutty|hazelnut|specks)/i);

/** Cream that is whipped needs a fat that sets; cream that is poured must not taste of coconut in a European dish. */
const creamByUse: Rule = ({ is, swap, recipe, method }) => {
  if (!is('cream') || is('soured-cream', 'creme-fraiche')) return true;
  const isWhipped = /\bwhip|peaks/.test(method);
  if (swap.use === 'coconut-cream') return isWhipped || isSweet(recipe) || isTropical(recipe);
  return !isWhipped;
};

/** Lemon thickens cream by its protein, which coconut and oat lack. */
const creamSetsWithAcid: Rule = ({ is, swap, share, hasLine, method }) =>
  !is('cream') ||
  swap.use.startsWith('lactose-free-') ||
  share < 0.4 ||
  !hasLine('lemon', 'lemon-juice', 'lime', 'lime-juice', 'passion-fruit', 'passion-fruit-pulp') ||
  hasLine('gelatine', 'agar', 'egg', 'cornflour', 'cream-cheese') ||
  !/\bset\b/.test(method);

const isTropical = ({ cuisine }: CanonicalRecipe) =>
  cuisine !== null &&
  /Thai|Indian|Indonesian|Malaysian|Caribbean|Brazilian|Filipino|Sri Lankan|Vietnamese/.test(cuisine);

/** Cheese that is baked into a cake, or that makes the sauce, is the dish. */
const cheeseIsTheDish: Rule = ({ is, share, recipe, swap }) => {
  if (!is('cheese', 'quark', 'ricotta', 'mascarpone', 'cream-cheese')) return true;
  if (recipe.dishType === 'cheesecake' || recipe.dishType === 'trifle') return false;
  return /tofu/.test(swap.use) ? recipe.dishType === 'salad' && share < IS_THE_DISH : share < IS_THE_DISH;
};

/** What is most of a dish is replaced by its like alone: pasta by gluten-free pasta, mince by plant-based mince. */
const mainByItsLike: Rule = ({ share, swap, original }) => share < IS_THE_DISH || isLike(original, swap);

const LIKE =
  /^(gluten-free|vegan|plant-based|lactose-free|low-fodmap|soya|oat|rice|coconut|almond|alcohol-free|unsulphured)-|-drink$|-milk$|-stock$|-yogurt$|mince$|-oil$|sugar$|jackfruit$/;

function isLike({ id }: Ingredient, { use }: Swap): boolean {
  return LIKE.test(use) && !/potato|fish$/.test(id);
}

/** Two ingredients of a dish are not replaced by the same one, but two lines of one ingredient are. */
const onceOnly: Rule = ({ recipe, swap, original }) =>
  recipe.lines.every(
    ({ ingredient, swappedFrom }) => ingredient !== swap.use || swappedFrom?.ingredient === original.id,
  );

/** Chickpeas stand for meat and fish in salads and stews, and not between slices of bread or in a pie. */
const chickpeasByDish: Rule = ({ original, recipe, swap }) =>
  swap.use !== 'chickpea' ||
  !original.origin.some((from) => from === 'meat' || from === 'fish') ||
  isOneOf(WITH_CHICKPEAS, recipe);

/** Young jackfruit is pulled into shreds that take up a sauce; it is no ham, bacon or salami. */
const jackfruitIsPulled: Rule = ({ recipe, swap }) =>
  swap.use !== 'tinned-jackfruit' || isOneOf(WITH_JACKFRUIT, recipe);

/** Mustard that holds crumbs to meat, or is spread, is not replaced by a juice. */
const mustardHolds: Rule = ({ is, swap, recipe, index, hasLine, method }) =>
  !is('mustard') ||
  swap.use !== 'lemon-juice' ||
  !(
    (hasLine('breadcrumb') && /spread|brush|smear/.test(method)) ||
    isDoneTo(recipe, index, /\b(spread|smear)\b[^.;]*$/i)
  );

/** Chickpeas are served whole: what is cut, shredded or laid in slices has another stand-in, or none. */
const chickpeasAreWhole: Rule = ({ recipe, index, swap }) =>
  swap.use !== 'chickpea' || !isDoneTo(recipe, index, /\b(cut|slice|shred|chop|dice|carve|pull)\b[^.;]*$/i);

/** Strawberries replace fruit that is eaten raw, or drunk. */
const fruitByUse: Rule = ({ recipe, swap }) =>
  swap.use !== 'strawberry' || recipe.category === 'Drinks' || recipe.dishType === 'fruit-dessert';

/** Fish is not tofu where it is raw, or from a tin. */
const fishIsTheDish: Rule = ({ is, original, recipe, swap }) =>
  !original.origin.includes('fish') ||
  swap.use !== 'firm-tofu' ||
  !(isOneOf(RAW_FISH, recipe) || is('tuna-in-oil', 'tinned-tuna'));

/** Sugar that sets, caramelises or feeds yeast is not sweetness alone. */
const sugarSets: Rule = ({ is, swap, recipe, share, hasLine, method }) => {
  if (!is('sugar', 'honey')) return true;
  const sets = recipe.dishType === 'meringue' || recipe.dishType === 'confectionery' || recipe.dishType === 'jam';
  return (
    !sets &&
    !hasLine('yeast') &&
    !/caramel|soft-ball|amber/.test(method) &&
    !(swap.use === 'erythritol' && isCrystallised(recipe, method)) &&
    (recipe.category === 'Drinks' || share < 0.2)
  );
};

/** Erythritol falls out as crystals in what is frozen, boiled to a syrup or glazed, and does not brown. */
const isCrystallised = ({ dishType }: CanonicalRecipe, method: string): boolean =>
  dishType === 'ice-cream' ||
  dishType === 'slush' ||
  dishType === 'frozen-cocktail' ||
  /freez|frozen|churn|syrup|sticky|gloss|glaz|brûl|torch/.test(method);

/** Stock of seaweed belongs to the dishes of its coasts. */
const dashiIsEastern: Rule = ({ swap, recipe }) =>
  swap.use !== 'kombu-dashi' || (recipe.cuisine !== null && /Japanese|Korean|Chinese/.test(recipe.cuisine));

/** Rice paper tears where it is folded, fried and steamed. */
const wrapperIsFolded: Rule = ({ swap, recipe }) => swap.use !== 'rice-paper' || recipe.dishType !== 'dumplings';

/** What has no alcohol stands for a spirit in a drink that has no other; a spoon of it in a dish stands for nothing. */
const spiritIsTheDrink: Rule = ({ swap, recipe, index, ingredientAt }) =>
  !(swap.use.startsWith('alcohol-free-') && swap.as.includes('spirit')) ||
  (recipe.category === 'Drinks' && recipe.lines.every((_, at) => at === index || !ingredientAt(at)?.abv));

/** Agar sets hot liquids; leaves in a cold cream do not become agar without another method. */
const gelatineSets: Rule = ({ original, method }) => !original.id.startsWith('gelatine') || /boil|simmer/.test(method);

const RULES: readonly Rule[] = [
  eggBinds,
  eggSets,
  cakeNeedsEgg,
  glutenHolds,
  semolinaIsFlour,
  butterByUse,
  creamByUse,
  creamSetsWithAcid,
  oilIsNoSolid,
  garlicIsNoSauce,
  garlicIsTheDish,
  cheeseIsTheDish,
  mainByItsLike,
  chickpeasByDish,
  chickpeasAreWhole,
  jackfruitIsPulled,
  curedMeatSeasons,
  mushroomIsFried,
  tofuIsSeasoned,
  mustardHolds,
  fruitByUse,
  fishIsTheDish,
  onceOnly,
  sugarSets,
  gelatineSets,
  dashiIsEastern,
  wrapperIsFolded,
  spiritIsTheDrink,
];
