import { inTextLanguages, TEXT_LANGUAGES } from '@larder/food/recipe';
import { type Step, secondsOf, textOf } from '../step-words.ts';
import { capitalise } from '../write-text.ts';
import { joinSentences, sentencesOf, splitSentences } from './sentences.ts';

/** A step that takes longer than this may be two, each of at least so many seconds. */
const LONG_STEP = 900;
const LEAST_PART = 300;
/** Sentences that belong to the one before. */
const GOES_ON =
  /^(?:Meanwhile|Then|Lastly|Shortly|Check|Cut through|Cut into|No pink|Taste|Season|Leave|Let|Rest|Serve)\b/;

/** The steps, those that do one long thing after another as several: each can be read at once, and timed. */
export function withoutLongSteps(steps: readonly Step[]): Step[] {
  return steps.flatMap((step, at) => {
    const next = steps[at + 1];
    const isFollowed = next !== undefined && /^Meanwhile/.test(textOf(next.en));
    return isFollowed || secondsOf(step.en) < LONG_STEP ? [step] : partsOf(step);
  });
}

function partsOf(step: Step): Step[] {
  const isAlike = TEXT_LANGUAGES.every(
    (language) => splitSentences(step[language]).length === splitSentences(step.en).length,
  );
  const sentences = sentencesOf(step);
  if (!isAlike || sentences.some(({ en }) => /\bMeanwhile\b/i.test(textOf(en)))) return [step];
  const parts: Step[][] = [[]];
  for (const [at, sentence] of sentences.entries()) {
    const left = sentences.slice(at).reduce((sum, { en }) => sum + secondsOf(en), 0);
    const before = (parts.at(-1) ?? []).reduce((sum, { en }) => sum + secondsOf(en), 0);
    const isNew = before >= LEAST_PART && left >= LEAST_PART && !GOES_ON.test(textOf(sentence.en));
    if (isNew) parts.push([sentence]);
    else parts.at(-1)?.push(sentence);
  }
  return parts.map((part) =>
    inTextLanguages((language) => capitalise(joinSentences(part.map((each) => each[language])))),
  );
}
