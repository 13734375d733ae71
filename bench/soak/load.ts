import { clientAddress } from '../support/client.ts';
import { SAMPLE_QUERIES } from '../support/sample-queries.ts';

const PAUSE_MS = 50;
const RETRY_MS = 250;
const AT_ONCE = 8;
const SAVES_PER_ACCOUNT = 20;
/** Of searches: the client closes the connection before the answer comes. */
const ABORTED_SHARE = 0.1;
/** An account that exists after an answer that was lost, and a photo without food. */
const EXPECTED_STATUSES = new Set([409, 422]);
/** 502 and 504 are a proxy's, whose server is away. */
const UNAVAILABLE_STATUSES = new Set([502, 503, 504]);
const FIRST_RECIPE_ID = 1_700_000_000_000;

type Account = { email: string; password: string; acknowledged: string[] };
export type Counts = { answered: number; unavailable: number; dropped: number; unexpected: string[] };
export type Load = { accounts: Account[]; counts: Counts; photos: readonly Buffer[]; urls: readonly string[] };

let calls = 0;

/** Sends one kind of request after the other until `isOver`. */
export async function search(load: Load, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const body = new FormData();
    body.set('ingredients', `${SAMPLE_QUERIES[calls % SAMPLE_QUERIES.length]}, ${calls} carrots`);
    const isAborted = Math.random() < ABORTED_SHARE;
    await call(load, '/api/analyze', {
      method: 'POST',
      body,
      ...(isAborted ? { signal: AbortSignal.timeout(5) } : {}),
    });
    await pause(PAUSE_MS);
  }
}

/** Sends searches for ever other foods to one server, several at a time, until its caches are full. */
export async function fillCaches(url: string, searches: readonly string[]): Promise<void> {
  const left = [...searches];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let foods = left.pop(); foods !== undefined; foods = left.pop()) {
        const body = new FormData();
        body.set('ingredients', foods);
        await (await send(`${url}/api/analyze`, { method: 'POST', body })).arrayBuffer();
      }
    }),
  );
}

export async function sendPhotos(load: Load, isOver: () => boolean): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const body = new FormData();
    const photo = load.photos[n % load.photos.length];
    if (photo) body.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    await call(load, '/api/analyze', { method: 'POST', body });
    await pause(20 * PAUSE_MS);
  }
}

/** Creates accounts, signs in to them and saves recipes; each save is repeated until it is acknowledged. */
export async function signInAndSave(load: Load, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const account = {
      email: `soak-${calls}-${Math.random()}@example.org`,
      password: 'a long secret',
      acknowledged: [],
    };
    const { acknowledged, ...credentials }: Account = account;
    const isRegistered = await repeat(load, '/api/auth/register', credentials, [201, 409], isOver);
    if (!isRegistered) return;
    load.accounts.push(account);
    const signedIn = await repeat(load, '/api/auth/login', credentials, [200], isOver);
    const cookie = signedIn ? cookieOf(signedIn) : '';
    for (let n = 0; signedIn && n < SAVES_PER_ACCOUNT && !isOver(); n += 1) {
      const recipeId = String(FIRST_RECIPE_ID + calls);
      const save = { recipeId, recipe: { title: `Dish ${recipeId}`, ingredients: ['salt'] } };
      if (await repeat(load, '/api/user/recipes/saved', save, [200], isOver, cookie)) acknowledged.push(recipeId);
      await pause(PAUSE_MS);
    }
  }
}

/** How many acknowledged saves are absent, and how many recipes are listed more than once. */
export async function checkSaves({ accounts, urls }: Load): Promise<{ lost: number; repeated: number; saves: number }> {
  const found = { lost: 0, repeated: 0, saves: 0 };
  for (const [n, { acknowledged, ...credentials }] of accounts.entries()) {
    const url = urls[n % urls.length];
    const signedIn = await send(`${url}/api/auth/login`, jsonPost(credentials));
    const cookie = cookieOf(signedIn);
    const response = await send(`${url}/api/user/recipes/saved`, { headers: { cookie } });
    if (!response.ok) throw new Error(`a list of saved recipes got ${response.status}`);
    const listed = ((await response.json()) as { id: string }[]).map(({ id }) => id);
    found.saves += acknowledged.length;
    found.lost += acknowledged.filter((id) => !listed.includes(id)).length;
    found.repeated += listed.length - new Set(listed).size;
  }
  return found;
}

async function repeat(
  load: Load,
  path: string,
  body: object,
  accepted: readonly number[],
  isOver: () => boolean,
  cookie = '',
): Promise<Response | undefined> {
  while (!isOver()) {
    const response = await call(load, path, jsonPost(body, cookie));
    if (response && accepted.includes(response.status)) return response;
    await pause(RETRY_MS);
  }
  return undefined;
}

/** Undefined where the connection ended without an answer. */
async function call({ urls, counts }: Load, path: string, init: RequestInit): Promise<Response | undefined> {
  calls += 1;
  try {
    const response = await send(`${urls[calls % urls.length]}${path}`, init);
    await response.clone().arrayBuffer();
    if (response.ok || EXPECTED_STATUSES.has(response.status)) counts.answered += 1;
    else if (UNAVAILABLE_STATUSES.has(response.status)) counts.unavailable += 1;
    else counts.unexpected.push(`${path} ${response.status}`);
    return response;
  } catch {
    counts.dropped += 1;
    return undefined;
  }
}

let clients = 0;

function send(url: string, init: RequestInit): Promise<Response> {
  clients += 1;
  return fetch(url, { ...init, headers: { ...clientAddress(clients), ...init.headers } });
}

function jsonPost(body: object, cookie = ''): RequestInit & { headers: Record<string, string> } {
  return { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) };
}

function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
