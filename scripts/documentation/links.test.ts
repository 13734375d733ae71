import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PAGES = ['*.md', 'docs/**/*.md', 'tools/**/*.md'];
const SOURCES = ['{apps,bench,e2e,evaluation,packages,scripts,tools}/**/*.{ts,tsx,mjs,py}', '*.ts'];
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
/** A page of this repository, unlike one inside the address of another. */
const CITATION = /(?<![\w/-])docs\/[\w/-]+\.md\b/g;

const read = (patterns: readonly string[]): [file: string, text: string][] =>
  globSync(patterns, { exclude: ['**/node_modules/**', '**/dist/**'] }).map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]);

test('every link of the documentation leads to a file', () => {
  const links = read(PAGES).flatMap(([file, text]) =>
    [...text.matchAll(LINK)].flatMap(([, target = '']) => (/^https?:/.test(target) ? [] : [{ file, target }])),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ file, target }) => !existsSync(path.join(path.dirname(file), target)))).toEqual([]);
});

test('every page that the code cites exists', () => {
  const citations = read(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(CITATION)].map(([page]) => ({ file, page })),
  );
  expect(citations.length).toBeGreaterThan(100);
  expect(citations.filter(({ page }) => !existsSync(page))).toEqual([]);
});
