import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import { isMention, type Step, secondsOf, textOf } from '../../step-words.ts';
import { capitalise, type TextPart } from '../../write-text.ts';
import { withTimesWaitedFor } from '../said-times.ts';
import {
  BEFORE_THE_END,
  endsInWait,
  hasMeanwhile,
  inTimeFor,
  isMeanwhile,
  LEAST_BEFORE,
  LONG_BEFORE,
  longestBefore,
  MEANWHILE,
  MOST_LATE,
  sentencesOfChecks,
  type TimedStep,
  WAITS,
  withMeanwhile,
  withoutMeanwhile,
} from './meanwhile-words.ts';
import { withSidesTold } from './side-sentences.ts';
import { inRoundMinutes, sidesInTime } from './sides-in-time.ts';

/** What may be ready a little before it is served. */
const TOASTS = /^Meanwhile, toast\b/;
const COOKS_ON = /\b(?:simmer|roast|bake|cook until|cook gently)\b/i;
/** Steps that boil something for the dish, and those of a side that needs no watching. */
const BOILS = /^(?:Boil|Cook) [^.]*\bsalted (?:boiling )?water\b/;
const BY_ITSELF = /\b(?:bring to the boil and cook|to the boil, .*cook)\b/;
/** Toasted nuts, boiled eggs and sides under their lid can wait. */
const WAITS_WELL = /\b(?:tip out|peel and|loosen with a fork|return to the pan and cover|leave covered)\b/;
/** In a wait of so many seconds, what takes no time of its own is done shortly before the end. */
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
  return withSidesTold(joined, hosts, { placed, least });
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

/** The parts without the time in them, where that is the only one: it has been named. */
function withoutOnlyTime(parts: readonly TextPart[]): readonly TextPart[] {
  const times: readonly TextPart[] = parts.filter((part) => typeof part === 'object' && 'seconds' in part);
  if (times.length !== 1) return parts;
  return parts.flatMap((part, at): TextPart[] => {
    if (times.includes(part)) return [];
    return [typeof part === 'string' && times.includes(parts[at + 1] ?? '') ? part.replace(/,? $/, '') : part];
  });
}

/** A step with the time that its sentences name. */
function timed(step: Step): TimedStep {
  return { text: step, seconds: secondsOf(step.en) };
}

function afterAnother(step: Step, host: Step, language: TextLanguage): TextPart[] {
  const [first, ...rest] = step[language];
  const isSaid = host[language].some((part) => typeof part === 'string' && part.includes(`. ${THEN[language]}`));
  const isByHand = secondsOf(withTimesWaitedFor(step).en) === 0;
  const then = isSaid || isByHand ? '' : THEN[language];
  return typeof first === 'string' ? capitalise([first.replace(MEANWHILE[language], then), ...rest]) : step[language];
}
