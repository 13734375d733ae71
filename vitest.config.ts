import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';

/** Tests of the server that need a PostgreSQL server, and those that would be the same there. */
const POSTGRES_ONLY = ['**/*.postgres.test.ts'];
const WITHOUT_POSTGRES = [
  'administration/failures',
  // Assistance: ai/cost tests what of it is in the database.
  'ai/{check,evaluation,feedback,images,photo,providers,verification}/*',
  'ai/{failures,injections,sentences,settings}',
  'cache/*',
  'config',
  'database/availability',
  'errors/*',
  'event-loop/*',
  'features/analyze/input/*',
  'features/auth/passwords/password-hash',
  'http/*',
  'mail/*',
  'main',
  'vision/*',
  // Of the embedded database.
  '*/embedded',
  'database/{erase-deleted,migrations,private-folder}',
  'test/hostile/under-attack',
];

/** Vitest leaves one core free; of two cores that would be half. A third worker works while others wait. */
const MAX_WORKERS = Math.max(3, availableParallelism() - 1);

/** Generous, because the machine may be slow; no test measures time. */
const TIMEOUTS = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 300_000 } } };

const SERVER_TESTS = ['apps/server/src/**/*.test.ts'];

/** Modules are loaded by Node itself, as in production: Vite's runner takes a twentieth longer. It can't mock modules. */
const LOADED_BY_NODE = { viteModuleRunner: false, nodeLoader: false };

const node = (name: string, include: string[], options: InlineConfig = {}) => ({
  extends: true as const,
  test: { name, include, environment: 'node' as const, experimental: LOADED_BY_NODE, ...options },
});

/** The server's suite again, on the database server at TEST_DATABASE_URL. */
const serverOnPostgres = node('server on PostgreSQL', SERVER_TESTS, {
  exclude: WITHOUT_POSTGRES.map((name) => `apps/server/src/${name}.test.ts`),
  env: { LARDER_TEST_ON: 'postgres' },
});

const WEB = 'apps/web';
const WEB_TESTS = ['src/**/*.test.{ts,tsx}'];
/** A mocked module stays mocked for the files that share it. */
const MOCKING = globSync(WEB_TESTS, { cwd: WEB }).filter((file) =>
  readFileSync(`${WEB}/${file}`, 'utf8').includes('vi.mock('),
);

const web = (name: string, include: string[], options: InlineConfig = {}) => ({
  extends: './apps/web/vite.config.ts' as const,
  test: {
    ...TIMEOUTS,
    maxWorkers: MAX_WORKERS,
    name,
    root: './apps/web',
    include,
    environment: 'jsdom' as const,
    setupFiles: ['../../scripts/test-environment/fail-on-console.ts', './src/test/setup.ts'],
    ...options,
  },
});

export default defineConfig({
  test: {
    // Loading the knowledge base anew for each file would take most of the time.
    isolate: false,
    maxWorkers: MAX_WORKERS,
    setupFiles: ['./scripts/test-environment/fail-on-console.ts'],
    globalSetup: './scripts/build-data.mjs',
    ...TIMEOUTS,
    projects: [
      node('packages', ['packages/*/src/**/*.test.ts']),
      node('server', SERVER_TESTS, {
        exclude: POSTGRES_ONLY,
        globalSetup: './apps/server/src/test/empty-database.ts',
      }),
      ...(process.env.TEST_DATABASE_URL ? [serverOnPostgres] : []),
      node('tools', ['tools/**/*.test.ts']),
      node('scripts', ['{scripts,evaluation}/**/*.test.ts']),
      web('web', WEB_TESTS, { exclude: MOCKING, isolate: false }),
      web('web with mocks', MOCKING),
    ],
  },
});
