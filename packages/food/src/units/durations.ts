import type { Language } from '@larder/contract/language';
import { NO_BREAK_SPACE, RANGE_DASH } from './number-format.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** "8 minutes", "1 hr 10 mins", "10–12 minutos"; from `seconds` to `toSeconds` where that is given. */
export function renderDuration(seconds: number, language: Language, toSeconds?: number): string {
  if (toSeconds === undefined || toSeconds === seconds) return renderTime(seconds, language);
  for (const [size, unit] of [
    [HOUR, 'hour'],
    [MINUTE, 'minute'],
    [1, 'second'],
  ] as const) {
    if (size === MINUTE && toSeconds > 2 * HOUR) continue;
    if (size === 1 && toSeconds > 3 * MINUTE) continue;
    if (seconds % size === 0 && toSeconds % size === 0)
      return inUnit([seconds / size, toSeconds / size], unit, language);
  }
  return `${compound(seconds, language)} ${RANGE_DASH} ${compound(toSeconds, language)}`;
}

function renderTime(exactSeconds: number, language: Language): string {
  const seconds = exactSeconds < 2 * MINUTE ? Math.round(exactSeconds) : Math.round(exactSeconds / 30) * 30;
  if (seconds < 2 * MINUTE && seconds % MINUTE !== 0) return inUnit([seconds], 'second', language);
  if (seconds >= 2 * DAY && seconds % DAY === 0) return inUnit([seconds / DAY], 'day', language);
  if (seconds % HOUR === 0 && seconds > 0) return inUnit([seconds / HOUR], 'hour', language);
  if (seconds < HOUR && seconds % MINUTE === 0) return inUnit([seconds / MINUTE], 'minute', language);
  return compound(seconds, language);
}

function compound(seconds: number, language: Language): string {
  const wholeMinutes = seconds >= HOUR ? Math.round(seconds / MINUTE) * MINUTE : seconds;
  const parts = [
    [Math.floor(wholeMinutes / HOUR), 'hour'],
    [Math.floor((wholeMinutes % HOUR) / MINUTE), 'minute'],
    [wholeMinutes % MINUTE, 'second'],
  ] as const;
  const [[hours], [minutes]] = parts;
  // French names no minutes after hours: "1 h 05".
  if (language === 'fr' && hours > 0 && minutes > 0)
    return `${inUnit([hours], 'hour', language, 'short')}${NO_BREAK_SPACE}${String(minutes).padStart(2, '0')}`;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => inUnit([count], unit, language, 'short'))
    .join(' ');
}

const formatters = new Map<string, Intl.NumberFormat>();

function inUnit(
  values: readonly number[],
  unit: 'second' | 'minute' | 'hour' | 'day',
  language: Language,
  display: 'long' | 'short' = 'long',
): string {
  const locale = language === 'en-US' ? 'en-GB' : language;
  const key = `${locale} ${unit} ${display}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: display });
    formatters.set(key, formatter);
  }
  const [from = 0, to] = values;
  const text =
    to === undefined ? formatter.format(from) : formatter.formatRange(from, to).replace(/(\d)-(\d)/, '$1–$2');
  return text.replace(/\s/g, NO_BREAK_SPACE);
}
