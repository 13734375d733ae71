// Prints the results of a name search for names as people type them; --all lists wrong ones. The labelled files are not
// part of the project: their folder is an argument or LARDER_LABELLED_QUERIES, and without it nothing is evaluated.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@larder/contract/language';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { judgeTypedNames, parseTypedNames } from '../../evaluation/names/judge-typed-names.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

const FILES: readonly (readonly [file: string, language: Language])[] = [
  ['en.tsv', 'en-GB'],
  ['es.tsv', 'es'],
  ['fr.tsv', 'fr'],
  ['drinks.tsv', 'en-GB'],
];
const folder =
  process.argv.slice(2).find((each) => !each.startsWith('--')) ?? process.env.LARDER_LABELLED_QUERIES ?? '';
const kb = readKnowledgeBase();
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const service = createRecipeSearch({ kb, cookbook });
const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1).padStart(5)} %`;

console.log('file        names  right first  in cookbook  of those first  called exact and not there');
for (const [file, language] of FILES) {
  const source = path.join(folder, file);
  if (!existsSync(source)) continue;
  const judged = await judgeTypedNames(parseTypedNames(readFileSync(source, 'utf8')), language, {
    service,
    cookbook,
    kb,
  });
  const there = judged.filter(({ isInCookbook }) => isInCookbook);
  const wronglyExact = judged.filter(({ isInCookbook, exact }) => !isInCookbook && exact);
  const right = judged.filter(({ isRightFirst }) => isRightFirst);
  console.log(
    `${file.padEnd(12)}${String(judged.length).padStart(5)}      ${percent(right.length, judged.length)}  ${String(there.length).padStart(11)}         ${percent(there.filter(({ isRightFirst }) => isRightFirst).length, there.length)}  ${String(wronglyExact.length).padStart(24)}`,
  );
  if (!process.argv.includes('--all')) continue;
  for (const { name, isInCookbook, exact, titles, isRightFirst } of judged) {
    if (isRightFirst) continue;
    console.log(
      `   ${isInCookbook ? 'MISSED' : exact ? 'EXACT?' : 'near  '} ${name}: ${titles.slice(0, 3).join(' · ')}`,
    );
  }
}
