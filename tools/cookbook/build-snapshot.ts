import { mkdirSync, writeFileSync } from 'node:fs';
import { chooseLooks } from '@larder/illustrations/looks/choose-looks';
import { drawnImages } from '@larder/recipe-search/response/image-of';
import { readKnowledgeBase } from '../ingredients/knowledge-base.ts';
import { compileRecipe } from './compile-recipe.ts';
import { readCookbook } from './read-cookbook.ts';

const { recipes, findings } = readCookbook('cookbook');
if (findings.length > 0) {
  for (const { where, what } of findings) console.error(`cookbook/${where}: ${what}`);
  process.exit(1);
}
const kb = readKnowledgeBase();
const compiled = [...recipes].map(([id, files]) => {
  try {
    return compileRecipe(id, files, kb);
  } catch (error) {
    console.error(`cookbook/${id}: ${error instanceof Error ? error.message : error}`);
    return process.exit(1);
  }
});
const looks = chooseLooks(
  compiled.map((recipe) => ({
    dishType: recipe.dishType,
    foods: recipe.lines.flatMap(({ ingredient }) => ingredient ?? []),
    drawn: drawnImages(recipe, kb),
  })),
);
const illustrated = compiled.map((recipe, index) => ({ ...recipe, look: looks[index] }));
mkdirSync('dist', { recursive: true });
writeFileSync('dist/cookbook.json', JSON.stringify(illustrated));
console.log(`The cookbook holds ${compiled.length} recipes.`);
