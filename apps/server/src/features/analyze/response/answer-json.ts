import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { Recipe } from '@larder/contract/recipe';

const RECIPES = Buffer.from(',"recipes":[');
const NEXT = Buffer.from(',');
const STEPS = Buffer.from(',"instructions":');
const ALLERGENS = Buffer.from(',"allergenVerdicts":');
const DIETS = Buffer.from(',"dietVerdicts":');
const END_OF_RECIPE = Buffer.from('}');
const END = Buffer.from(']}');

/** The JSON of values that all answers with a recipe share as the same objects, as long as its rendering is kept. */
const sharedJson = new WeakMap<object, Buffer>();

/** An answer as JSON in UTF-8. A recipe's shared values, half of its size, are serialised once for all answers. */
export function answerJson({ recipes, ...others }: AnalyzeResponse): Buffer {
  const list = recipes.flatMap((recipe, index) => (index === 0 ? partsOf(recipe) : [NEXT, ...partsOf(recipe)]));
  return Buffer.concat([withoutEnd(others), RECIPES, ...list, END]);
}

function partsOf({ instructions, allergenVerdicts, dietVerdicts, ...own }: Recipe): Buffer[] {
  return [
    withoutEnd(own),
    STEPS,
    jsonOnce(instructions),
    ALLERGENS,
    jsonOnce(allergenVerdicts),
    DIETS,
    jsonOnce(dietVerdicts),
    END_OF_RECIPE,
  ];
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
