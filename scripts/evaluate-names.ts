// Prints how often a recipe's name, as people type it, brings the right recipe first; fails below 95 %.
import { readFileSync } from 'node:fs';
import { createKnowledgeBase } from '@larder/food/knowledge-base';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import {
  judgeAskedNames,
  judgeTitles,
  type NameTally,
} from '../packages/recipe-search/src/__fixtures__/judge-asked-names.ts';

const REQUIRED = 0.95;

const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const recipeSearch = createRecipeSearch({ kb: createKnowledgeBase(), cookbook });
const reports = await judgeAskedNames(recipeSearch);
const titles = await judgeTitles(recipeSearch, cookbook);

const shareOf = (tallies: readonly NameTally[]): number =>
  tallies.reduce((sum, { right }) => sum + right, 0) / tallies.reduce((sum, { names }) => sum + names, 0);
const cell = (tally: NameTally): string =>
  `${String(tally.names).padStart(5)}${(100 * shareOf([tally])).toFixed(1).padStart(8)} %`;

console.log('language  names  right     held out  right');
for (const { language, tuned, heldOut } of reports) {
  console.log([language.padEnd(9), cell(tuned).padEnd(19), cell(heldOut)].join(''));
}
const sums = [reports.map(({ tuned }) => tuned), reports.map(({ heldOut }) => heldOut)].map(shareOf);
const [tuned = 0, heldOut = 0] = sums;
console.log(`\nThe right one first: ${(100 * tuned).toFixed(1)} %, of those held out ${(100 * heldOut).toFixed(1)} %`);
console.log(`By its title in each language: ${titles.right} of ${titles.names}`);
const shown = process.argv.includes('--held-out') ? reports.flatMap(({ heldOut }) => heldOut.wrong) : [];
for (const { name, got, want } of [...titles.wrong, ...reports.flatMap(({ tuned }) => tuned.wrong), ...shown]) {
  console.log(`\n${name}\n  first    ${got}\n  expected ${want}`);
}
if (Math.min(tuned, heldOut) < REQUIRED || titles.wrong.length > 0) process.exitCode = 1;
