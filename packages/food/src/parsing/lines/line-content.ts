import type { Allergen } from '@larder/contract/allergen';
import type { KnowledgeBase } from '../../knowledge-base.ts';
import { DESCRIPTIVE, PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { type Denial, findDenials, type Negation, negationIn, underNegation } from '../negation.ts';
import { foreignName, type Phrase, readPhrase } from '../noun-phrase.ts';
import { correctWords, type SpellingBudget } from '../spelling.ts';
import { inLongName, type TokenisedLine, textOf } from '../tokenised-line.ts';
import { sharedAfter, sharedBefore } from './coordination.ts';
import { readRemarks } from './preparation-notes.ts';
import { type Joint, type Piece, piecesOf } from './segments.ts';

/** What the words after the quantity say; see `ParsedLine`. */
export type Body = {
  ingredient: string | null;
  confidence: number;
  name: string;
  preparation: string | null;
  note: string | null;
  alternatives: string[];
  also: string[];
  mentions: string[];
  negated: Allergen[];
};

/** Words of a line that are looked up for slips, where it can't be read otherwise. */
const CORRECTIONS: SpellingBudget = { corrections: 3, shortest: 7, slips: 1 };
const MISSPELT = 0.75;
/** A name of another language, alone: "green onions" in a French line. */
const FOREIGN = 0.8;

/** What the pieces of one line are read with. */
type Reader = { line: TokenisedLine; kb: KnowledgeBase; denials: readonly Denial[]; pieces: readonly Piece[] };

/** Reads tokens [from, to), what follows the quantity. */
export function readBody(line: TokenisedLine, kb: KnowledgeBase, from: number, to: number): Body {
  const denials = findDenials(line, kb);
  const reader: Reader = { line, kb, denials, pieces: piecesOf(line, from, to) };
  const mainAt = mainPiece(reader);
  const main = reader.pieces[mainAt];
  if (main === undefined) return nobody(reader, from, to);
  const read = readPhrase(line, main.from, main.to, kb);
  const slips = read.id === null && read.unknown > 0 ? correctWords(line, main.from, main.to, { ...CORRECTIONS }) : 0;
  const phrase = slips > 0 ? readPhrase(line, main.from, main.to, kb) : read;
  const negation = negationOf(reader, mainAt);
  const shared = sharedId(reader, mainAt, mainAt);
  const body: Body = {
    ...nobody(reader, main.from, main.to),
    ingredient: shared ?? phrase.id ?? foreignId(reader, main),
    name: shared === null || shared === phrase.id ? nameText(line, main, phrase) : kb.name(shared, line.locale),
    negated: negation.allergens,
  };
  readOthers(reader, mainAt, body);
  body.ingredient = body.ingredient && underNegation(body.ingredient, negation, kb);
  const sure = phrase.id === null ? FOREIGN : confidenceOf(phrase);
  body.confidence = body.ingredient === null ? 0 : Math.min(sure, slips > 0 ? MISSPELT : 1);
  for (const mention of phrase.mentions) (body.ingredient === null ? body.mentions : body.also).push(mention);
  return { ...tidy(body), ...readRemarks(line, reader.pieces, mainAt, phrase) };
}

function nobody(reader: Reader, from: number, to: number): Body {
  const { line, denials } = reader;
  return {
    ingredient: null,
    confidence: 0,
    name: textOf(line, from, to),
    preparation: null,
    note: null,
    alternatives: [],
    also: [],
    mentions: [],
    negated: negationIn(denials, from, to).allergens,
  };
}

function foreignId({ line, kb, denials }: Reader, main: Piece): string | null {
  return denials.length > 0 ? null : foreignName(line, main.from, main.to, kb);
}

/**
 * The first piece that names something, "boneless, skinless chicken thighs" begins with none; else the first with a
 * name that is an adjective too: "orange". -1 where all only describe.
 */
function mainPiece(reader: Reader): number {
  const { line, pieces } = reader;
  const names = ({ from, to }: Piece) => !describesOnly(line, from, to);
  const named = pieces.findIndex((piece) => piece.joint !== 'rest' && names(piece));
  const found = named >= 0 ? named : pieces.findIndex(({ from, to }) => line.nameAt.slice(from, to).some(Boolean));
  if (pieces[found]?.bracketed && pieces.some((piece) => !piece.bracketed && names(piece))) return -1;
  return found > 0 && sharedId(reader, 0, 0) !== null ? 0 : found;
}

function describesOnly(line: TokenisedLine, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const token = line.tokens[at];
    if (token?.kind !== 'word') continue;
    if (inLongName(line, at) || !(token.partsOfSpeech & (DESCRIPTIVE | PART_OF_SPEECH.connector | PART_OF_SPEECH.form)))
      return false;
    if (line.nameAt[at] != null && !(token.partsOfSpeech & DESCRIPTIVE)) return false;
  }
  return true;
}

