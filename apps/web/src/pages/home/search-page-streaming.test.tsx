import type { AnalyzeEvents, AssistantPart } from '@larder/contract/analyze';
import { SCROLL_TO_RESULTS_DELAY_MS } from '@larder/contract/limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeRecipe, makeResponse } from '../../test/make-recipe.ts';
import { api, cards, resetApi, search } from './test/open-search-page.tsx';

const assistant: AssistantPart = { state: 'writing', provider: 'Ollama', model: 'qwen3:8b' };
const byModel = ['Risotto', 'Pilaf', 'Arroz caldoso'].map((title) =>
  makeRecipe({ title, source: 'assistant', matchedIngredients: 3, totalIngredients: 3 }),
);

let send: <Name extends keyof AnalyzeEvents>(name: Name, data: AnalyzeEvents[Name]) => Promise<void>;

beforeEach(() => {
  resetApi();
  let events: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      events = controller;
    },
  });
  api.reply = () => ({ body, headers: { 'content-type': 'text/event-stream' } });
  send = async (name, data) =>
    act(async () => events?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)));
});

const titles = () => cards().map(({ textContent }) => textContent);
const start = (count: number) => send('start', makeResponse(count, { assistant }));

async function end(count: number) {
  const { recipes, ...response } = makeResponse(count, { assistant: { ...assistant, state: 'answered' } });
  await send('end', { ...response, order: [...recipes, ...byModel].map(({ id }) => id), added: [] });
}

test('each recipe of the model follows the dishes of the cookbook as soon as it comes, marked, and none moves', async () => {
  await search();
  await start(6);
  const dishes = Array.from({ length: 6 }, (_, index) => `Recipe ${index + 1}`);
  expect(await screen.findByRole('link', { name: 'Recipe 1' })).toBeVisible();
  expect(titles()).toEqual(dishes);
  for (const [index, recipe] of byModel.entries()) {
    await send('recipe', { ...recipe, matchedIngredients: index + 1 });
    const link = await screen.findByRole('link', { name: recipe.title });
    expect(within(link.closest('li') as HTMLElement).getByText('By an AI model')).toBeVisible();
    expect(titles()).toEqual([...dishes, ...byModel.slice(0, index + 1).map(({ title }) => title)]);
    expect(screen.getByRole('progressbar')).toBeVisible();
  }
  await end(6);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(titles()).toEqual([...dishes, ...byModel.map(({ title }) => title)]);
  expect(screen.getAllByText('By an AI model')).toHaveLength(byModel.length);
});

test('another order sorts what is there, and what comes later follows it', async () => {
  const { user } = await search();
  await start(1);
  await screen.findByRole('link', { name: 'Recipe 1' });
  expect(screen.getByLabelText(/Sort/)).toBeVisible();
  for (const recipe of byModel.slice(0, 2)) await send('recipe', recipe);
  await screen.findByRole('link', { name: 'Pilaf' });
  await user.selectOptions(screen.getByLabelText(/Sort/), 'name-asc');
  expect(titles()).toEqual(['Pilaf', 'Recipe 1', 'Risotto']);
  await send('recipe', byModel[2] as (typeof byModel)[number]);
  await screen.findByRole('link', { name: 'Arroz caldoso' });
  expect(titles()).toEqual(['Pilaf', 'Recipe 1', 'Risotto', 'Arroz caldoso']);
});

test('what Load More Recipes has shown stays while more recipes come', async () => {
  const { user } = await search();
  await start(9);
  await user.click(await screen.findByRole('button', { name: 'Load More Recipes' }));
  for (const recipe of byModel) await send('recipe', recipe);
  await end(9);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(titles()).toHaveLength(12);
});

test('the first recipes are scrolled to, and the end scrolls nothing', async () => {
  await search();
  const scroll = vi.mocked(Element.prototype.scrollIntoView).mockClear();
  await start(6);
  await waitFor(() => expect(scroll).toHaveBeenCalledOnce());
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  await end(6);
  await screen.findByText('Analysis complete!');
  expect(timers.mock.calls.filter(([, delay]) => delay === SCROLL_TO_RESULTS_DELAY_MS)).toEqual([]);
  expect(scroll).toHaveBeenCalledOnce();
});
