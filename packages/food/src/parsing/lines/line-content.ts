import type { Allergen } from '@larder/contract/allergen';
import type { KnowledgeBase } from '../../knowledge-base.ts';
import { DESCRIPTIVE, PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { applyNegation, findNegations, type Negation, negationIn } from '../negation.ts';
import { foreignName, type NounPhrase, readNounPhrase } from '../noun-phrase.ts';
import { correctWords, type SpellingBudget } from '../spelling.ts';
import { endsWithHead, inLongName, type TokenisedLine, textOf } from '../tokenised-line.ts';
import { moveBracketsOutOfNames } from './bracketed-names.ts';
import { namesFruitPart } from './coordination.ts';
import { type NamedIds, readOtherNames, sharedId } from './other-names.ts';
import { type PreparationNotes, readPreparationNotes } from './preparation-notes.ts';
import { type Joiner, type Segment, type SegmentedLine, segmentsOf } from './segments.ts';

/** What the words after the quantity say; see `ParsedLine`. */
export type LineContent = NamedIds &
  PreparationNotes & { confidence: number; name: string; negated: Allergen[]; deniedFoods: string[] };

/** Spelling is only corrected where a line can't be read otherwise. */
const CORRECTIONS: SpellingBudget = { corrections: 3, shortest: 7, slips: 1 };
const CONFIDENCE = {
  misspelt: 0.75,
  /** A name of another language, alone: "green onions" in a French line. */
  foreign: 0.8,
  oneUnknown: 0.85,
  manyUnknown: 0.7,
  withMentions: 0.9,
} as const;

/** Reads tokens [from, to), those after the quantity. */
export function readLineContent(line: TokenisedLine, kb: KnowledgeBase, from: number, to: number): LineContent {
  moveBracketsOutOfNames(line, from, to);
  const negations = findNegations(line, kb);
  const segmented: SegmentedLine = { line, kb, negations, segments: segmentsOf(line, from, to) };
  const mainAt = mainSegment(segmented);
  const main = segmented.segments[mainAt];
  if (main === undefined) return withoutIngredient(segmented, from, to);
  const { phrase, slips } = readMainPhrase(line, main, kb);
  const negation = negationOf(segmented, mainAt);
  const shared = sharedId(segmented, mainAt, mainAt);
  const content: LineContent = {
    ...withoutIngredient(segmented, main.from, main.to),
    ingredient: shared ?? phrase.id ?? foreignId(segmented, main),
    name: shared === null || shared === phrase.id ? nameText(line, main, phrase) : kb.name(shared, line.locale),
    negated: negation.allergens,
    deniedFoods: negation.ingredients,
  };
  readOtherNames(segmented, mainAt, content);
  content.ingredient = content.ingredient && applyNegation(content.ingredient, negation, kb);
  content.confidence = content.ingredient === null ? 0 : confidenceOf(phrase, slips);
  for (const mention of phrase.mentions) (content.ingredient === null ? content.mentions : content.also).push(mention);
  return { ...withoutRepetition(content), ...readPreparationNotes(line, segmented.segments, mainAt, phrase) };
}

function withoutIngredient({ line, negations }: SegmentedLine, from: number, to: number): LineContent {
  const negation = negationIn(negations, from, to);
  return {
    ingredient: null,
    confidence: 0,
    name: textOf(line, from, to),
    preparation: null,
    note: null,
    alternatives: [],
    also: [],
    mentions: [],
    negated: negation.allergens,
    deniedFoods: negation.ingredients,
  };
}

function readMainPhrase(line: TokenisedLine, { from, to }: Segment, kb: KnowledgeBase) {
  const phrase = readNounPhrase(line, from, to, kb);
  const isLost = phrase.id === null && phrase.unknown > 0;
  const slips = isLost ? correctWords(line, from, to, { ...CORRECTIONS }) : 0;
  return { phrase: slips > 0 ? readNounPhrase(line, from, to, kb) : phrase, slips };
}

function foreignId({ line, kb, negations }: SegmentedLine, main: Segment): string | null {
  return negations.length > 0 ? null : foreignName(line, main.from, main.to, kb);
}

/**
 * The index of the first segment that names something, which in "boneless, skinless chicken thighs" is not the first;
 * else of the first with a name that is an adjective, too: "orange". -1 where all only describe.
 */
function mainSegment(segmented: SegmentedLine): number {
  const { line, segments } = segmented;
  const hasNoun = ({ from, to }: Segment) => !describesOnly(line, from, to);
  const withNoun = segments.findIndex((segment) => segment.joiner !== 'remainder' && hasNoun(segment));
  const found =
    withNoun >= 0 ? withNoun : segments.findIndex(({ from, to }) => line.nameAt.slice(from, to).some(Boolean));
  if (segments[found]?.isBracketed && segments.some((segment) => !segment.isBracketed && hasNoun(segment))) return -1;
  const fruit = found > 0 ? fruitBefore(segmented, found) : -1;
  if (fruit >= 0) return fruit;
  return found > 0 && sharedId(segmented, 0, 0) !== null ? 0 : found;
}

/** "½ orange, zest only": the segment of the fruit whose part the found segment names; -1 where it names none. */
function fruitBefore({ line, segments }: SegmentedLine, found: number): number {
  const part = segments[found];
  if (part === undefined || !namesFruitPart(line, part)) return -1;
  return segments.slice(0, found).findIndex(({ from, to }) => line.nameAt.slice(from, to).some(Boolean));
}

const WITHOUT_NOUN = DESCRIPTIVE | PART_OF_SPEECH.connector | PART_OF_SPEECH.form;

function describesOnly(line: TokenisedLine, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const token = line.tokens[at];
    if (token?.kind !== 'word') continue;
    if (inLongName(line, at) || !(token.partsOfSpeech & WITHOUT_NOUN)) return false;
    if (line.nameAt[at] != null && !(token.partsOfSpeech & DESCRIPTIVE)) return false;
  }
  return true;
}