/** What is denied in the main piece, or in a piece that says nothing else: "oats (gluten-free)". */
function negationOf({ line, denials, pieces }: Reader, mainAt: number): Negation {
  const ranges = pieces.filter(
    (piece, at) => at === mainAt || (STANDALONE.has(piece.joint) && deniesOnly(line, piece)),
  );
  const found = ranges.map(({ from, to }) => negationIn(denials, from, to));
  return {
    allergens: [...new Set(found.flatMap(({ allergens }) => allergens))],
    ingredients: found.flatMap(({ ingredients }) => ingredients),
    diet: found.find(({ diet }) => diet !== null)?.diet ?? null,
  };
}

const STANDALONE: ReadonlySet<Joint> = new Set(['start', 'comma']);

function deniesOnly(line: TokenisedLine, { from, to }: Piece): boolean {
  const tokens = line.tokens.slice(from, to);
  return (
    tokens.every(({ partsOfSpeech }) => partsOfSpeech === PART_OF_SPEECH.consumed) &&
    !((line.tokens[to]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.terminator)
  );
}

/** The id of a piece whose noun is said in another one: "beef or chicken broth", "light oil (canola or sunflower)". */
function sharedId({ line, kb, pieces }: Reader, at: number, mainAt: number): string | null {
  const piece = pieces[at];
  const main = pieces[mainAt];
  if (piece === undefined || main === undefined) return null;
  const last = lastOfList(pieces, at);
  const before = last && last !== piece ? sharedBefore(line, piece, last, kb) : null;
  if (before || at === mainAt) return before;
  const narrowed = piece.bracketed || piece.joint === 'example' ? sharedBefore(line, piece, main, kb) : null;
  const own = readPhrase(line, piece.from, piece.to, kb);
  const standsAlone = own.id !== null && !own.weak;
  if (narrowed || (standsAlone && piece.joint === 'and')) return narrowed;
  return sharedAfter(line, main, piece, kb, !standsAlone);
}

/** The last piece of the list that a piece stands in, "chicken, beef or vegetable stock"; undefined where it ends one. */
function lastOfList(pieces: readonly Piece[], start: number): Piece | undefined {
  let last: Piece | undefined;
  for (let at = start + 1; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece === undefined || piece.bracketed !== pieces[start]?.bracketed) break;
    if (piece.joint === 'or' || piece.joint === 'and') last = piece;
    else if (piece.joint !== 'comma' || piece.to - piece.from > 3) break;
  }
  return last;
}

/** Reads what the other pieces name: alternatives, examples, things besides, and what narrows the main one. */
function readOthers(reader: Reader, mainAt: number, body: Body): void {
  const { pieces, kb } = reader;
  const { ingredient } = body;
  const narrower: string[] = [];
  pieces.forEach((piece, at) => {
    if (at === mainAt || piece.joint === 'rest') return;
    const id = otherId(reader, at, mainAt, body);
    if (id === null || id === ingredient) return;
    const role = roleOf(reader, at, mainAt);
    if (role !== 'alternatives' && ingredient !== null && kb.isKindOf(ingredient, id)) return;
    if (role !== 'apposition') body[role].push(id);
    else if (ingredient !== null && kb.isKindOf(id, ingredient)) narrower.push(id);
    else body[piece.bracketed ? 'alternatives' : 'also'].push(id);
  });
  const [only, ...more] = narrower;
  if (only && more.length === 0) body.ingredient = only;
  else body.alternatives.push(...narrower);
}

