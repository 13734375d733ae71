import { expect, test } from 'vitest';
import { findStructureProblems } from './structure.ts';

function problemsOf(files: Record<string, string>): string[] {
  return findStructureProblems(new Map(Object.entries(files)));
}

test('a tree whose imports point downwards has no problems', () => {
  expect(
    problemsOf({
      'packages/contract/src/recipe.ts': '',
      'packages/food/src/verify.ts': "import { x } from '@larder/contract/recipe';",
      'apps/server/src/features/recipes/service.ts':
        "import { y } from '@larder/food/verifier/verify';\nimport { z } from './data.ts';",
      'apps/server/src/features/recipes/data.ts': "import { eq } from 'drizzle-orm';",
    }),
  ).toEqual([]);
});

test.each([
  [
    'a package that imports an app',
    { 'packages/food/src/a.ts': "import { x } from '../../../apps/server/src/app.ts';" },
    /may import packages\/contract/,
  ],
  [
    'the contract importing the kitchen',
    { 'packages/contract/src/a.ts': "import type { x } from '@larder/food/units/units';" },
    /nothing else of the house/,
  ],
  [
    'the browser importing the knowledge base',
    { 'apps/web/src/a.ts': "import { x } from '@larder/food/knowledge-base';" },
    /only durations, measures, units/,
  ],
  [
    'a dynamic import upwards',
    { 'packages/recipe-search/src/a.ts': "const x = await import('@larder/server/app');" },
    /may import/,
  ],
  [
    'a multi-line import upwards',
    { 'packages/recipe-search/src/a.ts': "import {\n  x,\n} from '@larder/web/app';" },
    /may import/,
  ],
  [
    "another feature's data",
    { 'apps/server/src/features/saved/service.ts': "import { x } from '../recipes/data.ts';" },
    /its own/,
  ],
  ['an unknown server feature', { 'apps/server/src/features/stuff/routes.ts': '' }, /no feature of the server/],
  [
    'a file a server feature does not have',
    { 'apps/server/src/features/recipes/mapper.ts': '' },
    /routes\.ts, service\.ts, data\.ts/,
  ],
  ['a barrel', { 'packages/recipe-search/src/index.ts': '' }, /no barrels/],
  ['a drawer for odds and ends', { 'apps/web/src/lib/helpers.ts': '' }, /odds and ends/],
  [
    'SQL outside data.ts',
    { 'apps/server/src/features/recipes/service.ts': "import { eq } from 'drizzle-orm';" },
    /data\.ts alone/,
  ],
  ['the environment read outside config.ts', { 'apps/server/src/app.ts': 'process.env.PORT' }, /only config\.ts/],
  [
    'a shared component that knows a feature',
    { 'apps/web/src/components/card.tsx': "import { x } from '../features/search/a.ts';" },
    /knows no feature/,
  ],
])('%s is a problem that says where the code belongs', (_what, files, sentence) => {
  expect(problemsOf(files as Record<string, string>)).toEqual([expect.stringMatching(sentence)]);
});

test('a cycle is named from end to end', () => {
  expect(
    problemsOf({
      'packages/recipe-search/src/a.ts': "import { b } from './b.ts';",
      'packages/recipe-search/src/b.ts': "export { a } from './a.ts';",
    }),
  ).toEqual([
    expect.stringContaining(
      'packages/recipe-search/src/a.ts → packages/recipe-search/src/b.ts → packages/recipe-search/src/a.ts',
    ),
  ]);
});
