import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Run as programs by scripts/test-steps/steps.mjs.
  ignoreDependencies: ['@biomejs/biome', 'sherif'],
  // A program of the system that a benchmark uses.
  ignoreBinaries: ['taskset'],
  // Paths relative to the folder of a Vitest project.
  ignoreUnresolved: ['../../scripts/test-environment/fail-on-console.ts', './src/test/setup.ts'],
  workspaces: {
    '.': {
      entry: [
        'scripts/{*,operations/*}.{mjs,ts}',
        'scripts/evaluate/*.ts',
        'scripts/{licences/list,samples/write-samples,illustrations/write-sheets,spec-coverage/check,test-environment/fail-on-console}.ts',
        'bench/{run,soak/run,soak/cluster/run,support/bare-route}.ts',
        'e2e/**/*.ts',
      ],
      project: ['scripts/**/*.{mjs,ts}', 'bench/**/*.ts', 'evaluation/**/*.ts', 'e2e/**/*.ts'],
    },
    // The contract is public as a whole: it may contain what no screen uses yet.
    'packages/contract': { entry: ['src/**/*.ts'] },
    'apps/web': {
      // Built by vite.server.config.ts and loaded by the server.
      entry: ['src/app/render-pages.tsx', 'vite.server.config.ts'],
      // Named in Vitest's configuration.
      ignoreDependencies: ['jsdom'],
    },
    'apps/server': {
      entry: [
        'src/{main,administration/main,ai-check/main,ai-evaluation/main}.ts',
        'src/test/{failing-disk,write-until-killed}.ts',
      ],
    },
    'tools/feedback': { entry: ['train.ts', 'write-steps.ts'] },
    'tools/vision': { entry: ['calibrate.ts'] },
    'tools/ingredients': { entry: ['build-snapshot.ts', 'write-schema.ts', 'lint-ingredients.ts'] },
    'tools/cookbook': { entry: ['build-snapshot.ts', 'lint-cookbook.ts'] },
  },
};

export default config;
