import { connect, type Socket } from 'node:net';

/** A source address of the loopback network, so that an attacker has another one than a visitor (Linux). */
export const ATTACKER = '127.0.0.66';

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
export async function signUp(url: string): Promise<string> {
  const email = `attacker-${crypto.randomUUID()}@example.org`;
  const response = await post(url, '/api/auth/register', { email, password: 'first secret' });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Saves recipes that are as long as they may be and expensive to read; returns their ids. */
export async function createLargeRecipes(url: string, cookie: string, count: number): Promise<string[]> {
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
