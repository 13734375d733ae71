import type { CanonicalRecipe } from '@larder/food/recipe';
import { readKnowledgeBase } from '../ingredients/knowledge-base.ts';
import { compileRecipe } from './compile-recipe.ts';
import { lintDuplicates } from './lints/lint-duplicates.ts';
import { lintRecipe } from './lints/lint-recipe.ts';
import { type Finding, readCookbook } from './read-cookbook.ts';

const { recipes, findings } = readCookbook('cookbook');
const kb = readKnowledgeBase();
const compiled: CanonicalRecipe[] = [];
const problems: Finding[] = [...findings];

for (const [id, files] of recipes) {
  try {
    const recipe = compileRecipe(id, files, kb);
    compiled.push(recipe);
    problems.push(...lintRecipe(files, recipe, kb).map((what) => ({ where: id, what })));
  } catch (error) {
    problems.push({ where: id, what: error instanceof Error ? error.message : String(error) });
  }
}
problems.push(...lintDuplicates(compiled).map(({ id, what }) => ({ where: id, what })));

for (const { where, what } of problems) console.error(`cookbook/${where}: ${what}`);
console.log(`Cookbook: ${compiled.length} recipes, ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
