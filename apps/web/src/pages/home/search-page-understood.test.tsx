import { NOTHING_UNDERSTOOD } from '@larder/contract/search/understood';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ANALYZE, api, cards, resetApi, search } from './test/open-search-page.tsx';

beforeEach(resetApi);

test('removing an ingredient searches again without it; words not understood are said', async () => {
  const ingredients = ['chicken', 'rice'].map((name) => ({ id: name, name, confidence: 1, text: name }));
  api.answer = { ...api.answer, ingredients, notUnderstood: [{ text: 'zorble', kind: 'food' }] };
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
  api.answer = { ...api.answer, understood };
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
  api.answer = { ...api.answer, notUnderstood: [{ text: 'on a paleo diet', kind: 'restriction' }] };
  await search('eggs, on a paleo diet');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not read this: “on a paleo diet”. These results don’t take it into account.',
  );
});

test('a food that the restrictions rule out, and a wish that nothing meets, are said', async () => {
  const conflicts = [{ id: 'hummus', name: 'hummus', because: ['Sesame'] }];
  api.answer = { ...api.answer, conflicts, unmet: ['maxMinutes'] };
  await search('allergic to sesame. hummus in 1 minute');
  expect(await screen.findByText(/You have hummus, which your restrictions rule out \(sesame\)/)).toBeVisible();
  expect(screen.getByText('Nothing here is that quick.')).toBeVisible();
});

test('a language model’s part in the answer is said, with whose it is', async () => {
  api.answer = { ...api.answer, assistant: { state: 'answered', provider: 'Ollama', model: 'qwen3:8b' } };
  await search();
  expect(await screen.findByText(/written by the language model qwen3:8b \(Ollama\) and checked here/)).toBeVisible();
});

test('a language model that can not answer is said beside the recipes', async () => {
  api.answer = { ...api.answer, assistant: { state: 'fallback', provider: 'OpenAI', model: 'gpt-5' } };
  await search();
  expect(await screen.findByText(/can’t answer at the moment. These recipes come from the built-in/)).toBeVisible();
  expect(await screen.findByText('Analysis complete!')).toBeVisible();
});

test('a wrong key is told by its toast, and the recipes are shown all the same', async () => {
  const failure = { error: 'AI_AUTH_ERROR', message: 'AI_AUTH_ERROR The access key has expired.' } as const;
  api.answer = { ...api.answer, assistant: { state: 'failed', provider: 'OpenAI', model: 'gpt-5', failure } };
  await search();
  expect(await screen.findByText('Authentication Error')).toBeVisible();
  expect(screen.queryByText('Analysis complete!')).toBeNull();
  expect(cards()).toHaveLength(6);
});

test('a guest who names an allergy is offered to keep it, which takes an account', async () => {
  api.answer = { ...api.answer, understood: { ...NOTHING_UNDERSTOOD, excludedAllergens: ['Nuts'] } };
  const { user } = await search('nut allergy - rice');
  expect(await screen.findByText('Leave nuts out of every search?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('userPreferences') ?? '{}')).toMatchObject({ excludedAllergens: ['Nuts'] });
});

test('adding an ingredient searches again with it', async () => {
  api.answer = { ...api.answer, ingredients: [{ id: 'rice', name: 'rice', confidence: 1, text: 'rice' }] };
  const { user, server } = await search('rice');
  await user.type(await screen.findByLabelText('Add an ingredient'), 'leek{Enter}');
  expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('rice, leek');
});
