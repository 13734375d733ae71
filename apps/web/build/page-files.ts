import type { Plugin, Rolldown } from 'vite';
import { COMMON_TEXTS, PAGE_TEXTS } from '../src/pages/page-texts.ts';

/**
 * Read by the server: the files of each page's code by the first segment of its address, and the files of its texts by
 * language.
 */
const FILE = 'page-files.json';
/** The page at `/`, whose address has no segment. */
const HOME = 'home';
const ROUTE = /\/pages\/([\w-]+)\/\1-page\.tsx$/;
const TEXTS = /\/locales\/([\w-]+)\/([\w-]+)\.json$/;

/**
 * Lists the files that each page needs in addition to those of `index.html`. The server announces them in the response,
 * so that a browser requests all of them at once. The first segment of a page's address is the name of its folder.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      // After Vite has removed chunks that contain only styles.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const everywhere = String(bundle['index.html']?.type === 'asset' && bundle['index.html'].source);
        const pages = chunks.flatMap((chunk) => {
          const name = ROUTE.exec(chunk.facadeModuleId ?? '')?.[1];
          if (name === undefined) return [];
          const own = filesOf(chunk, bundle).filter((file) => !everywhere.includes(file));
          return [[addressOf(name), own] as const];
        });
        const source = JSON.stringify({ code: Object.fromEntries(pages), texts: textsOf(chunks) });
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

/** A chunk with its static imports and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const collect = (fileName: string): void => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    file.imports.forEach(collect);
  };
  collect(chunk.fileName);
  return [...found];
}

/** The files of the texts by language, then by address. */
function textsOf(chunks: readonly Rolldown.OutputChunk[]): Record<string, Record<string, string[]>> {
  const parts = new Map<string, Map<string, string>>();
  for (const { facadeModuleId, fileName } of chunks) {
    const [, language, part] = TEXTS.exec(facadeModuleId ?? '') ?? [];
    if (language === undefined || part === undefined) continue;
    parts.set(language, (parts.get(language) ?? new Map()).set(part, fileName));
  }
  const inLanguage = (files: ReadonlyMap<string, string>) =>
    Object.entries(PAGE_TEXTS).map(([page, own]) => [
      addressOf(page),
      [...COMMON_TEXTS, ...own].flatMap((part) => files.get(part) ?? []),
    ]);
  return Object.fromEntries([...parts].map(([language, files]) => [language, Object.fromEntries(inLanguage(files))]));
}

function addressOf(page: string): string {
  return page === HOME ? '' : page;
}
