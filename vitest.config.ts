import { defineConfig } from 'vitest/config';

/** The server's suite runs once for each kind of database; a few files are about one kind alone. */
const ON_POSTGRES = process.env.LARDER_TEST_ON === 'postgres';
const POSTGRES_ALONE = ['**/*.postgres.test.ts'];
const EMBEDDED_ALONE = ['**/embedded.test.ts'];

/** The machine that runs them may be slow; no test is about time. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

const node = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude, environment: 'node' as const },
});

export default defineConfig({
  test: {
    setupFiles: ['./scripts/fail-on-console.ts'],
    ...PATIENCE,
    projects: [
      node('packages', ['packages/*/src/**/*.test.ts']),
      node('server', ['apps/server/src/**/*.test.ts'], ON_POSTGRES ? EMBEDDED_ALONE : POSTGRES_ALONE),
      node('tools', ['tools/**/*.test.ts']),
      node('scripts', ['scripts/**/*.test.ts']),
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
