import type { DishType } from '@larder/contract/dish/dish-type';
import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe, RecipeStep } from '@larder/food/recipe';
import { isOneOf, isSweet } from './rules/swap-in-dish.ts';
import { enrichesSauce } from './rules/swaps/egg-swaps.ts';
import { isUsedOnceTo } from './sentences.ts';
import { inEachLanguage, withoutEmpty } from './wording/in-each-language.ts';
import { isNamed, namesOf, wordsOf } from './wording/names/food-names.ts';
import { removeMentions } from './wording/removal/remove-mentions.ts';

/** What seasons a dish, and the share of its weight up to which the dish can be served without. */
const MOST_LEFT_OUT: Partial<Record<Role, number>> = {
  herb: 0.02,
  spice: 0.01,
  heat: 0.02,
  seasoning: 0.02,
  umami: 0.02,
  aromatic: 0.015,
};
/** Foods that are more than a seasoning by their roles, and only that in such shares. */
const MOST_OF: Readonly<Record<string, number>> = {
  celery: 0.09,
  mustard: 0.02,
  'sesame-seed': 0.03,
  'spring-onion': 0.03,
  'worcestershire-sauce': 0.02,
  sugar: 0.012,
};
/** What is scattered over the finished dish can be more, and what stands in a glass. */
const MOST_SCATTERED = 0.05;
const MOST_IN_GLASS = 0.15;
/** A spoon of spirit or wine beside other liquids. */
const MOST_ALCOHOL = 0.03;
/** An egg that enriches a white sauce. */
const MOST_ENRICHING = 0.05;
/** Without so many other seasonings a dish has no taste. */
const LEAST_SEASONINGS = 2;
/** What a dish is not cooked without, however little it is. */
const NEEDED: readonly string[] = [
  'salt',
  'gelatine',
  'saffron',
  'vinegar',
  'citrus',
  'soy-sauce',
  'fish-sauce',
  'miso',
  'scotch-bonnet',
  'kaffir-lime-leaf',
  'allspice',
];
/** Pastes and mixtures of spices that a dish is seasoned with as a whole. */
const MIXTURE =
  /(?<!tomato)-paste$|curry|seasoning$|^(?:berbere|ras-el-hanout|gochujang|harissa|zaatar|hoisin-sauce|marmite)$/;
/** Dishes to which a herb can give their name. */
const SAUCES: ReadonlySet<DishType> = new Set<DishType>(['sauce', 'dip', 'dressing']);
const SEASONS: ReadonlySet<Role> = new Set<Role>([
  'herb',
  'spice',
  'heat',
  'umami',
  'aromatic',
  'sauce',
  'acid',
  'wine',
  'stock',
]);
const SCATTERED: ReadonlySet<Role> = new Set<Role>([
  'herb',
  'seed',
  'nut',
  'cheese',
  'garnish',
  'leaf',
  'seasoning',
  'spice',
]);
const ALCOHOL: ReadonlySet<Role> = new Set<Role>(['spirit', 'liqueur', 'wine']);

/**
 * The recipe without one of its lines, where the dish stays what it is: a garnish, what is optional, or one seasoning
 * among several. Null where it is more than that, or a step can't be worded without it.
 */
export function leaveOut(recipe: CanonicalRecipe, index: number, kb: KnowledgeBase): CanonicalRecipe | null {
  if (!isDispensable(recipe, index, kb)) return null;
  const steps = recipe.steps.map((step) => removeMentions(step, index));
  if (!steps.every((step) => step !== null)) return null;
  return {
    ...recipe,
    lines: recipe.lines.filter((_, at) => at !== index),
    steps: withoutEmpty(steps).map((step) => renumbered(step, index)),
  };
}

function isDispensable(recipe: CanonicalRecipe, index: number, kb: KnowledgeBase): boolean {
  const line = recipe.lines[index];
  const id = line?.ingredient;
  const roles = id ? kb.get(id)?.roles : undefined;
  if (!line || !id || !roles || NEEDED.some((needed) => kb.isKindOf(id, needed)) || MIXTURE.test(id)) return false;
  const share = shareOf(recipe, index, kb);
  if (line.optional || (kb.isKindOf(id, 'egg') && share < MOST_ENRICHING && enrichesSauce(recipe, index))) return true;
  if (recipe.category === 'Drinks') return isUsedOnceTo(recipe, index, GARNISHES) && share < MOST_IN_GLASS;
  if (roles.some((role) => SCATTERED.has(role)) && share < MOST_SCATTERED && isUsedOnceTo(recipe, index, SCATTERS))
    return true;
  if (roles.some((role) => ALCOHOL.has(role))) return share < MOST_ALCOHOL;
  if (isSweet(recipe) && kb.isKindOf(id, 'sugar')) return false;
  if (roles.includes('herb') && isOneOf(SAUCES, recipe) && isDescribedBy(recipe, id, kb)) return false;
  const [, most = 0] = Object.entries(MOST_OF).find(([food]) => kb.isKindOf(id, food)) ?? [];
  const limit = Math.max(most, ...roles.map((role) => MOST_LEFT_OUT[role] ?? 0));
  return share < limit && seasonings(recipe, index, kb) >= LEAST_SEASONINGS;
}

/** True where the description names a food: the tarragon of béarnaise, but not the coriander of guacamole. */
function isDescribedBy({ description }: CanonicalRecipe, id: string, kb: KnowledgeBase): boolean {
  return namesOf(id, 'en', kb).some((name) => isNamed(wordsOf(description.en), name));
}

function shareOf({ lines }: CanonicalRecipe, index: number, kb: KnowledgeBase): number {
  const grams = lines.map((line) => (line.ingredient === 'water' ? 0 : (gramsOf(line, kb) ?? 0)));
  const whole = grams.reduce((sum, each) => sum + each, 0);
  return whole === 0 ? 0 : (grams[index] ?? 0) / whole;
}

/** Other lines that give the dish its taste. */
function seasonings({ lines }: CanonicalRecipe, index: number, kb: KnowledgeBase): number {
  return lines.filter(({ ingredient }, at) => {
    const roles = ingredient ? kb.get(ingredient)?.roles : undefined;
    return at !== index && roles?.some((role) => SEASONS.has(role));
  }).length;
}

/** Words before what is scattered over what is done, or served beside, and before what a drink is garnished with. */
const SCATTERS = /\b(?:scatter|sprinkle|garnish|top|finish|strew|dust|serve|decorate)\w*\b[^.;]*$/i;
const GARNISHES = /\b(?:garnish|dust|decorate|stand|perch)\w*\b[^.;]*$/i;

/** A step whose mentions of later lines count one less. */
function renumbered(step: RecipeStep, index: number): RecipeStep {
  return inEachLanguage(step, (parts) =>
    parts.map((part) =>
      typeof part === 'object' && 'line' in part && part.line > index ? { ...part, line: part.line - 1 } : part,
    ),
  );
}
