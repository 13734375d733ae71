import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe, StepPart } from '@larder/food/recipe';
import type { CookingTable } from '@larder/recipe-composer/techniques/cooking-table';

/** Dishes that are fried or roasted. */
const FRIED_OR_ROASTED: ReadonlySet<string> = new Set([
  'pan-fried',
  'stir-fry',
  'tray-bake',
  'baked-potato',
  'hash',
  'frittata',
  'omelette',
  'scrambled-eggs',
  'noodles',
  'fritters',
  'roast',
]);
/** Words with which a joint ends up with its skin below. */
const TURNS_ALL = /\bturning everything\b/;
/** Words of a step in which pieces are checked, and of one in which they are heated again for long. */
const IS_CHECKED = /\bCut through the thickest piece\b/;
const LIFTS_OUT = /\blift out\b/i;
const RETURNS = /\bReturn the\b/;
const MOST_AGAIN = 60;
/** One sausage of fewer grams is too little for a person. */
const LARGE_SAUSAGE = 90;

/** What is wrong with how meat is fried or roasted. */
export function plateProblems(recipe: CanonicalRecipe, kb: KnowledgeBase, cookingOf: CookingTable): string[] {
  const dishType = recipe.dishType ?? '';
  if (!FRIED_OR_ROASTED.has(dishType)) return [];
  const kinds = recipe.lines.map(({ ingredient }) => (ingredient === null ? undefined : cookingOf(ingredient)?.kind));
  const texts = recipe.steps.map(({ text: { en } }) => wordsOf(en));
  const isTurned =
    kinds.includes('poultry-joint') && dishType === 'tray-bake' && texts.some((text) => TURNS_ALL.test(text));
  return [
    ...(isTurned ? ['a joint is turned onto its skin'] : []),
    ...(isHeatedAgain(recipe, texts) ? ['pieces that are done are heated again for long'] : []),
    ...(hasLittleSausage(recipe, kinds, kb) ? ['one small sausage for each person'] : []),
  ];
}

function wordsOf(parts: readonly StepPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : '#')).join('');
}

/** True where pieces of poultry that were checked go back into a sauce for more than a moment. */
function isHeatedAgain({ dishType, steps }: CanonicalRecipe, texts: readonly string[]): boolean {
  const checked = texts.findIndex((text) => IS_CHECKED.test(text) && LIFTS_OUT.test(text));
  const back = texts.findIndex((text, at) => at > checked && RETURNS.test(text));
  return dishType === 'pan-fried' && checked >= 0 && back >= 0 && (steps[back]?.seconds ?? 0) > MOST_AGAIN;
}

/** True where each person has less sausage than one that is large. */
function hasLittleSausage(
  { dishType, lines, servings }: CanonicalRecipe,
  kinds: readonly (string | undefined)[],
  kb: KnowledgeBase,
): boolean {
  const sausages = lines.filter(({ unit }, at) => kinds[at] === 'sausage' && !unit);
  return dishType === 'pan-fried' && sausages.some((line) => (gramsOf(line, kb) ?? 0) / servings < LARGE_SAUSAGE);
}
