import path from 'node:path';
import type { Rolldown } from 'vite';

const ROOT = path.join(import.meta.dirname, '../../..');

/**
 * Modules that share a file of the build; the bundler splits all others. A group includes what its modules import
 * statically, except for modules of groups with a higher priority. More groups mean more requests, larger groups mean
 * pages that load code they do not use; `npm run bench weight` measures both.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Form fields, without the schemas that validate them.
  {
    name: 'forms',
    priority: 7,
    includeDependenciesRecursively: false,
    test: within(
      'apps/web/src/components/forms',
      'apps/web/src/features/account',
      'node_modules/react-hook-form',
      'packages/contract/src/user/validation.ts',
    ),
  },
  // Includes zod; loaded when a form is first validated.
  { name: 'account-schemas', priority: 6, test: within('packages/contract/src/user/account.ts') },
  // Executed before the libraries have loaded; see headStart in vite.config.ts.
  { name: 'prefetch', priority: 5, test: within('apps/web/src/app/prefetch.ts') },
  {
    name: 'vendor',
    priority: 4,
    test: within(
      'node_modules/react',
      'node_modules/react-dom',
      'node_modules/scheduler',
      'node_modules/react-router',
      'node_modules/@tanstack/react-query',
      'node_modules/@tanstack/query-core',
      'node_modules/i18next',
      'node_modules/react-i18next',
    ),
  },
  {
    name: 'frame',
    priority: 3,
    test: anyOf(
      within('apps/web/src/app', 'apps/web/src/assets', 'apps/web/src/lib/api'),
      directlyIn('apps/web/src/lib', 'apps/web/src/i18n'),
    ),
  },
  { name: 'allergens', priority: 2, test: within('apps/web/src/components/allergen') },
  { name: 'tabs', priority: 2, test: within('node_modules/@radix-ui/react-tabs') },
  {
    name: 'icons',
    priority: 1,
    includeDependenciesRecursively: false,
    test: within('node_modules/lucide-react'),
    minShareCount: 4,
  },
];

type ModuleTest = (id: string) => boolean;

/** Modules in these folders of the repository at any depth, or the modules themselves. */
function within(...places: string[]): ModuleTest {
  const paths = places.map((place) => path.join(ROOT, place));
  return (id) => paths.some((place) => id === place || id.startsWith(`${place}/`));
}

/** Modules beside each other in these folders, without those of their subfolders. */
function directlyIn(...folders: string[]): ModuleTest {
  const paths = folders.map((folder) => path.join(ROOT, folder));
  return (id) => paths.includes(path.dirname(id));
}

function anyOf(...tests: ModuleTest[]): ModuleTest {
  return (id) => tests.some((test) => test(id));
}
