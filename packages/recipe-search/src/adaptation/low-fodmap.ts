import type { Ingredient, Role, Swap } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, Localised, RecipeLine } from '@larder/food/recipe';
import { isAvoidedOnLowFodmap } from '@larder/food/verifier/avoided-foods';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { withKind, withSentence } from './advice.ts';
import { isLike } from './rules/honest-swap.ts';
import { replaceLine, swapLine } from './substitution/swap-line.ts';
import type { SwappedDish } from './wording/adapt-texts.ts';
import { titleNamesSwapped } from './wording/names/names-swapped.ts';

/**
 * The dish low in FODMAPs in which no flour, bread or biscuit has gluten beside what was swapped, however little it is:
 * the flour of a schnitzel is not wheat where its crumbs are not, nor that of a sauce whose milk has no lactose.
 */
export function withoutOtherGluten(dish: SwappedDish, restrictions: Restrictions, kb: KnowledgeBase): SwappedDish {
  if (!hasGivenWay(dish)) return dish;
  const strict: Restrictions = { ...restrictions, excludedAllergens: [...restrictions.excludedAllergens, 'Gluten'] };
  let { recipe } = dish;
  for (const [index, { ingredient, swappedFrom }] of dish.recipe.lines.entries()) {
    if (swappedFrom || !isWheaten(ingredient, kb)) continue;
    const swapped = swapLine(recipe, index, strict, isLike, kb);
    if (swapped) recipe = replaceLine(swapped, index, forFodmap);
  }
  return recipe === dish.recipe ? dish : { ...dish, recipe };
}

/** True of a dish in which something gave way because few FODMAPs are asked for. */
const hasGivenWay = ({ recipe }: SwappedDish): boolean =>
  recipe.lines.some(({ swappedFrom }) => swappedFrom?.because.includes('Low FODMAP'));

const hasGluten = (id: string | null, kb: KnowledgeBase): boolean =>
  kb.get(id ?? '')?.allergens?.includes('Gluten') === true;

const OF_WHEAT: ReadonlySet<Role> = new Set<Role>(['flour', 'bread', 'pasta', 'beer']);

/** True of flour, bread, pasta, beer and biscuits with gluten. */
const isWheaten = (id: string | null, kb: KnowledgeBase): boolean =>
  hasGluten(id, kb) &&
  (kb.isKindOf(id ?? '', 'biscuit') || kb.get(id ?? '')?.roles.some((role) => OF_WHEAT.has(role)) === true);

/** True of a dish in which one of these gave way to its like without gluten because few FODMAPs are asked for. */
const gaveUpWheat = ({ recipe }: SwappedDish, kb: KnowledgeBase): boolean =>
  recipe.lines.some(
    ({ ingredient, swappedFrom }) =>
      swappedFrom?.because.includes('Low FODMAP') &&
      hasGluten(swappedFrom.ingredient, kb) &&
      !hasGluten(ingredient, kb),
  );

/** True of such a dish in which another one stays. */
export const isHalfWheat = (dish: SwappedDish, kb: KnowledgeBase): boolean =>
  gaveUpWheat(dish, kb) &&
  dish.recipe.lines.some(({ ingredient, swappedFrom }) => !swappedFrom && isWheaten(ingredient, kb));

/** Foods with FODMAPs, and their likes without them that do the same. */
const WITH_FODMAPS = [
  'garlic',
  'spring-onion',
  'milk',
  'cream',
  'cream-cheese',
  'yogurt',
  'honey',
  'stock',
  'breadcrumb',
] as const;
const WITHOUT_FODMAPS =
  /^lactose-free-|^garlic-oil$|^spring-onion-greens$|^maple-syrup$|^low-fodmap-stock$|^gluten-free-breadcrumb$/;

/**
 * The dish low in FODMAPs in which no garlic, spring onions, milk, cream, honey, stock or crumbs stay beside what gave way
 * to its like, however little a serving has of them: no clove where the onion is the green of leeks.
 */
export function withoutOtherFodmaps(dish: SwappedDish, restrictions: Restrictions, kb: KnowledgeBase): SwappedDish {
  if (!hasGivenWay(dish)) return dish;
  let { recipe } = dish;
  for (const [index, { ingredient, swappedFrom }] of dish.recipe.lines.entries()) {
    const isOne = ingredient !== null && WITH_FODMAPS.some((id) => kb.isKindOf(ingredient, id));
    if (!isOne || swappedFrom) continue;
    if (!isMilk(ingredient, kb) && titleNamesSwapped(recipe, index, kb)) continue;
    const does = (_: Ingredient, { use }: Swap) => WITHOUT_FODMAPS.test(use);
    const swapped = swapLine({ ...recipe, servings: 1 }, index, restrictions, does, kb);
    if (swapped) recipe = { ...swapped, servings: recipe.servings };
  }
  return recipe === dish.recipe ? dish : { ...dish, recipe };
}

