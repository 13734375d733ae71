import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';
import { untilReady } from '../../scripts/test-environment/server-process.ts';
import type { EnginePage } from './engine-page.ts';

const READY_MS = 180_000;
/** The key of an element's id in the WebDriver protocol. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens WebKitGTK's MiniBrowser on a display in memory, by the W3C WebDriver protocol. */
export async function openWebKit(
  { driver, display }: { driver: string; display: string },
  language: string,
): Promise<EnginePage> {
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.splice(0).reverse()) await ended(child);
  };
  try {
    const screen = await startDisplay(display, children);
    const port = await getPort({ host: '127.0.0.1' });
    const env = { ...process.env, DISPLAY: `:${screen}`, LANGUAGE: language.replace('-', '_') };
    children.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const address = `http://127.0.0.1:${port}`;
    await untilReady(`${address}/status`, READY_MS);
    return await openSession(address, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts an X server on a free display. @returns its number */
async function startDisplay(program: string, children: ChildProcess[]): Promise<string> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  const [chunk] = await Promise.race([
    once(child.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${program} did not start`))),
  ]);
  return String(chunk).trim();
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

async function openSession(address: string, stop: () => Promise<void>): Promise<EnginePage> {
  const { sessionId, capabilities } = (await call('POST', `${address}/session`, {
    capabilities: { alwaysMatch: {} },
  })) as { sessionId: string; capabilities: Record<string, string> };
  const session = `${address}/session/${sessionId}`;
  const elementAt = async (xpath: string) => {
    const found = await call('POST', `${session}/element`, { using: 'xpath', value: xpath });
    return `${session}/element/${(found as Record<string, string>)[ELEMENT_KEY]}`;
  };
  return {
    browser: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    reload: async () => void (await call('POST', `${session}/refresh`, {})),
    click: async (xpath) => void (await call('POST', `${await elementAt(xpath)}/click`, {})),
    type: async (xpath, typed) => void (await call('POST', `${await elementAt(xpath)}/value`, { text: typed })),
    evaluate: (expression) => call('POST', `${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
    close: async () => {
      await call('DELETE', session).catch(() => {});
      await stop();
    },
  };
}

/** @returns the value of the answer. @throws Error with the protocol's message */
async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error = response.status, message = '' } = (value ?? {}) as { error?: string; message?: string };
  throw new Error(`${error}: ${message}`);
}
