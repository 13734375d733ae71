import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../scripts/test-environment/chromium.mjs';
import { ownAddress } from './support/accounts.ts';

const PORT = Number(process.env.E2E_PORT ?? 4317);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Created once and inherited by the workers, which read the server's messages there. */
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'larder-e2e-'));

export default defineConfig({
  testDir: '.',
  testIgnore: 'screenshots/**',
  outputDir: '../test-results',
  fullyParallel: true,
  // On two cores a third worker works while others wait.
  workers: 3,
  forbidOnly: true,
  // Generous, because the machine may be slow; no test measures time.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    extraHTTPHeaders: ownAddress(),
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    // One long test, which would otherwise run alone at the end. A killed server does not depend on the screen.
    {
      name: 'killed server',
      testMatch: 'faults/server-killed.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    // A phone has no Tab key.
    {
      name: 'phone',
      testIgnore: ['keyboard.spec.ts', 'faults/server-killed.spec.ts', 'pseudo-locale.spec.ts', 'screenshots/**'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      // Forms, dialogs and lists behave the same at any width; pseudo-locale.spec.ts covers the layout of every screen,
      // and gives its pages a phone's window too.
      testIgnore: [
        'faults/server-killed.spec.ts',
        'accessibility.spec.ts',
        'auth.spec.ts',
        'image-feedback.spec.ts',
        'layout.spec.ts',
        'photo.spec.ts',
        'profile.spec.ts',
        'rendered-pages.spec.ts',
        'requests.spec.ts',
        'saved.spec.ts',
        'screenshots/**',
      ],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} apps/server/src/main.ts`,
    cwd: ROOT,
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT), DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'warn', TRUSTED_PROXIES: 'loopback' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
