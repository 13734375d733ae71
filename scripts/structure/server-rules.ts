import path from 'node:path';
import { type Import, isForTests } from './imports.ts';

const FEATURES = [
  'analyze',
  'auth',
  'preferences',
  'recipes',
  'images',
  'image-feedback',
  'saved',
  'ratings',
  'profile',
  'health',
  'ingredients',
  'site',
];
/** The files at the root of a feature; its parts with several files are subfolders, such as `auth/sessions/`. */
const FEATURE_FILES = /^((routes|service|data|limits)\.ts|[a-z-]+\.test\.ts|[a-z-]+\/[^/]+\.ts)$/;
/** Static imports of values: those of types vanish, and `import()` loads later. */
const PROVIDER_PACKAGE = /^import (?!type )[^;]*? from '(?:ai|@ai-sdk\/[^']+|ai-sdk-ollama)'/m;
const PROVIDER_FILE =
  /^import (?!type )[^;]*? from '[^']*\/(?:ollama|openai|azure|anthropic|google|mistral|openai-compatible)\.ts'/m;
const IN_FEATURE = /^(apps\/server\/src\/features\/([^/]+))\/(.+)$/;

/** A feature's data.ts is imported by that feature alone. */
export function serverImportProblems({ from, to }: Import): string[] {
  const [, feature, , file] = IN_FEATURE.exec(to) ?? [];
  if (file !== 'data.ts' || IN_FEATURE.exec(from)?.[1] === feature) return [];
  return [`${from} imports ${to}: data.ts is internal to its feature. Call that feature's service.ts.`];
}

/** The names of features and of the files in them. */
export function serverNameProblems(file: string): string[] {
  const [, , feature, rest] = IN_FEATURE.exec(file) ?? [];
  if (feature === undefined || rest === undefined) return [];
  if (!FEATURES.includes(feature)) {
    return [
      `${file}: the server has no feature "${feature}". Add it to scripts/structure/server-rules.ts, or use one of ${FEATURES.join(', ')}.`,
    ];
  }
  if (FEATURE_FILES.test(rest)) return [];
  return [
    `${file}: a server feature consists of routes.ts, service.ts, data.ts, limits.ts and tests; other code is in a subfolder named after its subject. Pure rules belong in a package, what concerns every call in src/http.`,
  ];
}

/** Where the environment, SQL and the transport may be used. */
export function serverContentProblems(file: string, text: string): string[] {
  if (!file.startsWith('apps/server/src/') || isForTests(file)) return [];
  const problems: string[] = [];
  const name = path.posix.basename(file);
  if (/process\.env/.test(text) && !['config.ts', 'main.ts'].includes(name)) {
    problems.push(`${file} reads process.env: only config.ts does. Add a setting there and pass its value in.`);
  }
  if (/from 'drizzle-orm/.test(text) && name !== 'data.ts' && !file.startsWith('apps/server/src/database/')) {
    problems.push(`${file} uses Drizzle: SQL belongs in a feature's data.ts.`);
  }
  const isProvider = file.startsWith('apps/server/src/ai/providers/');
  if (PROVIDER_FILE.test(text) || (PROVIDER_PACKAGE.test(text) && !isProvider)) {
    problems.push(
      `${file} loads the code of a provider of models at the start, which takes 20 MB: use import(), as load-provider.ts does.`,
    );
  }
  if (name === 'data.ts' && /from 'fastify/.test(text)) {
    problems.push(
      `${file} uses Fastify: data.ts takes plain arguments. Code that reads the request belongs in routes.ts.`,
    );
  }
  return problems;
}
