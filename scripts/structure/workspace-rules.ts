import { type Import, isForTests } from './imports.ts';

const FOOD = ['packages/contract', 'packages/text'] as const;
const COMPOSER = [...FOOD, 'packages/food'] as const;
const SEARCH = [...COMPOSER, 'packages/recipe-composer', 'packages/illustrations'] as const;
const SERVER = [...SEARCH, 'packages/recipe-search', 'packages/vision'] as const;

/** Which workspaces and folders each one may import from, besides itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/text': [],
  'packages/food': FOOD,
  'packages/recipe-composer': COMPOSER,
  'packages/recipe-search': SEARCH,
  'packages/illustrations': FOOD,
  'packages/vision': ['packages/contract'],
  'apps/server': SERVER,
  'apps/web': COMPOSER,
  tools: [...SERVER, 'evaluation'],
  evaluation: SERVER,
  scripts: [...SERVER, 'apps/server', 'tools', 'evaluation'],
  bench: [...SERVER, 'apps/server', 'tools', 'scripts', 'evaluation'],
  e2e: ['packages/contract', 'scripts'],
};

/** The part of the food package that is small enough for a browser: it contains no knowledge base. */
const FOOD_FOR_WEB = 'packages/food/src/units/';

/** The direction of imports between workspaces. */
export function workspaceProblems({ from, to, specifier }: Import): string[] {
  const [workspace, target] = [workspaceOf(from), workspaceOf(to)];
  const allowed = MAY_IMPORT[workspace];
  if (workspace === target || !allowed) return [];
  if (!allowed.includes(target)) {
    const others = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other package';
    return [
      `${from} imports ${specifier}: ${workspace} may import ${others}. Move what both need down to one of these.`,
    ];
  }
  if (workspace === 'apps/web' && target === 'packages/food' && !to.startsWith(FOOD_FOR_WEB) && !isForTests(from)) {
    return [
      `${from} imports ${specifier}: the browser may use only ${FOOD_FOR_WEB} of the food package. What needs the knowledge base belongs in the server, which sends the result.`,
    ];
  }
  return [];
}

/** Entries of the table above that no file belongs to any more. */
export function missingWorkspaces(files: Iterable<string>): string[] {
  const present = new Set([...files].map(workspaceOf));
  return Object.keys(MAY_IMPORT)
    .filter((workspace) => !present.has(workspace))
    .map((workspace) => `${workspace} has no files: remove it from scripts/structure/workspace-rules.ts.`);
}

function workspaceOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first;
}
