import { PLACEHOLDER_IMAGES } from '@larder/contract/image';
import { type Recipe, recipeSchema } from '@larder/contract/recipe';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { LanguageSelect } from '../../features/preferences/language-select.tsx';
import { toUpload } from '../../features/saved-recipes/recipe-upload.ts';
import type { Dictionary } from '../../i18n/dictionaries.ts';
import { sessionStore } from '../../lib/browser-storage.ts';
import { writeCachedSearch } from '../../lib/search-cache.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { makeLine, makeRecipe, makeResponse } from '../../test/make-recipe.ts';
import { renderApp } from '../../test/render-app.tsx';
import { RecipePage } from './recipe-page.tsx';

const RECIPE = 'GET /api/recipes/paella';

/** With ordinary spaces instead of no-break spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const paella = makeRecipe({
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
const asFetched: Recipe = {
  ...paella,
  match: null,
  ingredients: paella.ingredients.map((item) => ({ ...item, match: null })),
};

let reply: (query: URLSearchParams) => object | Promise<object>;

beforeEach(() => {
  reply = () => ({ body: asFetched });
});

function keepSearch(recipe: Recipe = paella) {
  const request = { mode: 'ingredients', text: 'rice, gin', category: 'None', subcategory: 'None' } as const;
  const view = { visible: 6, minRating: 0, excludedAllergens: [] };
  writeCachedSearch(sessionStore, {
    request: { ...request, language: 'en-GB', measurementSystem: 'metric', restrictions: null, ignored: [] },
    response: makeResponse(0, { recipes: [recipe] }),
    view,
  });
}

async function open(language?: 'es' | 'fr') {
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

async function openTab(name: string) {
  const opened = await open();
  await opened.user.click(await screen.findByRole('tab', { name }));
  return opened;
}

test('the recipe these tests show is one the contract knows', () => {
  expect(recipeSchema.safeParse(paella).success).toBe(true);
});

describe('where the recipe comes from', () => {
  test('a timeout of the AI service reads as temporarily unavailable', async () => {
    reply = () => ({ status: 504, body: { error: 'TIMEOUT', message: 'AI_TIMEOUT_ERROR: too slow' } });
    await open();
    expect(await screen.findByRole('heading', { name: 'Service Temporarily Unavailable' })).toBeVisible();
    expect(screen.queryByText(/The search took too long/)).not.toBeInTheDocument();
  });

  test('one of the search results shows at once, without a call', async () => {
    keepSearch();
    const { server } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
    expect(server.calls(RECIPE)).toHaveLength(0);
  });

  test('any other is fetched in the current language and measures', async () => {
    const { server } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
    expect(Object.fromEntries(server.calls(RECIPE)[0]?.url.searchParams ?? [])).toEqual({
      language: 'en-GB',
      measurementSystem: 'metric',
    });
  });

  test('a skeleton shows until it has loaded', async () => {
    reply = () => new Promise(() => {});
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Opening the recipe…' })).toBeVisible();
  });

  test.each([404, 400])('where the server answers %d: Recipe not found, and a way back', async (status) => {
    reply = () => ({ status, body: { error: status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST', message: 'no' } });
    await open();
    expect(await screen.findByRole('heading', { name: 'Recipe not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to search' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Recipe not found · Larder');
  });

  test.each([404, 503])(
    'where the server answers %d, a recipe of the guest’s own list is shown from there',
    async (status) => {
      reply = () => ({ status, body: { error: status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE', message: 'no' } });
      localStorage.setItem('savedRecipes_guest', JSON.stringify([{ ...toUpload(paella), userRating: 0 }]));
      const { user } = await open();
      expect(await screen.findByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
      expect(screen.getByText(/you see it as it was before/)).toBeVisible();
      expect(screen.getByText('–')).toBeVisible();
      expect(screen.getByText(/^Not counted: rice/)).toBeVisible();
      expect(screen.queryByText(/None found/)).not.toBeInTheDocument();
      expect(within(screen.getByRole('list', { name: 'Can’t tell' })).getAllByRole('listitem')).toHaveLength(15);
      await user.click(screen.getByRole('tab', { name: 'Ingredients' }));
      expect(screen.getByText('320 g')).toBeVisible();
    },
  );

  test('where the server can’t be reached it says so, and Try Again tries again', async () => {
    reply = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = await open();
    expect(await screen.findByText(/We couldn’t reach the service/)).toBeVisible();
    reply = () => ({ body: asFetched });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
  });

  test('names the page and describes it', async () => {
    const meta = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }));
    meta.content = 'The product’s own line.';
    const { view } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    expect(document.title).toBe('Paella · Larder');
    expect(meta.content).toBe('Rice, thin and dry.');
    view.unmount();
    expect(meta.content).toBe('The product’s own line.');
    meta.remove();
  });
});

describe('another language or other measures', () => {
  const french = { ...asFetched, title: 'La paella', language: 'fr' as const };

  test('are fetched, and the old text stays until the new one is there', async () => {
    keepSearch();
    let answer = (_reply: object) => {};
    reply = () => new Promise((resolve) => (answer = resolve));
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox'), 'fr');
    const article = await screen.findByRole('article');
    await waitFor(() => expect(article).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
    expect(article).toHaveAttribute('lang', 'en-GB');
    await act(async () => answer({ body: french }));
    expect(await screen.findByRole('heading', { level: 1, name: 'La paella' })).toBeVisible();
    expect(screen.getByRole('article')).not.toHaveAttribute('lang');
  });

  test('that can’t be fetched leave the recipe as it was, and say so', async () => {
    keepSearch();
    reply = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox'), 'fr');
    expect(await screen.findByText(/vous la voyez telle qu’elle était/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
    reply = () => ({ body: french });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'La paella' })).toBeVisible();
  });

  test('measures change in place', async () => {
    const { user, server } = await openTab('Ingredients');
    const panel = screen.getByRole('tabpanel', { name: 'Ingredients' });
    reply = () => ({
      body: {
        ...asFetched,
        measurementSystem: 'imperial',
        ingredients: [{ ...asFetched.ingredients[0], quantity: '11 oz' }],
      },
    });
    await user.click(within(panel).getByLabelText('Imperial'));
    expect(await within(panel).findByText('11 oz')).toBeVisible();
    expect(server.calls(RECIPE).at(-1)?.url.searchParams.get('measurementSystem')).toBe('imperial');
  });
});

describe('the first screen', () => {
  test('shows time, servings, calories, and Medium for the difficulty', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    const values = screen.getAllByRole('definition').map((value) => plain(value.textContent));
    expect(values).toEqual(['1 hr 7 mins', '4', '888 kcal', 'Medium']);
  });

  test('marks the time and the calories that whoever sent the recipe gave', async () => {
    reply = () => ({ body: { ...asFetched, given: ['prepTime', 'calories'], prepTime: 25, calories: 250 } });
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    const values = screen.getAllByRole('definition').map((value) => plain(value.textContent));
    expect(values).toEqual(['25 mins (as given)', '4', '250 kcal (as given)', 'Medium']);
  });

  test('shows the picture, the title, the rating, share, save and the description', async () => {
    const { view } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    expect(view.container.querySelector('article img')).toHaveAttribute('src', PLACEHOLDER_IMAGES.Meals);
    expect(screen.getByRole('radiogroup', { name: 'Your rating of Paella' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save/ })).toBeVisible();
    expect(screen.getByText('Rice, thin and dry.')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Ingredients',
      'Method',
    ]);
  });

  test('tags the diet unless it is unknown', async () => {
    const { view } = await open();
    expect(await screen.findByRole('list', { name: 'Diet' })).toHaveTextContent(/^Pescatarian$/);
    view.unmount();
    reply = () => ({ body: { ...asFetched, dietType: 'Unknown' } });
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    expect(screen.queryByRole('list', { name: 'Diet' })).not.toBeInTheDocument();
    expect(screen.queryByText(/unknown/i)).not.toBeInTheDocument();
  });

  test('tells why a search found it: what is there, what is missing, what was swapped and why', async () => {
    keepSearch();
    await open();
    const panel = screen.getByRole('region', { name: 'How it fits your kitchen' });
    for (const text of [
      'rice',
      'anchovies',
      'salt',
      'gin',
      'anchovies instead of prawns (your preferences: Shellfish, Vegan)',
    ]) {
      expect(within(panel).getByText(text)).toBeInTheDocument();
    }
  });

  test('says nothing of a match where no search found it', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    expect(screen.queryByText('How it fits your kitchen')).not.toBeInTheDocument();
  });
});

describe('allergens', () => {
  test('stand in three states, each with the line that says so', async () => {
    const { user } = await open();
    const contains = await screen.findByRole('list', { name: 'Contains' });
    await user.click(within(contains).getByRole('button', { name: 'Contains Fish' }));
    const evidence = await screen.findByRole('dialog', { name: 'Contains Fish' });
    expect(evidence).toHaveTextContent('4 anchovies (anchovy)');
    await user.keyboard('{Escape}');
    expect(within(contains).getByRole('button')).toHaveFocus();

    const open_ = screen.getByRole('list', { name: 'Can’t tell' });
    await user.click(within(open_).getByRole('button', { name: 'Can’t tell: Celery' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Step 1: stock');
    expect(screen.getByText('None found: 1 allergen')).toBeInTheDocument();
    expect(screen.getByText('Soy')).toBeInTheDocument();
  });

  test.each(['en-GB', 'en-US', 'es', 'fr'])('are never called safe nor a dish free of them in %s', async (language) => {
    const { loadTexts } = await import('../../i18n/dictionaries.ts');
    const { recipe } = (await loadTexts(language as 'es', 'recipe')) as Dictionary;
    const { allergenState } = (await loadTexts(language as 'es', 'home')) as Dictionary;
    expect(JSON.stringify([recipe.allergens, allergenState])).not.toMatch(/safe|free|segur|libre|sûr|sans /i);
  });
});

describe('overview', () => {
  test('shows what a serving brings, in the reader’s numbers, and names what was not counted', async () => {
    await open('fr');
    const nutrition = await screen.findByRole('region', { name: 'Valeurs nutritionnelles' });
    const text = plain(nutrition.textContent);
    expect(text).toContain('Calories888 kcal sur 2 000 kcal');
    for (const [name, maximum] of [
      ['Protéines', '50 g'],
      ['Glucides', '300 g'],
      ['Lipides', '70 g'],
      ['Sucres', '50 g'],
    ]) {
      expect(text).toMatch(new RegExp(`${name}[\\d,]+ g sur ${maximum}`));
    }
    expect(text).toContain('Fibres6,7 g sur 25 g');
    expect(text).toContain('Non comptés : salt.');
  });

  test('lists what the recipe is', async () => {
    await open();
    const rows = within(await screen.findByRole('region', { name: 'About' })).getAllByRole('row');
    expect(rows.map((row) => plain(row.textContent))).toEqual([
      'CategoryMeals',
      'TypeDinner',
      'CuisineSpanish',
      'Time1 hr 7 mins',
      'Servings4',
      'DifficultyMedium',
      'DietPescatarian',
      'Make aheadMake the stock a day before.',
      'StorageKeeps 3 days in the fridge · freezes for 2 months',
      'Equipmentpaella pan, lid',
      'SourceFrom Larder’s own cookbook',
    ]);
    expect(screen.getAllByText('Don’t stir.')[0]).toBeVisible();
  });

  test.each([
    ['a bake', { keepsDays: 1, keepsIn: 'tin', freezesMonths: 0 }, 'Se garde 1 jour dans une boîte hermétique'],
    ['a dish eaten at once', { keepsDays: 0, freezesMonths: 1 }, 'À déguster aussitôt · 1 mois au congélateur'],
    ['a drink', { category: 'Drinks', keepsDays: 0, freezesMonths: 0 }, 'À boire aussitôt'],
  ] as const)('says how long %s keeps, in the reader’s language', async (_what, given, sentence) => {
    reply = () => ({ body: { ...asFetched, ...given } });
    await open('fr');
    expect(await screen.findByRole('row', { name: `Conservation ${sentence}` })).toBeVisible();
  });

  test('says nothing of keeping where nobody knows, as in copies saved before it was recorded', async () => {
    const { keepsDays, keepsIn, freezesMonths, makeAhead, ...older } = asFetched;
    reply = () => ({ body: older });
    await open();
    expect(await screen.findByRole('row', { name: 'Cuisine Spanish' })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Storage|Make ahead/ })).not.toBeInTheDocument();
  });

  test('links a source on the web, and nothing else', async () => {
    reply = () => ({ body: { ...asFetched, originalRecipeSource: 'https://example.test/paella' } });
    const { view } = await open();
    expect(await screen.findByRole('link', { name: 'https://example.test/paella' })).toBeVisible();
    view.unmount();
    reply = () => ({ body: { ...asFetched, originalRecipeSource: 'javascript:alert(1)' } });
    await open();
    expect(await screen.findByText('javascript:alert(1)', { exact: false })).toBeVisible();
    expect(screen.queryByRole('link', { name: /alert/ })).not.toBeInTheDocument();
  });
});

describe('ingredients', () => {
  test('are ticked off, and stay so after a reload', async () => {
    const { user, view } = await openTab('Ingredients');
    await user.click(screen.getByRole('checkbox', { name: /anchovies/ }));
    view.unmount();
    const again = await openTab('Ingredients');
    expect(screen.getByRole('checkbox', { name: /anchovies/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /rice/ })).not.toBeChecked();
    await again.user.click(screen.getByRole('button', { name: 'Untick all' }));
    expect(screen.getByRole('checkbox', { name: /anchovies/ })).not.toBeChecked();
  });

  test('say what is optional, how it is prepared, what it replaces and what is still to get', async () => {
    keepSearch();
    await openTab('Ingredients');
    expect(screen.getByRole('checkbox', { name: /^4 anchovies, chopped/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /instead of prawns.*still to get/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'salt, optional' })).toBeVisible();
  });

  test('follow the servings at once, and then as the server writes them for that many', async () => {
    const { user, server } = await openTab('Ingredients');
    let answer = (_reply: object) => {};
    reply = () => new Promise((resolve) => (answer = resolve));
    await user.click(screen.getByRole('button', { name: 'One serving more' }));
    expect(await screen.findByText('5 servings')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^400\sg rice$/ })).toBeVisible();
    expect(server.calls(RECIPE).at(-1)?.url.searchParams.get('servings')).toBe('5');
    const scaled = { ...asFetched, servings: 5, ingredients: [makeLine('rice for five', { quantity: '400 g' })] };
    await act(async () => answer({ body: scaled }));
    expect(await screen.findByRole('checkbox', { name: '400 g rice for five' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to 4 servings' }));
    expect(screen.getByRole('checkbox', { name: /^320\sg rice$/ })).toBeVisible();
  });

  test('keep the servings over a reload, and the amounts where the server can’t be reached', async () => {
    const { user, view } = await openTab('Ingredients');
    reply = () => Promise.reject(new TypeError('Failed to fetch'));
    await user.click(screen.getByRole('button', { name: 'One serving fewer' }));
    view.unmount();
    keepSearch();
    await openTab('Ingredients');
    expect(await screen.findByText('3 servings')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^240\sg rice$/ })).toBeVisible();
  });
});
