import { expect, test } from 'vitest';
import { findStructureProblems } from './find-structure-problems.ts';
import { missingWorkspaces } from './workspace-rules.ts';

const WEB = 'apps/web/src';

function problemsOf(files: Record<string, string>): string[] {
  return findStructureProblems(new Map(Object.entries(files)));
}

/** Files `file-1.ts` to `file-n.ts` of a folder. */
function filesIn(folder: string, count: number, extension = 'ts'): Record<string, string> {
  const names = Array.from({ length: count }, (_, index) => `${folder}/file-${index + 1}.${extension}`);
  return Object.fromEntries(names.map((name) => [name, '']));
}

test('a tree whose imports point downwards has no problems', () => {
  expect(
    problemsOf({
      'packages/contract/src/recipe.ts': '',
      'packages/food/src/verify.ts': "import { x } from '@larder/contract/recipe';",
      'apps/server/src/features/recipes/service.ts':
        "import { y } from '@larder/food/verifier/verify';\nimport { z } from './data.ts';",
      'apps/server/src/features/recipes/data.ts': "import { eq } from 'drizzle-orm';",
      'apps/server/src/features/recipes/limits.ts': '',
      'apps/server/src/features/auth/sessions/session-cookie.ts': '',
      [`${WEB}/app/app.tsx`]: "import { PAGES } from '../pages/pages.ts';",
      [`${WEB}/pages/pages.ts`]: "const load = () => import('./terms/terms-page.tsx');",
      [`${WEB}/pages/terms/terms-page.tsx`]: "import { useSession } from '../../features/session/use-session.ts';",
      [`${WEB}/features/session/use-session.ts`]: "import { ask } from './api/ask.ts';",
      [`${WEB}/features/session/api/ask.ts`]: "import { callApi } from '../../../lib/api-client.ts';",
      [`${WEB}/lib/api-client.ts`]: '',
    }),
  ).toEqual([]);
});

test.each([
  [
    'a package that imports an app',
    { 'packages/food/src/a.ts': "import { x } from '../../../apps/server/src/app.ts';" },
    /may import only packages\/contract, packages\/text\. Move/,
  ],
  [
    'the contract importing the food package',
    { 'packages/contract/src/a.ts': "import type { x } from '@larder/food/units/units';" },
    /may import no other package/,
  ],
  [
    'the browser importing the knowledge base',
    { [`${WEB}/lib/a.ts`]: "import { x } from '@larder/food/knowledge-base';" },
    /only packages\/food\/src\/units\/ .* belongs in the server/,
  ],
  [
    'a dynamic import upwards',
    { 'packages/recipe-search/src/a.ts': "const x = await import('@larder/server/app');" },
    /may import only/,
  ],
  [
    'a multi-line import upwards',
    { 'packages/recipe-search/src/a.ts': "import {\n  x,\n} from '@larder/web/app';" },
    /may import only/,
  ],
  [
    "another server feature's data.ts",
    { 'apps/server/src/features/saved/service.ts': "import { x } from '../recipes/data.ts';" },
    /internal to its feature\. Call that feature's service\.ts/,
  ],
  ['an unknown server feature', { 'apps/server/src/features/stuff/routes.ts': '' }, /no feature "stuff"\. Add it to/],
  [
    'a file that a server feature does not have',
    { 'apps/server/src/features/recipes/mapper.ts': '' },
    /routes\.ts, service\.ts, data\.ts, limits\.ts and tests; other code is in a subfolder/,
  ],
  ['a barrel', { 'packages/recipe-search/src/index.ts': '' }, /after its content/],
  ['a collection of unrelated functions', { [`${WEB}/lib/helpers.ts`]: '' }, /after its content/],
  [
    'SQL outside data.ts',
    { 'apps/server/src/features/recipes/service.ts': "import { eq } from 'drizzle-orm';" },
    /belongs in a feature's data\.ts/,
  ],
  [
    'the transport in data.ts',
    { 'apps/server/src/features/recipes/data.ts': "import type { FastifyRequest } from 'fastify';" },
    /belongs in routes\.ts/,
  ],
  [
    'the code of a provider of models, loaded at the start',
    {
      'apps/server/src/ai/providers/default-addresses.ts': '',
      'apps/server/src/ai/check/check-models.ts': "import { createProvider } from '../providers/google.ts';",
    },
    /use import\(\), as load-provider\.ts does/,
  ],
  [
    'a package for models, loaded at the start',
    { 'apps/server/src/ai/photo/read.ts': "import { streamText } from 'ai';" },
    /use import\(\), as load-provider\.ts does/,
  ],
  ['the environment read outside config.ts', { 'apps/server/src/app.ts': 'process.env.PORT' }, /only config\.ts does/],
  [
    'a component that imports a feature',
    { [`${WEB}/components/card.tsx`]: "import { x } from '../features/search/a.ts';" },
    /components may import only lib, i18n, components\. Move .* up to features/,
  ],
  [
    'a feature that imports app',
    { [`${WEB}/features/session/a.ts`]: "import { x } from '../../app/providers.tsx';" },
    /features may import only lib, i18n, components, features\. Move/,
  ],
  [
    'a feature that imports a page',
    { [`${WEB}/features/session/a.ts`]: "import { x } from '../../pages/home/b.ts';" },
    /features may import only/,
  ],
  [
    'the internals of another feature',
    { [`${WEB}/features/cooking/a.ts`]: "import { x } from '../session/api/b.ts';" },
    /subfolders of a feature are internal\. Move b\.ts directly into features\/session/,
  ],
  [
    'the internals of a feature imported by a test elsewhere',
    { [`${WEB}/pages/home/home.test.tsx`]: "import { x } from '../../features/session/api/b.ts';" },
    /are internal/,
  ],
  [
    'a page that imports another page',
    { [`${WEB}/pages/saved/a.tsx`]: "import { x } from '../recipe/b.tsx';" },
    /loaded by pages\/pages\.ts alone\. Move .* into a feature/,
  ],
  [
    'shipped code that imports test support',
    { [`${WEB}/features/session/a.ts`]: "import { makeUser } from '../../test/make-user.ts';" },
    /src\/test is for tests/,
  ],
  ['a folder with sixteen files', filesIn('packages/food/src/names', 16), /16 files .* group them by subject/],
])('%s is a problem that says where the code belongs', (_what, files, sentence) => {
  expect(problemsOf(files as Record<string, string>)).toEqual([expect.stringMatching(sentence)]);
});

