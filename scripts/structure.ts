import path from 'node:path';

/** Which parts of the house a part may import from; a part always imports from itself. */
const FOOD = ['packages/contract', 'packages/text'] as const;
const COMPOSER = [...FOOD, 'packages/food'] as const;
const SEARCH = [...COMPOSER, 'packages/recipe-composer'] as const;
const SERVER = [...SEARCH, 'packages/recipe-search', 'packages/vision'] as const;
const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/text': [],
  'packages/food': FOOD,
  'packages/recipe-composer': COMPOSER,
  'packages/recipe-search': SEARCH,
  'packages/vision': ['packages/contract'],
  'apps/server': SERVER,
  'apps/web': ['packages/contract', 'packages/text', 'packages/food'],
  tools: SERVER,
  evaluation: SERVER,
  scripts: [...SERVER, 'apps/server', 'tools', 'evaluation'],
  bench: [...SERVER, 'apps/server', 'tools', 'scripts', 'evaluation'],
  e2e: ['packages/contract', 'scripts'],
};

/** The part of the food package without the knowledge base, small enough for a browser. */
const FOOD_FOR_WEB = 'packages/food/src/units/';
const SERVER_FEATURES = [
  'analyze',
  'auth',
  'preferences',
  'recipes',
  'saved',
  'ratings',
  'images',
  'profile',
  'health',
  'site',
];
const SERVER_FEATURE_FILES = /^(routes|service|data)(\.test)?\.ts$|\.test\.ts$/;
const WEB_FEATURES = ['session', 'account', 'preferences', 'recipe', 'saved-recipes', 'recipe-list', 'cooking'];
const NAMELESS = /(^|\/)(index|utils?|helpers?|misc|common|shared)(\.[a-z]+)?\.tsx?$/;
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

type Import = { from: string; to: string; specifier: string };

/**
 * What breaks the house's order in a tree of sources (path from the root → text), a sentence each: directions of
 * imports, cycles, and the vocabulary of file names.
 */
export function findStructureProblems(files: ReadonlyMap<string, string>): string[] {
  const imports = [...files].flatMap(([file, text]) => importsOf(file, text));
  return [
    ...[...files].flatMap(([file, text]) => [...vocabularyProblems(file), ...contentProblems(file, text)]),
    ...imports.flatMap(directionProblems),
    ...cycleProblems(imports.filter(({ to }) => files.has(to))),
  ];
}

function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    const to = resolveImport(file, specifier);
    return to === null ? [] : [{ from: file, to, specifier }];
  });
}

function resolveImport(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const workspace = /^@larder\/([a-z-]+)(?:\/(.+))?$/.exec(specifier);
  if (!workspace) return null;
  const [, name, subpath] = workspace;
  return name === 'server' || name === 'web' ? `apps/${name}` : `packages/${name}/src/${subpath ?? ''}.ts`;
}

function partOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first;
}

function directionProblems({ from, to, specifier }: Import): string[] {
  const [part, target] = [partOf(from), partOf(to)];
  if (part === target || !(part in MAY_IMPORT)) return featureProblems(from, to);
  if (!MAY_IMPORT[part]?.includes(target)) {
    const allowed = MAY_IMPORT[part]?.join(', ') || 'nothing else of the house';
    return [`${from} imports ${specifier}: ${part} may import ${allowed}. Move what both need down to the lower one.`];
  }
  const isShipped = part === 'apps/web' && !/\.test\.tsx?$/.test(from);
  if (isShipped && target === 'packages/food' && !to.startsWith(FOOD_FOR_WEB)) {
    return [
      `${from} imports ${specifier}: of the food package the browser takes only ${FOOD_FOR_WEB}; the server renders the rest.`,
    ];
  }
  return [];
}

function featureProblems(from: string, to: string): string[] {
  const [feature, other] = [featureOf(from), featureOf(to)];
  if (other && feature !== other && path.posix.basename(to) === 'data.ts') {
    return [`${from} imports ${to}: a feature's data.ts is its own. Ask that feature's service.ts.`];
  }
  if (from.startsWith('apps/web/src/components/') && other) {
    return [`${from} imports ${to}: src/components knows no feature. Move the part into the feature that needs it.`];
  }
  return [];
}

function featureOf(file: string): string | null {
  return /^(apps\/(?:server|web)\/src\/features\/[^/]+)\//.exec(file)?.[1] ?? null;
}

function vocabularyProblems(file: string): string[] {
  if (NAMELESS.test(file))
    return [`${file}: name the file after what is in it; there are no barrels and no drawers for odds and ends.`];
  const [, app, feature = '', rest = ''] = /^apps\/(server|web)\/src\/features\/([^/]+)\/(.+)$/.exec(file) ?? [];
  if (!app) return [];
  const known = app === 'server' ? SERVER_FEATURES : WEB_FEATURES;
  if (!known.includes(feature))
    return [`${file}: ${feature} is no feature of the ${app}; they are ${known.join(', ')}.`];
  if (app === 'server' && !SERVER_FEATURE_FILES.test(rest)) {
    return [
      `${file}: a server feature has routes.ts, service.ts, data.ts and tests. Pure rules belong in a package, transport in src/http.`,
    ];
  }
  return [];
}

function contentProblems(file: string, text: string): string[] {
  const problems: string[] = [];
  if (!file.startsWith('apps/server/src/') || file.includes('.test.') || file.includes('/test/')) return problems;
  const name = path.posix.basename(file);
  if (/process\.env/.test(text) && !['config.ts', 'main.ts'].includes(name)) {
    problems.push(`${file} reads process.env: only config.ts does; pass the value in.`);
  }
  if (/from 'drizzle-orm/.test(text) && name !== 'data.ts' && !file.startsWith('apps/server/src/database/')) {
    problems.push(`${file} uses Drizzle: SQL lives in a feature's data.ts alone.`);
  }
  if (name === 'data.ts' && /from 'fastify/.test(text)) {
    problems.push(
      `${file} knows the transport: data.ts takes plain arguments. What reads the request belongs in routes.ts.`,
    );
  }
  return problems;
}

function cycleProblems(imports: readonly Import[]): string[] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const state = new Map<string, 'open' | 'done'>();
  const problems: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      const cycle = [...trail.slice(trail.indexOf(file)), file];
      problems.push(`${cycle.join(' → ')}: a cycle. Move what both need into a file of its own.`);
      return;
    }
    state.set(file, 'open');
    for (const { to } of targets.get(file) ?? []) visit(to, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of targets.keys()) visit(file, []);
  return problems;
}
