import type { IllustrationColour } from '@larder/contract/dish/illustration';
import { longestSpans } from '@larder/text/longest-spans';
import { COLOURED_THING } from './looks/said-looks.ts';
import { COLOUR_WORDS } from './vocabulary/colours.ts';

/** A colour that a text names, and where. */
export type SaidColour = { colour: IllustrationColour; start: number; end: number };

/** Between two words for one colour: "pale, lemony yellow", "marrón muy oscuro"; not "red and green". */
const WITHIN =
  /^(?:[ -]|,? ?\b(?:muy|mas|bien|tres|plus|un poco|un peu|very|lemony|creamy|buttery) |(?: (?:que (?:ca|eso|esto)|than (?:that|this)))?,? (?:(?:almost|nearly|casi|presque|quasi|tirando a|like|mas bien|plutot) (?:a )?)?)$/;
const LIGHT = /^(?:light|pale|clar|palid|clair)/;
/** A shade that is called by what has it. */
const IN_FULL = /\b(?:couleur|color|tono|teinte|colou?red|colou?r of)\b/;
const DARK = /^(?:dark|deep|oscur|fonce|sombre)/;
/** A tinge and the colour that it is of, which together are another. */
const MIXED: Partial<Record<IllustrationColour, Partial<Record<IllustrationColour, IllustrationColour>>>> = {
  plum: { tomato: 'berry', pink: 'berry' },
  berry: { tomato: 'berry', pink: 'berry' },
  pink: { tomato: 'berry' },
  tomato: { plum: 'berry', pink: 'berry' },
  leaf: { yolk: 'leaf-light', crust: 'olive' },
  yolk: { leaf: 'leaf-light' },
  crust: { leaf: 'olive' },
};
const LIGHTER: Partial<Record<IllustrationColour, IllustrationColour>> = { yolk: 'lemon', leaf: 'leaf-light' };
const DARKER: Partial<Record<IllustrationColour, IllustrationColour>> = {
  crust: 'chocolate',
  leaf: 'olive',
  pink: 'berry',
  tomato: 'berry',
};
/** Ends a word for a tinge, where the word before it names the colour: "rouge violacé", "rojo violáceo". */
const TINGE = /(?:ish|y|atre|atres|ace|acee|aces|aceo|acea|izo|iza|ado|ada|ent[oa])$/;

const PATTERNS = COLOUR_WORDS.map(([{ source }, colour]) => [new RegExp(source, 'g'), colour] as const);

/** The colours that a folded text names, in its order; shades of several words are one: "deep purplish red". */
export function coloursIn(text: string): SaidColour[] {
  const all = PATTERNS.flatMap(([word, colour]) =>
    [...text.matchAll(word)].map(({ index, 0: name }) => ({ colour, start: index, end: index + name.length })),
  );
  const things = [...text.matchAll(COLOURED_THING)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
  const isOfThing = ({ start, end }: SaidColour) => things.some((thing) => thing.start <= start && end <= thing.end);
  const merged: SaidColour[] = [];
  for (const each of longestSpans(all.filter((said) => !isOfThing(said))).toSorted((a, b) => a.start - b.start)) {
    const before = merged.at(-1);
    if (before && WITHIN.test(text.slice(before.end, each.start)))
      merged[merged.length - 1] = shadeOf(text, before, each);
    else merged.push(each);
  }
  return merged;
}

/** The colour of two words that stand together. */
function shadeOf(text: string, first: SaidColour, second: SaidColour): SaidColour {
  const place = { start: first.start, end: second.end };
  // "Darker, caramel coloured": the second is named in full.
  if (/,/.test(text.slice(first.end, second.start)) && IN_FULL.test(text.slice(second.start, second.end)))
    return { ...place, colour: second.colour };
  const [one, other] = [text.slice(first.start, first.end), text.slice(second.start, second.end)];
  for (const [word, named] of [
    [one, second],
    [other, first],
  ] as const) {
    if (LIGHT.test(word)) return { ...place, colour: LIGHTER[named.colour] ?? named.colour };
    if (DARK.test(word)) return { ...place, colour: DARKER[named.colour] ?? named.colour };
  }
  const [tinge, named] = TINGE.test(other) && !TINGE.test(one) ? [second, first] : [first, second];
  return { ...place, colour: MIXED[tinge.colour]?.[named.colour] ?? named.colour };
}