function otherId(reader: Reader, at: number, mainAt: number, body: Body): string | null {
  const { line, kb, denials, pieces } = reader;
  const piece = pieces[at];
  if (piece === undefined) return null;
  const phrase = readPhrase(line, piece.from, piece.to, kb);
  const id = sharedId(reader, at, mainAt) ?? (isPlain(line, piece, phrase) ? phrase.id : null);
  if (id === null) body.mentions.push(...(piece.joint === 'rest' ? [] : phrase.mentions));
  return id && underNegation(id, negationIn(denials, piece.from, piece.to), kb);
}

/** After a part of the ingredient these say that it is not used, or how: "leaves picked", "juice reserved". */
const PUT_ASIDE = new Set(
  `removed reserved discarded picked trimmed torn attached intact separated left off on only scraped split saved
   peeled stripped snipped chopped plucked`.split(/\s+/),
);

/** True where a piece that follows names a thing of its own. A remark after a comma is held to more than "and …". */
function isPlain(line: TokenisedLine, { joint, from, to, bracketed }: Piece, phrase: Phrase): boolean {
  if (phrase.id === null || (phrase.weak && bracketed)) return false;
  if (joint !== 'comma') return phrase.unknown <= 1;
  if (phrase.weak || phrase.unknown > 0) return false;
  return !line.tokens.slice(Math.max(phrase.end, from), to).some(({ norm }) => PUT_ASIDE.has(norm));
}

/** How what a piece names stands to the main one: in its place, beside it, or, without a word, as a closer name. */
function roleOf({ pieces }: Reader, at: number, mainAt: number): 'alternatives' | 'also' | 'apposition' {
  const bracketed = pieces[at]?.bracketed ?? false;
  for (let index = at; index > mainAt; index--) {
    const piece = pieces[index];
    if (piece === undefined || piece.bracketed !== bracketed) break;
    if (piece.joint === 'or' || piece.joint === 'example') return 'alternatives';
    if (piece.joint === 'beside') return 'also';
    if (piece.joint === 'rest' || piece.joint === 'start') break;
  }
  for (let index = at + 1; index < pieces.length; index++) {
    const piece = pieces[index];
    if (piece === undefined || piece.bracketed !== bracketed || (piece.joint !== 'or' && piece.joint !== 'comma'))
      break;
    if (piece.joint === 'or') return 'alternatives';
  }
  return pieces[at]?.joint === 'comma' ? 'apposition' : 'also';
}

function nameText(line: TokenisedLine, main: Piece, phrase: Phrase): string {
  if (phrase.id === null) return textOf(line, main.from, main.to);
  let start = Math.max(phrase.start, main.from);
  let end = phrase.end;
  for (let at = phrase.start - 1; at >= main.from; at--) if ((line.tokens[at]?.partsOfSpeech ?? 0) === 0) start = at;
  if (line.language !== 'en') {
    for (let at = phrase.end; at < main.to; at++) if ((line.tokens[at]?.partsOfSpeech ?? 0) === 0) end = at + 1;
  }
  while ((line.tokens[start]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.connector && start < end - 1) start++;
  return textOf(line, start, end);
}

function confidenceOf({ unknown, mentions }: Phrase): number {
  if (unknown > 0) return unknown === 1 ? 0.85 : 0.7;
  return mentions.length > 0 ? 0.9 : 1;
}

function tidy(body: Body): Body {
  const others = (ids: string[]) => [...new Set(ids)].filter((id) => id !== body.ingredient);
  const alternatives = others(body.alternatives);
  const also = others(body.also).filter((id) => !alternatives.includes(id));
  const mentions = others(body.mentions).filter((id) => !also.includes(id) && !alternatives.includes(id));
  return { ...body, alternatives, also, mentions, negated: [...new Set(body.negated)] };
}
