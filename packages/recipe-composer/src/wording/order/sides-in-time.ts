import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import { agreeing } from '../agreement.ts';
import { MEANWHILE, type Step, secondsOf, textOf } from '../step-words.ts';
import { capitalise, joinWords, type TextPart } from '../write-text.ts';
import { joinSentences, sentencesOf, splitSentences } from './sentences.ts';

/**
 * A sentence about a side: it begins with its step, halfway through it or so many seconds before its end, follows what stands there, or comes
 * before the words that serve the side.
 */
export type PlacedSentence = { sentence: Step; at: 'begin' | 'middle' | 'end' | 'serving' | { before: number } };
/** The method without its sides, for each of its steps the sentences on sides that belong there, and the least seconds of it. */
export type SidesInTime = {
  steps: readonly Step[];
  placed: ReadonlyMap<Step, readonly PlacedSentence[]>;
  least: ReadonlyMap<Step, number>;
};

/** A side that boils by itself until it is drained or taken off the heat. */
const BY_ITSELF = /^Meanwhile, .*\bto the boil\b.*\. (?:Drain|Take)\b/;
/** A side may be done so many seconds before it is served, and so many after its step begins. */
const MOST_EARLY = 330;
const MOST_LATE = 60;
/** Water that boils may wait longer for what is cooked in it. */
const MOST_EARLY_WATER = 480;
/** Steps of seconds, in which nobody turns to another pot, unless they end with the pan empty. */
const SEARS = /\b(?:stir-fry|(?<!medium-)high heat|tossing)\b/i;
const SETS_ASIDE = /\b(?:[Ss]et|[Ll]ift)\b[^.]*\b(?:aside|out)\b[^.]*\.$/;
/** A side that is covered stays hot for so many seconds, and a little longer. */
const STAYS_HOT = 510;
const MOST_WAIT = 540;
/** A shorter step than this leaves no time to put something on. */
const SHORT = 120;
/** A step in which the dish goes on for so long is served at its end. */
const LONG_LAST_STEP = 300;

/**
 * Plans backwards from serving: a side that boils by itself is taken out of the method and begun in the step from which it
 * is done when the dish is, which may be that of the preparation; it is drained in the step in which it is done.
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
    const host = steps.find((step) =>
      placed.get(step)?.some(({ sentence, at }) => at !== 'end' && at !== 'serving' && isSameSide(sentence, side)),
    );
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

type Timeline = { served: Step; spans: readonly { step: Step; start: number; end: number }[] };

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
  const add = (step: Step, sentence: PlacedSentence) => placed.set(step, [...(placed.get(step) ?? []), sentence]);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return;
  const sentences = sentencesOf(side);
  const work = sentences.slice(0, -1);
  const length = secondsOf(served.en);
  const isServedAtItsEnd = length >= LONG_LAST_STEP;
  const early = isServedAtItsEnd ? null : plannedBackFrom(endBeforeSearing(spans), work, spans);
  const { found, done } =
    early && early.done >= -MOST_WAIT ? early : plannedBackFrom(isServedAtItsEnd ? length - MOST_LATE : 0, work, spans);
  for (const { at, how, sentence } of inOneSentence(found)) {
    const span = spans[at];
    if (span) add(span.step, { sentence: asBeginning(sentence), at: how });
  }
  const missing = done - (isServedAtItsEnd ? length : MOST_LATE);
  if (missing > 0) least.set(first.step, first.end - first.start + missing);
  const drained = spans.find(({ end }) => done <= end + MOST_LATE) ?? last;
  const ending = sentences.at(-1);
  if (!ending) return;
  if (isServedAtItsEnd && done > MOST_LATE) add(served, { sentence: ending, at: 'serving' });
  else {
    const isNamed = spans[found.at(-1)?.at ?? -1] === drained;
    add(drained.step, { sentence: isNamed ? withPronoun(ending) : ending, at: 'end' });
  }
}

/** Before what is cooked in the water that was put on for it, in the same sentence. */
const THEN: Record<TextLanguage, string> = { en: ', then ', es: ', y ', fr: ', puis ' };

/** The sentences that begin in the same step as one. */
function inOneSentence(found: readonly (Start & { sentence: Step })[]): (Start & { sentence: Step })[] {
  const joined: (Start & { sentence: Step })[] = [];
  for (const next of found) {
    const last = joined.at(-1);
    if (last?.at === next.at) joined.splice(-1, 1, { ...last, sentence: joinedBy(THEN, last.sentence, next.sentence) });
    else joined.push(next);
  }
  return joined;
}

function joinedBy(conjunction: Record<TextLanguage, string>, one: Step, other: Step): Step {
  return inTextLanguages((language) => {
    const [first, ...rest] = afterNaming(one, other)[language];
    const words = String(first);
    const start = conjunction[language] + words.charAt(0).toLowerCase() + words.slice(1);
    return joinWords([...withoutStop(one[language]), start, ...rest]);
  });
}

