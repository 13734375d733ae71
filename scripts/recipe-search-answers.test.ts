import { readFileSync } from 'node:fs';
import { ALLERGENS } from '@larder/contract/allergen';
import { CATEGORIES, SUBCATEGORIES_OF } from '@larder/contract/category';
import { DIETS } from '@larder/contract/diet';
import { LANGUAGES } from '@larder/contract/language';
import { type CanonicalRecipe, TEXT_LANGUAGES } from '@larder/food/recipe';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { breaks } from '@larder/food/verifier/restrictions';
import { type Verdict, verifyRecipe } from '@larder/food/verifier/verify';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import type { FindRequest } from '@larder/recipe-search/recipe-service';
import { presentRecipe } from '@larder/recipe-search/response/present';
import { verifyDrafts } from '@larder/recipe-search/response/verify-drafts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findShortfalls, judgeFridges, reportFridges } from '../evaluation/fridges/judge-fridges.ts';
import { readKnowledgeBase } from '../tools/ingredients/knowledge-base.ts';

const kb = readKnowledgeBase();
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const recipeSearch = createRecipeSearch({ kb, cookbook });
const find = (request: FindRequest) => recipeSearch.find(request, AbortSignal.timeout(60_000));

/** Five thousand answers take a slow machine longer than one test may take by default. */
const PATIENCE_MS = 600_000;
/** So many recipes of an answer are shown at most, and so many suggestions. */
const MOST_SHOWN = 24;
const POPULAR_SHOWN = 12;
const ANYTHING = { subcategory: null, preferences: { excludedAllergens: [], dietTypes: [] } };
/** People share preferences more often than fridges: so many requests are made with the same. */
const REQUESTS_A_BATCH = 100;
const BATCHES = 50;

const inCookbook = [...new Set(cookbook.flatMap(({ lines }) => lines.flatMap(({ ingredient }) => ingredient ?? [])))];
const ingredient = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...inCookbook) },
  { weight: 1, arbitrary: fc.constantFrom(...kb.all.map(({ id }) => id)) },
);
const filter = fc.oneof(
  fc.constant({ category: null, subcategory: null }),
  fc.constantFrom(
    ...CATEGORIES.flatMap((category) =>
      [null, ...SUBCATEGORIES_OF[category]].map((subcategory) => ({ category, subcategory })),
    ),
  ),
);
const words = [...new Set(cookbook.flatMap(({ title }) => Object.values(title).flatMap((name) => name.split(' '))))];
const what = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      by: fc.constant('ingredients' as const),
      ingredients: fc.uniqueArray(ingredient, { minLength: 1, maxLength: 12 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      by: fc.constant('name' as const),
      name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
    }),
  },
);
const batch = fc.record({
  preferences: fc.record({
    excludedAllergens: fc.subarray([...ALLERGENS], { maxLength: 4 }),
    dietTypes: fc.subarray([...DIETS], { maxLength: 2 }),
  }),
  requests: fc.array(fc.record({ what, filter, language: fc.constantFrom(...LANGUAGES) }), {
    minLength: REQUESTS_A_BATCH,
    maxLength: REQUESTS_A_BATCH,
  }),
});

/** By id, all that has been made up or adapted so far. */
const made = new Map<string, string>();
/** The verdicts of what was looked at: a recipe is mostly the same object whenever it is found. */
const verdicts = new WeakMap<CanonicalRecipe, Verdict>();

function expectWhole(recipe: CanonicalRecipe, { preferences, category, subcategory, language }: FindRequest): void {
  const known = verdicts.get(recipe);
  const verdict = known ?? verifyRecipe(recipe, kb);
  expect(breaks(verdict, preferences), recipe.id).toEqual([]);
  if (category) expect(recipe.category, recipe.id).toBe(category);
  if (subcategory) expect(recipe.subcategory, recipe.id).toBe(subcategory);
  if (known) return;
  verdicts.set(recipe, verdict);
  expectResolvable(recipe);
  expectUsed(recipe);
  const isMadeUp = recipe.source === 'composer' && recipe.lines.every(({ swappedFrom }) => !swappedFrom);
  const shown = presentRecipe(recipe, { verdict, have: null, language, measurementSystem: 'imperial' }, kb);
  expect(JSON.stringify([shown.title, shown.description, shown.instructions])).not.toMatch(/[{}]{2}|undefined|NaN|\|/);
  if (isMadeUp) for (const { quantity } of shown.ingredients) expect(quantity, recipe.id).toMatch(/^(?!0 |0$)\S/);
}

