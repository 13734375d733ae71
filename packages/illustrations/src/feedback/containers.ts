import { longestSpans } from '@larder/text/longest-spans';
import type { Amount, FeedbackChange } from './feedback-change.ts';
import type { PictureFacts } from './picture-facts.ts';
import { ODD } from './vocabulary/absence.ts';
import { ANY_GLASS, ANY_VESSEL, GLASS_WORDS, VESSEL_WORDS, WRONG } from './vocabulary/containers.ts';

export type ContainerChange = Extract<FeedbackChange, { type: 'vessel' | 'glass' }>;

/** `isCompared`: "than on a plate", "not in a bowl". `isNew`: "a bowl", not "the bowl"; `isPlace`: "in a bowl". */
type Mention = {
  change: ContainerChange;
  start: number;
  end: number;
  isCompared: boolean;
  isNew: boolean;
  isPlace: boolean;
};

const PATTERNS: readonly (readonly [RegExp, ContainerChange])[] = [
  ...GLASS_WORDS.map(([word, glass]) => [word, { type: 'glass', glass }] as const),
  ...VESSEL_WORDS.map(([word, vessel]) => [word, { type: 'vessel', vessel }] as const),
].map(([word, change]) => [new RegExp(word.source, 'g'), change]);

const MARK = /[.,;:!?]/;
/** Ends before a container, behind what says how it is meant. */
const BEFORE =
  /(?: (?:leave|put|have|leaving|putting))?(?: (?:it|them|this))?(?: (?:sat|sitting|stuck|served|dumped|left|just|some|another))?(?: (?:in|on|into|onto|from|out of|en|sobre|arriba de|encima de|dans|sur))?(?: (?:a|an|the|this|that|some|un|una|une|el|la|le|cette?|es[ae]|est[ae]))?(?: l')?(?: \w+)? ?$/;
const NOT =
  /than|rather than|instead of|not|no|never|nunca|jamais|pas|isn't|nada de|fuera|(?:que|plutot que)(?= (?:en|sobre|dans|sur)\b)|en (?:vez|lugar) de|au lieu (?:de|d'un|d'une|du)/;
const AS = /looks? like|like|como|comme|parece|on dirait/;
/** Ends before a container that another is preferred to, or that it should not be in. */
const COMPARED = new RegExp(`\\b(?:${NOT.source}|${AS.source})${BEFORE.source}`);
/** Ends before a container that it should not be in. */
const REFUSED = new RegExp(`\\b(?:${NOT.source}|\\w+n't)${BEFORE.source}`);
/** Ends before what the picture is said to resemble. */
const RESEMBLES =
  /\b(?:looks? (?:more |a bit |kind of )?like|resembles?|parecen?|se parece a|on dirait|ressemble a)(?: (?:an?|the|una?|une?|du|el|la))?(?: \w+)? ?$/;
/** Says before a container that it is missed: "why isn't it in a bowl?", "odd without a bowl". */
const MISSED =
  /\b(?:why|por que|pourquoi)\b|^ ?(?:would|could|should|can|is|are)n't\b|\b(?:without|sin|sans)(?: (?:an?|the|una?|une?|el|la|le))? ?$/;
/** Ends before a container that is there already: "on the plate". */
const THERE = /\b(?:the|this|that|my|el|la|est[ea]|es[ea]|le|cette?|l')(?: \w+)? ?$/;
/** Ends before where something is. */
const IN = /\b(?:in|on|into|en|sobre|dans|sur) (?:an? |un |una |une )?(?:\w+ )?$/;
/** Plates, bowls and glasses are also said of any vessel. */
const isParticular = ({ change }: Mention) =>
  !['plate', 'bowl', 'highball', 'coupe'].includes(String(Object.values(change)[1]));
/** Ends before a container beside which or in a part of which something is. */
const BESIDE = new RegExp(
  String.raw`\b(?:${[
    '(?:next to|beside|alongside|outside|around|round|half(?: of)?|most of|all over|all across|(?:(?:side|edge|rim|bottom|middle|centre|center|corner|half|rest|top) of)) (?:the|this|that|my|your)',
    '(?:al lado|alrededor|fuera|el borde|al borde|los bordes|el centro|el medio|el fondo|la mitad|media parte|el resto) del?(?: l[oa]s?| est[ea]| es[ea])?|(?:medi[oa]|todo el|toda la)',
    "(?:a cote|autour|hors|(?:le|au) (?:bord|fond|milieu|centre|tour|coin|pied)|la moitie|le reste) (?:de l[ae]|du|de cette?|de l')|(?:tout le|toute la|toute l')",
    'per|each|every|cada|chaque',
  ].join('|')}) ?$`,
);
/** Begins behind a container of which all is meant. */
const WHOLE = /^ (?:enter[oa]|entiere?)\b/;
/** Ends before the one that is seen. */
const THIS =
  /\b(?<!\b(?:one|some) of )(?:that|those|this|these)(?: (?!(?:is|are|was|needs?|should|goes?|comes?|belongs?|looks?|in|on|a|to|as|with|into|onto)\b)\w+)? $|\b(?<!\b(?:un[oa]?s? de|de|en|con) )(?:es[ea]|es[oa]s|est[ea]|est[oa]s) $|\b(?<!\b(?:une? de|de|dans|avec|en) )(?:cette?|ces) $/;
/** Goes on after what only holds an amount: "a bowl of rice". */
const HOLDS =
  /^ (?:of|de|d'|with no|without|sin|sans)\b(?! (?:barro|madera|cristal|ceramica|vidrio|hierro|horno|wood|clay|bois|terre|verre|service))/;

/**
 * The vessels and glasses that a clause names, in its order; of overlapping names the longest. With the picture, "that
 * cup" is the one that it shows, by whatever name.
 */
function findContainers(clause: string, picture: PictureFacts | null = null): Mention[] {
  const found = PATTERNS.flatMap(([word, change]) =>
    [...clause.matchAll(word)].map(({ index, 0: name }) => ({ change, start: index, end: index + name.length })),
  ).filter((each) => !isOnlyPlace(clause, each));
  const shown = picture && shownContainer(picture);
  return longestSpans(found)
    .map((each) => (shown?.type === each.change.type && isPointedAt(clause, each) ? { ...each, change: shown } : each))
    .toSorted((a, b) => a.start - b.start)
    .map((each) => {
      const before = clause.slice(0, each.start);
      return {
        ...each,
        isCompared: COMPARED.test(before) && !MISSED.test(before),
        isNew: !THERE.test(before),
        isPlace: IN.test(before),
      };
    });
}

/** The part of a clause behind the vessel or glass that it names. */
export function behindContainer(clause: string): string {
  const [first] = findContainers(clause);
  return first ? clause.slice(first.end) : clause;
}

/** Names of vessels and glasses are also those of foods: "assiette", "flûte". */
export function withoutContainers(clause: string): string {
  return findContainers(clause)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, clause);
}

/** "It needs a bowl" asks for the bowl, not for more of what is in it. */
const NEEDS_ONE =
  /\b((?:needs?|wants?) (?:a|an)|would be|(?:estaria|quedaria|vendria) (?:bien|mejor)|seraient? (?:bien|mieux)|serait (?:bien|mieux)|suffi\w+|is enough|would do|basta\w*)\b/;

/** "The glass should be full" asks for what is in it. */
const FILLED =
  /\b(?:full(?:er)?|filled|brimming|empty|llen[oa]s?|llenar|vaci[oa]s?|a rebosar|pleine?s?|remplie?s?|remplir|vides?)(?! (?:of|with|de|con) )\b/;

/** Words for what it is in that do not mean the dish itself. */
const ANY = {
  glass: /\b(?:glass|vaso|copa|verre|cup|taza|tasse)\b/,
  vessel: /\b(?:pot|pan|plate|bowl|crockery|vessel|recipiente|cacharro|recipient|vaisselle)\b/,
};

/** True of the vessel or glass that a picture has. */
export function isShownContainer(change: FeedbackChange, { illustration }: PictureFacts): boolean {
  if (change.type === 'vessel') return illustration.kind === 'dish' && change.vessel === illustration.vessel;
  return change.type === 'glass' && illustration.kind === 'drink' && change.glass === illustration.glass;
}

/**
 * The vessel or glass that a clause asks for; any other where it says that the one shown is wrong. Of several, that
 * which the picture has not and that no other is preferred to.
 */
export function readContainer(
  clause: string,
  amount: Amount | null,
  { picture, namesFood }: { picture: PictureFacts | null; namesFood: () => boolean },
): ContainerChange | null {
  const kind = picture && (picture.illustration.kind === 'dish' ? 'vessel' : 'glass');
  const named = findContainers(clause, picture).filter(({ change }) => kind === null || change.type === kind);
  const others = named.filter(
    ({ change, isCompared }) => !isCompared && (picture === null || !isShownContainer(change, picture)),
  );
  if (FILLED.test(clause) && named.every(({ isNew }) => !isNew)) return null;
  if (WRONG.test(clause)) {
    const wished = picture ? others.find(({ start, isNew }) => isNew && !WRONG.test(clause.slice(start))) : undefined;
    if (wished && /\b(?:in|on|into|en|dans|sur|sobre|should|needs?|use)\b/.test(clause.slice(0, wished.start)))
      return wished.change;
    if (named.some(({ change }) => change.type === 'glass') || (ANY_GLASS.test(clause) && kind !== 'vessel'))
      return { type: 'glass', glass: null };
    if (named.length > 0 || (ANY_VESSEL.test(clause) && kind !== 'glass')) return { type: 'vessel', vessel: null };
  }
  if (picture && kind && (amount !== null || ODD.test(clause)) && others.length < 2 && !namesFood()) {
    // "Where is the bowl?" wants it, "I don't like the plate" another.
    const [other] = others;
    if (other && amount === 'more') return other.change;
    const isMeant = named.some(({ change }) => isShownContainer(change, picture)) || ANY[kind].test(clause);
    if (!other && isMeant && amount !== 'more' && amount !== 'less')
      return kind === 'glass' ? { type: kind, glass: null } : { type: kind, vessel: null };
  }
  if (amount !== null && !NEEDS_ONE.test(clause)) {
    if (picture === null) return null;
    const wished = others.find((each) => (each.isNew || isParticular(each)) && !HOLDS.test(clause.slice(each.end)));
    if (wished) return wished.change;
    const refused = named.find(({ change, isNew, isPlace }) => isNew && isPlace && isShownContainer(change, picture));
    return refused && amount === 'none' ? anyOther(refused.change) : null;
  }
  return (others[0] ?? named.find(({ isNew }) => isNew || picture === null))?.change ?? null;
}

/** True of a vessel or glass that only says where or how much: "next to the bowl", "half the plate", "per cup". */
export function isOnlyPlace(text: string, { start, end }: { start: number; end: number }): boolean {
  return BESIDE.test(text.slice(0, start)) || WHOLE.test(text.slice(end));
}

/** True of the vessel or glass that is seen: "that cup", "ces assiettes"; not "in one of those cups". */
export function isPointedAt(text: string, { start }: { start: number }): boolean {
  return THIS.test(text.slice(0, start));
}

function shownContainer({ illustration }: PictureFacts): ContainerChange {
  return illustration.kind === 'dish'
    ? { type: 'vessel', vessel: illustration.vessel }
    : { type: 'glass', glass: illustration.glass };
}

/** True of a vessel or glass in a text that should be another: "not in the pan", "the pan looks odd". */
export function isUnwantedContainer(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(0, start).split(MARK).at(-1) ?? '';
  const [behind] = text.slice(end).split(MARK);
  if (MISSED.test(before)) return false;
  if (RESEMBLES.test(before)) return true;
  return REFUSED.test(before) || (!IN.test(before) && ODD.test(`${before} ${behind}`));
}

/** Any other vessel or glass. */
export function anyOther({ type }: ContainerChange): ContainerChange {
  return type === 'glass' ? { type, glass: null } : { type, vessel: null };
}
