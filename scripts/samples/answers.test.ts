import { readFileSync } from 'node:fs';
import { ALLERGENS } from '@larder/contract/allergen';
import { CATEGORIES, SUBCATEGORIES_OF } from '@larder/contract/category';
import { DIETS } from '@larder/contract/diet';
import { LANGUAGES } from '@larder/contract/language';
import { type CanonicalRecipe, isComposed, TEXT_LANGUAGES } from '@larder/food/recipe';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { breaks } from '@larder/food/verifier/restrictions';
import { type Verdict, verifyRecipe } from '@larder/food/verifier/verify';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { popularityIn, suggestedRecipes } from '@larder/recipe-search/ranking/popularity';
import type { FindRequest } from '@larder/recipe-search/recipe-service';
import { presentRecipe } from '@larder/recipe-search/response/present';
import { verifyDrafts } from '@larder/recipe-search/response/verify-drafts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findShortfalls, judgeFridges, reportFridges } from '../../evaluation/fridges/judge-fridges.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

const kb = readKnowledgeBase();
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const recipeSearch = createRecipeSearch({ kb, cookbook });
const find = (request: FindRequest) => recipeSearch.find(request, AbortSignal.timeout(60_000));

/** For thousands of searches on a slow machine. */
const TIMEOUT_MS = 600_000;
/** Numbers of results and of popular recipes that the interface shows. */
const MOST_SHOWN = 24;
const POPULAR_SHOWN = 12;
const ANYTHING = { subcategory: null, preferences: { excludedAllergens: [], dietTypes: [] } };
/** Number of requests with the same preferences, and of different preferences. */
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

/** Content by id of the composed and adapted recipes so far. */
const produced = new Map<string, string>();
/** Verdicts of the recipes that were checked; most results are the same objects again. */
const verdicts = new WeakMap<CanonicalRecipe, Verdict>();

function expectComplete(recipe: CanonicalRecipe, { preferences, category, subcategory, language }: FindRequest): void {
  const known = verdicts.get(recipe);
  const verdict = known ?? verifyRecipe(recipe, kb);
  // An assertion takes longer than the comparison, of which there are some hundred thousand.
  const isWithinFilter =
    (!category || recipe.category === category) && (!subcategory || recipe.subcategory === subcategory);
  if (!isWithinFilter || breaks(verdict, preferences).length > 0) {
    expect.fail(`${recipe.id} does not suit ${JSON.stringify({ category, subcategory, preferences })}`);
  }
  if (known) return;
  verdicts.set(recipe, verdict);
  expectResolvable(recipe);
  expectLinesMentioned(recipe);
  const shown = presentRecipe(recipe, { verdict, have: null, language, measurementSystem: 'imperial' }, kb);
  expect(JSON.stringify([shown.title, shown.description, shown.instructions])).not.toMatch(/[{}]{2}|undefined|NaN|\|/);
  if (isComposed(recipe))
    for (const { quantity } of shown.ingredients) expect(quantity, recipe.id).toMatch(/^(?!0 |0$)\S/);
}

/** A recipe of the cookbook is found by its id; a composed one, or one with notes for a diet, has an id of its own. */
function expectResolvable(recipe: CanonicalRecipe): void {
  if (recipe.source === 'cookbook' && recipe.drawnLike === undefined) {
    expect(recipeSearch.recipe(recipe.id)).toBe(recipe);
    return;
  }
  expect(recipeSearch.recipe(recipe.id), recipe.id).toBeUndefined();
  const content = JSON.stringify(recipe);
  expect(produced.get(recipe.id) ?? content).toBe(content);
  produced.set(recipe.id, content);
}

/** The steps in every language mention exactly the lines of the ingredient list. */
function expectLinesMentioned({ id, lines, steps }: CanonicalRecipe): void {
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
  'for any request no preference is violated, every line has an amount and is mentioned, every id belongs to one recipe',
  async () => {
    let searched = 0;
    await fc.assert(
      fc.asyncProperty(batch, async ({ preferences, requests }) => {
        for (const { what, filter, language } of requests) {
          const request: FindRequest = { ...what, ...filter, preferences, language };
          const { drafts } = await find(request);
          const ids = drafts.map(({ recipe }) => recipe.id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { recipe } of verifyDrafts(drafts, preferences, kb, MOST_SHOWN)) expectComplete(recipe, request);
          searched += 1;
        }
      }),
      { numRuns: BATCHES, seed: 4, endOnFailure: true },
    );
    expect(searched).toBeGreaterThanOrEqual(5_000);
  },
  TIMEOUT_MS,
);

test(
  'a new recipe search gives the same answers to the same requests',
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
  TIMEOUT_MS,
);

test('ingredients as people type them find enough recipes, the first of which uses most of them', async () => {
  const all = reportFridges(await judgeFridges(recipeSearch, kb)).at(-1);
  expect(all?.fridges).toBeGreaterThanOrEqual(200);
  expect(all && findShortfalls(all)).toEqual([]);
});

describe.each([...CATEGORIES, null])('popular recipes of %s', (category) => {
  const popular = recipeSearch.popular(category).slice(0, POPULAR_SHOWN);

  test.each(LANGUAGES)('are found first by their title in %s', async (language) => {
    const lost: string[] = [];
    for (const recipe of popular) {
      const name = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb).title;
      const { drafts, exact } = await find({ by: 'name', name, ...ANYTHING, category, language });
      if (!exact || drafts[0]?.recipe.id !== recipe.id) lost.push(`${name}: ${drafts[0]?.recipe.id}`);
    }
    expect(popular).toHaveLength(POPULAR_SHOWN);
    expect(lost).toEqual([]);
  });

  test('are complete in every language, and among the first results for their own ingredients', async () => {
    for (const recipe of popular) {
      for (const language of LANGUAGES)
        expectComplete(recipe, { by: 'name', name: '', ...ANYTHING, category, language });
      const ingredients = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
      const { drafts } = await find({ by: 'ingredients', ingredients, ...ANYTHING, category, language: 'en-GB' });
      expect(drafts.slice(0, 3).map((draft) => draft.recipe.id)).toContain(recipe.id);
    }
  });
});

test('every recipe with a popularity is in the cookbook', () => {
  const ids = [...suggestedRecipes(), ...TEXT_LANGUAGES.flatMap((language) => [...popularityIn(language).keys()])];
  expect(ids.length).toBeGreaterThan(250);
  expect(ids.filter((id) => !recipeSearch.recipe(id))).toEqual([]);
});
