import { COLOUR_WORDS, CONTRACTIONS, GLASS_WORDS, JOINT, VESSEL_WORDS } from './words.ts';

/** Folded text with the apostrophes and letters that were left out in typing. */
export function spelledOut(text: string): string {
  return text.replaceAll(/[\w']+/g, (word) => CONTRACTIONS.get(word) ?? word);
}

/** `isJoined`: by "and" or "or" to the clause before; `implied`: the amount that the word before it says. */
export type Clause = { text: string; isJoined: boolean; implied: 'none' | 'more' | null };

/** "Swap the bowl for a plate": the first is not wanted, the second is. */
const EXCHANGE =
  /\b(?:swap|replace|change|switch|cambi\w+|sustitu\w+|reemplaz\w+|remplac\w+|chang(?:er|ez))\b(.+?)\b(?:for|with|to|por|par|pour|contre)\b/;
/** One to three words that are no sentence: after a comma they go on with a list. */
const BARE = /^(?!(?:it|this|that|is|are|c'est|ce|es|son)\b)[\w'-]+(?: [\w'-]+){0,2}$/;
const NEITHER = /\b(ni|nor)\b/;
const SEPARATOR =
  /([.,!?:\n]+|\b(?:but|and|or|nor|pero|sino|mais|et|(?<!\b(?:est|sont) )ou(?! (?:est|sont))|y(?! (?:en )?a\b)|ni|o|because|since|porque|parce que?|so(?= (?:no|it|take|please|add|remove)\b))\b)/;

/** The clauses of a folded text that ask for something, each with how it goes on from the one before. */
export function clausesOf(text: string): Clause[] {
  const parts = withoutContrast(
    text
      .replace(EXCHANGE, ', no $1, put ')
      .replace(/\b(instead of|rather than|en (?:lugar|vez) de|au lieu d[e'])/g, ', no '),
  ).split(SEPARATOR);
  return parts.flatMap((part, at) => {
    const isClause = at % 2 === 0 && part.trim() !== '';
    if (!isClause) return [];
    const joint = parts[at - 1] ?? '';
    const isListed = joint === ',' && BARE.test(part.trim());
    const isOnly = at === 2 && !/\w/.test(parts[0] ?? '') && JOINT.test(joint);
    return [
      {
        text: part.trim(),
        isJoined: JOINT.test(joint) || isListed,
        implied: NEITHER.test(joint) ? 'none' : isOnly ? 'more' : null,
      },
    ];
  });
}

const NEGATION = String.raw`\b(?:y |et |and |,\s*)?(?:not|no|pas|never|nunca|jamais)\s+(?:(?:in|on|en|dans|sur)\s+)?(?:(?:a|an|the|un|una|une|el|la|le)\s+)?`;

/** "Yellow, not white", "a bowl, not a plate": what it should not be, where it says what it should be. */
function withoutContrast(text: string): string {
  const kinds = [COLOUR_WORDS, [...GLASS_WORDS, ...VESSEL_WORDS]].map((words) =>
    words.map(([word]) => word.source).join('|'),
  );
  return kinds.reduce((rest, words) => {
    const less = rest.replaceAll(new RegExp(`${NEGATION}(?:${words})`, 'g'), ' ');
    return new RegExp(words).test(less) ? less : rest;
  }, text);
}
