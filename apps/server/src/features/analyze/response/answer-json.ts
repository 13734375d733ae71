import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { Recipe } from '@larder/contract/recipe';
import { partsOf } from '@larder/recipe-search/response/present';

/** An answer as JSON in UTF-8. A recipe's shared values, most of its size, are serialised once for all answers. */
export function answerJson({ recipes, openings, ...others }: AnalyzeResponse): Buffer {
  const json = new JsonParts();
  json.add(withoutEnd(others));
  if (openings) {
    json.add(',"openings":[');
    addEach(openings, json, ({ recipes: opened, ...opening }) => {
      json.add(withoutEnd(opening));
      addRecipes(opened, json);
      json.add('}');
    });
    json.add(']');
  }
  addRecipes(recipes, json);
  json.add('}');
  return json.bytes();
}

/** Text and bytes one after the other; neighbouring texts are encoded together. */
class JsonParts {
  private readonly parts: Uint8Array[] = [];
  private text = '';

  add(text: string): void {
    this.text += text;
  }

  addBytes(bytes: Uint8Array): void {
    this.parts.push(Buffer.from(this.text), bytes);
    this.text = '';
  }

  bytes(): Buffer {
    return Buffer.concat([...this.parts, Buffer.from(this.text)]);
  }
}

function addRecipes(recipes: readonly Recipe[], json: JsonParts): void {
  json.add(',"recipes":[');
  addEach(recipes, json, (recipe) => addRecipe(recipe, json));
  json.add(']');
}

function addRecipe(recipe: Recipe, json: JsonParts): void {
  const split = partsOf(recipe);
  if (split === null) {
    json.add(JSON.stringify(recipe));
    return;
  }
  const { fixed, lines, own } = split;
  json.add(`${withoutEnd(own)},"ingredients":[`);
  addEach(lines, json, (line) => {
    line.json ??= JSON.stringify(line.value);
    json.add(line.json);
  });
  json.add('],');
  // Exact bytes of their own: a slice of Node's pool would keep its neighbours in memory.
  fixed.json ??= new TextEncoder().encode(JSON.stringify(fixed.value).slice(1));
  json.addBytes(fixed.json);
}

function addEach<T>(items: readonly T[], json: JsonParts, add: (item: T) => void): void {
  for (const [at, item] of items.entries()) {
    if (at > 0) json.add(',');
    add(item);
  }
}

/** The JSON of an object that has fields, without the brace at its end. */
function withoutEnd(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}
