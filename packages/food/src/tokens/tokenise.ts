import { fold } from '@larder/text/fold';
import { LINE_GRAMMAR } from '../languages/line-grammar.ts';
import { isDigit, isFraction, pastBlanks, readNumberAt } from './numerals.ts';

export type TokenKind = 'word' | 'number' | 'open' | 'close' | 'comma' | 'colon' | 'slash' | 'dash' | 'plus' | 'emoji';

export type Token = {
  kind: TokenKind;
  /** Lower case, without accents. For a number, its digits as written. */
  norm: string;
  /** The number's value; NaN for other kinds. */
  value: number;
  start: number;
  end: number;
  /** True where no blank separates this token from the one before. */
  glued: boolean;
  /** True where a full stop follows at once. */
  stopped: boolean;
  /** The number of the word in the index of names it is read with; -1 where no name has it. */
  id: number;
  /** The word's possible parts of speech as bits; see `PART_OF_SPEECH`. */
  partsOfSpeech: number;
};

const LETTER = /\p{L}/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const EMOJI = /^\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/u;

/** Tags a word as it is written in the text. */
export type WordTagger = (written: string) => Pick<Token, 'norm' | 'id' | 'partsOfSpeech'>;

const untagged: WordTagger = (written) => ({ norm: fold(written), id: -1, partsOfSpeech: 0 });

/**
 * Splits a text into words, numbers and the punctuation that matters; the rest (bullets, quotes, asterisks) is
 * dropped. `tag` looks up each word and number.
 */
export function tokenise(text: string, tag: WordTagger = untagged): Token[] {
  const scanner = new Scanner(text, tag);
  while (scanner.step());
  return scanner.tokens;
}

/** The folded words and numbers of a short text, split as `tokenise` splits it. */
export function wordsOf(text: string): string[] {
  const folded = PLAIN.test(text) ? text : fold(text);
  if (PLAIN.test(folded)) return (folded.includes('-') ? folded.replaceAll('-', ' ') : folded).split(' ');
  const tokens = tokenise(text).filter(({ kind }) => kind === 'word' || kind === 'number');
  return tokens.map(({ norm }) => norm);
}

/** Lower-case ASCII words separated by single blanks and hyphens, which need no tokeniser. */
const PLAIN = /^[a-z]+(?:[ -][a-z]+)*$/;

function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

const PUNCTUATION: Record<string, TokenKind> = {
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
  ',': 'comma',
  ';': 'comma',
  '\n': 'comma',
  ':': 'colon',
  '/': 'slash',
  '⁄': 'slash',
  '-': 'dash',
  '‐': 'dash',
  '‑': 'dash',
  '–': 'dash',
  '—': 'dash',
  '−': 'dash',
  '+': 'plus',
};

/** Elided words of all languages, which stand as words of their own: d'huile, l'ail. */
const ELISIONS: ReadonlySet<string> = new Set(Object.values(LINE_GRAMMAR).flatMap(({ elisions }) => [...elisions]));

const NO_TAGS = { id: -1, partsOfSpeech: 0 };

class Scanner {
  readonly tokens: Token[] = [];
  readonly text: string;
  at = 0;

  private readonly tag: WordTagger;

  constructor(text: string, tag: WordTagger) {
    this.text = text;
    this.tag = tag;
  }

  /** Scans one token or skips one character; false at the end. */
  step(): boolean {
    const { text } = this;
    if (this.at >= text.length) return false;
    const code = text.charCodeAt(this.at);
    if (isAsciiLetter(code)) this.word();
    else if (isDigit(code)) this.number();
    else if (code === 32) this.at++;
    else this.other(text.charAt(this.at));
    return true;
  }

  private other(char: string): void {
    if (isFraction(char)) {
      this.number();
      return;
    }
    const kind = PUNCTUATION[char];
    if (kind === 'open' && this.pluralMark()) return;
    if (kind === 'dash') this.dash();
    else if (kind !== undefined) this.push(kind, char, Number.NaN, this.at, this.at + 1);
    else if (char === '&') this.push('word', 'and', Number.NaN, this.at, this.at + 1);
    else if (char === '"' || char === '”' || char === '″') this.inchMark();
    else if (char === '×') this.push('word', 'x', Number.NaN, this.at, this.at + 1);
    else if (char === '.') this.stop();
    else this.beyondAscii();
  }

  private beyondAscii(): void {
    const point = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
    if (LETTER.test(point)) this.word();
    else if (PICTURE.test(point)) this.emoji();
    else this.at += point.length;
  }

