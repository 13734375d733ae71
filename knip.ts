import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Run by scripts/steps.mjs as programs.
  ignoreDependencies: ['@biomejs/biome', 'sherif'],
  // Of the system, for a benchmark.
  ignoreBinaries: ['taskset'],
  // Named from within a project of another folder.
  ignoreUnresolved: ['../../scripts/fail-on-console.ts', './src/test/setup.ts'],
  workspaces: {
    '.': {
      entry: ['scripts/*.{mjs,ts}', 'bench/{run,bare-route}.ts', 'e2e/**/*.ts'],
      project: ['scripts/**/*.{mjs,ts}', 'bench/**/*.ts', 'evaluation/**/*.ts', 'e2e/**/*.ts'],
    },
    // The contract is public whole: what the specification names is there before a screen needs it.
    'packages/contract': { entry: ['src/*.ts'] },
    'apps/web': {
      // Named to Vitest by a word.
      ignoreDependencies: ['jsdom'],
    },
    'apps/server': { entry: ['src/main.ts', 'src/test/{failing-disk,write-until-killed}.ts'] },
    'tools/vision': { entry: ['calibrate.ts'] },
    'tools/ingredients': { entry: ['build-snapshot.ts', 'write-schema.ts', 'lint-ingredients.ts'] },
    'tools/cookbook': { entry: ['build-snapshot.ts', 'lint-cookbook.ts'] },
  },
};

export default config;
