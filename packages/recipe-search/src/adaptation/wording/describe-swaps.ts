import { type DishType, DRINK_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { isNamedInPlural } from '@larder/food/names/name-forms';
import { gramsOf } from '@larder/food/nutrition/grams';
import { type CanonicalRecipe, DEFAULT_LANGUAGES, type RecipeLine, type TextLanguage } from '@larder/food/recipe';
import { agreeArticle } from '@larder/food/rendering/articles';
import { spanishAnd } from './spanish-and.ts';

const AND: Record<Exclude<TextLanguage, 'es'>, string> = { en: 'and', fr: 'et' };

type Described = { dish: string; into: string; from: string };
const INSTEAD: Record<TextLanguage, (described: Described) => string> = {
  en: ({ dish, into, from }) => `${dish}, with ${into} instead of ${from}.`,
  es: ({ dish, into, from }) => `${dish}, con ${into} en lugar de ${from}.`,
  fr: ({ dish, into, from }) => `${dish}, avec ${into} à la place ${from}.`,
};

const HERE_WITH: Record<TextLanguage, string> = { en: 'Here with ', es: 'Aquí, con ', fr: 'Ici, avec ' };

/** A sentence that names what came into a dish; empty where nothing did. */
export function sayChanges(cameIn: readonly RecipeLine[], language: TextLanguage, kb: KnowledgeBase): string {
  const came = cameIn.flatMap((line) => {
    const id = line.ingredient;
    return id ? [nameWithArticle('de la ', { id, isPlural: isPlural(line, id, language, kb) }, language, kb)] : [];
  });
  return came.length > 0 ? `${HERE_WITH[language]}${list(came, language)}.` : '';
}

/** The number of main ingredients that a description names. */
const MOST_NAMED = 3;

/**
 * One sentence on an adapted dish: its main ingredients and how it is made, what came in, each once, and what it stands
 * for. It begins with the title where no ingredient is the main one.
 */
export function describeSwaps(recipe: CanonicalRecipe, language: TextLanguage, kb: KnowledgeBase): string {
  const swapped = recipe.lines.flatMap((line) => {
    const { ingredient, swappedFrom } = line;
    if (!ingredient || !swappedFrom) return [];
    const [into, from] = [ingredient, swappedFrom.ingredient].map((id) => ({
      id,
      isPlural: isPlural(line, id, language, kb),
    }));
    return into && from ? [{ into, from }] : [];
  });
  const dish = dishIn(recipe, language, kb);
  if (swapped.length === 0) return `${dish}.`;
  return INSTEAD[language]({
    dish,
    into: list(
      swapped.map((swap) => nameWithArticle('de la ', swap.into, language, kb)),
      language,
    ),
    from: list(
      swapped.map((swap) => nameWithArticle('du ', swap.from, language, kb)),
      language,
    ),
  });
}

/** Roles of what a dish is made of. */
const MAIN_ROLES: ReadonlySet<Role> = new Set<Role>([
  'protein',
  'vegetable',
  'leaf',
  'root',
  'fruit',
  'citrus',
  'pulse',
  'grain',
  'rice',
  'pasta',
  'noodle',
  'bread',
  'wrap',
  'potato',
  'egg',
  'cheese',
  'chocolate',
  'nut',
  'spirit',
  'liqueur',
  'wine',
  'juice',
  'tea',
  'coffee',
]);

/** "Rice noodles, bean sprouts and eggs in the wok". */
function dishIn(recipe: CanonicalRecipe, language: TextLanguage, kb: KnowledgeBase): string {
  const mains = recipe.lines
    .filter(({ ingredient, swappedFrom, optional }) => {
      const roles = ingredient ? kb.get(ingredient)?.roles : undefined;
      return !swappedFrom && !optional && roles?.some((role) => MAIN_ROLES.has(role));
    })
    .map((line) => ({ name: line.name[language] ?? line.name.en, grams: gramsOf(line, kb) ?? 0 }))
    .sort((one, other) => other.grams - one.grams)
    .map(({ name }) => name);
  const apart = mains.filter((name) => !mains.some((other) => other !== name && ` ${other} `.includes(` ${name} `)));
  if (apart.length < 2) return (recipe.title[language] ?? recipe.title.en).replace(IN_BRACKETS, '');
  const named = list(apart.slice(0, MOST_NAMED), language) + methodOf(recipe, language);
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** The rest of a title that explains it: "Saag aloo (spinach and potatoes)". */
const IN_BRACKETS = / \([^)]*\)$/;

type Method = Record<TextLanguage, string>;
const METHODS: readonly (readonly [Method, readonly DishType[]])[] = [
  [{ en: ' in a glass', es: ' en vaso', fr: ' dans un verre' }, DRINK_DISH_TYPES],
  [{ en: ' in the wok', es: ' al wok', fr: ' au wok' }, ['stir-fry', 'fried-rice']],
  [{ en: ' in a soup', es: ' en sopa', fr: ' en soupe' }, ['soup', 'noodle-soup', 'cold-soup']],
  [
    { en: ' cooked gently', es: ' a fuego suave', fr: ' à petit feu' },
    ['stew', 'curry', 'chilli', 'dal', 'bean-dish', 'braise', 'risotto', 'paella'],
  ],
  [
    { en: ' from the oven', es: ' al horno', fr: ' au four' },
    [
      'baked-pasta',
      'roast',
      'tray-bake',
      'gratin',
      'savoury-pie',
      'quiche',
      'savoury-tart',
      'stuffed-vegetables',
      'pizza',
      'enchiladas',
      'savoury-pastry',
      'baked-eggs',
      'baked-potato',
      'cake',
      'muffins',
      'cookies',
      'sweet-pie',
      'sweet-tart',
      'crumble',
      'pudding',
    ],
  ],
  [
    { en: ' from the pan', es: ' a la sartén', fr: ' à la poêle' },
    ['pan-fried', 'breaded', 'fritters', 'hash', 'omelette', 'fried-eggs', 'scrambled-eggs', 'quesadilla'],
  ],
  [{ en: ' from the grill', es: ' a la parrilla', fr: ' au gril' }, ['grilled', 'skewers']],
  [{ en: ' in a salad', es: ' en ensalada', fr: ' en salade' }, ['salad']],
];

function methodOf({ dishType }: CanonicalRecipe, language: TextLanguage): string {
  return METHODS.find(([, types]) => dishType !== null && types.includes(dishType))?.[0][language] ?? '';
}

type NameInNumber = { id: string; isPlural: boolean };

/** Grams of a piece up to which a weight of it is several pieces: prawns, sausages, mushrooms. */
const LARGEST_PIECE = 150;

/** What is named in the plural in any amount, pieces, and what is weighed but comes in pieces: nuts, mushrooms. */
function isPlural({ unit, amount }: RecipeLine, id: string, language: TextLanguage, kb: KnowledgeBase): boolean {
  const ingredient = kb.get(id);
  if (ingredient && isNamedInPlural(ingredient, DEFAULT_LANGUAGES[language])) return true;
  if (unit === null) return (amount?.min ?? 1) > 1;
  if (unit !== 'g' || !amount) return false;
  const piece = ingredient?.weighs?.piece ?? Number.POSITIVE_INFINITY;
  const hasPlural = kb.name(id, DEFAULT_LANGUAGES[language], 1) !== kb.name(id, DEFAULT_LANGUAGES[language], 2);
  return (
    (hasPlural && piece <= LARGEST_PIECE && amount.min > 2 * piece) ||
    ingredient?.roles.some((role) => role === 'seed' || role === 'nut') === true
  );
}

function list(names: readonly string[], language: TextLanguage): string {
  const each = [...new Set(names)];
  const last = each.pop() ?? '';
  const and = language === 'es' ? spanishAnd(last) : AND[language];
  return each.length === 0 ? last : `${each.join(', ')} ${and} ${last}`;
}

/** A name, in French with its partitive article: "du beurre végétal", "des noix de cajou". */
function nameWithArticle(
  article: string,
  { id, isPlural }: NameInNumber,
  language: TextLanguage,
  kb: KnowledgeBase,
): string {
  const name = kb.name(id, DEFAULT_LANGUAGES[language], isPlural ? 2 : 1);
  if (language !== 'fr') return name;
  return agreeArticle(article, name, language, kb.grammar(name, language, isPlural && hasFrenchPlural(name))) + name;
}

/** False of names without plural, such as "ail", of which cloves are counted. */
function hasFrenchPlural(name: string): boolean {
  return name.split(' ').some((word) => /[sxz]$/.test(word));
}