/** The cookbook's by their id; what is made up under an id that nothing else ever has, for the server to keep. */
function expectResolvable(recipe: CanonicalRecipe): void {
  if (recipe.source === 'cookbook') {
    expect(recipeSearch.recipe(recipe.id)).toBe(recipe);
    return;
  }
  expect(recipeSearch.recipe(recipe.id), recipe.id).toBeUndefined();
  const content = JSON.stringify(recipe);
  expect(made.get(recipe.id) ?? content).toBe(content);
  made.set(recipe.id, content);
}

/** What is in the list is used in the method, and the method uses nothing else. */
function expectUsed({ id, lines, steps }: CanonicalRecipe): void {
  for (const language of TEXT_LANGUAGES) {
    const parts = steps.flatMap(({ text }) => text[language] ?? []);
    const used = new Set(parts.flatMap((part) => (typeof part === 'object' && 'line' in part ? [part.line] : [])));
    expect(
      [...used].sort((a, b) => a - b),
      `${id} in ${language}`,
    ).toEqual(lines.map((_, line) => line));
  }
}

test(
  `whatever is there and whatever is excluded: nothing is violated, no amount is empty, every step has its
ingredients, every id stands for one recipe`,
  async () => {
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(batch, async ({ preferences, requests }) => {
        for (const { what, filter, language } of requests) {
          const request: FindRequest = { ...what, ...filter, preferences, language };
          const { drafts } = await find(request);
          const ids = drafts.map(({ recipe }) => recipe.id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { recipe } of verifyDrafts(drafts, preferences, kb, MOST_SHOWN)) expectWhole(recipe, request);
          asked += 1;
        }
      }),
      { numRuns: BATCHES, seed: 4, endOnFailure: true },
    );
    expect(asked).toBeGreaterThanOrEqual(5_000);
  },
  PATIENCE_MS,
);

test(
  'a recipe search started anew gives the same answers to the same requests',
  async () => {
    const again = createRecipeSearch({ kb: readKnowledgeBase(), cookbook });
    const requests = fc.sample(batch, { numRuns: 1, seed: 4 });
    for (const { preferences, requests: several } of requests) {
      for (const { what, filter, language } of several) {
        const request: FindRequest = { ...what, ...filter, preferences, language };
        expect(await again.find(request, AbortSignal.timeout(60_000))).toEqual(await find(request));
      }
    }
  },
  PATIENCE_MS,
);

test('fridges as people type them get enough to choose from, the first of it using most of what is there', async () => {
  const all = reportFridges(await judgeFridges(recipeSearch, kb)).at(-1);
  expect(all?.fridges).toBeGreaterThanOrEqual(200);
  expect(all && findShortfalls(all)).toEqual([]);
});

describe.each([...CATEGORIES, null])('what is popular among %s', (category) => {
  const popular = recipeSearch.popular(category).slice(0, POPULAR_SHOWN);

  test.each(LANGUAGES)('is found first by its name in %s', async (language) => {
    const lost: string[] = [];
    for (const recipe of popular) {
      const name = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb).title;
      const { drafts, exact } = await find({ by: 'name', name, ...ANYTHING, category, language });
      if (!exact || drafts[0]?.recipe.id !== recipe.id) lost.push(`${name}: ${drafts[0]?.recipe.id}`);
    }
    expect(lost).toEqual([]);
  });

  test('is whole in every language, and comes first for those who have all of it', async () => {
    for (const recipe of popular) {
      for (const language of LANGUAGES) expectWhole(recipe, { by: 'name', name: '', ...ANYTHING, category, language });
      const ingredients = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
      const { drafts } = await find({ by: 'ingredients', ingredients, ...ANYTHING, category, language: 'en-GB' });
      expect(drafts.slice(0, 3).map((draft) => draft.recipe.id)).toContain(recipe.id);
    }
  });
});
