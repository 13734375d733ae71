import type { AnalyzeResponse } from '@larder/contract/analyze';
import { NOTHING_UNDERSTOOD } from '@larder/contract/search/understood';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { makeLine, makeRecipe, makeResponse } from '../../test/make-recipe.ts';
import { renderApp } from '../../test/render-app.tsx';
import { SearchPage } from './search-page.tsx';

const ANALYZE = 'POST /api/analyze';
const POPULAR = 'GET /api/recipes/popular';
const popular = { recipes: [makeRecipe({ title: 'Shakshuka', subcategory: 'Breakfast' })] };

let answer: AnalyzeResponse;
let reply: () => object | Promise<object>;

beforeEach(() => {
  answer = makeResponse(14);
  reply = () => ({ body: answer });
});

async function open(at = '/') {
  const server = fakeServer({ [POPULAR]: () => ({ body: popular }), [ANALYZE]: () => reply() });
  const view = await renderApp(<SearchPage />, { at });
  return { server, view, user: userEvent.setup() };
}

async function search(text = 'chicken, rice') {
  const opened = await open();
  await opened.user.type(screen.getByLabelText(/Your ingredients/), text);
  await opened.user.click(screen.getByRole('button', { name: 'Analyze' }));
  return opened;
}

const cards = () => within(screen.getByRole('list', { name: /Recipe/ })).getAllByRole('link');

describe('asking', () => {
  test('Analyze is disabled while the text is blank', async () => {
    const { user } = await open();
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled();
    await user.type(screen.getByLabelText(/Your ingredients/), '   ');
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled();
  });

  test('a blank text sent by keyboard is answered with a toast, not a search', async () => {
    const { user, server } = await open();
    await user.type(screen.getByLabelText(/Your ingredients/), ' {Control>}{Enter}{/Control}');
    expect(await screen.findByText('No ingredients entered')).toBeVisible();
    expect(server.calls(ANALYZE)).toHaveLength(0);
  });

  test('the request carries the ingredients, the category and the preferences of a guest', async () => {
    const { server } = await search('chicken, rice');
    const form = server.calls(ANALYZE)[0]?.form;
    expect(Object.fromEntries(form ?? [])).toEqual({
      ingredients: 'chicken, rice',
      category: 'None',
      subcategory: 'None',
      preferences: '{"language":"en-GB","measurementSystem":"metric"}',
    });
  });

  test('Control and Enter send too', async () => {
    const { user, server } = await open();
    await user.type(screen.getByLabelText(/Your ingredients/), 'leek{Control>}{Enter}{/Control}');
    expect(server.calls(ANALYZE)).toHaveLength(1);
  });

  test('an example is sent as it is chosen', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'eggs, spinach, feta' }));
    expect(server.calls(ANALYZE)[0]?.form?.get('ingredients')).toBe('eggs, spinach, feta');
  });

  test('by name: the name is sent trimmed, a blank one is ignored, the mode is remembered', async () => {
    const { user, server } = await open();
    await user.click(screen.getByLabelText('By recipe name'));
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    expect(server.calls(ANALYZE)).toHaveLength(0);
    await user.type(screen.getByLabelText('Recipe name'), '  carbonara {Enter}');
    expect(server.calls(ANALYZE)[0]?.form?.get('recipeName')).toBe('carbonara');
    expect(localStorage.getItem('searchMode')).toBe('recipeName');
  });

  test('by name: recipes that come without an id get one, by which they open', async () => {
    const recipes = [makeRecipe({ title: 'One' }), makeRecipe({ title: 'Two' })].map(({ id: _, ...rest }) => rest);
    reply = () => ({ body: { ...answer, recipes } });
    const before = Date.now();
    const { user } = await open();
    await user.click(screen.getByLabelText('By recipe name'));
    await user.type(screen.getByLabelText('Recipe name'), 'one{Enter}');
    await screen.findByRole('link', { name: 'Two' });
    const ids = cards().map((card) => card.getAttribute('href')?.replace('/recipe/', ''));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(Number(id)).toBeGreaterThanOrEqual(10_000 + before);
  });

  test('by name: popular recipes are suggested, and searched for when chosen', async () => {
    const { user, server } = await open();
    await user.click(screen.getByLabelText('By recipe name'));
    await user.click(await screen.findByRole('button', { name: 'Shakshuka' }));
    expect(server.calls(ANALYZE)[0]?.form?.get('recipeName')).toBe('Shakshuka');
  });
});

