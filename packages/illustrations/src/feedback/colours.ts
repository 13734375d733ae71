import { COLOUR_WORDS } from './vocabulary/colours.ts';
import { TOO } from './vocabulary/less.ts';

/** "The sauce is far too brown" says nothing of the colour that is wanted. */
export function isComplaint(clause: string): boolean {
  return COLOUR_WORDS.some(
    ([word]) =>
      !isComparative(clause, word) &&
      (new RegExp(`(?:${TOO.source}) (?:${word.source})`).test(clause) ||
        new RegExp(
          String.raw`^(?:that's|that is|this is|(?:this|that|it) looks|looks) (?:\w+ )?(?:${word.source})$`,
        ).test(clause)),
  );
}

/** "More yellow", "not yellow enough", but not "more orange" or "more red onions", which are foods. */
export function isComparative(clause: string, { source }: RegExp): boolean {
  const polite = "(?:please|pls|svp|s'il vous plait|por favor|porfa)";
  const more = String.raw`\b(?:more|mas|plus)(?: of an?)? (?!orange|naranja)(?:${source})\s*(?:$|${polite}|que\b|than\b|por\b|on\b|sur\b)`;
  const predicate = String.raw`\b(?:is|are|be|es|son|ser|est|sont|etre) (?:\w+ )?(?:more|mas|plus) (?:${source})\s*$`;
  const enough = String.raw`(?:\bnot|n't) (?:${source}) enough\b|\b(?:pas assez|poco|suficientemente) (?:${source})`;
  // "Not very green, is it".
  const barely = String.raw`\b(?:not|n't) (?:very|really|exactly) (?:${source})(?: (?:is|are) (?:it|they))?$|\bno (?:es|son|estan?|se ven?|quedan?) muy (?:${source})$|\bpas (?:tres|bien|vraiment) (?:${source})$`;
  return new RegExp(`${more}|${predicate}|${enough}|${barely}`).test(clause);
}

const ENGLISH = /^(?:green|brown|yellow|red|orange|pink|purple|black|white|dark|light|pale|blue)/;

/** "White icing", "olives vertes": the colour belongs to a food, which the word beside it names. */
export function isOfOtherFood(clause: string, colour: string, find: (words: string) => readonly string[]): boolean {
  const at = clause.indexOf(colour);
  const [before, after] = [clause.slice(0, at), clause.slice(at + colour.length)];
  const [beside] = ENGLISH.test(colour) ? (/^ [\w'-]+/.exec(after) ?? []) : (/[\w'-]+ $/.exec(before) ?? []);
  return beside !== undefined && !IS_WORD.test(beside.trim()) && find(beside).length > 0;
}

const IS_WORD = new RegExp(COLOUR_WORDS.map(([{ source }]) => source).join('|'));

/** An orange is also a colour: it is a food after an article. */
export function isAboutColour(clause: string, word: RegExp): boolean {
  const [name = ''] = word.exec(clause) ?? [];
  return !ALSO_FOODS.test(name) || !new RegExp(`\\b(?:an|una|l'|of)\\s*(?:${word.source})(?!\\s*\\w)`).test(clause);
}

const ALSO_FOODS = /^(?:oranges?|naranjas?|roses?|rosas?)$/;

/** "It should be yellow": said of the thing, not part of its name. */
export function isPredicate(clause: string, word: RegExp): boolean {
  return new RegExp(`${IS}(?:\\w+ ){0,2}(?:${word.source})`).test(clause);
}

const IS = String.raw`\b(?:be|is|are|look|looks|come out|comes out|came out|turn out|turns out|go|goes|going|etre|est|sont|ser|es|son|sean?|estar|verse|quedar|sale|salen|queda|quedan|sort|color|de color|couleur|en|presque|quasi|casi|almost|nearly) `;
