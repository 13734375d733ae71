import type { Plugin, Rolldown } from 'vite';
import { COMMON_TEXTS, PAGE_TEXTS } from '../src/pages/page-texts.ts';

/**
 * What the server reads beside `index.html`: the files of each page's code, by the first part of its address, and those
 * of its texts in each language.
 */
const FILE = 'page-files.json';
/** The page at `/` has no name in its address. */
const HOME = 'home';
const ROUTE = /\/pages\/([\w-]+)\/\1-page\.tsx$/;
const TEXTS = /\/locales\/([\w-]+)\/([\w-]+)\.json$/;

/**
 * Tells the server which files a page needs besides those of every page, so that a browser fetches them all at once and
 * not when the first of them has told of the next. A page's address begins with the name of its route's module.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      // After Vite has taken out the chunks that are nothing but styles.
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

/** A chunk and all that it imports, with the styles of each. */
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

/** The files of a page's texts, by language and page. */
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
