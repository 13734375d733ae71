import { fold } from './language/text.ts';
import type { TextLanguage } from './recipe.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Head nouns whose gender their ending does not tell. Folded. */
const SPANISH_FEMININE = set(`
  leche sal coliflor nube miel carne nuez nueces legumbre legumbres judia col coles sal salsifi raiz pectina
`);
const SPANISH_MASCULINE = set('cava curasao agar-agar papaya-verde sumiller cola-cao pita-seco');
/** Feminine, but with a stressed a at the front: el agua. */
const SPANISH_STRESSED_A = set('agua alga aguaturma');
const FRENCH_FEMININE = set(`
  allulose ase biere cassonade chapelure choucroute ciboulette citronnade citrouille compote creme capre datte eau
  farine fraise galette glace graine graisse guimauve huile lentille levure liqueur lecithine maizena fecule mayonnaise
  meringue melasse nouille olive polenta proteine pate pepite roquette saucisse sauce stevia tortilla noix noisette
  amande viande puree gelee pomme poire moutarde margarine semoule boisson vodka tomate carotte courgette aubergine
  pistache cacahuete noix banane cerise framboise mangue orange figue truffe poudre gelatine feuille tranche limonade
  tisane infusion epice herbe menthe coriandre tapenade vinaigrette dinde volaille dorade truite crevette chair
`);

type Number = 'one' | 'many';

/**
 * The words before a name, with their last article made to agree with it: "a " before "onion" → "an ", "la " before
 * "aceite" → "el ", "du " before "huile" → "de l’". Other words are left as they are.
 */
export function agreeing(before: string, name: string, language: TextLanguage, plural: boolean): string {
  if (language === 'en') return withEnglishArticle(before, name);
  const number = plural || isPluralByForm(name, language) ? 'many' : 'one';
  return language === 'es' ? withSpanishArticle(before, name, number) : withFrenchArticle(before, name, number);
}

/** Head nouns that end like a plural and are none. Folded. */
const SINGULAR_IN_S = set(`
  anis hummus humus cuscus couscous houmous ananas mais jus radis cassis salsifis panais verjus anchois pois noix colis
  cactus riz ras citrus maquis
`);

/** "aminos de coco", "flocons d’avoine": names that have no singular. */
function isPluralByForm(name: string, language: 'es' | 'fr'): boolean {
  const [head = ''] = fold(name).split(' ');
  return (language === 'es' ? /[aeo]s$|is$/ : /[^s]s$/).test(head) && !SINGULAR_IN_S.has(head);
}

const ENGLISH_ARTICLE = /(^|[\s(])(an?)(\s+)$/i;
const VOWEL_SOUND = /^(?:[aeiou8](?!ni[cfqtv]|uro|ne\b)|1[18](?!\d)|hour|honest|heirloom)/i;

/** "a" or "an" before a word or a number. */
export function withEnglishArticle(before: string, name: string): string {
  return before.replace(ENGLISH_ARTICLE, (_, lead: string, article: string, space: string) => {
    const right = VOWEL_SOUND.test(name) ? `${article.charAt(0)}n` : article.charAt(0);
    return lead + right + space;
  });
}

const SPANISH_ARTICLES: Record<string, { m: Record<Number, string>; f: Record<Number, string> }> = {
  definite: { m: { one: 'el', many: 'los' }, f: { one: 'la', many: 'las' } },
  indefinite: { m: { one: 'un', many: 'unos' }, f: { one: 'una', many: 'unas' } },
  of: { m: { one: 'del', many: 'de los' }, f: { one: 'de la', many: 'de las' } },
  to: { m: { one: 'al', many: 'a los' }, f: { one: 'a la', many: 'a las' } },
};
const SPANISH_KINDS: readonly (readonly [RegExp, keyof typeof SPANISH_ARTICLES])[] = [
  [/(^|[\s(])(del|de (?:los?|las?|el))\s+$/i, 'of'],
  [/(^|[\s(])(al|a (?:los?|las?|el))\s+$/i, 'to'],
  [/(^|[\s(])(el|los?|las?)\s+$/i, 'definite'],
  [/(^|[\s(])(una?|unos|unas)\s+$/i, 'indefinite'],
];

function withSpanishArticle(before: string, name: string, number: Number): string {
  const [head = ''] = fold(name).split(' ');
  const isStressed = SPANISH_STRESSED_A.has(head);
  const gender = isSpanishFeminine(head) && !(isStressed && number === 'one') ? 'f' : 'm';
  for (const [pattern, kind] of SPANISH_KINDS) {
    if (!pattern.test(before)) continue;
    const article = SPANISH_ARTICLES[kind]?.[gender][number] ?? '';
    return before.replace(pattern, (_, lead: string, old: string) => `${lead}${inCaseOf(old, article)} `);
  }
  return before;
}

function isSpanishFeminine(head: string): boolean {
  if (SPANISH_FEMININE.has(head) || SPANISH_STRESSED_A.has(head)) return true;
  return !SPANISH_MASCULINE.has(head) && /(?:as?|cion(?:es)?|dad)$/.test(head);
}

const VOWEL_OR_MUTE_H = /^(?:[aeiouyœ]|h(?!aricot|areng|omard|addock|oumous|achis|ache|ot))/;
/** What a French article is: the form of its de or à, and whether it points. */
const FRENCH_KINDS: readonly (readonly [RegExp, (gender: 'm' | 'f', number: Number, elided: boolean) => string])[] = [
  [
    /(^|[\s(])(du|des|de la|de l['’])\s*$/i,
    (gender, number, elided) => (number === 'many' ? 'des ' : elided ? 'de l’' : gender === 'f' ? 'de la ' : 'du '),
  ],
  [
    /(^|[\s(])(au|aux|à la|à l['’])\s*$/i,
    (gender, number, elided) => (number === 'many' ? 'aux ' : elided ? 'à l’' : gender === 'f' ? 'à la ' : 'au '),
  ],
  [
    /(^|[\s(])(le|la|les|l['’])\s*$/i,
    (gender, number, elided) => (number === 'many' ? 'les ' : elided ? 'l’' : gender === 'f' ? 'la ' : 'le '),
  ],
  [/(^|[\s(])(une?)\s*$/i, (gender) => (gender === 'f' ? 'une ' : 'un ')],
  [/(^|[\s(])(de|d['’])\s*$/i, (_gender, _number, elided) => (elided ? 'd’' : 'de ')],
];

function withFrenchArticle(before: string, name: string, number: Number): string {
  const folded = fold(name);
  const [head = ''] = folded.split(' ');
  const gender = FRENCH_FEMININE.has(head) || FRENCH_FEMININE.has(head.replace(/s$/, '')) ? 'f' : 'm';
  const elided = VOWEL_OR_MUTE_H.test(folded);
  for (const [pattern, article] of FRENCH_KINDS) {
    if (!pattern.test(before)) continue;
    return before.replace(
      pattern,
      (_, lead: string, old: string) => lead + inCaseOf(old, withApostropheOf(before, article(gender, number, elided))),
    );
  }
  return before;
}

function inCaseOf(old: string, article: string): string {
  const isCapital = old.charAt(0) !== old.charAt(0).toLowerCase();
  return isCapital ? article.charAt(0).toUpperCase() + article.slice(1) : article;
}

/** The writer's own apostrophe, straight unless theirs is curly. */
function withApostropheOf(text: string, article: string): string {
  return text.includes('’') ? article : article.replace('’', "'");
}
