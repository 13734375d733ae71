import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../scripts/browser.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4317);
const ROOT = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    // A phone has no Tab key.
    {
      name: 'phone',
      testIgnore: 'keyboard.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} apps/server/src/main.ts`,
    cwd: ROOT,
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT), DATA_DIR: mkdtempSync(path.join(tmpdir(), 'larder-e2e-')), LOG_LEVEL: 'warn' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
