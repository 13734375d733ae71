import type { KnowledgeBase } from '../knowledge-base.ts';
import american from '../languages/en/american.json' with { type: 'json' };

/**
 * British and American terms other than names of ingredients. Of two terms that begin at one place the longer one is
 * taken; where both sides are the same, it prevents the shorter ones.
 */
const TERMS: readonly (readonly [british: string, american: string])[] = [
  ...Object.entries(american.cooker),
  ...Object.entries(american.tools),
  ...Object.entries(american.methods),
  ...Object.entries(american.spelling),
];

/** Verbs that end in -ise in British spelling. */
const SPELLINGS = american.iseVerbs.flatMap((stem) =>
  ['e', 'es', 'ed', 'ing', 'er'].map((end) => [`${stem}is${end}`, `${stem}iz${end}`] as const),
);

/** Names that mean something else as often as the ingredient, so that running text keeps them. */
const AMBIGUOUS: ReadonlySet<string> = new Set(american.ambiguousNames);

type Phrase = { british: string; american: string };
type Phrasebook = ReadonlyMap<string, readonly Phrase[]>;

const phrasebooks = new WeakMap<KnowledgeBase, Phrasebook>();
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

/**
 * Converts British running text to American English: the names of ingredients, tools and methods, and the spelling. A
 * capital at the beginning of a term is kept.
 */
export function toAmerican(text: string, kb: KnowledgeBase): string {
  let phrasebook = phrasebooks.get(kb);
  if (!phrasebook) {
    phrasebook = buildPhrasebook(kb);
    phrasebooks.set(kb, phrasebook);
  }
  let result = '';
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index < done) continue;
    const phrase = phrasebook.get(word.toLowerCase())?.find(({ british }) => standsAt(text, index, british));
    if (!phrase) continue;
    const end = index + phrase.british.length;
    const isSame = phrase.american.toLowerCase() === phrase.british;
    result += text.slice(done, index) + (isSame ? text.slice(index, end) : inCaseOf(word, phrase.american));
    done = end;
  }
  return result + text.slice(done);
}

const AMERICAN: ReadonlyMap<string, string> = new Map(TERMS);

/** The American form of a British name for which the knowledge base has none: sultanas are golden raisins. */
export function asAmericanName(name: string): string {
  return AMERICAN.get(name.toLowerCase()) ?? name;
}

function standsAt(text: string, at: number, phrase: string): boolean {
  const end = at + phrase.length;
  return text.slice(at, end).toLowerCase() === phrase && !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 1));
}

function inCaseOf(word: string, phrase: string): string {
  const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
  return isCapital ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
}

/** Phrases by their first word, the longest first. */
function buildPhrasebook(kb: KnowledgeBase): Phrasebook {
  const phrases = new Map<string, Phrase[]>();
  for (const [british, american] of [...americanNames(kb), ...ingredientNames(kb), ...TERMS, ...SPELLINGS]) {
    const first = british.match(WORD)?.[0] ?? british;
    const others = phrases.get(first) ?? [];
    phrases.set(first, [...others.filter((other) => other.british !== british), { british, american }]);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.british.length - a.british.length);
  return phrases;
}

type Names = [british: string, american: string][];

/** American names of several words, which are kept whole. */
function americanNames(kb: KnowledgeBase): Names {
  return kb.all.flatMap((ingredient) =>
    ingredient.name['en-US'].split('|').flatMap((form): Names => {
      const name = form.trim();
      return name.includes(' ') ? [[name.toLowerCase(), name]] : [];
    }),
  );
}

/** British names with another American one; an American name that only adds words ("elbow macaroni") is left out. */
function ingredientNames(kb: KnowledgeBase): Names {
  return kb.all.flatMap(({ name: { 'en-GB': gb, 'en-US': us } }) => {
    const british = gb.split('|').map((form) => form.trim());
    const american = us.split('|').map((form) => form.trim());
    const [one = ''] = british;
    if (gb === us || AMBIGUOUS.has(one) || us.includes(one)) return [];
    return british.map((form, index): [string, string] => [form.toLowerCase(), american[index] ?? american[0] ?? form]);
  });
}
