import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Takes screenshots of all screens for review; checks nothing. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  use: { ...base.use, trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
  projects: (base.projects ?? [])
    .filter(({ name }) => name === 'phone' || name === 'desktop')
    .map(({ name, use }) => ({ name: name ?? '', use: use ?? {} })),
});