describe('while it runs', () => {
  test('a progress ring and "Finding your recipes..." are shown', async () => {
    reply = () => new Promise(() => {});
    await search();
    expect(await screen.findByRole('progressbar', { name: 'Search progress' })).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByText('Finding your recipes...')).toBeVisible();
  });

  test('after a minute it is given up as timed out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    reply = () => new Promise(() => {});
    fakeServer({ [POPULAR]: () => ({ body: popular }), [ANALYZE]: () => reply() });
    const { analyze } = await import('./search/analyze.ts');
    const request = {
      mode: 'ingredients',
      text: 'leek',
      category: 'None',
      subcategory: 'None',
      language: 'es',
      measurementSystem: 'metric',
      restrictions: null,
      ignored: [],
    } as const;
    const outcome = expect(analyze(request, new AbortController().signal, null, () => {})).rejects.toThrow(
      'AI_TIMEOUT_ERROR',
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await outcome;
    vi.useRealTimers();
  });
});

describe('results', () => {
  test('six are shown, and six more with each Load More Recipes', async () => {
    const { user } = await search();
    await screen.findByRole('heading', { name: 'Recipe Results' });
    expect(cards()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Load More Recipes' }));
    expect(cards()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Load More Recipes' }));
    expect(cards()).toHaveLength(14);
    expect(screen.queryByRole('button', { name: 'Load More Recipes' })).not.toBeInTheDocument();
  });

  test('a success shows a toast and scrolls to the results', async () => {
    await search();
    expect(await screen.findByText('Analysis complete!')).toBeVisible();
    expect(screen.getByText('Found 14 recipes based on your ingredients.')).toBeVisible();
    await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled(), { timeout: 1_000 });
  });

  test('a card leads to its recipe and says what matches, what is missing, what was swapped and what it contains', async () => {
    const match = {
      have: [],
      close: [],
      missing: ['lime', 'coriander'],
      assumed: [],
      unused: [],
      swaps: [{ from: 'butter', to: 'oil', because: ['Dairy'] }],
    };
    answer = {
      ...answer,
      recipes: [
        makeRecipe({ title: 'Pad thai', match, allergens: ['Peanuts'], matchedIngredients: 4, totalIngredients: 6 }),
      ],
    };
    await search();
    const link = await screen.findByRole('link', { name: 'Pad thai' });
    expect(link).toHaveAttribute('href', '/recipe/pad-thai');
    expect(screen.getByRole('img', { name: 'You have 4 of 6 ingredients' })).toBeVisible();
    expect(screen.getByText('Needs: lime and coriander')).toBeVisible();
    expect(screen.getByText('oil instead of butter')).toBeVisible();
    expect(screen.getByText('Contains Peanuts')).toBeInTheDocument();
  });

  test('a search by name matches against what the last search with ingredients said', async () => {
    answer = { ...answer, ingredients: [{ id: 'rice', name: 'rice', confidence: 1, text: 'rice' }] };
    const { user } = await search('rice');
    await screen.findByRole('heading', { name: 'Recipe Results' });
    const ingredients = ['rice', 'saffron', 'stock'].map((id) => makeLine(id, { ingredientId: id }));
    answer = { ...answer, recipes: [makeRecipe({ title: 'Paella', match: null, ingredients })] };
    await user.click(screen.getByLabelText('By recipe name'));
    await user.type(screen.getByLabelText('Recipe name'), 'paella{Enter}');
    await screen.findByRole('link', { name: 'Paella' });
    expect(screen.getByRole('img', { name: 'You have 1 of 3 ingredients' })).toBeVisible();
  });

  test('sorting is remembered', async () => {
    const { user } = await search();
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Name, Z to A');
    expect(cards()[0]).toHaveTextContent('Recipe 14');
    expect(localStorage.getItem('sortOption')).toBe('name-desc');
  });

  test('removing an ingredient searches again without it; words not understood are said', async () => {
    const ingredients = ['chicken', 'rice'].map((name) => ({ id: name, name, confidence: 1, text: name }));
    answer = { ...answer, ingredients, notUnderstood: [{ text: 'zorble', kind: 'food' }] };
    const { user, server } = await search('chicken, rice, zorble');
    expect(await screen.findByText('We didn’t recognise: zorble')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove rice' }));
    const form = server.calls(ANALYZE)[1]?.form;
    expect(form?.get('ingredients')).toBe('chicken, rice, zorble');
    expect(form?.get('ignored')).toBe('["have:rice"]');
  });

  test('each restriction and wish that was understood is a chip, and is taken back by removing it', async () => {
    const understood = {
      ...NOTHING_UNDERSTOOD,
      excludedAllergens: ['Nuts' as const],
      maxMinutes: 20,
      course: 'dinner' as const,
    };
    answer = { ...answer, understood };
    const { user, server } = await search('nut allergy - rice for dinner in 20 minutes');
    const chips = within(await screen.findByRole('list', { name: 'What we understood' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'no nuts',
      'At most 20 mins',
      'Dinner',
    ]);
    await user.click(chips.getByRole('button', { name: /Don’t apply: At most/ }));
    const form = server.calls(ANALYZE)[1]?.form;
    expect(form?.get('ingredients')).toBe('nut allergy - rice for dinner in 20 minutes');
    expect(form?.get('ignored')).toBe('["maxMinutes"]');
  });

  test('a restriction that could not be read is an alert above the results', async () => {
    answer = { ...answer, notUnderstood: [{ text: 'on a paleo diet', kind: 'restriction' }] };
    await search('eggs, on a paleo diet');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not read this: “on a paleo diet”. These results don’t take it into account.',
    );
  });

  test('a food that the restrictions rule out, and a wish that nothing meets, are said', async () => {
    const conflicts = [{ id: 'hummus', name: 'hummus', because: ['Sesame'] }];
    answer = { ...answer, conflicts, unmet: ['maxMinutes'] };
    await search('allergic to sesame. hummus in 1 minute');
    expect(await screen.findByText(/You have hummus, which your restrictions rule out \(Sesame\)/)).toBeVisible();
    expect(screen.getByText('Nothing here is that quick.')).toBeVisible();
  });

  test('a language model’s part in the answer is said, with whose it is', async () => {
    answer = { ...answer, assistant: { state: 'answered', provider: 'Ollama', model: 'qwen3:8b' } };
    await search();
    expect(await screen.findByText(/written by the language model qwen3:8b \(Ollama\) and checked here/)).toBeVisible();
  });

  test('a language model that can not answer is said beside the recipes', async () => {
    answer = { ...answer, assistant: { state: 'fallback', provider: 'OpenAI', model: 'gpt-5' } };
    await search();
    expect(await screen.findByText(/can’t answer at the moment. These recipes come from the built-in/)).toBeVisible();
    expect(await screen.findByText('Analysis complete!')).toBeVisible();
  });

  test('a wrong key is told by its toast, and the recipes are shown all the same', async () => {
    const failure = { error: 'AI_AUTH_ERROR', message: 'AI_AUTH_ERROR The access key has expired.' } as const;
    answer = { ...answer, assistant: { state: 'failed', provider: 'OpenAI', model: 'gpt-5', failure } };
    await search();
    expect(await screen.findByText('Authentication Error')).toBeVisible();
    expect(screen.queryByText('Analysis complete!')).toBeNull();
    expect(cards()).toHaveLength(6);
  });

  test('a guest who names an allergy is offered to keep it, which takes an account', async () => {
    answer = { ...answer, understood: { ...NOTHING_UNDERSTOOD, excludedAllergens: ['Nuts'] } };
    const { user } = await search('nut allergy - rice');
    expect(await screen.findByText('Leave nuts out of every search?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('userPreferences') ?? '{}')).toMatchObject({ excludedAllergens: ['Nuts'] });
  });

  test('adding an ingredient searches again with it', async () => {
    answer = { ...answer, ingredients: [{ id: 'rice', name: 'rice', confidence: 1, text: 'rice' }] };
    const { user, server } = await search('rice');
    await user.type(await screen.findByLabelText('Add an ingredient'), 'leek{Enter}');
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('rice, leek');
  });

  test('a name that nothing bears is said, and the nearest are shown', async () => {
    answer = makeResponse(2, { exact: false });
    const { user } = await open();
    await user.click(screen.getByLabelText('By recipe name'));
    await user.type(screen.getByLabelText('Recipe name'), 'carbonada{Enter}');
    expect(await screen.findByText('We have nothing called “carbonada”. These come closest.')).toBeVisible();
    expect(await screen.findByText('2 recipes come closest.')).toBeVisible();
    expect(screen.queryByText(/^Found/)).not.toBeInTheDocument();
  });

  test('a dish that can’t be had without what is left out is said to be that', async () => {
    answer = makeResponse(2, { exact: false, unsuited: 'Walnut baklava' });
    const { user } = await open();
    await user.click(screen.getByLabelText('By recipe name'));
    await user.type(screen.getByLabelText('Recipe name'), 'baklava{Enter}');
    expect(
      await screen.findByText('“Walnut baklava” can’t be adapted to your preferences. These come closest.'),
    ).toBeVisible();
  });

  test('ingredients that make no dish are said to make none, and what comes closest is shown', async () => {
    answer = makeResponse(2, { exact: false });
    await search('vinegar, chocolate');
    expect(await screen.findByText(/On their own, these don’t make a dish/)).toBeVisible();
    expect(await screen.findByText('2 recipes come closest.')).toBeVisible();
    expect(screen.queryByText(/^Found/)).not.toBeInTheDocument();
    expect(screen.getByText('Recipe 1')).toBeVisible();
  });

  test('after an answer there is a way to other ingredients and one down to the recipes', async () => {
    const { user } = await search();
    await screen.findByRole('heading', { name: 'Recipe Results' });
    vi.mocked(Element.prototype.scrollIntoView).mockClear();
    await user.click(screen.getByRole('button', { name: 'See the recipes' }));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try other ingredients' }));
    expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Your ingredients/)).toHaveFocus();
  });

  test('nothing found is said on the page and by a success toast that replaces that of an earlier error', async () => {
    reply = () => ({ status: 500, body: { error: 'INTERNAL', message: 'boom' } });
    const { user } = await search();
    expect(await screen.findByText('Error analyzing ingredients')).toBeVisible();
    answer = makeResponse(0);
    reply = () => ({ body: answer });
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    expect(await screen.findByText('No recipes found')).toBeVisible();
    expect(screen.getByText('Analysis complete!')).toBeVisible();
    expect(screen.getByText('Found 0 recipes based on your ingredients.')).toBeVisible();
    expect(screen.queryByText('Error analyzing ingredients')).not.toBeInTheDocument();
  });

  test('the toast counts by category, and names the dish of a search by name', async () => {
    answer = makeResponse(2);
    const { user } = await open();
    await user.click(screen.getByLabelText('Drinks'));
    await user.type(screen.getByLabelText(/Your ingredients/), 'rum');
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    expect(await screen.findByText('Found 2 drinks based on your ingredients.')).toBeVisible();
    await user.click(screen.getByLabelText('By recipe name'));
    await user.type(screen.getByLabelText('Recipe name'), 'mojito{Enter}');
    expect(await screen.findByText('Found 2 recipes for “mojito”.')).toBeVisible();
  });
});

describe('filters', () => {
  test('choosing a category opens all of its kinds, names the results after it and clears those shown', async () => {
    const { user, server } = await search();
    await screen.findByRole('heading', { name: 'Recipe Results' });
    await user.click(screen.getByLabelText('Drinks'));
    expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('All')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    expect(await screen.findByRole('heading', { name: 'Drink Recipes' })).toBeVisible();
    expect(server.calls(ANALYZE)[1]?.form?.get('subcategory')).toBe('All');
  });

  test('choosing None takes the subcategory with it', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText('Meals'));
    await user.click(screen.getByLabelText('Lunch'));
    await user.click(screen.getByLabelText('None'));
    expect(screen.queryByLabelText('Lunch')).not.toBeInTheDocument();
  });

  test('the badge counts the filters that are set, up to four', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: /^Filters/ });
    expect(button).not.toHaveTextContent(/\d/);
    await user.click(screen.getByLabelText('Meals'));
    await user.click(screen.getByLabelText('Lunch'));
    expect(button).toHaveTextContent('2');
    await user.click(button);
    await user.click(await screen.findByLabelText('Nuts'));
    expect(button).toHaveTextContent('3');
    screen.getByRole('slider', { name: 'Minimum rating' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(button).toHaveTextContent('4');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(button).toHaveTextContent('2');
  });

  test('a minimum rating hides recipes with fewer stars, also after coming back', async () => {
    answer = {
      ...answer,
      recipes: [makeRecipe({ title: 'Satay', userRating: 4 }), makeRecipe({ title: 'Stew', userRating: 3 })],
    };
    const { user, view } = await search();
    await screen.findByRole('link', { name: 'Stew' });
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    (await screen.findByRole('slider', { name: 'Minimum rating' })).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.queryByRole('link', { name: 'Stew' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Satay' })).toBeVisible();
    view.unmount();
    await open();
    expect(await screen.findByRole('link', { name: 'Satay' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Stew' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /1 filter active/ })).toBeVisible();
  });

  test('an excluded allergen hides its recipes; only those present are on offer', async () => {
    answer = {
      ...answer,
      recipes: [makeRecipe({ title: 'Satay', allergens: ['Peanuts'] }), makeRecipe({ title: 'Stew' })],
    };
    const { user } = await search();
    await screen.findByRole('link', { name: 'Satay' });
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await user.click(await screen.findByLabelText('Peanuts'));
    expect(screen.queryByLabelText('Dairy')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Satay' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Stew' })).toBeVisible();
  });

  test('filters that leave nothing say so, and can be cleared', async () => {
    answer = { ...answer, recipes: [makeRecipe({ title: 'Satay', allergens: ['Peanuts'] })] };
    const { user } = await search();
    await screen.findByRole('link', { name: 'Satay' });
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await user.click(await screen.findByLabelText('Peanuts'));
    expect(screen.getByText('No Matching Recipes Found')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(screen.getByRole('link', { name: 'Satay' })).toBeVisible();
  });
});

describe('coming back', () => {
  test('the results are restored with a banner, and removed once cleared', async () => {
    const { view, user } = await search();
    await user.click(await screen.findByRole('button', { name: 'Load More Recipes' }));
    view.unmount();
    await open();
    expect(await screen.findByText('Your previous search results have been restored.')).toBeVisible();
    expect(cards()).toHaveLength(12);
    expect(screen.getByLabelText(/Your ingredients/)).toHaveValue('chicken, rice');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Results' }));
    expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  test('fresh results carry no banner', async () => {
    await search();
    await screen.findByRole('heading', { name: 'Recipe Results' });
    expect(screen.queryByText('Your previous search results have been restored.')).not.toBeInTheDocument();
  });

  test('switching the mode clears the results', async () => {
    const { user } = await search();
    await screen.findByRole('heading', { name: 'Recipe Results' });
    await user.click(screen.getByLabelText('By recipe name'));
    expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
    expect(sessionStorage.getItem('hasCachedResults')).toBeNull();
  });

  test('when the measures change, what is shown is fetched again in them, quietly', async () => {
    const { view, server } = await search();
    await screen.findByRole('heading', { name: 'Recipe Results' });
    view.preferences.set({ measurementSystem: 'imperial' });
    await waitFor(() => expect(server.calls(ANALYZE)).toHaveLength(2));
    expect(server.calls(ANALYZE)[1]?.form?.get('preferences')).toContain('imperial');
    expect(screen.getByRole('heading', { name: 'Recipe Results' })).toBeVisible();
  });
});

describe('failing', () => {
  test.each([
    ['AI_AUTH_ERROR', 500, 'Authentication Error'],
    ['AI_RATE_LIMIT', 429, 'Service Temporarily Unavailable'],
    ['AI_QUOTA_ERROR', 429, 'AI Quota Exceeded'],
    ['AI_SERVER_ERROR', 502, 'AI Service Error'],
    ['AI_CONTEXT_ERROR', 413, 'Image Too Large'],
    ['AI_NETWORK_ERROR', 503, 'Network Error'],
  ])('%s shows the toast for it', async (error, status, title) => {
    reply = () => ({ status, body: { error, message: `${error}: what happened` } });
    await search();
    expect(await screen.findByText(title)).toBeVisible();
  });

  test('a timeout of the service shows Request Timed Out and its message', async () => {
    reply = () => ({ status: 504, body: { error: 'TIMEOUT', message: 'AI_TIMEOUT_ERROR: too slow' } });
    await search();
    expect(await screen.findByText('Request Timed Out')).toBeVisible();
    expect(await screen.findByText(/The search took too long/)).toBeVisible();
  });

  test.each([
    [400, 'BAD_REQUEST', 'malformed', 'Error analyzing ingredients', /couldn’t understand that request/],
    [413, 'PAYLOAD_TOO_LARGE', 'too large', 'Error analyzing ingredients', /too much at once/],
    [415, 'UNSUPPORTED_MEDIA_TYPE', 'no image', 'Invalid file type', /kind of file can’t be used/],
    [422, 'NO_INGREDIENTS_DETECTED', 'No ingredients detected', 'No Ingredients Found', /We found no ingredients/],
  ])('%i %s shows the panel, the message and a toast', async (status, error, message, title, sentence) => {
    reply = () => ({ status, body: { error, message } });
    await search('asdf');
    expect(await screen.findByText(title)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Connection Error' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  test.each([
    [503, 'UNAVAILABLE', /^The recipe service is temporarily unavailable/],
    [429, 'RATE_LIMITED', /^That was a lot at once/],
  ])('the toast of a %i says the same as the page', async (status, error, sentence) => {
    reply = () => ({ status, body: { error, message: 'busy' } });
    await search();
    await screen.findByRole('heading', { name: 'Connection Error' });
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(screen.queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument();
  });

  test('a bad gateway shows the panel; Try Again sends the same search', async () => {
    reply = () => ({ status: 502, body: 'Bad Gateway' });
    const { user, server } = await search('leek');
    expect(await screen.findByText(/^Search Error: Unable to connect to the AI service/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    reply = () => ({ body: answer });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Recipe Results' })).toBeVisible();
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('leek');
  });

  test('the time to wait is shown', async () => {
    reply = () => ({
      status: 429,
      body: { error: 'RATE_LIMITED', message: 'slow down' },
      headers: { 'retry-after': '30' },
    });
    await search();
    expect(await screen.findByText(/You can try again in 30 seconds/)).toBeVisible();
  });
});

describe('the debug panel', () => {
  test('shows only with showDevTools=true', async () => {
    const { view } = await open('/?showDevTools=1');
    expect(screen.queryByText('Debug')).not.toBeInTheDocument();
    view.unmount();
    await open('/?showDevTools=true');
    expect(await screen.findByText('Debug')).toBeVisible();
  });
});
