// Where a Chromium for the browser tests is, on this machine.
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  // Without the browser's own windows, which take as long to open as a page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium: `CHROMIUM_PATH`, Playwright's own, or one in a usual place; null if there is none. */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...USUAL_PLACES];
  return candidates.find((candidate) => candidate && existsSync(candidate)) ?? null;
}

/** What keeps a headless Chromium to itself: no sandbox as root, nothing fetched in the background. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const NO_CHROMIUM =
  'There is no Chromium for the browser tests. Install one ("apt-get install chromium-headless-shell" on Debian, ' +
  '"npx playwright install chromium" elsewhere), or set CHROMIUM_PATH.';
