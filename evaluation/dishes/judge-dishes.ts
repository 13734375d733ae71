import { culinaryProblems } from '@larder/food/culinary-rules/culinary-problems';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { type CanonicalRecipe, DEFAULT_LANGUAGES, TEXT_LANGUAGES } from '@larder/food/recipe';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { sentenceProblems } from '@larder/food/rendering/sentence-problems';
import { breaks, isRestricting } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import { type CookingTable, createCookingTable } from '@larder/recipe-composer/techniques/cooking-table';
import { excludedIn } from '@larder/recipe-search/adaptation/without-unfit-advice';
import { createSeededRandom } from '@larder/text/seeded-random';
import { flavourProblems } from './flavour-problems.ts';
import { foldedWords } from './folded-words.ts';
import { listProblems } from './list-problems.ts';
import { orderProblems } from './order-problems.ts';
import { plateProblems } from './plate-problems.ts';
import { potProblems } from './pot-problems.ts';
import { adaptAtRandom, composeAtRandom, type SampleDish } from './sample-dishes.ts';

/** Dishes judged, and what is wrong with them, by the rule with an example. */
export type DishReport = { composed: number; adapted: number; findings: string[] };

/**
 * Composes and adapts dishes at random, at most as many of each as asked, with all templates, ingredients, diets and
 * exclusions in turn, and judges each by the culinary rules, its sentences in every language and the restrictions.
 */
export function judgeDishes(
  { kb, cookbook }: { kb: KnowledgeBase; cookbook: readonly CanonicalRecipe[] },
  counts: { composed: number; adapted: number; seed: number },
): DishReport {
  const random = createSeededRandom(counts.seed);
  const composed = composeAtRandom(counts.composed, random, kb);
  const adapted = adaptAtRandom(counts.adapted, random, kb, cookbook);
  const cookingOf = createCookingTable(kb);
  const findings = [...composed, ...adapted].flatMap((sample) =>
    [...problemsOf(sample, kb), ...inPotOrOnPlate(sample, kb, cookingOf), ...blandness(sample, kb, cookingOf)].map(
      (problem) => `${sample.recipe.title.en} (${sample.recipe.id}): ${problem}`,
    ),
  );
  return { composed: composed.length, adapted: adapted.length, findings };
}

function problemsOf({ recipe, restrictions, original }: SampleDish, kb: KnowledgeBase): string[] {
  const broken = breaks(verifyRecipe(recipe, kb), restrictions).map((restriction) => `breaks ${restriction}`);
  // A composed dish loses it in the recipe search.
  const advice = original.length > 0 ? [recipe.tip, recipe.makeAhead].flatMap((text) => text ?? []) : [];
  const unfit = advice.flatMap((text) => excludedIn(text, recipe, restrictions, kb));
  return [
    ...broken,
    ...unfit.map((restriction) => `its advice names what breaks ${restriction}`),
    ...culinaryProblems(recipe, kb),
    ...(recipe.source === 'composer' && original.length === 0 ? orderProblems(recipe) : []),
    ...(original.length > 0 ? listProblems(recipe) : []),
    ...absentIngredients(recipe, original, kb),
    ...wordingProblems(recipe, kb),
  ];
}

/** What is wrong with a composed dish that simmers in a pot, or that is fried or roasted. */
function inPotOrOnPlate({ recipe, original }: SampleDish, kb: KnowledgeBase, cookingOf: CookingTable): string[] {
  if (recipe.source !== 'composer' || original.length > 0) return [];
  return [...potProblems(recipe, cookingOf), ...plateProblems(recipe, kb, cookingOf)];
}

/** What is wrong with the flavour of a composed dish from which no preference keeps anything. */
function blandness({ recipe, restrictions }: SampleDish, kb: KnowledgeBase, cookingOf: CookingTable): string[] {
  const isFree = recipe.source === 'composer' && !isRestricting(restrictions);
  return isFree ? flavourProblems(recipe, kb, cookingOf) : [];
}

/** The sentence that names what was left out. */
const SAYS_LEFT_OUT = /^ (?:here without|aqui sin|ici sans) /;

/**
 * What was swapped or left out and is still named beside the method, but by the sentences that say what it was swapped
 * for or that it was left out.
 */
function absentIngredients(
  { title, description, tip, lines }: CanonicalRecipe,
  original: readonly string[],
  kb: KnowledgeBase,
): string[] {
  return TEXT_LANGUAGES.flatMap((language) => {
    const locale = DEFAULT_LANGUAGES[language];
    const namesOf = (id: string) => [1, 2].map((count) => foldedWords(kb.name(id, locale, count)));
    const listed = lines.flatMap(({ ingredient }) => (ingredient ? namesOf(ingredient) : []));
    const kept = lines.flatMap(({ ingredient, swappedFrom }) => swappedFrom?.ingredient ?? ingredient ?? []);
    const leftOut = original.filter((id) => !kept.includes(id));
    const swapped = lines.flatMap(({ swappedFrom }) => swappedFrom?.ingredient ?? []);
    const gone = [...swapped, ...leftOut].flatMap(namesOf);
    const absent = gone.filter((name) => !listed.some((other) => other.includes(name)));
    const sentences = [title, description, tip].flatMap((text) =>
      (text?.[language] ?? '').split(/(?<=[.!?]) /).map(foldedWords),
    );
    return sentences
      .filter((words) => !SAYS_LEFT_OUT.test(words) && !listed.some((name) => words.includes(name)))
      .flatMap((words) => absent.filter((name) => words.includes(name)))
      .map((name) => `${language}: "${name.trim()}" is named and not in the dish`);
  });
}

function wordingProblems(recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  return TEXT_LANGUAGES.flatMap((language) => {
    const options = { language: DEFAULT_LANGUAGES[language], measurementSystem: 'metric' } as const;
    const { title, description, tip, instructions } = renderRecipe(recipe, options, kb);
    const texts = [title, description, tip ?? '', ...instructions.map(({ step }) => step)].filter(Boolean);
    return texts.flatMap((text) => sentenceProblems(text, language));
  });
}
