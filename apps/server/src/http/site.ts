import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Language, preferredLanguage } from '@larder/contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { escapeHtml, type PageHead } from './recipe-head.ts';

const ONE_YEAR_SECONDS = 31_536_000;
const PAGE_FILES = 'page-files.json';
/** The files of a page's code by its name, which is the first part of its address, and those of its texts by language. */
type PageFiles = { code: Record<string, string[]>; texts: Record<string, Record<string, string[]>> };
/** The name of the page at an address that no other has. */
const NOT_FOUND = 'not-found';

/** What the page at a path says of itself in a language; null: what every page says. */
export type HeadOf = (pathname: string, language: Language) => Promise<PageHead | null>;

/**
 * Serves the built web application: hashed assets for ever, and its one page for every address that is not a file.
 * `folder` is Vite's output; assets beside which a `.br` or `.gz` stands are sent in that form.
 */
export async function serveSite(app: FastifyInstance, folder: string, headOf: HeadOf): Promise<void> {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) throw new Error(`The web application is not built: there is no ${page}.`);
  const html = readFileSync(page, 'utf8');
  const filesOf = readPageFiles(path.join(folder, PAGE_FILES));

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/index.html*', `**/${PAGE_FILES}*`],
    setHeaders: (reply, file) => {
      const hashed = file.startsWith(path.join(folder, 'assets'));
      reply.header('cache-control', hashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'public, max-age=3600');
    },
  });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const pathname = pathOf(request);
    if (NO_PAGE.test(pathname)) throw nothingAt(request);
    const language = preferredLanguage(request.languages());
    const head = await headOf(pathname, language);
    reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8');
    const complete = withFiles(html, filesOf(pathname, language));
    return reply.send(head ? withHead(complete, head) : complete);
  });
  app.setNotFoundHandler((request) => {
    throw nothingAt(request);
  });
}

/** Calls and built files; any other address is a page of the application, which says itself if it knows none. */
const NO_PAGE = /^\/(api|assets)(\/|$)/;

function pathOf({ url }: FastifyRequest): string {
  return url.split(/[?#]/, 1)[0] ?? '/';
}

function nothingAt(request: FastifyRequest): AppError {
  return new AppError('NOT_FOUND', `There is nothing at ${request.method} ${pathOf(request).slice(0, 200)}.`);
}

/** Gives the files that the page at a path needs besides those of every page, its texts in a language among them. */
function readPageFiles(file: string): (pathname: string, language: Language) => string[] {
  const { code, texts }: PageFiles = JSON.parse(readFileSync(file, 'utf8'));
  const codeOf = new Map(Object.entries(code));
  const textsIn = new Map(Object.entries(texts).map(([language, pages]) => [language, new Map(Object.entries(pages))]));
  return (pathname, language) => {
    const name = pathname.split('/', 2)[1] ?? '';
    const page = codeOf.has(name) ? name : NOT_FOUND;
    return [...(codeOf.get(page) ?? []), ...(textsIn.get(language)?.get(page) ?? [])];
  };
}

/** Has the browser fetch the page's files after those of every page, without waiting until these ask for them. */
function withFiles(html: string, files: readonly string[]): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`
      : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  );
  return html.replace('</head>', () => `${links.join('\n    ')}\n  </head>`);
}

function withHead(html: string, { language, title, description, markup }: PageHead): string {
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(language)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)} · Larder</title>`)
    .replace(/(<meta name="description" content=")[^"]*"/, (_, start: string) => `${start}${escapeHtml(description)}"`)
    .replace('</head>', () => `  ${markup}\n  </head>`);
}