  /** One emoji with its joined parts and skin tone: a lime is a lemon, a joiner and a green square. */
  private emoji(): void {
    const sequence = EMOJI.exec(this.text.slice(this.at, this.at + 24))?.[0] ?? this.text.charAt(this.at);
    this.push('emoji', sequence.replaceAll('\uFE0F', ''), Number.NaN, this.at, this.at + sequence.length);
  }

  /** Skips the "(s)" of "carotte(s)". */
  private pluralMark(): boolean {
    if (this.tokens.at(-1)?.end !== this.at) return false;
    const mark = /^\((?:s|x|es)\)/i.exec(this.text.slice(this.at, this.at + 4));
    if (!mark) return false;
    this.at += mark[0].length;
    return true;
  }

  private stop(): void {
    const last = this.tokens.at(-1);
    if (last && last.end === this.at) last.stopped = true;
    this.at++;
  }

  /** A hyphen inside a word, or between a number and a word, separates like a blank; others are dashes. */
  private dash(): void {
    const last = this.tokens.at(-1);
    const after = this.text.charCodeAt(this.at + 1);
    const isTight = last?.end === this.at && !Number.isNaN(after) && after !== 32;
    const isBetweenNumbers = last?.kind === 'number' && (isDigit(after) || isFraction(this.text.charAt(this.at + 1)));
    const joins = isTight && (last?.kind === 'word' || last?.kind === 'number') && !isBetweenNumbers;
    if (joins) this.at++;
    else this.push('dash', '-', Number.NaN, this.at, this.at + 1);
  }

  /** 1" is an inch; other quotation marks are dropped. */
  private inchMark(): void {
    const last = this.tokens.at(-1);
    if (last?.kind === 'number' && last.end === this.at) {
      this.push('word', 'inch', Number.NaN, this.at, this.at + 1);
    } else this.at++;
  }

  private word(): void {
    const start = this.at;
    if (this.isTimes()) this.at++;
    else while (this.at < this.text.length && this.inWord()) this.at += this.width();
    const { norm, id, partsOfSpeech } = this.tag(this.text.slice(start, this.at));
    const glued = this.tokens.at(-1)?.end === start;
    this.tokens.push({
      kind: 'word',
      norm,
      value: Number.NaN,
      start,
      end: this.at,
      glued,
      stopped: false,
      id,
      partsOfSpeech,
    });
    const next = this.text.charCodeAt(this.at);
    if (next === 39 || next === 0x2019 || next === 0x2bc) this.apostrophe(norm);
  }

  /** Skips 's, a trailing apostrophe and the apostrophe of an elision. */
  private apostrophe(norm: string): void {
    this.at++;
    const next = this.text.charAt(this.at);
    const afterNext = this.text.charCodeAt(this.at + 1);
    if (!ELISIONS.has(norm) && (next === 's' || next === 'S') && !isAsciiLetter(afterNext)) this.at++;
    const last = this.tokens.at(-1);
    if (last && !ELISIONS.has(norm)) last.end = this.at;
  }

  /** True at the x of "7x5". */
  private isTimes(): boolean {
    const last = this.tokens.at(-1);
    const isX = (this.text.charCodeAt(this.at) | 32) === 120;
    const mayBegin = last?.kind === 'number' || last?.end !== this.at;
    return isX && mayBegin && isDigit(this.text.charCodeAt(this.at + 1));
  }

  private width(): number {
    const code = this.text.charCodeAt(this.at);
    return code >= 0xd800 && code <= 0xdbff ? 2 : 1;
  }

  private inWord(): boolean {
    const code = this.text.charCodeAt(this.at);
    if (code < 128) return isAsciiLetter(code) || isDigit(code);
    if (code >= 0x300 && code <= 0x36f) return true;
    const char = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
    return LETTER.test(char) && !isFraction(char);
  }

  private number(): void {
    const { text, at } = this;
    const { value, end } = readNumberAt(text, at);
    const after = pastBlanks(text, end);
    if (text.charAt(after) === '%') this.push('word', `${text.slice(at, end)}%`, Number.NaN, at, after + 1);
    else this.push('number', text.slice(at, end), value, at, end);
  }

  private push(kind: TokenKind, norm: string, value: number, start: number, end: number): void {
    const glued = this.tokens.at(-1)?.end === start;
    const { id, partsOfSpeech } = kind === 'word' || kind === 'number' ? this.tag(norm) : NO_TAGS;
    this.tokens.push({ kind, norm, value, start, end, glued, stopped: false, id, partsOfSpeech });
    this.at = end;
  }
}
