import { inTextLanguages } from '@larder/food/recipe';
import { asMeanwhile, type Step, secondsOf, textOf } from '../step-words.ts';
import { joinWords, type TextPart } from '../write-text.ts';
import { joinWhatIsDoneMeanwhile } from './meanwhile/done-meanwhile.ts';
import { hasMeanwhile, isMeanwhile, type TimedStep } from './meanwhile/meanwhile-words.ts';
import { splitSentence } from './sentences.ts';

const HEATS_OVEN = /^Heat the oven to /;
/** An oven is not lit before a longer preparation than this. */
const HEATING_SECONDS = 300;
/** An oven takes so long to heat. */
const OVEN_SECONDS = 720;
const BAKES = /\b(?:bake|roast)\b/i;

/** The method with the sentence that heats the oven, where that comes within minutes, taken out to stand before all else. */
export function takeOutHeating(method: readonly Step[]): { heating: Step | null; method: readonly Step[] } {
  const at = method.findIndex(({ en: [first] }) => typeof first === 'string' && HEATS_OVEN.test(first));
  const step = method[at];
  if (!step || sumOf(method.slice(0, at)) > HEATING_SECONDS) return { heating: null, method };
  const heating = inTextLanguages((language) => splitSentence(step[language])[0]);
  const rest = inTextLanguages((language) => splitSentence(step[language])[1]);
  const kept = rest.en.length > 0 ? [rest] : [];
  return { heating, method: [...method.slice(0, at), ...kept, ...method.slice(at + 1)] };
}

/**
 * The steps with the heating of the oven before the first one, in one with it. Where the first bake comes sooner than an
 * oven is hot, its time is named, and what comes before the bake is done meanwhile.
 */
export function afterHeating(heating: Step | null, steps: readonly TimedStep[]): TimedStep[] {
  const [first, ...others] = steps;
  if (!heating || !first) return [...steps];
  const baking = steps.findIndex(({ text }) => BAKES.test(textOf(text.en)));
  const missing = OVEN_SECONDS - steps.slice(0, Math.max(0, baking)).reduce((sum, { seconds }) => sum + seconds, 0);
  const afterFirst = inTextLanguages((language) => joinWords([...heating[language], ' ', ...first.text[language]]));
  // The oven goes on heating during other steps.
  if (baking > 1 && missing > 0 && !isMeanwhile(first.text)) {
    return [{ text: afterFirst, seconds: first.seconds + missing }, ...others];
  }
  if (baking <= 0 || missing <= 0 || isMeanwhile(first.text) || hasMeanwhile(first.text)) {
    const wait = baking === 0 ? missing : secondsOf(heating.en);
    return [{ text: afterFirst, seconds: first.seconds + wait }, ...others];
  }
  const meanwhile = asMeanwhile(first.text);
  const text = inTextLanguages((language) =>
    joinWords([...withTime(heating[language], OVEN_SECONDS), ' ', ...meanwhile[language]]),
  );
  return [{ text, seconds: first.seconds + missing }, ...others];
}

/** A sentence with a time before its full stop. */
function withTime(sentence: readonly TextPart[], seconds: number): TextPart[] {
  const last = sentence.at(-1);
  const words = typeof last === 'string' ? last.replace(/\.$/, '') : '';
  return joinWords([...sentence.slice(0, -1), `${words}, `, { seconds }, '.']);
}

function sumOf(steps: readonly Step[]): number {
  return joinWhatIsDoneMeanwhile(steps).reduce((sum, { seconds }) => sum + seconds, 0);
}
