import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';

/** The server's suite runs once for each kind of database; a few files are about one kind alone. */
const ON_POSTGRES = process.env.LARDER_TEST_ON === 'postgres';
const POSTGRES_ALONE = ['**/*.postgres.test.ts'];
const EMBEDDED_ALONE = ['**/embedded.test.ts'];

/** The machine that runs them may be slow; no test is about time. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

const node = (name: string, include: string[], options: InlineConfig = {}) => ({
  extends: true as const,
  test: { name, include, environment: 'node' as const, ...options },
});

export default defineConfig({
  test: {
    // What is read and made for all, above all the knowledge base, is dear to load anew for each file.
    isolate: false,
    setupFiles: ['./scripts/fail-on-console.ts'],
    globalSetup: './scripts/build-data.mjs',
    ...PATIENCE,
    projects: [
      node('packages', ['packages/*/src/**/*.test.ts']),
      node('server', ['apps/server/src/**/*.test.ts'], {
        exclude: ON_POSTGRES ? EMBEDDED_ALONE : POSTGRES_ALONE,
        globalSetup: './apps/server/src/test/empty-database.ts',
      }),
      node('tools', ['tools/**/*.test.ts']),
      node('scripts', ['{scripts,evaluation}/**/*.test.ts']),
      {
        extends: './apps/web/vite.config.ts' as const,
        test: {
          ...PATIENCE,
          name: 'web',
          root: './apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom' as const,
          setupFiles: ['../../scripts/fail-on-console.ts', './src/test/setup.ts'],
        },
      },
    ],
  },
});
