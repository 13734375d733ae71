import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import { type Step, secondsOf, textOf } from '../../step-words.ts';
import { capitalise, type TextPart } from '../../write-text.ts';
import { joinSentences, splitSentences } from '../sentences.ts';

/** A step and the time that passes in it. */
export type TimedStep = { text: Step; seconds: number };

/** The words with which a step begins that is done while the one before goes on. */
export const MEANWHILE: Record<TextLanguage, RegExp> = {
  en: /^(?:Meanwhile|Shortly before the end),? /,
  es: /^(?:Mientras tanto|Mientras|Poco antes del final),? /,
  fr: /^(?:Pendant ce temps|Peu avant la fin),? /,
};

/** Steps without the cook. */
export const WAITS = /\b(?:simmer|roast|bake|cover)/i;
/** The seconds by which what is done meanwhile may end later than it is used. */
export const MOST_LATE = 180;
/** A wait that is longer than what is done in it by so many seconds begins well before that. */
export const LONG_BEFORE = 600;
/** Less than this is no time to begin at. */
export const LEAST_BEFORE = 120;
/** A cook reads a clock in fives. */
const ROUND = 300;
/** Up to so many seconds in minutes. */
const FEW = 600;
export const BEFORE_THE_END: Record<TextLanguage, readonly [before: string, after: string]> = {
  en: ['About ', ' before the end, '],
  es: ['Unos ', ' antes del final de la cocción, '],
  fr: ['Environ ', ' avant la fin de la cuisson, '],
};

/** The seconds before an end at which what takes so long begins, as a cook reads a clock. */
export function inTimeFor(seconds: number): number {
  const unit = seconds > FEW ? ROUND : 60;
  return Math.ceil(seconds / unit) * unit;
}

/** The most seconds before the end of a step at which something can be said to begin: within the last time that it names. */
export function longestBefore({ en }: Step): number {
  return Math.max(0, lastTimeOf({ en }) - LEAST_BEFORE);
}

/** The seconds that a step names last. */
export function lastTimeOf({ en }: Pick<Step, 'en'>): number {
  const last = en.findLast((part) => typeof part === 'object' && 'seconds' in part);
  return last === undefined ? 0 : secondsOf([last]);
}

/** True of a step whose last sentence leaves the dish alone. */
export function endsInWait({ en }: Step): boolean {
  return WAITS.test(
    textOf(en)
      .split(/\. (?=\S)/)
      .at(-1) ?? '',
  );
}

/** A step in the words of what is done before all else. */
export function withoutMeanwhile(step: Step): Step {
  if (!isMeanwhile(step)) return step;
  return inTextLanguages((language) => {
    const [first, ...rest] = step[language];
    return capitalise([String(first).replace(MEANWHILE[language], ''), ...rest]);
  });
}

/** True where something is done meanwhile already. */
export function hasMeanwhile({ en }: Step): boolean {
  return en.some(
    (part) => typeof part === 'string' && /(?:(?:^| )(?:Meanwhile|Towards the end)| before the end), /.test(part),
  );
}

/** True of a step that is done while the one before goes on. */
export function isMeanwhile({ en: [first] }: Step): boolean {
  return typeof first === 'string' && MEANWHILE.en.test(first);
}

/** Sentences at the end of a step that come after what is done while it cooks: what is added for the taste, and the tasting. */
const CHECKS =
  /^(?:(?:Stir in|Sharpen with|Off the heat, stir in) (?:the|and|,|\s)*\.|Shortly before the end, |Check|Cut through|Cut into one|No pink|Taste|Heat until steaming)/;
/** What is taken out of the pan, after which the hands are free. */
const TAKEN_OUT = /^(?:Lift|Set|Tip|Move) [^.,;]*\b(?:out|aside|plate)\b[^.,;]*\./;

/** How many sentences at the end of a step are checks, which come after what is done while it cooks. */
export function sentencesOfChecks(host: Step): number {
  const sentences = splitSentences(host.en);
  const isBusy = hasMeanwhile(host);
  const isLast = (words: string) => CHECKS.test(words) || (!isBusy && TAKEN_OUT.test(words));
  const others = sentences.findLastIndex((sentence) => !isLast(textOf(sentence)));
  return others < 0 ? 0 : sentences.length - 1 - others;
}

/** The parts of a step with what is done meanwhile after what takes the time, and before its checks. */
export function withMeanwhile(host: readonly TextPart[], parts: readonly TextPart[], checks: number): TextPart[] {
  const sentences = splitSentences(host);
  return joinSentences(sentences.toSpliced(sentences.length - checks, 0, [...parts]));
}
