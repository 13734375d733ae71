import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { Recipe } from '@larder/contract/recipe';
import { partsOf } from '@larder/recipe-search/response/present';
import type { Parts } from '../../../http/repeated-bytes.ts';

type JsonParts = (string | Uint8Array)[];

/** The JSON of an answer in parts. A recipe's shared values, most of its size, are serialised once for all answers. */
export function answerJson({ recipes, openings, ...others }: AnalyzeResponse): Parts {
  const json: JsonParts = [withoutEnd(others)];
  if (openings) {
    json.push(',"openings":[');
    addEach(openings, json, ({ recipes: opened, ...opening }) => {
      json.push(withoutEnd(opening));
      addRecipes(opened, json);
      json.push('}');
    });
    json.push(']');
  }
  addRecipes(recipes, json);
  json.push('}');
  return json;
}

function addRecipes(recipes: readonly Recipe[], json: JsonParts): void {
  json.push(',"recipes":[');
  addEach(recipes, json, (recipe) => addRecipe(recipe, json));
  json.push(']');
}

function addRecipe(recipe: Recipe, json: JsonParts): void {
  const split = partsOf(recipe);
  if (split === null) {
    json.push(JSON.stringify(recipe));
    return;
  }
  const { fixed, lines, own } = split;
  json.push(`${withoutEnd(own)},"ingredients":[`);
  addEach(lines, json, (line) => {
    line.json ??= JSON.stringify(line.value);
    json.push(line.json);
  });
  json.push('],');
  // Exact bytes of their own: a slice of Node's pool would keep its neighbours in memory.
  fixed.json ??= new TextEncoder().encode(JSON.stringify(fixed.value).slice(1));
  json.push(fixed.json);
}

function addEach<T>(items: readonly T[], json: JsonParts, add: (item: T) => void): void {
  for (const [at, item] of items.entries()) {
    if (at > 0) json.push(',');
    add(item);
  }
}

/** The JSON of an object that has fields, without the brace at its end. */
function withoutEnd(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}
