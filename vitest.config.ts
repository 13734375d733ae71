import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, environment: 'node' as const },
});

export default defineConfig({
  test: {
    setupFiles: ['./scripts/fail-on-console.ts'],
    projects: [
      node('packages', ['packages/*/src/**/*.test.ts']),
      node('server', ['apps/server/src/**/*.test.ts']),
      node('scripts', ['scripts/**/*.test.ts']),
      {
        extends: './apps/web/vite.config.ts' as const,
        test: {
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
