import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import { isMention, MEANWHILE, type Step, secondsOf, textOf } from '../../step-words.ts';
import type { TextPart } from '../../write-text.ts';
import { joinSentences, sentencesOf, splitSentences } from '../sentences.ts';

/** A side, told in one sentence: it begins with its step, towards the end of a long one, or before the words that serve it. */
export type PlacedSentence = { sentence: Step; at: 'begin' | 'late' | 'serving' };
/** The method without its sides, for each of its steps the sentences on sides that belong there, and the least seconds of it. */
export type SidesInTime = {
  steps: readonly Step[];
  placed: ReadonlyMap<Step, readonly PlacedSentence[]>;
  least: ReadonlyMap<Step, number>;
};

/** A side that boils by itself until it is drained, and waits under a lid. */
const BY_ITSELF = /^Meanwhile, .*\bto the boil\b.*\b(?:drain|cover)\b/;
/** A side may be ready so many seconds after what it is served with, where its host comes to the boil first. */
const MOST_LATE = 180;
/** Under a lid it stays hot for so many seconds. */
const STAYS_HOT = 900;
/** Steps of seconds, in which nobody turns to another pot. */
const SEARS = /\b(?:stir-fry|(?<!medium-)high heat|tossing)\b/i;
/** What is put on beside a pot, and waits where it was cooked. */
const STAYS_COVERED = /\bleave covered\.?$/;
/** In a step of fewer seconds the pot needs the cook. */
const LEAST_BESIDE_A_POT = 240;
/** A step in which the dish goes on for so long is served at its end. */
const LONG_LAST_STEP = 300;

/**
 * Plans backwards from serving: a side that boils by itself is taken out of the method and told in the last step that
 * leaves it enough time, which may be that of the preparation.
 */
export function sidesInTime(steps: readonly Step[]): SidesInTime {
  const placed = new Map<Step, PlacedSentence[]>();
  const least = new Map<Step, number>();
  const sides = steps.filter((side, at) => isSide(side) && servingOf(side, steps, at) !== undefined);
  const others = steps.filter((step) => !sides.includes(step));
  for (const side of sides) {
    const served = servingOf(side, steps, steps.indexOf(side));
    if (served) place(side, timelineUntil(served, others), { placed, least });
  }
  return { steps: others, placed, least };
}

/** The method with each side after the step during which it begins. */
export function sidesWhereTheyBegin(method: readonly Step[]): readonly Step[] {
  const { steps, placed } = sidesInTime(method);
  const moved = method.filter((step) => !steps.includes(step));
  return moved.reduce((order, side) => {
    const host = steps.find((step) => placed.get(step)?.some(({ sentence }) => isSameSide(sentence, side)));
    return host === undefined ? order : order.toSpliced(order.indexOf(host) + 1, 0, side);
  }, steps);
}

function isSameSide(sentence: Step, side: Step): boolean {
  return textOf(sentence.en).startsWith(textOf(withoutStop(sentencesOf(side)[0]?.en ?? [])));
}

/** The later step that serves a side; none where nothing is done before that. */
function servingOf(side: Step, steps: readonly Step[], at: number): Step | undefined {
  const served = steps.slice(at + 1).find((step) => serves(step, side));
  const isFirst = served !== undefined && steps.find((step) => !isMeanwhile(step)) === served;
  return isFirst ? undefined : served;
}

type Span = { step: Step; start: number; end: number };
type Timeline = { served: Step; spans: readonly Span[] };

/** The steps before the one that serves, with their seconds counted back from its start. */
function timelineUntil(served: Step, steps: readonly Step[]): Timeline {
  const before = steps.slice(0, steps.indexOf(served)).filter((step) => !isMeanwhile(step));
  let end = 0;
  const spans = before.toReversed().map((step) => {
    const span = { step, start: end - secondsOf(step.en), end };
    end = span.start;
    return span;
  });
  return { served, spans: spans.toReversed() };
}