test('fifteen files beside each other, with their tests and data, are not too many', () => {
  const files = {
    ...filesIn('packages/food/src/names', 15),
    ...filesIn('packages/food/src/names', 15, 'test.ts'),
    ...filesIn('packages/food/src/ingredients/data', 30),
  };
  expect(problemsOf(files)).toEqual([]);
});

test('a cycle between files is named from end to end', () => {
  expect(
    problemsOf({
      'packages/recipe-search/src/a.ts': "import { b } from './b.ts';",
      'packages/recipe-search/src/b.ts': "export { a } from './a.ts';",
    }),
  ).toEqual([expect.stringContaining('packages/recipe-search/src: a.ts → b.ts → a.ts is a cycle')]);
});

test('a cycle between folders is one too, where no two files import each other', () => {
  expect(
    problemsOf({
      'packages/food/src/names/a.ts': "import { b } from '../parsing/b.ts';",
      'packages/food/src/parsing/b.ts': '',
      'packages/food/src/parsing/c.ts': "import { d } from '../names/d.ts';",
      'packages/food/src/names/d.ts': '',
    }),
  ).toEqual([
    'packages/food/src: names → parsing → names is a cycle: names/a.ts imports parsing/b.ts, parsing/c.ts imports names/d.ts. Move what both sides need into a file that imports neither.',
  ]);
});

test('a cycle between features of the web is found', () => {
  expect(
    problemsOf({
      [`${WEB}/features/saved/a.ts`]: "import { b } from '../recipe/b.ts';",
      [`${WEB}/features/recipe/b.ts`]: "import { c } from '../saved/c.ts';",
      [`${WEB}/features/saved/c.ts`]: '',
    }),
  ).toEqual([expect.stringContaining('saved → recipe → saved is a cycle')]);
});

test('a test may import what the code beside it may not', () => {
  expect(
    problemsOf({
      [`${WEB}/features/session/session.test.tsx`]:
        "import { App } from '../../app/app.tsx';\nimport { makeUser } from '../../test/make-user.ts';",
      [`${WEB}/app/app.tsx`]: "import { x } from '../features/session/x.ts';",
      [`${WEB}/features/session/x.ts`]: '',
    }),
  ).toEqual([]);
});

test('a workspace that has no files any more has to leave the table of directions', () => {
  expect(missingWorkspaces(['packages/contract/src/recipe.ts'])).toContainEqual(
    'packages/food has no files: remove it from scripts/structure/workspace-rules.ts.',
  );
});
