import path from 'node:path';
import { type Import, isForTests } from './imports.ts';

/** The folders of apps/web/src from the lowest to the highest; each may import those before it. */
const LAYERS = ['lib', 'i18n', 'components', 'features', 'pages', 'app'];
const SRC = 'apps/web/src/';
/** The list of pages, which loads each of them. */
const PAGE_LIST = `${SRC}pages/pages.ts`;

/** Directions between the layers, and what is internal to a feature or a page. */
export function webImportProblems({ from, to }: Import): string[] {
  if (!from.startsWith(SRC) || !to.startsWith(SRC)) return [];
  return [...internalProblems(from, to), ...(isForTests(from) ? [] : layerProblems(from, to))];
}

function internalProblems(from: string, to: string): string[] {
  const [, feature, inside] = /^apps\/web\/src\/(features\/[^/]+)\/(.+\/.+)$/.exec(to) ?? [];
  if (!feature || !inside || from.startsWith(`${SRC}${feature}/`)) return [];
  return [
    `${from} imports ${to}: the subfolders of a feature are internal. Move ${path.posix.basename(to)} directly into ${feature}, or use a file that is there.`,
  ];
}

function layerProblems(from: string, to: string): string[] {
  const [layer, target] = [layerOf(from), layerOf(to)];
  if (target === 'test')
    return [`${from} imports ${to}: src/test is for tests. Move what the application needs to lib/.`];
  const [height, targetHeight] = [LAYERS.indexOf(layer), LAYERS.indexOf(target)];
  if (height !== -1 && targetHeight > height) {
    return [
      `${from} imports ${to}: ${layer} may import only ${LAYERS.slice(0, height + 1).join(', ')}. Move what is needed down to one of these, or ${path.posix.basename(from)} up to ${target}.`,
    ];
  }
  const page = pageOf(to);
  if (page !== null && pageOf(from) !== page && from !== PAGE_LIST) {
    return [
      `${from} imports ${to}: a page is loaded by pages/pages.ts alone. Move what several pages need into a feature, components or lib.`,
    ];
  }
  return [];
}

function layerOf(file: string): string {
  return file.slice(SRC.length).split('/')[0] ?? '';
}

function pageOf(file: string): string | null {
  return /^apps\/web\/src\/pages\/([^/]+)\//.exec(file)?.[1] ?? null;
}