function place(
  side: Step,
  { served, spans }: Timeline,
  { placed, least }: { placed: Map<Step, PlacedSentence[]>; least: Map<Step, number> },
): void {
  const add = (step: Step, at: PlacedSentence['at']) =>
    placed.set(step, [...(placed.get(step) ?? []), { sentence: asBeginning(side), at }]);
  const [first] = spans;
  if (!first) return;
  const seconds = secondsOf(side.en);
  const length = secondsOf(served.en);
  const end = length >= LONG_LAST_STEP ? length : 0;
  if (seconds <= end) {
    add(served, 'serving');
    return;
  }
  const inTime = spans.filter(({ step, start }) => start + lateFor(step) + seconds <= end);
  const isHot = ({ start }: Span) => start + seconds >= end - STAYS_HOT;
  const isShort = ({ step }: Span) => staysCovered(side) && secondsOf(step.en) < LEAST_BESIDE_A_POT;
  const calm = inTime.filter((span) => isHot(span) && !isBusy(span));
  const host = calm.findLast((span) => !isShort(span)) ?? calm.at(-1) ?? inTime.at(-1);
  if (host) {
    add(host.step, isHot(host) || host === first ? 'begin' : 'late');
    return;
  }
  add(first.step, 'begin');
  least.set(first.step, first.end - first.start + (first.start + seconds - end));
}

/** The seconds by which a side that is put on once a step's pot has come to the boil is too late. */
function lateFor({ en }: Step): number {
  const time = en.find((_, at) => /to the boil \($/.test(String(en[at - 1] ?? '')));
  return typeof time === 'object' && 'seconds' in time ? Math.max(0, time.seconds - MOST_LATE) : 0;
}

/** True of a side beside a pot that goes on cooking: it does not wait while the side is put on, nor the side when it is done. */
export function staysCovered({ en }: Step): boolean {
  return STAYS_COVERED.test(textOf(en));
}

/** True of a step in which the pan is so hot that nobody can turn away. */
function isBusy({ step }: Span): boolean {
  return SEARS.test(textOf(step.en));
}

/** A sentence without its full stop. */
export function withoutStop(sentence: readonly TextPart[]): TextPart[] {
  const last = sentence.at(-1);
  return [...sentence.slice(0, -1), typeof last === 'string' ? last.replace(/\.$/, '') : ''];
}

/** Seconds in whole minutes, and more than ten of them in fives, as a cook reads a clock. */
export function inRoundMinutes(seconds: number): number {
  const unit = seconds > 600 ? 300 : 60;
  return Math.round(seconds / unit) * unit;
}

/** A sentence in the words in which what is done meanwhile begins. */
function asBeginning(sentence: Step): Step {
  if (isMeanwhile(sentence)) return sentence;
  return inTextLanguages((language) => {
    const [first, ...rest] = sentence[language];
    const words = String(first);
    return [MEANWHILE[language] + words.charAt(0).toLowerCase() + words.slice(1), ...rest];
  });
}

/** A step with a sentence in front of the one that names what it is about. */
export function beforeSentenceOf(step: Step, sentence: Step): Step {
  const own = namedIn(sentence);
  return inTextLanguages((language: TextLanguage) => {
    const sentences = splitSentences(step[language]);
    const at = sentences.findIndex((each) => each.some((part) => isOneOf(part, own)));
    return joinSentences(sentences.toSpliced(at < 0 ? sentences.length : at, 0, [...sentence[language]]));
  });
}

function isSide(step: Step): boolean {
  return BY_ITSELF.test(textOf(step.en));
}

function serves(step: Step, side: Step): boolean {
  const own = namedIn(side);
  return !isMeanwhile(step) && step.en.some((part) => isOneOf(part, own));
}

function namedIn({ en }: Step): ReadonlySet<unknown> {
  return new Set(en.flatMap((part) => (isMention(part) ? [part.ingredient] : [])));
}

function isOneOf(part: TextPart, ingredients: ReadonlySet<unknown>): boolean {
  return isMention(part) && ingredients.has(part.ingredient);
}

function isMeanwhile({ en: [first] }: Step): boolean {
  return typeof first === 'string' && first.startsWith(MEANWHILE.en);
}
