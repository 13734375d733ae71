import type { AnalyzeResponse } from '@larder/contract/analyze';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../../test/fake-server.ts';
import { makeResponse } from '../../../../test/make-recipe.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { SearchPage } from '../../search-page.tsx';

export const ANALYZE = 'POST /api/analyze';
export const SUGGEST = 'GET /api/ingredients';
const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

const RECOGNISED: AnalyzeResponse['ingredients'] = [
  { id: 'tomato', name: 'tomato', confidence: 0.998, text: null, box, alternatives: [] },
  {
    id: 'lemon',
    name: 'lemon',
    confidence: 0.55,
    text: null,
    box: { ...box, x: 0.6 },
    alternatives: [{ id: 'lime', name: 'lime', confidence: 0.4 }],
  },
  { id: 'egg', name: 'egg', confidence: 0.8, text: null, box: null, alternatives: [] },
];

/** What may be milk or yogurt, below the tomato. */
export const UNKNOWN: AnalyzeResponse['unknown'] = [
  {
    box: { x: 0.1, y: 0.7, width: 0.2, height: 0.2 },
    guesses: [
      { id: 'milk', name: 'milk', confidence: 0.3 },
      { id: 'yogurt', name: 'yogurt', confidence: 0.2 },
    ],
  },
];

/** The server's responses, which a test may change: to a photo, and to the beginning of a name. */
export const api: {
  photo: () => object | Promise<object>;
  suggestions: readonly { id: string; name: string; also: string | null }[];
} = newApi();

function newApi() {
  return { photo: () => ({ body: makeResponse(9, { ingredients: RECOGNISED }) }), suggestions: [] };
}

/** Call it before each test. */
export function resetApi(): void {
  Object.assign(api, newApi());
}

/** Answers a photo as if this were seen in it. */
export function seen(response: Partial<AnalyzeResponse>): void {
  api.photo = () => ({ body: makeResponse(9, { ingredients: RECOGNISED, ...response }) });
}

/** The server's response to a search by text: items such as "no nuts" name no ingredient. */
function asText(text: string, ignored: readonly string[]): AnalyzeResponse {
  const names = text.split(', ').filter((name) => !name.startsWith('no ') && !ignored.includes(`have:${name}`));
  return makeResponse(7, { ingredients: names.map((name) => ({ id: name, name, confidence: 1, text: name })) });
}

export async function open() {
  const server = fakeServer({
    'GET /api/recipes/popular': () => ({ body: { recipes: [] } }),
    'GET /api/auth/me': () => ({ status: 401, body: { error: 'UNAUTHORIZED', message: 'Please sign in.' } }),
    [SUGGEST]: () => ({ body: { ingredients: api.suggestions } }),
    [ANALYZE]: ({ form }) => {
      if (form?.has('image')) return api.photo();
      const ignored = form?.get('ignored');
      return { body: asText(String(form?.get('ingredients')), ignored ? JSON.parse(String(ignored)) : []) };
    },
  });
  const view = await renderApp(<SearchPage />);
  return { server, view, user: userEvent.setup({ applyAccept: false }) };
}

export const photo = (name = 'table.jpg', type = 'image/jpeg', bytes = 4) =>
  new File([new Uint8Array(bytes)], name, { type });
export const input = () => screen.getByLabelText('A photo of your ingredients', { selector: 'input' });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export async function choose(file = photo()) {
  const opened = await open();
  await opened.user.upload(input(), file);
  return opened;
}

export async function analyse() {
  const opened = await choose();
  await opened.user.click(await button('Analyze photo'));
  await screen.findByRole('heading', { name: 'Recipe Results' });
  return opened;
}

/** The chips above the results. */
export const chips = () =>
  within(screen.getByText('Seen in your photo').parentElement as HTMLElement).getAllByRole('listitem');

/** The list below the photo. */
export const things = () => within(screen.getByRole('list', { name: 'What’s in your photo' }));
export const thingRow = (name: string | RegExp) =>
  within(things().getByRole('button', { name }).closest('li') as HTMLElement);

/** The frames over the photo, and their numbers. */
export const frames = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.photo-frame')];
export const numbers = (container: HTMLElement) =>
  [...container.querySelectorAll('.photo-marks > .photo-badge')].map(({ textContent }) => textContent);

/** Simulates the load event, since jsdom loads no images. */
export function draw() {
  const picture = screen.getByRole('img', { name: /^Your photo/ });
  Object.defineProperties(picture, { naturalWidth: { value: 400 }, naturalHeight: { value: 300 } });
  fireEvent.load(picture);
  return picture;
}
