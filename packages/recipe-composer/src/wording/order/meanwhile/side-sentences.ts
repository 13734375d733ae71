import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import { asMeanwhile, type Step, secondsOf, textOf } from '../../step-words.ts';
import { capitalise, type TextPart } from '../../write-text.ts';
import { joinSentences, splitSentences } from '../sentences.ts';
import {
  BEFORE_THE_END,
  endsInWait,
  hasMeanwhile,
  inTimeFor,
  LEAST_BEFORE,
  LONG_BEFORE,
  lastTimeOf,
  longestBefore,
  MEANWHILE,
  MOST_LATE,
  sentencesOfChecks,
  type TimedStep,
  withMeanwhile,
  withoutMeanwhile,
} from './meanwhile-words.ts';
import { beforeSentenceOf, type PlacedSentence, type SidesInTime, staysCovered } from './sides-in-time.ts';

/** It takes so many seconds to wash rice and put it on. */
const PUT_ON_SECONDS = 300;
const MINUTE = 60;
/** Steps in which something is on the heat. */
const ON_THE_HEAT = /\b(?:low|lowest|gentle|medium|medium-high|high) heat\b|\bsimmer/;
/** Nuts and seeds that are toasted in a pan of their own. */
const TOASTED_APART = /^Toast [^.]*\bdry (?:frying )?pan\b[^.]*\.$/;
const ENDS_TAKEN_OUT = /\. (?:Lift|Set|Tip|Move) [^.]*\b(?:out|aside|plate)\b[^.]*\.$/;

/**
 * Steps with the sentences on sides that belong to each, by the step that it was made of: one that is put on before it is a
 * step of its own.
 */
export function withSidesTold(
  joined: readonly TimedStep[],
  hosts: readonly Step[],
  { placed, least }: Pick<SidesInTime, 'placed' | 'least'>,
): TimedStep[] {
  return joined.flatMap((host, at) => {
    const step = hosts[at];
    const sentences = (step && placed.get(step)) ?? [];
    const needed = Math.max(host.seconds, (step && least.get(step)) ?? 0);
    const before = joined.slice(0, at).map(({ text: { en } }) => textOf(en));
    const isPanHot = before.some((words) => ON_THE_HEAT.test(words) && !TOASTED_APART.test(words));
    const seconds = sentences.some(({ at: place }) => place === 'begin') ? Math.max(needed, PUT_ON_SECONDS) : needed;
    const circumstances = { isOneOfSeveral: sentences.length > 1, isPanHot };
    const side = sentences.find((one) => isBegunBefore(host.text, one, circumstances));
    const text = sentences
      .filter((one) => one !== side)
      .reduce((words, one) => withSideSentence(words, one, circumstances), host.text);
    if (side) return afterSide(inPanOfItsOwn(side.sentence, text), { ...host, text }, needed);
    return [{ text, seconds }];
  });
}

/** The beginning of a sentence on a side, beside what is done meanwhile already, and towards the end of a long step. */
const AT_THE_SAME_TIME: Record<TextLanguage, string> = {
  en: 'At the same time, ',
  es: 'A la vez, ',
  fr: 'En même temps, ',
};
const TOWARDS_THE_END: Record<TextLanguage, string> = {
  en: 'Towards the end, ',
  es: 'Hacia el final, ',
  fr: 'Vers la fin, ',
};

/** A side may be one of several that belong to a step, and something may be hot in a pan when that begins. */
type Circumstances = { isOneOfSeveral: boolean; isPanHot: boolean };

/** True of a side that is put on before a step, and goes on after it. */
function isBegunBefore(
  host: Step,
  { sentence, at }: PlacedSentence,
  { isOneOfSeveral, isPanHot }: Circumstances,
): boolean {
  const isLonger = secondsOf(sentence.en) > secondsOf(host.en);
  // What is hot in a pan does not wait while a pot is put on.
  const comesAfter = isPanHot && staysCovered(sentence) && !ENDS_TAKEN_OUT.test(textOf(host.en));
  return at === 'begin' && (!isOneOfSeveral || staysCovered(sentence)) && isLonger && !comesAfter;
}

/** A step with a side told in it; as one of several after what takes the time. */
function withSideSentence(host: Step, placed: PlacedSentence, { isOneOfSeveral }: Circumstances): Step {
  const { at } = placed;
  const sentence = inPanOfItsOwn(placed.sentence, host);
  if (at === 'serving') return beforeSentenceOf(host, sentence);
  if (at === 'begin' && !isOneOfSeveral && hasMeanwhile(host)) return withSideBefore(host, sentence);
  const begins = hasMeanwhile(host) ? AT_THE_SAME_TIME : null;
  return inTextLanguages((language) => {
    const [first, ...rest] = sentence[language];
    const inTime = at === 'late' ? beforeTheEnd(sentence, host, language) : null;
    const words = begins ? String(first).replace(MEANWHILE[language], begins[language]) : String(first);
    return withMeanwhile(host[language], inTime ?? [words, ...rest], sentencesOfChecks(host));
  });
}

