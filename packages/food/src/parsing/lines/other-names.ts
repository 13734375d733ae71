import { LINE_GRAMMAR } from '../../languages/line-grammar.ts';
import { applyNegation, negationIn } from '../negation.ts';
import { type NounPhrase, readNounPhrase } from '../noun-phrase.ts';
import { endsWithHead, type TokenisedLine } from '../tokenised-line.ts';
import { mentionsFruitPart, namesFruitPart, sharedWithFirst, sharedWithSecond, unknownSort } from './coordination.ts';
import type { Segment, SegmentedLine } from './segments.ts';

/** The ids that a line names. */
export type NamedIds = {
  ingredient: string | null;
  /** What may stand in its place, examples too. */
  alternatives: string[];
  /** What the line has besides. */
  also: string[];
  /** What an unknown compound is likely made of. */
  mentions: string[];
};

/** The id of a segment whose noun is written in another one: "beef or chicken broth", "light oil (canola or sunflower)". */
export function sharedId({ line, kb, segments }: SegmentedLine, at: number, mainAt: number): string | null {
  const segment = segments[at];
  const main = segments[mainAt];
  if (segment === undefined || main === undefined) return null;
  const last = lastOfList(segments, at);
  const fromList = last ? sharedWithSecond(line, segment, last, kb) : null;
  if (fromList) return fromList;
  if (at === mainAt) return last?.joiner === 'or' ? unknownSort(line, segment, last, kb) : null;
  const narrows = segment.isBracketed || segment.joiner === 'example';
  const narrowed = narrows ? sharedWithSecond(line, segment, main, kb) : null;
  const own = readNounPhrase(line, segment.from, segment.to, kb);
  const standsAlone = own.id !== null && !own.weak;
  if (narrowed || (standsAlone && segment.joiner === 'and')) return narrowed;
  const inFull = !segment.isBracketed && !endsWithHead(line.language);
  return sharedWithFirst(line, main, segment, kb, { mayStrip: !standsAlone, inFull });
}

/** The last segment of the list that begins at `start`, "chicken, beef or vegetable stock"; undefined without a list. */
function lastOfList(segments: readonly Segment[], start: number): Segment | undefined {
  let last: Segment | undefined;
  for (let at = start + 1; at < segments.length; at++) {
    const segment = segments[at];
    if (segment === undefined || segment.isBracketed !== segments[start]?.isBracketed) break;
    if (segment.joiner === 'or' || segment.joiner === 'and') last = segment;
    else if (segment.joiner !== 'comma' || segment.to - segment.from > 3) break;
  }
  return last;
}

/** Adds what the other segments name: alternatives, examples, what accompanies the main name and what narrows it. */
export function readOtherNames(segmented: SegmentedLine, mainAt: number, named: NamedIds): void {
  const { segments, kb } = segmented;
  const { ingredient } = named;
  const narrower: string[] = [];
  let hasPart = false;
  segments.forEach((segment, at) => {
    if (at === mainAt || segment.joiner === 'remainder' || isRemovedPart(segmented, at)) return;
    const id = idOfSegment(segmented, at, mainAt, named);
    if (id === null || id === ingredient) return;
    const relation = relationOf(segmented, at, mainAt);
    if (isPartOfMain(segmented, at, mainAt)) {
      if (hasPart) named.also.push(id);
      else named.ingredient = id;
      hasPart = true;
      return;
    }
    if (relation !== 'alternatives' && ingredient !== null && kb.isKindOf(ingredient, id)) return;
    if (relation !== 'apposition') named[relation].push(id);
    else if (ingredient !== null && kb.isKindOf(id, ingredient)) narrower.push(id);
    else named[segment.isBracketed ? 'alternatives' : 'also'].push(id);
  });
  const [only, ...more] = narrower;
  if (only && more.length === 0) named.ingredient = only;
  else named.alternatives.push(...narrower);
}

/** "1 orange, juice and zest": the line names the parts of the fruit and not the whole of it. */
function isPartOfMain({ line, segments }: SegmentedLine, at: number, mainAt: number): boolean {
  const segment = segments[at];
  const main = segments[mainAt];
  if (segment === undefined || main === undefined || at < mainAt) return false;
  return namesFruitPart(line, segment) && !mentionsFruitPart(line, main);
}

/** "peel and pith removed": the part is not used. */
function isRemovedPart({ line, segments }: SegmentedLine, at: number): boolean {
  const segment = segments[at];
  if (segment === undefined || !namesFruitPart(line, segment)) return false;
  const { removed } = LINE_GRAMMAR[line.language];
  let last = at;
  while (segments[last + 1]?.joiner === 'and') last++;
  return line.tokens.slice(segment.from, segments[last]?.to).some(({ norm }) => removed.has(norm));
}

function idOfSegment(segmented: SegmentedLine, at: number, mainAt: number, named: NamedIds): string | null {
  const { line, kb, negations, segments } = segmented;
  const segment = segments[at];
  if (segment === undefined) return null;
  const phrase = readNounPhrase(line, segment.from, segment.to, kb);
  const id = sharedId(segmented, at, mainAt) ?? (namesOwnThing(line, segment, phrase) ? phrase.id : null);
  if (id === null) named.mentions.push(...phrase.mentions);
  return id && applyNegation(id, negationIn(negations, segment.from, segment.to), kb);
}

/** True where a segment names a thing of its own; behind a comma, where notes stand, the evidence must be stronger. */
function namesOwnThing(line: TokenisedLine, { joiner, from, to, isBracketed }: Segment, phrase: NounPhrase): boolean {
  if (phrase.id === null || (phrase.weak && isBracketed)) return false;
  if (joiner !== 'comma') return phrase.unknown <= 1;
  if (phrase.weak || phrase.unknown > 0) return false;
  const { setAside } = LINE_GRAMMAR[line.language];
  return !line.tokens.slice(Math.max(phrase.end, from), to).some(({ norm }) => setAside.has(norm));
}

/** How a segment's name relates to the main one: in its place, beside it or, without a conjunction, as a closer name. */
function relationOf({ segments }: SegmentedLine, at: number, mainAt: number): 'alternatives' | 'also' | 'apposition' {
  const isBracketed = segments[at]?.isBracketed ?? false;
  for (let index = at; index > mainAt; index--) {
    const segment = segments[index];
    if (segment === undefined || segment.isBracketed !== isBracketed) break;
    if (segment.joiner === 'or' || segment.joiner === 'example') return 'alternatives';
    if (segment.joiner === 'accompaniment') return 'also';
    if (segment.joiner === 'remainder' || segment.joiner === 'start') break;
  }
  for (let index = at + 1; index < segments.length; index++) {
    const segment = segments[index];
    const isListed = segment?.joiner === 'or' || segment?.joiner === 'comma';
    if (segment === undefined || segment.isBracketed !== isBracketed || !isListed) break;
    if (segment.joiner === 'or') return 'alternatives';
  }
  return segments[at]?.joiner === 'comma' ? 'apposition' : 'also';
}
