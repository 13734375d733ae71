import type { CanonicalRecipe, StepPart } from '@larder/food/recipe';
import type { CookingTable } from '@larder/recipe-composer/techniques/cooking-table';

/** Dishes that simmer in one pot. */
const IN_A_POT: ReadonlySet<string> = new Set(['soup', 'noodle-soup', 'stew', 'braise', 'curry', 'chilli']);
const FISH: ReadonlySet<string> = new Set(['fish-fillet', 'prawn']);
/** Kinds that take more or less time than fish, or are spoilt by stirring it. */
const TIMED_APART: ReadonlySet<string> = new Set(['noodle', 'pasta', 'rice', 'leafy']);

/** What is wrong with the order of work in a pot. */
export function potProblems(recipe: CanonicalRecipe, cookingOf: CookingTable): string[] {
  if (!IN_A_POT.has(recipe.dishType ?? '')) return [];
  const kindOf = (line: number) => cookingOf(recipe.lines[line]?.ingredient ?? '')?.kind ?? '';
  const isTogether = recipe.steps.some(({ text: { en } }) =>
    listsAdded(en).some(
      (kinds) =>
        kinds.map(kindOf).some((kind) => FISH.has(kind)) && kinds.map(kindOf).some((kind) => TIMED_APART.has(kind)),
    ),
  );
  return [...(isTogether ? ['fish goes into the pot with what takes another time'] : [])];
}

/** The lines that each sentence adds to the pot. */
function listsAdded(en: readonly StepPart[]): number[][] {
  const lists: number[][] = [];
  let isAdding = false;
  for (const part of en) {
    if (typeof part === 'string') {
      const begins = /(?:^|[.;] )(?:Add|Stir in|Lower the heat, (?:add|lay in))[^.;]*$/.test(part);
      if (begins) lists.push([]);
      isAdding = begins || (isAdding && /^(?:, (?:the )?| and (?:the )?|, and (?:the )?)$/.test(part));
    } else if (isAdding && 'line' in part) lists.at(-1)?.push(part.line);
  }
  return lists;
}