/** A side that is begun as long before the end of a wait as it takes; where the wait is too short to say so, towards its end. */
function beforeTheEnd(sentence: Step, host: Step, language: TextLanguage): TextPart[] {
  const [first, ...rest] = sentence[language];
  const own = secondsOf(sentence.en);
  const seconds = inTimeFor(own);
  const begins = String(first);
  // It begins with the last wait of the host where it lasts but little longer.
  if (seconds > longestBefore(host) && own <= lastTimeOf(host) + MOST_LATE && endsInWait(host))
    return [begins, ...rest];
  if (seconds < LEAST_BEFORE || seconds > longestBefore(host)) {
    return [begins.replace(MEANWHILE[language], TOWARDS_THE_END[language]), ...rest];
  }
  const [before, after] = BEFORE_THE_END[language];
  return [before, { seconds }, begins.replace(MEANWHILE[language], after), ...rest];
}

/** The side in front of a short job that is done in the same wait, which then needs no word for that. */
function withSideBefore(host: Step, sentence: Step): Step {
  return inTextLanguages((language) => {
    const sentences = splitSentences(host[language]);
    const at = sentences.findIndex(([first]) => typeof first === 'string' && MEANWHILE[language].test(first));
    const [first = '', ...rest] = sentences[at] ?? [];
    if (at < 0 || typeof first !== 'string') return withMeanwhile(host[language], [...sentence[language]], 0);
    const job = capitalise([first.replace(MEANWHILE[language], ''), ...rest]);
    return joinSentences(sentences.toSpliced(at, 1, [...sentence[language]], job));
  });
}

/** Water that is put on, and what is put into it when it boils. */
const PUT_ON = /^Meanwhile, bring a (?:large )?pan of [^.]*\bto the boil\b/;
/** Water that is on for the dish, beside which a side has a pan of its own. */
const HAS_WATER = /\bbring a pan of water to the boil\b/;
const A_PAN: Record<TextLanguage, readonly [one: RegExp, another: string]> = {
  en: [/\ba (?=(?:large )?pan of )/, 'another '],
  es: [/\buna (?=olla )/, 'otra '],
  fr: [/\bune (?=casserole )/, 'une autre '],
};

/** A side, in another pan where water is on for the dish already. */
function inPanOfItsOwn(sentence: Step, host: Step): Step {
  if (!HAS_WATER.test(textOf(host.en)) || !PUT_ON.test(textOf(sentence.en))) return sentence;
  return inTextLanguages((language) => {
    const [first, ...rest] = sentence[language];
    const [one, another] = A_PAN[language];
    return [String(first).replace(one, another), ...rest];
  });
}

/** A side that cooks on for longer than the time of its own step. */
const COOKS_ON: Record<TextLanguage, readonly [end: RegExp, more: string]> = {
  en: [/^ in all(?=[;,])/, ' in all, while you go on with the recipe'],
  es: [/^ en total(?=[;,])/, ' en total, mientras sigues con la receta'],
  fr: [/^ en tout(?= ;|,)/, ' en tout, pendant la suite de la recette'],
};

function cookingOn(sentence: Step): Step {
  return inTextLanguages((language) =>
    sentence[language].map((part) => (typeof part === 'string' ? part.replace(...COOKS_ON[language]) : part)),
  );
}

/** A side as a step of its own, and the next as what is done meanwhile; where it takes much longer, as begun before its end. */
function afterSide(sentence: Step, host: TimedStep, needed: number): TimedStep[] {
  const waits = needed - host.seconds;
  const step = asMeanwhile(host.text);
  // In minutes, so that it agrees with the time of the side's own step.
  const seconds = Math.ceil((secondsOf(sentence.en) - waits) / MINUTE) * MINUTE;
  const isBegunLate = waits >= LONG_BEFORE && seconds <= longestBefore(sentence);
  const text = inTextLanguages((language) => {
    const [before, after] = BEFORE_THE_END[language];
    const [begins, ...others] = step[language];
    return isBegunLate
      ? [before, { seconds }, String(begins).replace(MEANWHILE[language], after), ...others]
      : step[language];
  });
  const own = Math.max(PUT_ON_SECONDS, isBegunLate ? waits : 0);
  return [
    { text: withoutMeanwhile(isBegunLate ? sentence : cookingOn(sentence)), seconds: own },
    { text, seconds: Math.max(host.seconds, needed - own) },
  ];
}
