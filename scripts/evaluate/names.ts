// Prints how often a recipe's name, as people type it, finds the right recipe first; fails below what is required.
// --held-out lists the errors among the names held out, too.
import { readFileSync } from 'node:fs';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import {
  judgeLabelledNames,
  judgeTitles,
  type NameTally,
  REQUIRED,
  shareRight,
} from '../../evaluation/names/judge-names.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const search = createRecipeSearch({ kb: readKnowledgeBase(), cookbook });
const reports = await judgeLabelledNames(search);
const titles = await judgeTitles(search, cookbook);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const cell = (tally: NameTally): string =>
  `${String(tally.names).padStart(5)}${percent(shareRight([tally])).padStart(10)}`;

console.log('language  names  right     held out  right');
for (const { language, tuned, heldOut } of reports) {
  console.log([language.padEnd(9), cell(tuned).padEnd(19), cell(heldOut)].join(''));
}
const shares = {
  tuned: shareRight(reports.map(({ tuned }) => tuned)),
  heldOut: shareRight(reports.map(({ heldOut }) => heldOut)),
  titles: shareRight([titles]),
};
console.log(`\nThe right one first: ${percent(shares.tuned)}, of those held out ${percent(shares.heldOut)}`);
console.log(`By its title in each language: ${titles.right} of ${titles.names}`);
const heldOutErrors = process.argv.includes('--held-out') ? reports.flatMap(({ heldOut }) => heldOut.wrong) : [];
for (const { name, got, want } of [...titles.wrong, ...reports.flatMap(({ tuned }) => tuned.wrong), ...heldOutErrors]) {
  console.log(`\n${name}\n  first    ${got}\n  expected ${want}`);
}
for (const set of ['tuned', 'heldOut', 'titles'] as const) {
  if (shares[set] >= REQUIRED[set]) continue;
  console.error(`${set}: ${shares[set].toFixed(4)} is below the required ${REQUIRED[set]}`);
  process.exitCode = 1;
}
