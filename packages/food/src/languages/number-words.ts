import type { TextLanguage } from '../recipe.ts';

const SPELT: Record<TextLanguage, string> = {
  en: `a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 fifteen=15
    sixteen=16 twenty=20 thirty=30 half=0.5 third=0.333 thirds=0.333 quarter=0.25 quarters=0.25 dozen=12 couple=2 pair=2`,
  es: `un=1 una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 quince=15
    veinte=20 treinta=30 medio=0.5 media=0.5 tercio=0.333 tercios=0.333 cuarto=0.25 cuartos=0.25 docena=12 docenas=12
    decena=10 veintena=20 par=2`,
  fr: `un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 quinze=15 seize=16
    vingt=20 trente=30 demi=0.5 demie=0.5 tiers=0.333 quart=0.25 quarts=0.25 dizaine=10 douzaine=12 douzaines=12
    quinzaine=15 vingtaine=20 trentaine=30`,
};

/** An amount, but no number: a few. */
const INDEFINITE: Record<TextLanguage, string> = {
  en: 'few several some',
  es: 'unos unas algunos algunas varios varias poco poquito',
  fr: 'quelques plusieurs peu',
};

/** May follow another number word, which they multiply: half a dozen, deux douzaines. */
const MULTIPLYING: Record<TextLanguage, string> = {
  en: 'a an half third thirds quarter quarters dozen couple pair',
  es: 'tercio tercios cuarto cuartos docena docenas decena veintena par',
  fr: 'demi demie tiers quart quarts dizaine douzaine douzaines quinzaine vingtaine trentaine',
};

const BETWEEN: Record<TextLanguage, string> = { en: 'to or', es: 'a o u', fr: 'a ou' };

const ABOUT: Record<TextLanguage, string> = {
  en: 'about approximately approx around roughly circa ca scant generous nearly',
  es: 'unos unas aproximadamente aprox alrededor sobre casi',
  fr: 'environ approximativement presque env',
};

const HALVES: Record<TextLanguage, string> = { en: 'half', es: 'medio media', fr: 'demi demie' };

/** What number words do in a language; all words folded. */
export type NumberWords = {
  /** The value of each; NaN for an indefinite amount. */
  values: ReadonlyMap<string, number>;
  multiplying: ReadonlySet<string>;
  /** Join the ends of a range. */
  between: ReadonlySet<string>;
  /** Stand before a number that is not meant exactly. */
  about: ReadonlySet<string>;
  /** The half of "one and a half", "kilo y medio". */
  halves: ReadonlySet<string>;
};

function setOf(words: string): Set<string> {
  return new Set(words.split(/\s+/));
}

/** Thirds are spelt with three digits above. */
function exact(value: string): number {
  return value === '0.333' ? 1 / 3 : Number(value);
}

function numberWords(language: TextLanguage): NumberWords {
  const spelt = SPELT[language].split(/\s+/).map((pair): [string, number] => {
    const [word = '', value = ''] = pair.split('=');
    return [word, exact(value)];
  });
  const indefinite = INDEFINITE[language].split(' ').map((word): [string, number] => [word, Number.NaN]);
  return {
    values: new Map([...spelt, ...indefinite]),
    multiplying: setOf(MULTIPLYING[language]),
    between: setOf(BETWEEN[language]),
    about: setOf(ABOUT[language]),
    halves: setOf(HALVES[language]),
  };
}

export const NUMBER_WORDS: Record<TextLanguage, NumberWords> = {
  en: numberWords('en'),
  es: numberWords('es'),
  fr: numberWords('fr'),
};
