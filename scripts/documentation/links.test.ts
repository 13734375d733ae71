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

test('every security requirement that is claimed names the tests that show it', () => {
  const rows = readFileSync('docs/security.md', 'utf8').matchAll(/^\| \d+\.\d+\.\d+[^|]*\|[^|]+\|([^|]+)\|$/gm);
  const shownBy = Array.from(rows, ([row, tests = '']) => ({ row, tests: [...tests.matchAll(LINK)] }));
  expect(shownBy.length).toBeGreaterThan(30);
  const isTest = ([, target = '']: RegExpExecArray) => /\.(test|spec)\.tsx?$/.test(target);
  expect(shownBy.filter(({ tests }) => tests.length === 0 || !tests.every(isTest)).map(({ row }) => row)).toEqual([]);
});

test('every page that the code cites exists', () => {
  const citations = read(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(CITATION)].map(([page]) => ({ file, page })),
  );
  expect(citations.length).toBeGreaterThan(100);
  expect(citations.filter(({ page }) => !existsSync(page))).toEqual([]);
});
