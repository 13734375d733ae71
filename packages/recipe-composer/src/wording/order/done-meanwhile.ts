import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import { asMeanwhile, isMention, type Step, secondsOf, textOf } from '../step-words.ts';
import { capitalise, type TextPart } from '../write-text.ts';
import { withTimesWaitedFor } from './said-times.ts';
import { joinSentences, splitSentences } from './sentences.ts';
import { beforeSentenceOf, inRoundMinutes, type PlacedSentence, sidesInTime, staysCovered } from './sides-in-time.ts';

/** A step and the time that passes in it. */
export type TimedStep = { text: Step; seconds: number };

/** The words with which a step begins that is done while the one before goes on. */
export const MEANWHILE: Record<TextLanguage, RegExp> = {
  en: /^(?:Meanwhile|Shortly before the end),? /,
  es: /^(?:Mientras tanto|Mientras|Poco antes del final),? /,
  fr: /^(?:Pendant ce temps|Peu avant la fin),? /,
};

/** Steps without the cook, and the seconds by which what is done meanwhile may end later than it is used. */
const WAITS = /\b(?:simmer|roast|bake|cover)/i;
/** What may be ready a little before it is served. */
const TOASTS = /^Meanwhile, toast\b/;
const COOKS_ON = /\b(?:simmer|roast|bake|cook until|cook gently)\b/i;
const MOST_LATE = 180;
/** It takes so many seconds to wash rice and put it on. */
const PUT_ON_SECONDS = 300;
/** A wait that is longer than what is done in it by so many seconds begins well before that. */
const LONG_BEFORE = 600;
/** Steps that boil something for the dish, and those of a side that needs no watching. */
const BOILS = /^(?:Boil|Cook) [^.]*\bsalted (?:boiling )?water\b/;
const BY_ITSELF = /\b(?:bring to the boil and cook|to the boil, .*cook)\b/;
/** Less than this is no time to begin at. */
const LEAST_BEFORE = 120;
/** Toasted nuts, boiled eggs and sides under their lid can wait. */
const WAITS_WELL = /\b(?:tip out|peel and|loosen with a fork|return to the pan and cover|leave covered)\b/;
/** A cook reads a clock in fives. */
const ROUND = 300;
/** Up to so many seconds in minutes. */
const FEW = 600;
const BEFORE_THE_END: Record<TextLanguage, readonly [before: string, after: string]> = {
  en: ['About ', ' before the end, '],
  es: ['Unos ', ' antes del final de la cocción, '],
  fr: ['Environ ', ' avant la fin de la cuisson, '],
};
/** The same for what takes no time of its own. */
const LONG_WAIT = 2700;
const SHORTLY_BEFORE_THE_END: Record<TextLanguage, string> = {
  en: 'Shortly before the end, ',
  es: 'Poco antes del final, ',
  fr: 'Peu avant la fin, ',
};
/** What a template puts at the end of a wait. */
const SHORTLY = /^(?:Shortly before|Poco antes|Peu avant)/;
/** What is done after something else in the same wait; what is done by hand, and what comes after that, needs no word. */
const THEN: Record<TextLanguage, string> = { en: 'Then ', es: 'Después, ', fr: 'Ensuite, ' };

/**
 * Puts what is done meanwhile into the step during which it is done. It may go on during the steps before the one that uses
 * it; the time that passes is that of the longer. Sides that boil by themselves are planned backwards from serving.
 */
