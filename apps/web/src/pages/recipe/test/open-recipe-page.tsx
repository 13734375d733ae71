import type { Recipe } from '@larder/contract/recipe';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSelect } from '../../../features/preferences/language-select.tsx';
import { sessionStore } from '../../../lib/browser-storage.ts';
import { writeCachedSearch } from '../../../lib/search-cache.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { makeLine, makeRecipe, makeResponse } from '../../../test/make-recipe.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { RecipePage } from '../recipe-page.tsx';

export const RECIPE = 'GET /api/recipes/paella';

export const paella = makeRecipe({
  title: 'Paella',
  description: 'Rice, thin and dry.',
  cuisine: 'Spanish',
  dietType: 'Fish',
  equipment: ['paella pan', 'lid'],
  tip: 'Don’t stir.',
  makeAhead: 'Make the stock a day before.',
  keepsDays: 3,
  keepsIn: 'fridge',
  freezesMonths: 2,
  prepTime: 67,
  calories: 888.4,
  nutritionalInfo: { calories: 888.4, protein: 38.2, carbs: 76.4, fat: 47.1, fiber: 6.72, sugar: 4 },
  allergens: ['Fish'],
  allergenVerdicts: [
    { allergen: 'Fish', state: 'contains', evidence: [{ where: 'ingredient', index: 1, text: 'anchovy' }] },
    { allergen: 'Celery', state: 'cant-tell', evidence: [{ where: 'step', index: 0, text: 'stock' }] },
    { allergen: 'Soy', state: 'none-found', evidence: [] },
  ],
  dietVerdicts: [{ diet: 'Keto', state: 'no', evidence: [] }],
  ingredients: [
    makeLine('rice', { quantity: '320 g', amount: { min: 320 }, unit: 'g', match: 'have' }),
    makeLine('anchovies', { quantity: '4', amount: { min: 4 }, note: 'chopped', match: 'missing', replaces: 'prawns' }),
    makeLine('salt', { optional: true, match: 'assumed' }),
  ],
  instructions: [
    { step: 'Boil the stock.', time: 480 },
    { step: 'Add the rice.', time: 60 },
  ],
  uncountedIngredients: [2],
  match: {
    have: ['rice'],
    close: [],
    missing: ['anchovies'],
    assumed: ['salt'],
    unused: ['gin'],
    swaps: [{ from: 'prawns', to: 'anchovies', because: ['Shellfish', 'Vegan'] }],
  },
});
/** As the server answers it: without the match of a search. */
export const asFetched: Recipe = {
  ...paella,
  match: null,
  ingredients: paella.ingredients.map((item) => ({ ...item, match: null })),
};

type Reply = (query: URLSearchParams) => object | Promise<object>;

let reply: Reply;

/** What the server answers to calls for the recipe from now on. */
export function replyWith(next: Reply): void {
  reply = next;
}

/** Call it before each test. */
export function resetReply(): void {
  replyWith(() => ({ body: asFetched }));
}

/** Stores recipes, by default the paella, as the results of the tab's last search. */
export function storeSearchResults(...recipes: Recipe[]): void {
  const request = { mode: 'ingredients', text: 'rice, gin', category: 'None', subcategory: 'None' } as const;
  const view = { visible: 6, sorted: 6, minRating: 0, excludedAllergens: [] };
  writeCachedSearch(sessionStore, {
    request: { ...request, language: 'en-GB', measurementSystem: 'metric', restrictions: null, ignored: [] },
    response: makeResponse(0, { recipes: recipes.length > 0 ? recipes : [paella] }),
    view,
  });
}

export async function openRecipePage(language?: 'es' | 'fr') {
  const server = fakeServer({ [RECIPE]: ({ url }) => reply(url.searchParams) });
  const page = (
    <>
      <RecipePage id="paella" />
      <LanguageSelect />
    </>
  );
  const view = await renderApp(page, { at: '/recipe/paella', ...(language ? { language } : {}) });
  return { server, view, user: userEvent.setup() };
}

export async function openTab(name: string) {
  const opened = await openRecipePage();
  await opened.user.click(await screen.findByRole('tab', { name }));
  return opened;
}

/** With ordinary spaces instead of no-break spaces. */
export const withOrdinarySpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
