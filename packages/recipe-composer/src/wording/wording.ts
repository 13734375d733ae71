import type { StepPart, TextLanguage } from '@larder/food/recipe';
import { type Filling, fillingsOf } from '../filling/filling.ts';
import { type Article, andBefore, articleOf, isSaidOnce, type Word } from './names.ts';
import { parseTextTemplate, type Reference, type Token } from './text-template.ts';

/** A piece of text before the lines have their numbers: an ingredient stands in it as itself. */
export type Piece = Exclude<StepPart, { line: number }> | { filling: Filling; as: string };

/** A step's text in one language; null where it speaks of a slot that is empty, or has nothing to say. */
export function wordStep(text: string, language: TextLanguage, fillings: readonly Filling[]): Piece[] | null {
  const pieces = wordAll(parseTextTemplate(text, language), { language, fillings, use: 'step' });
  return pieces && pieces.length > 0 ? capitalised(joined(pieces)) : null;
}

/** A title or description in one language; null where it speaks of a slot that is empty. */
export function wordTitle(text: string, language: TextLanguage, fillings: readonly Filling[]): string | null {
  const pieces = wordAll(parseTextTemplate(text, language), { language, fillings, use: 'title' });
  const title = pieces
    ?.map((piece) => (typeof piece === 'object' && 'as' in piece ? piece.as : String(piece)))
    .join('');
  return title === undefined ? null : title.charAt(0).toUpperCase() + title.slice(1);
}

/** The names of several ingredients as one list, with the article each takes. */
export function listOf(
  listed: readonly Filling[],
  article: Article,
  language: TextLanguage,
  use: 'cut' | 'step' | 'title' | 'with',
): Piece[] {
  return listed.flatMap((filling, index): Piece[] => {
    const word = filling.names[use][language];
    const own = index === 0 || !isSaidOnce(article, language) ? articleOf(article, word, language) : '';
    return [jointBefore(index, listed.length, own, word, language) + own, { filling, as: word.text }];
  });
}

function jointBefore(index: number, length: number, article: string, word: Word, language: TextLanguage): string {
  if (index === 0) return '';
  return index < length - 1 ? ', ' : andBefore(article + word.text, language);
}

type Wording = { language: TextLanguage; fillings: readonly Filling[]; use: 'step' | 'title' };

function wordAll(tokens: readonly Token[], wording: Wording): Piece[] | null {
  const pieces: Piece[] = [];
  for (const token of tokens) {
    const worded = wordToken(token, wording);
    if (worded === null) return null;
    pieces.push(...worded);
  }
  return pieces;
}

function wordToken(token: Token, wording: Wording): Piece[] | null {
  if (typeof token === 'string' || 'seconds' in token || 'celsius' in token) return [token];
  if ('centimetres' in token) return [{ amount: { min: token.centimetres }, unit: 'cm' }];
  if ('either' in token) {
    const isGiven = token.given === null || fillingsOf(token.given, wording.fillings).length > 0;
    return (isGiven ? wordAll(token.either, wording) : null) ?? wordAll(token.or, wording);
  }
  if ('method' in token) {
    const minutes = minutesOf(token.of, token.method, wording.fillings) ?? token.fallback;
    return minutes === null ? null : [{ seconds: minutes * 60 }];
  }
  const mentioned = fillingsOf(token.mention, wording.fillings, token.most);
  if (mentioned.length === 0) return null;
  return token.article === 'all'
    ? listOf(mentioned, '', wording.language, 'with')
    : listOf(mentioned, token.article, wording.language, wording.use);
}

/** The longest that any of them takes that way. */
function minutesOf(
  references: readonly Reference[],
  method: 'fry' | 'roast' | 'simmer',
  fillings: readonly Filling[],
): number | null {
  const times = fillingsOf(references, fillings).flatMap(({ cooking }) => cooking[method] ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

/** Words that stand side by side become one. */
export function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else if (piece !== '') result.push(piece);
  }
  return result;
}

export function capitalised(pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : pieces;
}
