import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { Recipe } from '@larder/contract/recipe';

const RECIPES = Buffer.from(',"recipes":[');
const NEXT = Buffer.from(',');
const LINES = Buffer.from(',"ingredients":[');
const END_OF_LINES = Buffer.from(']');
const STEPS = Buffer.from(',"instructions":');
const ALLERGENS = Buffer.from(',"allergenVerdicts":');
const DIETS = Buffer.from(',"dietVerdicts":');
const END_OF_RECIPE = Buffer.from('}');
const END = Buffer.from(']}');

/** The JSON of values that all answers with a recipe share as the same objects, as long as its rendering is kept. */
const sharedJson = new WeakMap<object, Buffer>();

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

function addParts(
  { ingredients, instructions, allergenVerdicts, dietVerdicts, ...own }: Recipe,
  parts: Buffer[],
): void {
  parts.push(withoutEnd(own), LINES);
  for (const [index, line] of ingredients.entries()) {
    if (index > 0) parts.push(NEXT);
    parts.push(jsonOnce(line));
  }
  parts.push(END_OF_LINES, STEPS, jsonOnce(instructions), ALLERGENS, jsonOnce(allergenVerdicts));
  parts.push(DIETS, jsonOnce(dietVerdicts), END_OF_RECIPE);
}

function jsonOnce(value: object): Buffer {
  const known = sharedJson.get(value);
  if (known) return known;
  const json = Buffer.from(JSON.stringify(value));
  sharedJson.set(value, json);
  return json;
}

/** The JSON of an object that has fields, without the brace at its end. */
function withoutEnd(value: object): Buffer {
  return Buffer.from(JSON.stringify(value).slice(0, -1));
}
