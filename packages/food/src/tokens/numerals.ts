const FRACTIONS: Record<string, number> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** Above it a slash is a range: 200/250 g. */
const MAX_DENOMINATOR = 32;

/** A number, and the index of the character after it. */
type NumberAt = { value: number; end: number };

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** True for a fraction character such as ½. */
export function isFraction(char: string): boolean {
  return char in FRACTIONS;
}

/** The index after blanks. */
export function pastBlanks(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 160) at++;
  return at;
}

/** Reads the number that begins at an index: 2, 2.5, 2,5, 1/2, ½, 1½, 1 ½, 1 1/2 or 1-1/2. */
export function readNumberAt(text: string, at: number): NumberAt {
  const glyph = FRACTIONS[text.charAt(at)];
  if (glyph !== undefined) return { value: glyph, end: at + 1 };
  const whole = decimal(text, at);
  const over = denominator(text, whole.end);
  if (over !== null) return { value: over.value === 0 ? whole.value : whole.value / over.value, end: over.end };
  if (!Number.isInteger(whole.value)) return whole;
  const fraction = fractionAfter(text, whole.end);
  return fraction === null ? whole : { value: whole.value + fraction.value, end: fraction.end };
}

/** The fraction of a mixed number. */
function fractionAfter(text: string, at: number): NumberAt | null {
  const start = text.charAt(at) === '-' ? at + 1 : pastBlanks(text, at);
  const glyph = FRACTIONS[text.charAt(start)];
  if (glyph !== undefined) return { value: glyph, end: start + 1 };
  if (start === at || !isDigit(text.charCodeAt(start))) return null;
  const above = decimal(text, start);
  const over = denominator(text, above.end);
  const isProper = over !== null && over.value > above.value && Number.isInteger(above.value);
  return isProper ? { value: above.value / over.value, end: over.end } : null;
}

function denominator(text: string, at: number): NumberAt | null {
  const char = text.charAt(at);
  if ((char !== '/' && char !== '⁄') || !isDigit(text.charCodeAt(at + 1))) return null;
  const over = digits(text, at + 1);
  return over.value <= MAX_DENOMINATOR ? over : null;
}

/** Digits with a decimal point or comma; before exactly three digits it may separate thousands: "1,000". */
function decimal(text: string, at: number): NumberAt {
  const whole = digits(text, at);
  const char = text.charAt(whole.end);
  if ((char !== '.' && char !== ',') || !isDigit(text.charCodeAt(whole.end + 1))) return whole;
  const part = digits(text, whole.end + 1);
  const length = part.end - whole.end - 1;
  const isThousands = length === 3 && whole.value > 0 && whole.value < 100 && (char === ',' || part.value % 100 === 0);
  const value = isThousands ? whole.value * 1000 + part.value : whole.value + part.value / 10 ** length;
  return { value, end: part.end };
}

function digits(text: string, at: number): NumberAt {
  let end = at;
  while (isDigit(text.charCodeAt(end))) end++;
  return { value: Number(text.slice(at, end)), end };
}
