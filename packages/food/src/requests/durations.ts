import { kindAt } from './food-list.ts';
import { matchAt } from './phrases/vocabulary.ts';
import type { RequestText } from './request-text.ts';

/** From this hour on "by 7", "pour 19 h" mean the time of day. */
const EARLIEST_HOUR_OF_DAY = 5;
const MINUTES_OF_HALF_A_DAY = 12 * 60;
const LONGEST_CLOCK_MINUTES = 6 * 60;

/** A duration that begins at a position, in minutes; `minutes` is null where the words are a time of day or an age. */
export function readDuration(text: RequestText, at: number): { minutes: number | null; end: number } | null {
  const isFixed = matchAt(text.vocabulary.durations, text, at) !== null;
  const fixed = isFixed ? matchAt(text.vocabulary.cues, text, at) : null;
  const number = text.number(at);
  const spelled = number ? readNumbered(text, at, number) : null;
  if (fixed?.meaning.kind === 'duration' && fixed.end > (spelled?.end ?? 0)) {
    return { minutes: fixed.meaning.minutes, end: fixed.end };
  }
  return spelled;
}

function readNumbered(
  text: RequestText,
  at: number,
  { value, next }: { value: number; next: number },
): { minutes: number | null; end: number } | null {
  const { vocabulary } = text;
  const range = rangeEnd(text, next);
  const amount = range?.value ?? value;
  const unitAt = range?.next ?? next;
  const unit = text.word(unitAt) ?? '';
  if (vocabulary.minutes.has(unit) && unit !== 'm') return { minutes: amount, end: unitAt + 1 };
  if (vocabulary.notDuration.has(unit)) return null;
  const joined = /^h(\d{2})$/.exec(unit);
  if (joined)
    return isTimeOfDay(text, at, amount) ? null : { minutes: amount * 60 + Number(joined[1]), end: unitAt + 1 };
  if (!vocabulary.hours.has(unit)) return null;
  if (isTimeOfDay(text, at, amount)) return { minutes: null, end: unitAt + 1 };
  return hours(text, amount, unitAt);
}

/** "20-30 minutes", "20 to 30 minutes". */
function rangeEnd(text: RequestText, at: number): { value: number; next: number } | undefined {
  const joins = kindAt(text, at) === 'dash' || ['to', 'a', 'o', 'or', 'ou'].includes(text.word(at) ?? '');
  return joins ? text.number(at + 1) : undefined;
}

function hours(text: RequestText, amount: number, unitAt: number): { minutes: number; end: number } {
  const half = matchAt(text.vocabulary.halfHourAfter, text, unitAt);
  if (half) return { minutes: amount * 60 + 30, end: half.end };
  const more = text.number(unitAt + 1);
  const isMinutes = more && text.vocabulary.minutes.has(text.word(more.next) ?? '');
  if (more && isMinutes) return { minutes: amount * 60 + more.value, end: more.next + 1 };
  return { minutes: amount * 60, end: unitAt + 1 };
}

function isTimeOfDay(text: RequestText, at: number, hour: number): boolean {
  if (hour < EARLIEST_HOUR_OF_DAY) return false;
  return clockPhraseBefore(text, at, 'clockBy') || clockPhraseBefore(text, at, 'clockNow');
}

function clockPhraseBefore(text: RequestText, at: number, phrase: 'clockBy' | 'clockNow'): boolean {
  for (let start = Math.max(0, at - 4); start < at; start++) {
    if (matchAt(text.vocabulary[phrase], text, start)?.end === at) return true;
  }
  return false;
}

type Clock = { minutes: number; start: number; end: number };

/** "on the table by 6:30, it's 5:50": the minutes between two times of day. */
export function readClock(text: RequestText): { minutes: number; spans: [number, number][] } | null {
  let by: Clock | null = null;
  let now: Clock | null = null;
  for (let at = 0; at < text.length; at++) {
    const time = timeAt(text, at);
    if (time === null) continue;
    if (clockPhraseBefore(text, at, 'clockNow')) now ??= time;
    else if (clockPhraseBefore(text, at, 'clockBy')) by ??= time;
  }
  if (!by || !now) return null;
  const minutes = (by.minutes - now.minutes + MINUTES_OF_HALF_A_DAY) % MINUTES_OF_HALF_A_DAY;
  if (minutes === 0 || minutes > LONGEST_CLOCK_MINUTES) return null;
  return {
    minutes,
    spans: [
      [by.start, by.end],
      [now.start, now.end],
    ],
  };
}

/** "6:30", "18h15", "18 h 15". */
function timeAt(text: RequestText, at: number): Clock | null {
  const hour = text.line.tokens[at];
  if (hour?.kind !== 'number' || !Number.isInteger(hour.value) || hour.value > 24) return null;
  if (kindAt(text, at + 1) === 'colon') {
    const minute = text.line.tokens[at + 2];
    return minute?.kind === 'number' ? { minutes: hour.value * 60 + minute.value, start: at, end: at + 3 } : null;
  }
  const joined = /^h(\d{2})$/.exec(text.word(at + 1) ?? '');
  return joined ? { minutes: hour.value * 60 + Number(joined[1]), start: at, end: at + 2 } : null;
}
