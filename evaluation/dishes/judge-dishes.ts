import { ALLERGENS } from '@larder/contract/allergen';
import { DIETS } from '@larder/contract/diet';
import { culinaryProblems } from '@larder/food/culinary-rules/culinary-problems';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { type CanonicalRecipe, DEFAULT_LANGUAGES, TEXT_LANGUAGES } from '@larder/food/recipe';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { sentenceProblems } from '@larder/food/rendering/sentence-problems';
import { breaks, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import { createComposer } from '@larder/recipe-composer/create-composer';
import { createCookingTable } from '@larder/recipe-composer/techniques/cooking-table';
import { DISH_TEMPLATES } from '@larder/recipe-composer/templates/all-templates';
import { adaptRecipe } from '@larder/recipe-search/adaptation/adapt-recipe';

/** Dishes judged, and what is wrong with them, by the rule with an example. */
export type DishReport = { composed: number; adapted: number; findings: string[] };

/**
 * Composes and adapts dishes at random, as many of each as asked, with all templates, ingredients, diets and
 * exclusions in turn, and judges each by the culinary rules, its sentences in every language and the restrictions.
 */
export function judgeDishes(
  { kb, cookbook }: { kb: KnowledgeBase; cookbook: readonly CanonicalRecipe[] },
  { each, seed }: { each: number; seed: number },
): DishReport {
  const random = createRandom(seed);
  const composed = composeAtRandom(each, random, kb);
  const adapted = adaptAtRandom(each, random, kb, cookbook);
  const findings = [...composed, ...adapted].flatMap(({ recipe, restrictions }) =>
    problemsOf(recipe, restrictions, kb).map((problem) => `${recipe.title.en} (${recipe.id}): ${problem}`),
  );
  return { composed: composed.length, adapted: adapted.length, findings };
}

type Sample = { recipe: CanonicalRecipe; restrictions: Restrictions };

/** A number from 0 to 1 at each call, the same ones for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function composeAtRandom(count: number, random: () => number, kb: KnowledgeBase): Sample[] {
  const composer = createComposer(kb);
  const cookingOf = createCookingTable(kb);
  const suiting = DISH_TEMPLATES.map(({ slots }) =>
    kb.all.flatMap(({ id }) => {
      const kind = cookingOf(id)?.kind;
      return kind && Object.values(slots).some(({ of }) => of.includes(kind)) ? [id] : [];
    }),
  );
  const samples = new Map<string, Sample>();
  for (let turn = 0; samples.size < count && turn < count * 20; turn++) {
    const template = turn % DISH_TEMPLATES.length;
    const available = pickSome(suiting[template] ?? [], 2 + Math.floor(random() * 6), random);
    const restrictions = restrictionsOf(turn, random);
    const request = { available, category: null, subcategory: null, preferences: restrictions };
    const named = DISH_TEMPLATES.filter((_, index) => index === template);
    for (const dish of [...composer.compose(request), ...composer.composeNamed(named, request)]) {
      const recipe = dish.write();
      if (recipe && samples.size < count) samples.set(recipe.id, { recipe, restrictions });
    }
  }
  return [...samples.values()];
}

function adaptAtRandom(
  count: number,
  random: () => number,
  kb: KnowledgeBase,
  cookbook: readonly CanonicalRecipe[],
): Sample[] {
  const samples = new Map<string, Sample>();
  for (let turn = 0; samples.size < count && turn < count * 20; turn++) {
    const recipe = cookbook[Math.floor(random() * cookbook.length)];
    const restrictions = restrictionsOf(turn, random);
    const adapted = recipe && adaptRecipe(recipe, restrictions, kb)?.recipe;
    if (adapted && adapted !== recipe) samples.set(adapted.id, { recipe: adapted, restrictions });
  }
  return [...samples.values()];
}

/** Up to two allergens and a diet, all of them in turn. */
function restrictionsOf(turn: number, random: () => number): Restrictions {
  const diet = DIETS[turn % DIETS.length];
  const first = ALLERGENS[turn % ALLERGENS.length];
  const second = ALLERGENS[Math.floor(random() * ALLERGENS.length)];
  const choice = random();
  const allergens = [choice < 0.7 ? first : undefined, choice < 0.35 ? second : undefined].flatMap((one) => one ?? []);
  return {
    excludedAllergens: ALLERGENS.filter((allergen) => allergens.includes(allergen)),
    dietTypes: (choice < 0.15 || choice > 0.6) && choice < 0.95 && diet ? [diet] : [],
  };
}

function pickSome(from: readonly string[], count: number, random: () => number): string[] {
  const picked = Array.from({ length: count }, () => from[Math.floor(random() * from.length)]);
  return [...new Set(picked.flatMap((id) => id ?? []))];
}

function problemsOf(recipe: CanonicalRecipe, restrictions: Restrictions, kb: KnowledgeBase): string[] {
  const broken = breaks(verifyRecipe(recipe, kb), restrictions).map((restriction) => `breaks ${restriction}`);
  return [...broken, ...culinaryProblems(recipe, kb), ...wordingProblems(recipe, kb)];
}

function wordingProblems(recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  return TEXT_LANGUAGES.flatMap((language) => {
    const options = { language: DEFAULT_LANGUAGES[language], measurementSystem: 'metric' } as const;
    const { title, description, tip, instructions } = renderRecipe(recipe, options, kb);
    const texts = [title, description, tip ?? '', ...instructions.map(({ step }) => step)].filter(Boolean);
    return texts.flatMap((text) => sentenceProblems(text, language));
  });
}
