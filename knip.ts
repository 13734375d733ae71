import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Run by scripts/steps.mjs as programs.
  ignoreDependencies: ['@biomejs/biome', 'sherif'],
  workspaces: {
    '.': {
      entry: ['scripts/*.{mjs,ts}', 'bench/{run,bare-route}.ts', 'e2e/**/*.ts'],
      project: ['scripts/**/*.{mjs,ts}', 'bench/**/*.ts', 'e2e/**/*.ts'],
    },
    // The contract is public whole: what the specification names is there before a screen needs it.
    'packages/contract': { entry: ['src/*.ts'] },
    'packages/kitchen': {},
    'packages/chef': {},
    'apps/server': { entry: ['src/main.ts', 'src/test/write-until-killed.ts'] },
    'tools/cookbook': { entry: ['build-snapshot.ts', 'lint-cookbook.ts'] },
  },
};

export default config;
