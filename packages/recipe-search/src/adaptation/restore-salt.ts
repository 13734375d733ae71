import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { saltContentOf } from '@larder/food/nutrition/salt-content';
import type { CanonicalRecipe, RecipeLine, RecipeStep } from '@larder/food/recipe';
import { inEachLanguage } from './wording/in-each-language.ts';

/** Grams of salt that a dish can lose unnoticed, with salt in it and without. */
const UNNOTICED = 0.7;
const UNNOTICED_WITHOUT_SALT = 0.2;
/** Salt is measured in these fractions of a teaspoon. */
const TEASPOON_STEP = 0.25;

/** The adapted recipe with as much more salt as the swapped ingredients had and their substitutes have not. */
export function restoreSalt(adapted: CanonicalRecipe, original: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  const lost = saltIn(original.lines, kb) - saltIn(adapted.lines, kb);
  const salt = adapted.lines.find(({ ingredient }) => ingredient !== null && kb.isKindOf(ingredient, 'salt'));
  const least = salt ? UNNOTICED : UNNOTICED_WITHOUT_SALT;
  if (adapted.category === 'Drinks' || lost < least) return adapted;
  const perTeaspoon = gramsOf({ ingredient: 'salt', amount: { min: 1 }, unit: 'tsp' }, kb) ?? Number.POSITIVE_INFINITY;
  const teaspoons = roundToStep(lost / perTeaspoon);
  if (!salt) return withSaltLine(adapted, teaspoons, placeOfSalt(adapted));
  const before = (gramsOf(salt, kb) ?? 0) / perTeaspoon;
  const raised: RecipeLine = { ...salt, amount: { min: roundToStep(before + teaspoons) }, unit: 'tsp' };
  return { ...adapted, lines: adapted.lines.map((line) => (line === salt ? raised : line)) };
}

function roundToStep(teaspoons: number): number {
  return Math.max(1, Math.round(teaspoons / TEASPOON_STEP)) * TEASPOON_STEP;
}

/** The first step with a swapped ingredient that does not serve the dish; the last one where there is none. */
function placeOfSalt({ lines, steps }: CanonicalRecipe): number {
  const isSwapped = lines.map(({ swappedFrom }) => swappedFrom != null);
  const place = steps.findIndex(({ text }) => {
    const words = text.en.map((part) => (typeof part === 'string' ? part : ' ')).join('');
    const isUsed = text.en.some((part) => typeof part === 'object' && 'line' in part && isSwapped[part.line] === true);
    return isUsed && !/\bserve\b/i.test(words);
  });
  return place < 0 ? steps.length - 1 : place;
}

/** Adds salt as the last line, and to a step. */
function withSaltLine(recipe: CanonicalRecipe, teaspoons: number, place: number): CanonicalRecipe {
  const index = recipe.lines.length;
  const line: RecipeLine = { ingredient: 'salt', name: SALT, amount: { min: teaspoons }, unit: 'tsp' };
  const steps = recipe.steps.map((step, at) => (at === place ? withSeasoning(step, index) : step));
  return { ...recipe, lines: [...recipe.lines, line], steps };
}

const SALT = { en: 'salt', es: 'sal', fr: 'sel' } as const;
const SEASON_WITH = {
  en: [' Season with ', '.'],
  es: [' Sazona con ', '.'],
  fr: [' Assaisonner de ', '.'],
} as const;

function withSeasoning(step: RecipeStep, index: number): RecipeStep {
  return inEachLanguage(step, (parts, language) => {
    const [before, after] = SEASON_WITH[language];
    return [...parts, before, { line: index, as: SALT[language] }, after];
  });
}

function saltIn(lines: readonly RecipeLine[], kb: KnowledgeBase): number {
  return lines.reduce((sum, line) => {
    const grams = gramsOf(line, kb) ?? 0;
    return sum + (line.ingredient ? (saltContentOf(line.ingredient, kb) * grams) / 100 : 0);
  }, 0);
}
