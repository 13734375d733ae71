// Prints how the recipe search answers fridges as people type them; fails below what is required. --all lists every answer.
import { readFileSync } from 'node:fs';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { findShortfalls, judgeFridges, reportFridges, usesMost } from '../../evaluation/fridges/judge-fridges.ts';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

const kb = readKnowledgeBase();
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const results = await judgeFridges(createRecipeSearch({ kb, cookbook }), kb);
const reports = reportFridges(results);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
console.log('language  fridges  restricted  >= 3     >= 6    first uses 60 %  violations  misplaced  types in 6');
for (const report of reports) {
  console.log(
    [
      report.language.padEnd(8),
      String(report.fridges).padStart(8),
      percent(report.withPreferences).padStart(11),
      percent(report.threeOrMore).padStart(8),
      percent(report.sixOrMore).padStart(8),
      percent(report.firstUsesMost).padStart(16),
      String(report.violations).padStart(11),
      String(report.misplaced).padStart(10),
      report.dishGroupsAmongSix.toFixed(2).padStart(11),
    ].join(' '),
  );
}

const listed = process.argv.includes('--all')
  ? results
  : results.filter((result) => result.recipes.length < 6 || !usesMost(result));
for (const { text, have, recipes, use, violations, exact } of listed) {
  console.log(
    `\n${text}\n  read   ${have.join(', ')}\n  first  uses ${percent(use)} of it${exact ? '' : ', makes no dish'}`,
  );
  for (const { title, source } of recipes.slice(0, 6))
    console.log(`         ${title.en}${source === 'composer' ? ' *' : ''}`);
  console.log(`  of     ${recipes.length}`);
  for (const violation of violations) console.log(`  excluded: ${violation}`);
}

for (const shortfall of reports.flatMap((report) => (report.language === 'all' ? findShortfalls(report) : []))) {
  console.error(shortfall);
  process.exitCode = 1;
}
