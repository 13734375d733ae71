import type { CanonicalRecipe, RecipeStep, StepPart } from '@larder/food/recipe';
import { sentencesOf } from '../sentences.ts';
import { inEachLanguage } from '../wording/in-each-language.ts';
import { firstStepWith, isMentionOf } from './added-line.ts';

/** What takes its time where it is done so, and the seconds that it takes: tofu turns golden, the liquid of chickpeas stiff. */
const TAKES: Readonly<Record<string, { done: RegExp; seconds: number }>> = {
  'firm-tofu': { done: /\b(?:fry|sear|brown)\b/i, seconds: 5 * 60 },
  aquafaba: { done: /\b(?:whisk|whip|beat)\b.*\b(?:peaks|stiff|glossy)\b/i, seconds: 8 * 60 },
};

/** The adapted recipe in which tofu fries and foam is whisked for as long as they take, where what they stand for was done sooner. */
export function takeLonger(recipe: CanonicalRecipe): CanonicalRecipe {
  let { steps } = recipe;
  for (const [index, { ingredient, swappedFrom }] of recipe.lines.entries()) {
    const takes = swappedFrom ? TAKES[ingredient ?? ''] : undefined;
    const at = takes ? firstStepWith(recipe, index) : -1;
    if (takes && at >= 0) steps = steps.map((step, place) => (place === at ? longer(step, index, takes) : step));
  }
  return steps === recipe.steps ? recipe : { ...recipe, steps };
}

function longer(step: RecipeStep, line: number, { done, seconds }: (typeof TAKES)[string]): RecipeStep {
  const sentence = sentencesOf(step.text.en).find(({ before }) => before.has(line));
  if (!sentence || !done.test(sentence.words)) return step;
  let more = 0;
  const changed = inEachLanguage(step, (parts, language) => {
    const at = timeBehind(parts, line);
    const time = parts[at];
    if (typeof time !== 'object' || !('seconds' in time) || time.seconds >= seconds) return [...parts];
    if (language === 'en') more = seconds - time.seconds;
    return parts.with(at, { seconds });
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
