import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { Recipe } from '@larder/contract/recipe';
import { partsOf, type Shared } from '@larder/recipe-search/response/present';

const RECIPES = Buffer.from(',"recipes":[');
const OPENINGS = Buffer.from(',"openings":[');
const NEXT = Buffer.from(',');
const LINES = Buffer.from(',"ingredients":[');
const END_OF_LIST = Buffer.from(']');
const END = Buffer.from('}');

/** An answer as JSON in UTF-8. A recipe's shared values, most of its size, are serialised once for all answers. */
export function answerJson({ recipes, openings, ...others }: AnalyzeResponse): Buffer {
  const parts: Uint8Array[] = [withoutEnd(others)];
  if (openings) {
    parts.push(OPENINGS);
    addEach(openings, parts, ({ recipes: opened, ...opening }) => {
      parts.push(withoutEnd(opening));
      addRecipes(opened, parts);
      parts.push(END);
    });
    parts.push(END_OF_LIST);
  }
  addRecipes(recipes, parts);
  parts.push(END);
  return Buffer.concat(parts);
}

function addRecipes(recipes: readonly Recipe[], parts: Uint8Array[]): void {
  parts.push(RECIPES);
  addEach(recipes, parts, (recipe) => addRecipe(recipe, parts));
  parts.push(END_OF_LIST);
}

function addRecipe(recipe: Recipe, parts: Uint8Array[]): void {
  const split = partsOf(recipe);
  if (split === null) {
    parts.push(Buffer.from(JSON.stringify(recipe)));
    return;
  }
  const { fixed, lines, own } = split;
  parts.push(withoutEnd(own), LINES);
  addEach(lines, parts, (line) => parts.push(jsonOf(line, JSON.stringify)));
  parts.push(END_OF_LIST, jsonOf(fixed, asLastFields));
}

function addEach<T>(items: readonly T[], parts: Uint8Array[], add: (item: T) => void): void {
  let isFirst = true;
  for (const item of items) {
    if (!isFirst) parts.push(NEXT);
    isFirst = false;
    add(item);
  }
}

/** The JSON of an object that has fields, without the brace at its end. */
function withoutEnd(value: object): Buffer {
  return Buffer.from(JSON.stringify(value).slice(0, -1));
}

/** The fields of an object that has some as the last ones of another. */
function asLastFields(value: object): string {
  return `,${JSON.stringify(value).slice(1)}`;
}

/** The JSON of a value that answers share, kept with it; each value is always serialised in the same way. */
function jsonOf<T extends object>(shared: Shared<T>, serialise: (value: T) => string): Uint8Array {
  shared.json ??= Buffer.from(serialise(shared.value));
  return shared.json;
}