/** True of what is called the same without lactose, so that a title may name it. */
const isMilk = (id: string, kb: KnowledgeBase): boolean =>
  ['milk', 'cream', 'yogurt'].some((kind) => kb.isKindOf(id, kind));

const forFodmap = (line: RecipeLine): RecipeLine =>
  line.swappedFrom ? { ...line, swappedFrom: { ...line.swappedFrom, because: ['Low FODMAP'] } } : line;

const OF_OTHER_GRAIN = /\b(?:rye|barley|oat|beer|stout|ale|lager)\b/;

/** The lines of flour, bread, pasta and biscuits of wheat. */
const wheatIn = ({ lines }: CanonicalRecipe, kb: KnowledgeBase): RecipeLine[] =>
  lines.filter(({ ingredient }) => isWheaten(ingredient, kb) && !OF_OTHER_GRAIN.test(ingredient ?? ''));

const IN_THIS_AMOUNT: Localised = {
  en: 'The wheat in it is low in FODMAPs in this amount alone: keep to one serving.',
  es: 'El trigo que lleva solo es bajo en FODMAP en esta cantidad: no pases de una ración.',
  fr: 'Le blé de la recette n’est pauvre en FODMAP qu’en cette quantité : tenez-vous-en à une portion.',
};

/** True of a recipe with garlic, onions or such nuts for a diet low in FODMAPs, if only a clove for many. */
export function hasRichest({ lines }: CanonicalRecipe, { dietTypes }: Restrictions, kb: KnowledgeBase): boolean {
  const isAvoided = ({ ingredient }: RecipeLine) => ingredient !== null && isAvoidedOnLowFodmap(ingredient, kb);
  return dietTypes.includes('Low FODMAP') && lines.some(isAvoided);
}

const GREENS = ['spring-onion-greens', 'leek-green'] as const;

/** Whose green alone is low in FODMAPs, and of both. */
const OF_SPRING_ONIONS: Localised = {
  en: 'Keep to the spring onion greens: the white is high in FODMAPs.',
  es: 'De la cebolleta, solo la parte verde es baja en FODMAP: no uses la blanca.',
  fr: 'Dans la ciboule, seul le vert est pauvre en FODMAP : laissez le blanc de côté.',
};
const OF_LEEKS: Localised = {
  en: 'Keep to the leek greens: the white is high in FODMAPs.',
  es: 'Del puerro, solo la parte verde es baja en FODMAP: no uses la blanca.',
  fr: 'Dans le poireau, seul le vert est pauvre en FODMAP : laissez le blanc de côté.',
};
const OF_BOTH: Localised = {
  en: 'Keep to the leek greens and the spring onion greens: the white is high in FODMAPs.',
  es: 'Del puerro y la cebolleta, solo la parte verde es baja en FODMAP: no uses la blanca.',
  fr: 'Dans le poireau et la ciboule, seul le vert est pauvre en FODMAP : laissez le blanc de côté.',
};

function onGreens({ lines }: CanonicalRecipe): Localised[] {
  const [onions, leeks] = GREENS.map((id) =>
    lines.some(({ ingredient, swappedFrom }) => swappedFrom && ingredient === id),
  );
  if (onions && leeks) return [OF_BOTH];
  return onions ? [OF_SPRING_ONIONS] : leeks ? [OF_LEEKS] : [];
}

/** Of what a food is bought that is sold rich in FODMAPs as well: soft tofu, noodles half of wheat. */
const BOUGHT: Readonly<Record<string, Localised>> = {
  tofu: { en: 'firm', es: 'firme', fr: 'ferme' },
  'soba-noodle': { en: '100% buckwheat', es: 'de trigo sarraceno 100 %', fr: '100 % sarrasin' },
};

function bought(line: RecipeLine): RecipeLine {
  const kind = BOUGHT[line.ingredient ?? ''];
  return kind ? withKind(line, kind, 'before') : line;
}

/**
 * A recipe low in FODMAPs that says of which kind tofu and noodles are bought, in its tip that of leeks and spring onions
 * only the green is low in them, and, where wheat stays since a serving has little of it, in which amount.
 */
export function withFodmapAdvice(
  recipe: CanonicalRecipe,
  { dietTypes }: Restrictions,
  kb: KnowledgeBase,
): CanonicalRecipe {
  if (!dietTypes.includes('Low FODMAP')) return recipe;
  const advice = [...onGreens(recipe), ...(wheatIn(recipe, kb).length === 0 ? [] : [IN_THIS_AMOUNT])];
  const unsaid = advice.filter(({ en }) => !recipe.tip?.en.includes(en));
  const lines = recipe.lines.map(bought);
  const isSame = unsaid.length === 0 && lines.every((line, at) => line === recipe.lines[at]);
  return isSame ? recipe : { ...recipe, lines, tip: unsaid.reduce(withSentence, recipe.tip) };
}
