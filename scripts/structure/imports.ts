import path from 'node:path';

/** One import of a file. `from` and `to` are paths from the repository's root. */
export type Import = { from: string; to: string; specifier: string };

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** The imports of a file that lead to files of this repository: static, dynamic and of types. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    const to = resolveImport(file, specifier);
    return to === null ? [] : [{ from: file, to, specifier }];
  });
}

/** Whether a file only serves tests: it may import what the code beside it may not. */
export function isForTests(file: string): boolean {
  return /\.test\.tsx?$|(^|\/)(test|__fixtures__)\//.test(file);
}

function resolveImport(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const workspace = /^@larder\/([a-z-]+)(?:\/(.+))?$/.exec(specifier);
  if (!workspace) return null;
  const [, name, subpath] = workspace;
  return name === 'server' || name === 'web' ? `apps/${name}` : `packages/${name}/src/${subpath ?? ''}.ts`;
}
