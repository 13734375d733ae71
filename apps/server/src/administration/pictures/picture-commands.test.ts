import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openSignedIn, type TestBrowser } from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { runCommand } from '../commands.ts';

let server: TestApp;
let now = new Date();
beforeAll(async () => {
  server = await createTestApp({ clock: () => now });
});
afterAll(() => server.close());

/** Longer than a process keeps the picture that everyone saw before. */
const aMinutePasses = () => {
  now = new Date(now.getTime() + 61_000);
};
const run = (...args: string[]) =>
  runCommand(
    {
      database: server.database.database,
      clock: () => now,
      secret: 'a secret',
      ai: null,
      forget: async () => {},
      sendResetLink: async () => false,
    },
    args,
  );
const imageOf = async (browser: Pick<TestBrowser, 'get'>, id: string): Promise<string> =>
  (await browser.get(`/api/recipes/${id}`)).json().imageUrl;

/** Sends feedback as the web does: a second call where the first brings no picture. */
async function say(recipeId: string, feedbackText: string): Promise<{ person: TestBrowser; image: string }> {
  const person = await openSignedIn(server);
  const about = { recipeId, recipeTitle: recipeId, feedbackText };
  const imageUrl = await imageOf(person, recipeId);
  const first = await person.send('POST', '/api/recipes/image-feedback', { ...about, imageUrl, isAccurate: false });
  aMinutePasses();
  const { newImageUrl } = first.json();
  if (newImageUrl) return { person, image: newImageUrl };
  const second = await person.send('POST', '/api/recipes/improved-image', about);
  aMinutePasses();
  return { person, image: second.json().newImageUrl };
}

async function listed(text: string): Promise<string[]> {
  return (await run('pictures')).filter((line) => line.includes(JSON.stringify(text)));
}
const idOf = (line = '') => line.split(',')[0] ?? '';

test('feedback that was not understood is listed once, and everyone sees its picture once it is accepted', async () => {
  const guest = openBrowser(server);
  const before = await imageOf(guest, 'mojito');
  const { image } = await say('mojito', 'it looks sad');
  const lines = await listed('it looks sad');
  expect(lines).toEqual([expect.stringMatching(/mojito, "it looks sad", not understood, \/images\//)]);
  expect(await imageOf(guest, 'mojito')).toBe(before);
  expect(await run('accept-picture', idOf(lines[0]))).toEqual([`Everyone sees ${image} for mojito.`]);
  aMinutePasses();
  expect(await imageOf(guest, 'mojito')).toBe(image);
  expect(await listed('it looks sad')).toEqual([]);
  await run('withdraw-picture', 'mojito');
  aMinutePasses();
  expect(await imageOf(guest, 'mojito')).toBe(before);
  await expect(run('withdraw-picture', 'mojito')).rejects.toThrow(/was accepted/);
});

test('dismissed feedback leaves the list, and its author keeps the picture', async () => {
  const { person, image } = await say('mojito', 'it should be in a jug');
  await run('dismiss-picture', idOf((await listed('it should be in a jug'))[0]));
  expect(await listed('it should be in a jug')).toEqual([]);
  expect(await imageOf(person, 'mojito')).toBe(image);
});

test('a picture that hides an ingredient of the recipe is accepted for nobody else', async () => {
  await say('guacamole', 'there are no tomatoes in it');
  const [line] = await listed('there are no tomatoes in it');
  expect(line).toMatch(/for its author alone/);
  await expect(run('accept-picture', idOf(line))).rejects.toThrow(/hides an ingredient/);
});

test('a text can not act on the terminal', async () => {
  await say('mojito', 'bad \u009b31m\u202e text');
  expect((await run('pictures')).join('\n')).toContain(String.raw`bad \u009b31m\u202e text`);
});

test.each(['', 'abc', '%%%%%%%%', '00000000'])('an id that is none names no feedback: "%s"', async (id) => {
  await expect(run('accept-picture', id)).rejects.toThrow(/no feedback/);
});
