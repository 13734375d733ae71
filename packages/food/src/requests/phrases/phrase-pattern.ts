/**
 * A phrase of a vocabulary, parsed. Notation: words in order; `(a|b)` alternatives, one of which may be empty; `[a|b]`
 * optional alternatives; `#` a number.
 */
export type PhrasePattern =
  | { kind: 'word'; word: string }
  | { kind: 'number' }
  | { kind: 'sequence'; parts: readonly PhrasePattern[] }
  | { kind: 'choice'; options: readonly PhrasePattern[] };

/** Words of a text as phrases see them: folded words with gaps where punctuation stands. */
export type PhraseText = {
  length: number;
  /** The folded word at a position; undefined for punctuation and past the end. */
  word(at: number): string | undefined;
  /** The value of a number, in digits or words, at a position, and the position after it. */
  number(at: number): { value: number; next: number } | undefined;
};

/** Where a phrase ends, and the number it named. */
export type PhraseEnd = { end: number; number: number | null };

/** @throws Error naming a pattern whose brackets do not match */
export function parsePattern(pattern: string, wordsOf: (text: string) => string[]): PhrasePattern {
  const parser = { pattern, at: 0 };
  const parsed = parseChoice(parser, wordsOf);
  if (parser.at < pattern.length) throw new Error(`Unmatched "${pattern[parser.at]}" in the phrase "${pattern}".`);
  return parsed;
}

type Parser = { pattern: string; at: number };

function parseChoice(parser: Parser, wordsOf: (text: string) => string[]): PhrasePattern {
  const options = [parseSequence(parser, wordsOf)];
  while (parser.pattern[parser.at] === '|') {
    parser.at++;
    options.push(parseSequence(parser, wordsOf));
  }
  return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
}

function parseSequence(parser: Parser, wordsOf: (text: string) => string[]): PhrasePattern {
  const parts: PhrasePattern[] = [];
  const { pattern } = parser;
  while (parser.at < pattern.length && !'|)]'.includes(pattern.charAt(parser.at))) {
    const char = pattern.charAt(parser.at);
    if (char === '(' || char === '[') {
      parser.at++;
      const inner = parseChoice(parser, wordsOf);
      if (pattern[parser.at] !== (char === '(' ? ')' : ']')) throw new Error(`Unclosed "${char}" in "${pattern}".`);
      parser.at++;
      parts.push(char === '(' ? inner : { kind: 'choice', options: [inner, { kind: 'sequence', parts: [] }] });
    } else if (char === '#') {
      parser.at++;
      parts.push({ kind: 'number' });
    } else {
      const [words = ''] = /^[^()[\]|#]+/.exec(pattern.slice(parser.at)) ?? [];
      parser.at += words.length;
      for (const word of wordsOf(words)) parts.push({ kind: 'word', word });
    }
  }
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts };
}

/** The words a pattern can begin with; null among them where it can begin with a number. */
export function firstWords(pattern: PhrasePattern): Set<string | null> {
  switch (pattern.kind) {
    case 'word':
      return new Set([pattern.word]);
    case 'number':
      return new Set([null]);
    case 'choice':
      return new Set(pattern.options.flatMap((option) => [...firstWords(option)]));
    case 'sequence': {
      const first = new Set<string | null>();
      for (const part of pattern.parts) {
        for (const word of firstWords(part)) first.add(word);
        if (!isOptional(part)) break;
      }
      return first;
    }
  }
}

function isOptional(pattern: PhrasePattern): boolean {
  if (pattern.kind === 'choice') return pattern.options.some(isOptional);
  return pattern.kind === 'sequence' && pattern.parts.every(isOptional);
}

/** The longest way a pattern matches at a position; null where it does not match, or matches nothing at all. */
export function matchPattern(pattern: PhrasePattern, text: PhraseText, at: number): PhraseEnd | null {
  let longest: PhraseEnd | null = null;
  for (const found of ends(pattern, text, { end: at, number: null })) {
    if (found.end > (longest?.end ?? at)) longest = found;
  }
  return longest;
}

function ends(pattern: PhrasePattern, text: PhraseText, from: PhraseEnd): PhraseEnd[] {
  switch (pattern.kind) {
    case 'word':
      return text.word(from.end) === pattern.word ? [{ ...from, end: from.end + 1 }] : [];
    case 'number': {
      const number = text.number(from.end);
      return number ? [{ end: number.next, number: number.value }] : [];
    }
    case 'choice':
      return pattern.options.flatMap((option) => (canBegin(option, text, from.end) ? ends(option, text, from) : []));
    case 'sequence': {
      let reached = [from];
      for (const part of pattern.parts) {
        reached = reached.flatMap((each) => ends(part, text, each));
        if (reached.length === 0) break;
      }
      return reached;
    }
  }
}

/** False where the first word of a phrase is another one, without a look at the rest. */
function canBegin(pattern: PhrasePattern, text: PhraseText, at: number): boolean {
  const first = pattern.kind === 'sequence' ? pattern.parts[0] : pattern;
  return first?.kind !== 'word' || text.word(at) === first.word;
}