export function joinWhatIsDoneMeanwhile(allSteps: readonly Step[]): TimedStep[] {
  const { steps, placed, least } = sidesInTime(allSteps);
  const joined: TimedStep[] = [];
  const hosts: Step[] = [];
  /** The seconds in each step after which the cook is free again. */
  const busy: number[] = [];
  for (const [place, step] of steps.entries()) {
    const last = joined.at(-1);
    if (!last || !isMeanwhile(step)) {
      joined.push(timed(last ? step : withoutMeanwhile(step)));
      hosts.push(step);
      busy.push(secondsBeforeWait(step));
    } else {
      const following = steps.slice(place + 1);
      const isWatched = !BY_ITSELF.test(textOf(step.en));
      const seconds = secondsOf(step.en) - (isWatched ? 0 : secondsUntilUsed(step, following));
      const at = hostOf(joined, secondsOf(step.en) - secondsUntilUsed(step, following), TOASTS.test(textOf(step.en)));
      const host = joined[at] ?? last;
      const until = BOILS_APART.test(textOf(step.en)) ? seconds : (busy[at] ?? 0) + seconds;
      busy[at] = Math.max(busy[at] ?? 0, until);
      joined[at] = {
        text: inTextLanguages((language) =>
          withMeanwhile(
            host.text[language],
            doneMeanwhile(step, host, language, {
              chain: secondsOfChain(following),
              left: secondsLeft(step, following),
            }),
            sentencesOfChecks(host.text),
          ),
        ),
        seconds: Math.max(host.seconds, at === joined.length - 1 ? until : 0),
      };
    }
  }
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

/** The same in words that go with what is done meanwhile already, and towards the end of a long step. */
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

/** The seconds before an end at which what takes so long begins, as a cook reads a clock. */
function inTimeFor(seconds: number): number {
  const unit = seconds > FEW ? ROUND : 60;
  return Math.ceil(seconds / unit) * unit;
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

/** A side as a step of its own, and the next as what is done meanwhile; where it takes much longer, as begun before its end. */
function afterSide(sentence: Step, host: TimedStep, needed: number): TimedStep[] {
  const waits = needed - host.seconds;
  const step = asMeanwhile(host.text);
  const seconds = inTimeFor(secondsOf(sentence.en) - waits);
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
    { text: withoutMeanwhile(sentence), seconds: own },
    { text, seconds: Math.max(host.seconds, needed - own) },
  ];
}

/** Sentences at the end of a step that come after what is done while it cooks: what is added for the taste, and the tasting. */
const CHECKS =
  /^(?:(?:Stir in|Sharpen with|Off the heat, stir in) (?:the|and|,|\s)*\.|Shortly before the end, |Check|Cut through|Cut into one|No pink|Taste|Heat until steaming)/;
const ENDS_TAKEN_OUT = /\. (?:Lift|Set|Tip|Move) [^.]*\b(?:out|aside|plate)\b[^.]*\.$/;
/** Steps in which something is on the heat. */
const ON_THE_HEAT = /\b(?:low|lowest|gentle|medium|medium-high|high) heat\b|\bsimmer/;
/** Nuts and seeds that are toasted in a pan of their own. */
const TOASTED_APART = /^Toast [^.]*\bdry (?:frying )?pan\b[^.]*\.$/;
/** What is taken out of the pan, after which the hands are free. */
const TAKEN_OUT = /^(?:Lift|Set|Tip|Move) [^.,;]*\b(?:out|aside|plate)\b[^.,;]*\./;

/** How many sentences at the end of a step are checks, which come after what is done while it cooks. */
function sentencesOfChecks(host: Step): number {
  const sentences = splitSentences(host.en);
  const isBusy = hasMeanwhile(host);
  const isLast = (words: string) => CHECKS.test(words) || (!isBusy && TAKEN_OUT.test(words));
  const others = sentences.findLastIndex((sentence) => !isLast(textOf(sentence)));
  return others < 0 ? 0 : sentences.length - 1 - others;
}

/** The parts of a step with what is done meanwhile after what takes the time, and before its checks. */
function withMeanwhile(host: readonly TextPart[], parts: readonly TextPart[], checks: number): TextPart[] {
  const sentences = splitSentences(host);
  return joinSentences(sentences.toSpliced(sentences.length - checks, 0, [...parts]));
}

/** The seconds of a step before the last thing in it, during which something else may be done. */
function secondsBeforeWait({ en }: Step): number {
  if (/\b(?:bake|roast)\b/i.test(textOf(en))) return 0;
  const last = en.findLast((part) => typeof part === 'object' && 'seconds' in part && !('within' in part));
  return secondsOf(en) - (last ? secondsOf([last]) : 0);
}

/** What boils by itself leaves the cook free. */
const BOILS_APART = /^Meanwhile, (?:boil|cover|bring|cook [^.]*boiling)/;

/** The seconds of what is done after it in the same wait. */
function secondsOfChain(following: readonly Step[]): number {
  const end = following.findIndex((step) => !isMeanwhile(step));
  const chain = following.slice(0, end < 0 ? following.length : end);
  return chain.reduce((sum, { en }) => sum + secondsOf(en), 0);
}

/** The seconds of the steps that follow before one uses what is made; none where none uses it. */
function secondsUntilUsed(made: Step, following: readonly Step[]): number {
  const used = following.findIndex(({ en }) => en.some((part) => made.en.some((own) => isSameMention(part, own))));
  const between = following.slice(0, Math.max(0, used)).filter((step) => !isMeanwhile(step));
  return between.reduce((sum, { en }) => sum + secondsOf(en), 0);
}

/**
 * The seconds of the steps after this wait, during which a side goes on cooking by itself until it is served: it begins
 * so much later. None where what uses it is itself done meanwhile.
 */
function secondsLeft(made: Step, following: readonly Step[]): number {
  if (!BY_ITSELF.test(textOf(made.en))) return 0;
  const user = following.find(({ en }) => en.some((part) => made.en.some((own) => isSameMention(part, own))));
  return user === undefined || isMeanwhile(user) ? 0 : secondsUntilUsed(made, following);
}

function isSameMention(part: TextPart, other: TextPart): boolean {
  return isMention(part) && isMention(other) && part.ingredient === other.ingredient;
}

/** The place of the step during which something is done: the last one, or an earlier wait where that is too short. */
function hostOf(joined: readonly TimedStep[], seconds: number, isEarly: boolean): number {
  const last = joined.length - 1;
  const isTooShort = (joined[last]?.seconds ?? 0) < seconds;
  const before = joined[last - 1];
  if (
    isEarly &&
    isTooShort &&
    last > 1 &&
    before &&
    before.seconds >= seconds &&
    COOKS_ON.test(textOf(before.text.en))
  ) {
    return last - 1;
  }
  if ((joined[last]?.seconds ?? 0) + MOST_LATE >= seconds) return last;
  const wait = joined.findLastIndex(
    ({ text, seconds: own }, at) => at > 0 && own >= seconds && WAITS.test(textOf(text.en)),
  );
  return wait < 0 ? last : wait;
}

/** What is done meanwhile, in words that follow what is done in the host: near the end of a wait that is far longer. */
function doneMeanwhile(
  step: Step,
  host: TimedStep,
  language: TextLanguage,
  afterwards: { chain: number; left: number },
): TextPart[] {
  if (hasMeanwhile(host.text)) return afterAnother(step, host.text, language);
  const [first, ...rest] = step[language];
  const seconds = secondsOf(step.en) + afterwards.chain - afterwards.left;
  const isLate = SHORTLY.test(String(first)) && seconds >= LEAST_BEFORE && host.seconds > seconds;
  const isBegunInTime =
    isLate ||
    (seconds >= LEAST_BEFORE &&
      seconds <= longestBefore(host.text) &&
      !WAITS_WELL.test(textOf(step.en)) &&
      secondsOf(withTimesWaitedFor(step).en) + afterwards.chain > 0 &&
      host.seconds - seconds >= LONG_BEFORE &&
      (endsInWait(host.text) || BOILS.test(textOf(host.text.en))));
  if (isBegunInTime) {
    const [before, after] = BEFORE_THE_END[language];
    const isNamed = seconds === secondsOf(step.en);
    const [begins, ...words] = isNamed ? withoutOnlyTime(step[language]) : step[language];
    const namesTimes = words.some((part) => typeof part === 'object' && 'seconds' in part);
    const inTime = namesTimes ? Math.min(inTimeFor(seconds), Math.max(seconds, longestBefore(host.text))) : seconds;
    return [
      before,
      { seconds: isNamed ? inTime : inRoundMinutes(seconds) },
      String(begins).replace(MEANWHILE[language], after),
      ...words,
    ];
  }
  if (host.seconds < LONG_WAIT) return step[language];
  return [String(first).replace(MEANWHILE[language], SHORTLY_BEFORE_THE_END[language]), ...rest];
}

/** The most seconds before the end of a step at which something can be said to begin: within the last time that it names. */
function longestBefore({ en }: Step): number {
  return Math.max(0, lastTimeOf({ en }) - LEAST_BEFORE);
}

/** The seconds that a step names last. */
function lastTimeOf({ en }: Pick<Step, 'en'>): number {
  const last = en.findLast((part) => typeof part === 'object' && 'seconds' in part);
  return last === undefined ? 0 : secondsOf([last]);
}

/** The parts without the time in them, where that is the only one: it has been named. */
function withoutOnlyTime(parts: readonly TextPart[]): readonly TextPart[] {
  const times: readonly TextPart[] = parts.filter((part) => typeof part === 'object' && 'seconds' in part);
  if (times.length !== 1) return parts;
  return parts.flatMap((part, at): TextPart[] => {
    if (times.includes(part)) return [];
    return [typeof part === 'string' && times.includes(parts[at + 1] ?? '') ? part.replace(/,? $/, '') : part];
  });
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
function withoutMeanwhile(step: Step): Step {
  if (!isMeanwhile(step)) return step;
  return inTextLanguages((language) => {
    const [first, ...rest] = step[language];
    return capitalise([String(first).replace(MEANWHILE[language], ''), ...rest]);
  });
}

/** A step with the time that its sentences name. */
function timed(step: Step): TimedStep {
  return { text: step, seconds: secondsOf(step.en) };
}

/** True where something is done meanwhile already. */
export function hasMeanwhile({ en }: Step): boolean {
  return en.some(
    (part) => typeof part === 'string' && /(?:(?:^| )(?:Meanwhile|Towards the end)| before the end), /.test(part),
  );
}

function afterAnother(step: Step, host: Step, language: TextLanguage): TextPart[] {
  const [first, ...rest] = step[language];
  const isSaid = host[language].some((part) => typeof part === 'string' && part.includes(`. ${THEN[language]}`));
  const isByHand = secondsOf(withTimesWaitedFor(step).en) === 0;
  const then = isSaid || isByHand ? '' : THEN[language];
  return typeof first === 'string' ? capitalise([first.replace(MEANWHILE[language], then), ...rest]) : step[language];
}

/** True of a step that is done while the one before goes on. */
export function isMeanwhile({ en: [first] }: Step): boolean {
  return typeof first === 'string' && MEANWHILE.en.test(first);
}
