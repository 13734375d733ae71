import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDataFolder } from '../test/data-folder.ts';
import { type RunningServer, startServer } from '../test/run-server.ts';

let dataDir: string;
let server: RunningServer | null = null;
beforeEach(async () => {
  dataDir = await createDataFolder();
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Files of DATA_DIR that contain a text. */
function filesWith(text: string): string[] {
  return readdirSync(dataDir, { recursive: true })
    .map((name) => path.join(dataDir, String(name)))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() && readFileSync(file).includes(text));
}

test('an account that was deleted leaves its address in no file of DATA_DIR', async () => {
  server = await startServer({ DATA_DIR: dataDir });
  const { url } = server;
  const [email, password] = ['forgotten-person@example.org', 'first secret'];
  const call = async (method: string, route: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${url}${route}`, { method, headers, body: JSON.stringify(body) });
    expect(response.ok, await response.clone().text()).toBe(true);
    return response.headers
      .getSetCookie()
      .map((value) => value.split(';')[0])
      .join('; ');
  };
  const cookie = await call('POST', '/api/auth/register', { email, password });
  await call('POST', '/api/auth/forgot-password', { email });
  await expect.poll(() => filesWith(email).some((file) => file.endsWith('.eml'))).toBe(true);
  expect(filesWith(email).length).toBeGreaterThan(1);

  await call('DELETE', '/api/user', { password }, cookie);

  await expect.poll(() => filesWith(email)).toEqual([]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
