import { type Category, SUBCATEGORIES_OF, type Subcategory } from '@larder/contract/category';
import { type DishType, DRINK_DISH_TYPES, MEAL_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe, TextLanguage } from '@larder/food/recipe';
import { verifyRecipe } from '@larder/food/verifier/verify';
import type { CookFiles } from './compile-recipe.ts';
import type { CookFile, CookPart, EnglishCookFile } from './cook-file.ts';

type Range = readonly [least: number, most: number];

/** What a serving of such a dish can have: kilocalories, grams, and minutes in all. */
const PLAUSIBLE: Record<Subcategory, { kcal: Range; grams: Range; minutes: Range }> = {
  Breakfast: { kcal: [100, 1000], grams: [60, 900], minutes: [1, 900] },
  Lunch: { kcal: [100, 1200], grams: [120, 1300], minutes: [3, 1500] },
  Dinner: { kcal: [130, 1400], grams: [120, 1400], minutes: [5, 1500] },
  Snack: { kcal: [20, 800], grams: [15, 600], minutes: [1, 1500] },
  Alcoholic: { kcal: [30, 700], grams: [45, 800], minutes: [1, 1500] },
  'Non-alcoholic': { kcal: [0, 700], grams: [80, 900], minutes: [1, 1500] },
};

const DESCRIPTION: Range = [50, 220];
/** From this share of ingredients and title words in common, two recipes are one. */
const NEARLY_THE_SAME = 0.9;

/** What is wrong with one recipe, a sentence each. */
export function lintRecipe(files: CookFiles, recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  return [
    ...categoryProblems(files.en),
    ...listedTwice(recipe),
    ...unusedLines(recipe),
    ...Object.entries(files).flatMap(([language, file]) => languageProblems(language as TextLanguage, file, files.en)),
    ...plausibilityProblems(recipe, kb),
  ];
}

const DISH_TYPES_OF: Record<Category, readonly DishType[]> = { Meals: MEAL_DISH_TYPES, Drinks: DRINK_DISH_TYPES };

function categoryProblems({ category, subcategory, dish }: EnglishCookFile): string[] {
  return [
    ...(SUBCATEGORIES_OF[category].includes(subcategory) ? [] : [`${subcategory} is no kind of ${category}`]),
    ...(DISH_TYPES_OF[category].includes(dish) ? [] : [`${dish} is no dish type of ${category}`]),
  ];
}

function listedTwice({ lines }: CanonicalRecipe): string[] {
  const ids = lines.map(({ ingredient }) => ingredient);
  return ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => `${id} is introduced twice; refer to it with @&`);
}

function unusedLines({ lines, steps }: CanonicalRecipe): string[] {
  const used = new Set(steps.flatMap(({ text }) => text.en.flatMap((part) => (isMention(part) ? [part.line] : []))));
  return lines.flatMap(({ name }, index) => (used.has(index) ? [] : [`${name.en} is used in no step`]));
}

function isMention(part: unknown): part is { line: number } {
  return typeof part === 'object' && part !== null && 'line' in part;
}

function languageProblems(language: TextLanguage, file: CookFile, english: CookFile): string[] {
  const problems: string[] = [];
  const { length } = file.description;
  if (length < DESCRIPTION[0] || length > DESCRIPTION[1]) {
    problems.push(`${language}: the description has ${length} characters; ${DESCRIPTION.join(' to ')} are wanted`);
  }
  if (file.description.includes('!')) problems.push(`${language}: the description shouts`);
  if (file === english) return problems;
  for (const key of ['category', 'subcategory', 'cuisine', 'servings'] as const) {
    if (file[key] !== english[key]) problems.push(`${language}: ${key} is ${file[key]}, in English ${english[key]}`);
  }
  if (file.equipment.length !== english.equipment.length)
    problems.push(`${language}: the equipment differs from the English`);
  for (const key of ['tip', 'make ahead'] as const) {
    if ((file[key] === undefined) !== (english[key] === undefined))
      problems.push(`${language}: only one language has "${key}"`);
  }
  if (file.steps.length !== english.steps.length) {
    return [...problems, `${language}: ${file.steps.length} steps, in English ${english.steps.length}`];
  }
  return [...problems, ...amountProblems(language, file, english), ...stepProblems(language, file, english)];
}

const amounts = ({ lines }: CookFile): string[] =>
  lines.map(({ amount, unit, optional }) => JSON.stringify([amount, unit, optional])).sort();

function amountProblems(language: TextLanguage, file: CookFile, english: CookFile): string[] {
  const [own, theirs] = [amounts(file), amounts(english)];
  const differing = own.filter((amount, index) => amount !== theirs[index]);
  return differing.length > 0 ? [`${language}: amounts differ from the English: ${differing.join(' ')}`] : [];
}

function stepProblems(language: TextLanguage, file: CookFile, english: CookFile): string[] {
  return file.steps.flatMap((step, index) => {
    const [own, theirs] = [dataOf(step), dataOf(english.steps[index] ?? [])];
    return own === theirs
      ? []
      : [`${language}: step ${index + 1} has ${own || 'no data'}, in English ${theirs || 'none'}`];
  });
}

/** Timers, temperatures and lengths of a step, in an order that does not depend on the sentence. */
function dataOf(step: readonly CookPart[]): string {
  return step
    .flatMap((part): string[] => {
      if (typeof part === 'string')
        return [...part.matchAll(/\d+(?:[.,]\d+)?\s?(?:°C|cm|mm)/g)].map(([found]) => norm(found));
      return 'seconds' in part ? [`${part.seconds}–${part.toSeconds ?? part.seconds} s`] : [];
    })
    .sort()
    .join(', ');
}

const norm = (text: string): string => text.replace(',', '.').replace(/\s/g, '');

function plausibilityProblems(recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  if (recipe.subcategory === null) return ['there is no subcategory'];
  const plausible = PLAUSIBLE[recipe.subcategory];
  const { nutrition, minutes } = verifyRecipe(recipe, kb);
  const grams = recipe.lines.reduce((sum, line) => sum + (gramsOf(line, kb) ?? 0), 0) / recipe.servings;
  const outside = (what: string, value: number, [least, most]: Range): string[] =>
    value < least || value > most ? [`${Math.round(value)} ${what}; such a dish has ${least} to ${most}`] : [];
  return [
    ...outside('kcal a serving', nutrition.calories, plausible.kcal),
    ...outside('g a serving', grams, plausible.grams),
    ...outside('minutes in all', minutes, plausible.minutes),
  ];
}

/** Pairs of recipes that are one under two names, a sentence each with the id of the second. */
export function lintPairs(recipes: readonly CanonicalRecipe[]): { id: string; what: string }[] {
  const seen = recipes.map((recipe) => ({
    recipe,
    words: new Set(recipe.title.en.toLowerCase().match(/\p{L}+/gu) ?? []),
    ids: new Set(recipe.lines.map(({ ingredient }) => ingredient)),
  }));
  return seen.flatMap((second, index) =>
    seen.slice(0, index).flatMap((first) => {
      const sameTitle = first.recipe.title.en.toLowerCase() === second.recipe.title.en.toLowerCase();
      const alike = (overlap(first.ids, second.ids) + overlap(first.words, second.words)) / 2;
      return sameTitle || alike >= NEARLY_THE_SAME
        ? [{ id: second.recipe.id, what: `is nearly the same as ${first.recipe.id}` }]
        : [];
    }),
  );
}

/** Jaccard index of two sets, 0 to 1. */
function overlap(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): number {
  return a.intersection(b).size / a.union(b).size;
}