/** A sentence without its full stop. */
export function withoutStop(sentence: readonly TextPart[]): TextPart[] {
  const last = sentence.at(-1);
  return [...sentence.slice(0, -1), typeof last === 'string' ? last.replace(/\.$/, '') : ''];
}

/** Verbs before a name, and how they stand with its pronoun. */
type Verb = readonly [words: RegExp, before: string, pronoun: string, after: string];
const DRAINS: Partial<Record<TextLanguage, Verb>> = {
  es: [/^Escurre (?:el|la|los|las) $/, 'Escúrre', 'lo', ''],
  fr: [/^Égoutter (?:le |la |les |l’)$/, '', 'le', ' égoutter'],
};
const COVERS: Partial<Record<TextLanguage, Verb>> = {
  es: [/^cubre (?:el|la|los|las) $/i, 'Cúbre', 'lo', ''],
  fr: [/^couvrir (?:le |la |les |l’)$/i, '', 'le', ' couvrir'],
};

/** A sentence that covers with water what the one before it peels, with a pronoun. */
function afterNaming(one: Step, other: Step): Step {
  return namedIn(other).size === 1 && [...namedIn(other)].every((each) => namedIn(one).has(each))
    ? withPronoun(other, COVERS)
    : other;
}

/** The sentence that drains what the one before it names, with a pronoun. */
function withPronoun(sentence: Step, verbs = DRAINS): Step {
  return inTextLanguages((language) => {
    const [first, named, ...rest] = sentence[language];
    const [words, before, pronoun, after] = verbs[language] ?? [];
    if (!words?.test(String(first)) || typeof named !== 'object' || !('ingredient' in named)) return sentence[language];
    const written = agreeing(String(pronoun), [named.ingredient.names.step[language]], language);
    const elided = written === 'le' || written === 'la' ? `L’${String(after).trim()}` : `${written}${after}`;
    return joinWords(capitalise([language === 'fr' ? elided : `${before}${written}`, ...rest]));
  });
}

type Start = { at: number; how: PlacedSentence['at']; begin: number };

/** Where the sentences on a side begin that is done at some second, and when it is done in fact. */
function plannedBackFrom(
  end: number,
  work: readonly Step[],
  spans: Timeline['spans'],
): { found: readonly (Start & { sentence: Step })[]; done: number } {
  const found: (Start & { sentence: Step })[] = [];
  let begin = end;
  let done = 0;
  for (const sentence of work.toReversed()) {
    const seconds = secondsOf(sentence.en);
    const start = startOf(begin - seconds, spans, sentence === work.at(-1) ? MOST_EARLY : MOST_EARLY_WATER);
    if (sentence === work.at(-1)) done = start.begin + seconds;
    begin = start.begin;
    found.unshift({ ...start, sentence });
  }
  return { found, done };
}

/** The second at which a side is to be done: when it is served, or before the pan is so hot that nobody can turn away. */
function endBeforeSearing(spans: Timeline['spans']): number {
  const isBusy = ({ step }: Timeline['spans'][number]) => {
    const words = textOf(step.en);
    return SEARS.test(words) && !SETS_ASIDE.test(words);
  };
  if (!spans.some(isBusy)) return 0;
  const free = spans.findLast((span) => !isBusy(span) && SETS_ASIDE.test(textOf(span.step.en)));
  return free && free.end >= -STAYS_HOT ? free.end : 0;
}

/** Where something begins that should at some second: with a step that begins at about that time, or during one. */
function startOf(target: number, spans: Timeline['spans'], mostEarly: number): Start {
  const near = spans
    .map(({ start, end }, at) => ({ at, off: start - target, start, isShort: end - start < SHORT }))
    .filter(({ off }) => off >= -mostEarly && off <= MOST_LATE)
    .toSorted((a, b) => Number(a.isShort) - Number(b.isShort) || Math.abs(a.off) - Math.abs(b.off));
  const [closest] = near;
  if (closest) return { at: closest.at, how: 'begin', begin: closest.start };
  const at = Math.max(
    0,
    spans.findLastIndex(({ start }) => start <= target),
  );
  const span = spans[at];
  if (!span || target < span.start) return { at: 0, how: 'begin', begin: spans[0]?.start ?? target };
  // In the preparation, of which nobody knows when it ends.
  if (at === 0) return { at, how: 'middle', begin: span.start + Math.round((span.end - span.start) / 120) * 60 };
  return { at, how: { before: inRoundMinutes(span.end - target) }, begin: target };
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
  return new Set(en.flatMap((part) => (typeof part === 'object' && 'ingredient' in part ? [part.ingredient] : [])));
}

function isOneOf(part: TextPart, ingredients: ReadonlySet<unknown>): boolean {
  return typeof part === 'object' && 'ingredient' in part && ingredients.has(part.ingredient);
}

function isMeanwhile({ en: [first] }: Step): boolean {
  return typeof first === 'string' && first.startsWith(MEANWHILE.en);
}
