import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Language, preferredLanguage } from '@larder/contract/language';
import { LATER_SCRIPTS_ID, PAGE_DATA_ID } from '@larder/contract/rendered-page';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { escapeHtml, toScriptJson } from '../http/escape-html.ts';
import type { PageAt, PageBody, PageHead } from './page.ts';

const ONE_YEAR_SECONDS = 31_536_000;
const PAGE_FILES = 'page-files.json';
/** The build's list of files: a page's code by its name (the first part of its path), its texts by language and name. */
type PageFiles = { code: Record<string, string[]>; texts: Record<string, Record<string, string[]>> };
const NOT_FOUND_PAGE = 'not-found';

/**
 * Serves the built web application: static files, and its one HTML page at every other path. `folder` is Vite's output;
 * files beside which a `.br` or `.gz` lies are sent in that form.
 */
export async function serveWebApp(app: FastifyInstance, folder: string, pageAt: PageAt): Promise<void> {
  const htmlFile = path.join(folder, 'index.html');
  if (!existsSync(htmlFile)) throw new Error(`The web application is not built: there is no ${htmlFile}.`);
  const html = readFileSync(htmlFile, 'utf8');
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
    if (NO_PAGE.test(pathname)) throw notFound(request);
    const language = preferredLanguage(request.languages());
    const page = await pageAt(pathname, language, request.ip);
    reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8');
    const files = filesOf(pathname, language);
    if (!page) return reply.send(withFiles(html, files));
    const { head, body } = page;
    return reply.send(withHead(body ? withBody(html, body, files) : withFiles(html, files), head));
  });
  app.setNotFoundHandler((request) => {
    throw notFound(request);
  });
}

/** Paths of calls and built files. Any other is a page: the application itself shows "not found". */
const NO_PAGE = /^\/(api|assets|images)(\/|$)/;

function pathOf({ url }: FastifyRequest): string {
  return url.split(/[?#]/, 1)[0] ?? '/';
}

function notFound(request: FastifyRequest): AppError {
  return new AppError('NOT_FOUND', `There is nothing at ${request.method} ${pathOf(request).slice(0, 200)}.`);
}

/** Returns a lookup of the files that the page at a path needs besides those of every page. */
function readPageFiles(file: string): (pathname: string, language: Language) => string[] {
  const { code, texts }: PageFiles = JSON.parse(readFileSync(file, 'utf8'));
  const codeOf = new Map(Object.entries(code));
  const textsIn = new Map(Object.entries(texts).map(([language, pages]) => [language, new Map(Object.entries(pages))]));
  return (pathname, language) => {
    const name = pathname.split('/', 2)[1] ?? '';
    const page = codeOf.has(name) ? name : NOT_FOUND_PAGE;
    return [...(codeOf.get(page) ?? []), ...(textsIn.get(language)?.get(page) ?? [])];
  };
}

/** Makes the browser load the page's files in parallel with those of every page. */
function withFiles(html: string, files: readonly string[]): string {
  const links = files.map((file) =>
    isStyle(file)
      ? `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`
      : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  );
  return html.replace('</head>', () => `${links.join('\n    ')}\n  </head>`);
}

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}

const ENTRY_SCRIPTS = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g;

/**
 * A rendered page with its styles. Its scripts are listed and not loaded: the one that stays (`async`, see
 * `apps/web/src/app/prefetch.ts`) loads them once the page is painted, so that styles and picture have the network.
 */
function withBody(html: string, { markup, data }: PageBody, files: readonly string[]): string {
  const scripts = Array.from(html.matchAll(ENTRY_SCRIPTS), ([, source]) => source);
  const styles = files.filter(isStyle).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const head = [jsonElement(LATER_SCRIPTS_ID, scripts), ...styles].join('\n    ');
  const body = `<div id="root">${markup}</div>\n    ${jsonElement(PAGE_DATA_ID, data)}`;
  // The list comes first, so that the script that reads it finds it.
  return html
    .replaceAll(ENTRY_SCRIPTS, '')
    .replace('<head>', () => `<head>\n    ${head}`)
    .replace('<div id="root"></div>', () => body);
}

function jsonElement(id: string, value: object): string {
  return `<script type="application/json" id="${id}">${toScriptJson(value)}</script>`;
}

function withHead(html: string, { language, title, description, markup }: PageHead): string {
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(language)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*"/, (_, start: string) => `${start}${escapeHtml(description)}"`)
    .replace('</head>', () => (markup ? `  ${markup}\n  </head>` : '</head>'));
}
