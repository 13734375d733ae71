import type { CanonicalRecipe, RecipeStep, StepPart } from '@larder/food/recipe';
import { sentencesOf } from '../rules/sentences.ts';
import { inEachLanguage } from '../wording/in-each-language.ts';
import { firstStepWith, isMentionOf } from './added-line.ts';

/** Seconds in which cubes of tofu turn golden. */
const UNTIL_GOLDEN = 5 * 60;
const FRIES = /\b(?:fry|sear|brown)\b/i;

/** The adapted recipe in which tofu fries until it is golden, where what it stands for was done sooner. */
export function fryLonger(recipe: CanonicalRecipe): CanonicalRecipe {
  let { steps } = recipe;
  for (const [index, { ingredient, swappedFrom }] of recipe.lines.entries()) {
    const at = ingredient === 'firm-tofu' && swappedFrom ? firstStepWith(recipe, index) : -1;
    if (at >= 0) steps = steps.map((step, place) => (place === at ? longer(step, index) : step));
  }
  return steps === recipe.steps ? recipe : { ...recipe, steps };
}

function longer(step: RecipeStep, line: number): RecipeStep {
  const sentence = sentencesOf(step.text.en).find(({ before }) => before.has(line));
  if (!sentence || !FRIES.test(sentence.words)) return step;
  let more = 0;
  const changed = inEachLanguage(step, (parts, language) => {
    const at = timeBehind(parts, line);
    const time = parts[at];
    if (typeof time !== 'object' || !('seconds' in time) || time.seconds >= UNTIL_GOLDEN) return [...parts];
    if (language === 'en') more = UNTIL_GOLDEN - time.seconds;
    return parts.with(at, { seconds: UNTIL_GOLDEN });
  });
  return more === 0 ? step : { ...changed, seconds: step.seconds + more };
}

/** The place of the first time behind a line in its sentence; -1 where there is none. */
function timeBehind(parts: readonly StepPart[], line: number): number {
  const named = parts.findIndex((part) => isMentionOf(part, line));
  const at = parts.findIndex((part, place) => place > named && typeof part === 'object' && 'seconds' in part);
  const between = parts.slice(named, at).some((part) => typeof part === 'string' && /[.;]\s/.test(part));
  return named < 0 || between ? -1 : at;
}
