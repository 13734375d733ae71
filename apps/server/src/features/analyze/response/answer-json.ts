import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { Recipe } from '@larder/contract/recipe';
import { splitPresented } from '@larder/recipe-search/response/present';

const RECIPES = Buffer.from(',"recipes":[');
const NEXT = Buffer.from(',');
const LINES = Buffer.from(',"ingredients":[');
const END_OF_LINES = Buffer.from(']');
const END_OF_RECIPE = Buffer.from('}');
const END = Buffer.from(']}');

/** An answer as JSON in UTF-8. A recipe's shared values, most of its size, are serialised once for all answers. */
export function answerJson({ recipes, ...others }: AnalyzeResponse): Buffer {
  const parts = [withoutEnd(others), RECIPES];
  for (const [index, recipe] of recipes.entries()) {
    if (index > 0) parts.push(NEXT);
    addParts(recipe, parts);
  }
  parts.push(END);
  return Buffer.concat(parts);
}

function addParts(recipe: Recipe, parts: Buffer[]): void {
  const { fixed, others } = splitPresented(recipe) ?? { fixed: null, others: recipe };
  const { ingredients, ...own } = others;
  parts.push(withoutEnd(own), LINES);
  for (const [index, line] of ingredients.entries()) {
    if (index > 0) parts.push(NEXT);
    parts.push(lineJson(line));
  }
  parts.push(END_OF_LINES, fixed ? endWith(fixed) : END_OF_RECIPE);
}

/** The JSON of an object that has fields, without the brace at its end. */
function withoutEnd(value: object): Buffer {
  return Buffer.from(JSON.stringify(value).slice(0, -1));
}

/** Values that answers share as the same objects are serialised once, as long as their rendering is kept. */
const lineJson = once((line) => JSON.stringify(line));
/** The fields of an object that has some as the last ones of another. */
const endWith = once((fields) => `,${JSON.stringify(fields).slice(1)}`);

function once(serialise: (value: object) => string): (value: object) => Buffer {
  const known = new WeakMap<object, Buffer>();
  return (value) => {
    const json = known.get(value) ?? Buffer.from(serialise(value));
    known.set(value, json);
    return json;
  };
}
