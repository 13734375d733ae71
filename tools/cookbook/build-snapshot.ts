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
writeFileSync('dist/cookbook.json', asciiOf(JSON.stringify(illustrated)));
console.log(`The cookbook holds ${compiled.length} recipes.`);

/** JSON with other characters escaped: a text of single bytes is read and parsed in about three quarters of the time. */
function asciiOf(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
