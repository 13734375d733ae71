import type { TextLanguage } from '../recipe.ts';

type Rule = { pattern: RegExp; what: string };

/** What no text has, in any language. */
const EVERYWHERE: readonly Rule[] = [
  { pattern: /[{}[\]|]|undefined|\bNaN\b|\[object/, what: 'a placeholder was not written' },
  { pattern: / {2}| [,.](?!\d)|,,|\.\.(?!\.)/, what: 'a gap or a doubled mark' },
  {
    pattern: /(?<![\p{L}-])(?!(?:una?|uno|la|en|nous|vous|tres|three|trois|in)\b)(\p{L}{2,}) \1(?!\p{L})/iu,
    what: 'a doubled word',
  },
  { pattern: /^\p{Ll}/u, what: 'a small letter at the beginning' },
];

const BY_LANGUAGE: Record<TextLanguage, readonly Rule[]> = {
  en: [
    {
      pattern: /(?<!\p{L})a (?:apple|egg|onion|orange|olive|aubergine|avocado|artichoke|apricot)/iu,
      what: '"a" before a vowel',
    },
    { pattern: /(?<!\p{L})an (?=[bcdfgjklmnpqrstvwxyz]\p{Ll})/iu, what: '"an" before a consonant' },
  ],
  es: [
    { pattern: /(?<!\p{L})(?:de|a) el (?!\p{Lu})/u, what: 'an article that is not joined: "del", "al"' },
    { pattern: /(?<!\p{L})y (?:i|hi(?![eé]))\p{L}/u, what: '"y" before the sound of an i' },
    { pattern: /(?<!\p{L})la agua(?!\p{L})/u, what: '"la agua"' },
    {
      pattern: /(?<!\p{L})(?:el|los) (?:cebolla|zanahoria|patata|salsa|harina|leche|nata|mantequilla)s?(?!\p{L})/u,
      what: 'an article of another gender',
    },
    {
      pattern: /(?<!\p{L})(?:la|las) (?:ajo|aceite|arroz|caldo|queso|pollo|tomate|pimiento|limón)s?(?!\p{L})/u,
      what: 'an article of another gender',
    },
  ],
  fr: [
    {
      pattern: /(?<!\p{L})(?:de le|de les|à le|à les)(?= (?!\p{L}+(?:er|ir|re)(?!\p{L})))/u,
      what: 'an article that is not joined: "du", "des", "au", "aux"',
    },
    {
      pattern:
        /(?<![\p{L}-])(?:le|la|de|que|jusque|se|ne) (?=[aeiouéèêàâîôûœ]\p{L}*)(?!onz|oui|ouate|olla(?!\p{L})|yaourt|une? (?:à|par)|oignonnettes|avec(?!\p{L}))/iu,
      what: 'a vowel without elision',
    },
    {
      pattern: /(?<!\p{L})(?:le|un|du|au) (?:carotte|pomme|farine|crème|sauce|tomate|courgette)s?(?!\p{L})/u,
      what: 'an article of another gender',
    },
    {
      pattern: /(?<!\p{L})la (?:poivre|sel|beurre|lait|riz|poulet|fromage|citron)(?!\p{L})/u,
      what: 'an article of another gender',
    },
  ],
};

/** Errors of spacing, elision and agreement that a text shows by its words alone; a sentence each. */
export function sentenceProblems(text: string, language: TextLanguage): string[] {
  return [...EVERYWHERE, ...BY_LANGUAGE[language]].flatMap(({ pattern, what }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const from = Math.max(0, found.index - 20);
    return [`${language}: ${what}: "…${text.slice(from, found.index + found[0].length + 20)}…"`];
  });
}
