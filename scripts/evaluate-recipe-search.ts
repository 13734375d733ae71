// Prints what the recipe search answers to fridges as people type them; fails below what is required of it. --all lists answers.
import { readFileSync } from 'node:fs';
import { createKnowledgeBase } from '@larder/food/knowledge-base';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import {
  judgeFridges,
  REQUIRED,
  reportFridges,
  usesMost,
} from '../packages/recipe-search/src/__fixtures__/judge-fridges.ts';

const kb = createKnowledgeBase();
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const answers = await judgeFridges(createRecipeSearch({ kb, cookbook }), kb);
const reports = reportFridges(answers);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
console.log('language  fridges  restricted  >= 6     >= 12    first uses 60 %  violations  misplaced  sorts in 6');
for (const report of reports) {
  console.log(
    [
      report.language.padEnd(8),
      String(report.fridges).padStart(8),
      percent(report.withPreferences).padStart(11),
      percent(report.sixOrMore).padStart(8),
      percent(report.twelveOrMore).padStart(8),
      percent(report.firstUsesMost).padStart(16),
      String(report.violations).padStart(11),
      String(report.misplaced).padStart(10),
      report.sortsAmongSix.toFixed(1).padStart(11),
    ].join(' '),
  );
}

const lists = process.argv.includes('--all')
  ? answers
  : answers.filter((answer) => answer.recipes.length < 6 || !usesMost(answer));
for (const { text, have, recipes, use, violations, exact } of lists) {
  console.log(
    `\n${text}\n  read   ${have.join(', ')}\n  first  uses ${percent(use)} of it${exact ? '' : ', makes no dish'}`,
  );
  for (const { title, source } of recipes.slice(0, 6))
    console.log(`         ${title.en}${source === 'composer' ? ' *' : ''}`);
  console.log(`  of     ${recipes.length}`);
  for (const violation of violations) console.log(`  excluded: ${violation}`);
}

const all = reports.at(-1);
const isGoodEnough =
  all !== undefined &&
  all.sixOrMore >= REQUIRED.sixOrMore &&
  all.firstUsesMost >= REQUIRED.firstUsesMost &&
  all.violations + all.misplaced === 0;
if (!isGoodEnough) process.exitCode = 1;
