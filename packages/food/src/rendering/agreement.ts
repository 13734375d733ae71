import type { Grammar } from '../names/noun-grammar.ts';
import type { TextLanguage } from '../recipe.ts';

/** Adverbs that may stand between a name and its adjective. */
const ADVERBS = {
  es: 'bien|muy|ya|ligeramente|recién|casi|un poco|apenas',
  fr: 'bien|très|déjà|encore|légèrement|finement|grossièrement|fraîchement|à peine|tout juste',
} as const;
type AgreeingLanguage = keyof typeof ADVERBS;
/** What stands between two adjectives that agree alike: "pelados y picados", in Spanish also "picados finos". */
const BETWEEN: Readonly<Record<AgreeingLanguage, string>> = { es: '\\s+(?:y\\s+)?', fr: '\\s+et\\s+' };
/** Verbs that may stand between a name and its adjective: singular → plural. */
const VERBS: Readonly<Record<AgreeingLanguage, Record<string, string>>> = {
  es: { esté: 'estén', está: 'están', quede: 'queden', queda: 'quedan' },
  fr: { soit: 'soient', est: 'sont' },
};

/** Stems of adjectives that are no participles. */
const SPANISH_STEMS =
  'frí|tibi|enter|líquid|madur|tiern|bland|crud|sec|fin|finísim|dur|espes|limpi|fresc|suelt|list|cremos|roj|abiert|frit|hech|rot|cubiert|disuelt';
const SPANISH = new RegExp(`^(\\p{L}{2,}[ai]d|${SPANISH_STEMS})(os?|as?)$`, 'u');
const SPANISH_GENDERLESS =
  /^(caliente|restante|sobrante|hirviente|crujiente|firme|brillante|suave|flexible|transparente)(s?)$/;
const SPANISH_NOUNS = /^(?:cuchara(?:da|dita)|mitad|tostada|puñado)s?$/;

/** Masculine and feminine of adjectives that are no participles in -é. */
const FRENCH_PAIRS: readonly (readonly [string, string])[] = [
  ['entier', 'entière'],
  ['sec', 'sèche'],
  ['frais', 'fraîche'],
  ['épais', 'épaisse'],
  ['mou', 'molle'],
  ['tiède', 'tiède'],
  ['tendre', 'tendre'],
  ...'souple ferme lisse translucide'.split(' ').map((word) => [word, word] as const),
  ...'chaud froid restant bouillant cuit fondu moulu refroidi rôti attendri ramolli fin pris brun blond noir brillant croustillant fumant'
    .split(' ')
    .map((word) => [word, `${word}e`] as const),
];
const FRENCH_NOUNS = /^(?:moitié|côté|beauté|purée)s?$/;

/**
 * The words after a name, with their adjectives made to agree with the name that replaced it: "la «leche» fría" becomes
 * "el «suero» frío". Only what agreed with the old name changes.
 */
export function agreeAdjectives(after: string, was: Grammar, is: Grammar, language: TextLanguage): string {
  if (!isAgreeing(language) || (was.feminine === is.feminine && was.plural === is.plural)) return after;
  const adverbs = `(?:(?:${ADVERBS[language]})\\s+)*`;
  const verbs = Object.entries(VERBS[language]).flat().join('|');
  const pattern = new RegExp(
    `^(,?\\s+)(?:(${verbs})(\\s+))?(${adverbs})(\\p{L}+)(?:(${BETWEEN[language]})(\\p{L}+))?`,
    'u',
  );
  return after.replace(pattern, (whole, lead, verb = '', gap = '', adverb, word, and = '', other = '') => {
    const worded = inflected(word, was, is, language) ?? (verb && language === 'es' ? predicate(word, was, is) : null);
    if (worded === null) return whole;
    const second = other && (inflected(other, was, is, language) ?? other);
    return `${lead}${conjugated(verb, is, language)}${gap}${adverb}${worded}${and}${second}`;
  });
}

/** True of a language whose adjectives are made to agree. */
function isAgreeing(language: TextLanguage): language is AgreeingLanguage {
  return language in ADVERBS;
}

/** The words before a name, with "todo", "pica fina" or "tout" before its article made to agree with it. */
export function agreeQuantifier(before: string, is: Grammar, language: TextLanguage): string {
  return AGREEING_QUANTIFIERS[language](before, is);
}

const AGREEING_QUANTIFIERS: Readonly<Record<TextLanguage, (before: string, is: Grammar) => string>> = {
  en: (before) => before,
  es: (before, is) =>
    before.replace(
      /(tod|(?:pica|corta|ralla|lamina) (?:muy )?(?:fin|finísim|grues))[oa]s?(?=\s+(?:el|la|los|las)\s+$)/i,
      (_, stem) => stem + spanishEnding(is),
    ),
  fr: withFrenchQuantifier,
};

function withFrenchQuantifier(before: string, is: Grammar): string {
  const forms = is.plural ? ['tous', 'toutes'] : ['tout', 'toute'];
  const form = forms[+is.feminine] ?? '';
  return before.replace(
    /\bt(?:out|oute|ous|outes)(?=\s+(?:le\s|la\s|les\s|l['’])\s*$)/i,
    (old) => old.charAt(0) + form.slice(1),
  );
}

function conjugated(verb: string, { plural }: Grammar, language: AgreeingLanguage): string {
  const forms = Object.entries(VERBS[language]).find((pair) => pair.includes(verb));
  return forms?.[+plural] ?? verb;
}

/** The adjective in agreement with the new name; null for another word, or one that does not agree with the old name. */
function inflected(word: string, was: Grammar, is: Grammar, language: AgreeingLanguage): string | null {
  return INFLECTED[language](word, was, is);
}

const spanishEnding = ({ feminine, plural }: Grammar): string => `${feminine ? 'a' : 'o'}${plural ? 's' : ''}`;

/** After a verb "tostada" is no piece of toast. */
function predicate(word: string, was: Grammar, is: Grammar): string | null {
  const [, stem, ending] = SPANISH.exec(word) ?? [];
  return stem !== undefined && ending === spanishEnding(was) ? stem + spanishEnding(is) : null;
}

function spanish(word: string, was: Grammar, is: Grammar): string | null {
  const [, genderless, s] = SPANISH_GENDERLESS.exec(word) ?? [];
  if (genderless !== undefined) return (s === 's') === was.plural ? genderless + (is.plural ? 's' : '') : null;
  const [, stem, ending] = SPANISH_NOUNS.test(word) ? [] : (SPANISH.exec(word) ?? []);
  return stem !== undefined && ending === spanishEnding(was) ? stem + spanishEnding(is) : null;
}

function french(word: string, was: Grammar, is: Grammar): string | null {
  if (FRENCH_NOUNS.test(word)) return null;
  const [participle] = /^\p{L}+é(?=e?s?$)/u.exec(word) ?? [];
  const pairs = participle === undefined ? FRENCH_PAIRS : [[participle, `${participle}e`] as const];
  const pair = pairs.find((each) => frenchForm(each, was) === word);
  return pair ? frenchForm(pair, is) : null;
}

function frenchForm([masculine, feminine]: readonly [string, string], is: Grammar): string {
  const form = is.feminine ? feminine : masculine;
  return is.plural && !form.endsWith('s') ? `${form}s` : form;
}

const INFLECTED: Readonly<Record<AgreeingLanguage, typeof spanish>> = { es: spanish, fr: french };
