import type { NameMatch } from '../../names/name-index.ts';
import type { Token } from '../../tokens/tokenise.ts';
import { matchNames, type TokenisedLine } from '../tokenised-line.ts';

/** Longer brackets are notes. */
const MAX_BRACKETED_WORDS = 3;

/**
 * Moves brackets out of names, behind them: "heavy (whipping) cream" is read as "heavy cream (whipping)". The tokens
 * keep their places in the text.
 */
export function moveBracketsOutOfNames(line: TokenisedLine, from: number, to: number): void {
  if (!line.tokens.some(({ kind }) => kind === 'open')) return;
  for (let open = from + 1; open < to; open++) {
    const close = closingAt(line, open, to);
    if (close < 0) continue;
    const name = nameAround(line, from, open, close, to);
    if (!name) continue;
    const moved = line.tokens.splice(open, close - open + 1);
    line.tokens.splice(from + name.end, 0, ...moved);
    matchNames(line);
    open = from + name.end + moved.length - 1;
  }
}

/** The end of a bracket that opens here and holds a few words alone; -1 where there is none. */
function closingAt({ tokens }: TokenisedLine, open: number, to: number): number {
  if (tokens[open]?.kind !== 'open') return -1;
  for (let at = open + 1; at < Math.min(to, open + MAX_BRACKETED_WORDS + 2); at++) {
    if (tokens[at]?.kind === 'close') return at > open + 1 ? at : -1;
    if (tokens[at]?.kind !== 'word') return -1;
  }
  return -1;
}

/** The name that the words before and after a bracket make together, counted from `from` without the bracket. */
function nameAround(line: TokenisedLine, from: number, open: number, close: number, to: number): NameMatch | null {
  const words: Token[] = [...line.tokens.slice(from, open), ...line.tokens.slice(close + 1, to)];
  const gap = open - from;
  if (words[gap - 1]?.kind !== 'word' || words[gap]?.kind !== 'word') return null;
  for (let at = Math.max(0, gap - 3); at < Math.min(words.length, gap + 3); at++) {
    const name =
      words[at]?.kind === 'word' && words[at]?.id !== -1 ? line.names.longest(words, at, 0, words.length) : null;
    if (name && name.start < gap && name.end > gap) return name;
  }
  return null;
}