/** What is negated in the main segment, or in one that says nothing else: "oats (gluten-free)". */
function negationOf({ line, negations, segments }: SegmentedLine, mainAt: number): Negation {
  const applying = segments.filter(
    (segment, at) => at === mainAt || (STANDALONE.has(segment.joiner) && negatesOnly(line, segment)),
  );
  const found = applying.map(({ from, to }) => negationIn(negations, from, to));
  return {
    allergens: [...new Set(found.flatMap(({ allergens }) => allergens))],
    ingredients: found.flatMap(({ ingredients }) => ingredients),
    diet: found.find(({ diet }) => diet !== null)?.diet ?? null,
  };
}

const STANDALONE: ReadonlySet<Joiner> = new Set<Joiner>(['start', 'comma']);

function negatesOnly(line: TokenisedLine, { from, to }: Segment): boolean {
  const isConsumed = line.tokens
    .slice(from, to)
    .every(({ partsOfSpeech }) => partsOfSpeech === PART_OF_SPEECH.consumed);
  return isConsumed && !((line.tokens[to]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.terminator);
}

/** The name as written, with unknown words beside it. */
function nameText(line: TokenisedLine, main: Segment, phrase: NounPhrase): string {
  if (phrase.id === null) return textOf(line, main.from, main.to);
  const isUnknown = (at: number) => (line.tokens[at]?.partsOfSpeech ?? 0) === 0;
  let start = Math.max(phrase.start, main.from);
  let end = phrase.end;
  for (let at = phrase.start - 1; at >= main.from; at--) if (isUnknown(at)) start = at;
  if (!endsWithHead(line.language)) for (let at = phrase.end; at < main.to; at++) if (isUnknown(at)) end = at + 1;
  while ((line.tokens[start]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.connector && start < end - 1) start++;
  return textOf(line, start, end);
}

function confidenceOf(phrase: NounPhrase, slips: number): number {
  const { id, unknown, mentions } = phrase;
  const corrected = slips > 0 ? CONFIDENCE.misspelt : 1;
  if (id === null) return Math.min(CONFIDENCE.foreign, corrected);
  if (unknown > 0) return Math.min(unknown === 1 ? CONFIDENCE.oneUnknown : CONFIDENCE.manyUnknown, corrected);
  return Math.min(mentions.length > 0 ? CONFIDENCE.withMentions : 1, corrected);
}

function withoutRepetition(content: LineContent): LineContent {
  const others = (ids: string[]) => [...new Set(ids)].filter((id) => id !== content.ingredient);
  const alternatives = others(content.alternatives);
  const also = others(content.also).filter((id) => !alternatives.includes(id));
  const mentions = others(content.mentions).filter((id) => !also.includes(id) && !alternatives.includes(id));
  const [negated, deniedFoods] = [[...new Set(content.negated)], [...new Set(content.deniedFoods)]];
  return { ...content, alternatives, also, mentions, negated, deniedFoods };
}
