import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { send } from './visitor.ts';

/** A source address of the loopback network, so that an attacker has another one than a visitor (Linux). */
const ATTACKER = '127.0.0.66';
/** Requests of an attacker, over connections that stay open: a new one for each would use up the address's ports. */
const FROM_ATTACKER = { localAddress: ATTACKER, agent: new Agent({ keepAlive: true }) };

/** Opens connections that send a request each, and never read. */
export async function sendAndNeverRead(
  url: string,
  { connections, bytes, localAddress = ATTACKER }: { connections: number; bytes: Buffer; localAddress?: string },
): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: connections }, () =>
    connect({ host: hostname, port: Number(port), localAddress }),
  );
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.on('error', () => resolve());
          socket.once('close', () => resolve());
          socket.pause();
          socket.once('connect', () => socket.write(bytes, () => resolve()));
        }),
    ),
  );
  return sockets;
}

/** A photo upload without its last bytes. */
export function unfinishedUpload(bytes: number): Buffer {
  const head = [
    'POST /api/analyze HTTP/1.1',
    'host: larder.test',
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${bytes + 1_000}`,
  ].join('\r\n');
  const part = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n${part}`), Buffer.alloc(bytes)]);
}

/** Many requests for one file, sent at once over one connection. */
export function pipelined(path: string, count: number): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: larder.test\r\n\r\n`.repeat(count));
}

/** Creates an account and returns its session as a cookie header. */
async function signUp(url: string): Promise<string> {
  const email = `attacker-${crypto.randomUUID()}@example.org`;
  const response = await post(url, '/api/auth/register', { email, password: 'first secret' });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Saves recipes that are as long as they may be and expensive to read; returns their ids. */
async function createLargeRecipes(url: string, cookie: string, count: number): Promise<string[]> {
  const words = (length: number) => '9 kg butter, egg, soy '.repeat(Math.ceil(length / 22)).slice(0, length);
  const ingredients = Array.from({ length: 40 }, () => ({ name: words(150), quantity: words(50) }));
  const instructions = Array.from({ length: 5 }, () => ({ step: words(2_000) }));
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const recipe = { id: String(1_700_000_010_000 + n), title: `Large ${n}`, ingredients, instructions };
    const response = await post(url, '/api/user/recipes/saved', { recipeId: recipe.id, recipe }, cookie);
    if (!response.ok) throw new Error(`saving a large recipe: ${await response.text()}`);
    ids.push(recipe.id);
  }
  return ids;
}

function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const UPLOAD_BYTES = 6 * 1024 * 1024;
/** Photos sent at once, and readers of recipes. */
const PHOTOS = 26;
const READERS = 8;
const LARGE_RECIPES = 12;
const PICTURES = 60;
/** Searches sent at once. */
const SEARCHES = 8;
/** Requests that cost little each, sent at once: as many as a client may. */
const REPEATERS = 60;

/** Texts of 5,000 characters that take long to read: refusals, misspellings, and no words at all; as names, too long. */
const LONG_TEXTS = ['without nuts and ', 'not ', 'chikcen brest onoin tmoato ', 'zq7 xw9 ', 'no milk, no egs, '].map(
  (words) => words.repeat(5_000).slice(0, 4_990),
);

/** A search whose answer is not in the cache. */
function searchForm(field: 'ingredients' | 'recipeName', text: string, number: number): string {
  return `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${number} ${text}\r\n--x--\r\n`;
}

/** One address's attack on a server, until `isOver`; returns the statuses of the answers that it read. */
type Attack = (url: string, isOver: () => boolean) => Promise<number[]>;

/** Connections that stay open, and are opened again when the server has closed them. */
async function holdOpen(url: string, connections: number, bytes: Buffer, isOver: () => boolean): Promise<number[]> {
  let sockets = await sendAndNeverRead(url, { connections, bytes });
  while (!isOver()) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const open = sockets.filter((socket) => !socket.destroyed);
    sockets = [...open, ...(await sendAndNeverRead(url, { connections: connections - open.length, bytes }))];
  }
  for (const socket of sockets) socket.destroy();
  return [];
}

export const ATTACKS = {
  'leaves 150 uploads of 6 MB unfinished': (url, isOver) => holdOpen(url, 150, unfinishedUpload(UPLOAD_BYTES), isOver),

  'sends 200 requests at once over each of 110 connections, and reads nothing': (url, isOver) =>
    holdOpen(url, 110, pipelined('/api/openapi.json', 200), isOver),

  'uploads photos of many pixels': async (url, isOver) => {
    const picture = sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: 'red' } });
    const photo = await picture.avif({ effort: 0, bitdepth: 12 }).toBuffer();
    const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.avif"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--x--\r\n')]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const upload = () => send(`${url}/api/analyze`, { method: 'POST', headers, ...FROM_ATTACKER }, body);
    const statuses: number[] = [];
    while (!isOver()) statuses.push(...(await Promise.all(Array.from({ length: PHOTOS }, upload))));
    return statuses;
  },

  'opens its large recipes and its list of them again and again': async (url, isOver) => {
    const cookie = await signUp(url);
    const ids = await createLargeRecipes(url, cookie, LARGE_RECIPES);
    const get = (path: string) => send(`${url}${path}`, { headers: { cookie }, ...FROM_ATTACKER });
    const statuses: number[] = [];
    const read = async (reader: number) => {
      for (let n = reader; !isOver(); n += 1) {
        statuses.push(await get('/api/user/recipes/saved'));
        statuses.push(await get(`/api/recipes/${ids[n % ids.length]}?servings=${(n % 12) + 1}`));
      }
    };
    await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)));
    return statuses;
  },

  'has 60 pictures rendered at once': async (url, isOver) => {
    const statuses: number[] = [];
    for (let round = 0; !isOver(); round += 1) {
      const get = (_: unknown, n: number) => {
        const seed = (round * PICTURES + n).toString(36);
        const path = `/images/v1.${seed}.dish.bowl.liquid.tomato.60.herb_crouton.png`;
        return send(`${url}${path}`, FROM_ATTACKER);
      };
      statuses.push(...(await Promise.all(Array.from({ length: PICTURES }, get))));
    }
    return statuses;
  },

  'searches with texts of 5,000 characters': async (url, isOver) => {
    const statuses: number[] = [];
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    let number = 0;
    const search = async () => {
      while (!isOver()) {
        number += 1;
        const text = LONG_TEXTS[number % LONG_TEXTS.length] ?? '';
        // Names are read up to 200 characters.
        const body =
          number % 2 === 0
            ? searchForm('ingredients', text, number)
            : searchForm('recipeName', text.slice(0, 190), number);
        statuses.push(await send(`${url}/api/analyze`, { method: 'POST', headers, ...FROM_ATTACKER }, body));
      }
    };
    await Promise.all(Array.from({ length: SEARCHES }, search));
    return statuses;
  },

  'asks for the same answer and pictures again and again': async (url, isOver) => {
    const statuses: number[] = [];
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const search = { method: 'POST', headers: { ...form, 'accept-encoding': 'br' }, ...FROM_ATTACKER };
    const ask = async (n: number) => {
      for (let round = n; !isOver(); round += 1) {
        const picture = `/images/v1.${(round % 100).toString(36)}.dish.bowl.liquid.tomato.60.herb_crouton.svg`;
        statuses.push(await send(`${url}${picture}`, { headers: { 'accept-encoding': 'br' }, ...FROM_ATTACKER }));
        statuses.push(await send(`${url}/api/analyze`, search, searchForm('ingredients', 'rice, egg, leek', 0)));
      }
    };
    await Promise.all(Array.from({ length: REPEATERS }, (_, n) => ask(n)));
    return statuses;
  },

  'guesses passwords': async (url, isOver) => {
    const statuses: number[] = [];
    const headers = { 'content-type': 'application/json' };
    const guess = async (n: number) => {
      while (!isOver()) {
        const body = JSON.stringify({ email: `guessed-${n}@example.org`, password: 'wrong guess' });
        statuses.push(await send(`${url}/api/auth/login`, { method: 'POST', headers, ...FROM_ATTACKER }, body));
      }
    };
    await Promise.all(Array.from({ length: REPEATERS }, (_, n) => guess(n)));
    return statuses;
  },
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof ATTACKS;
