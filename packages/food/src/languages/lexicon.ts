import { fold } from '@larder/text/fold';
import { TEXT_LANGUAGES, type TextLanguage } from '../recipe.ts';
import { type LanguageData, WORD_CLASSES } from './language-data.ts';
import { LANGUAGE_DATA, perLanguage } from './languages.ts';

/** The classes that have no list in `word-classes.json`. */
const OTHER_CLASSES = [
  /** Never food; a phrase with such a word names no ingredient. */
  'notFood',
  /** Ends in a suffix that says what is absent: "eggless". */
  'negationSuffix',
  /** Not listed, but inferred from its ending. */
  'inferred',
  /** Set on tokens that belong to a negation or the like, so that nothing else reads them. */
  'consumed',
] as const;
type PartOfSpeech = (typeof WORD_CLASSES)[number] | (typeof OTHER_CLASSES)[number];

/** One bit for each class, so that all classes of a word fit a number. */
export const PART_OF_SPEECH = Object.fromEntries(
  [...WORD_CLASSES, ...OTHER_CLASSES].map((name, index) => [name, 1 << index]),
) as Readonly<Record<PartOfSpeech, number>>;

/** Classes of words that describe an ingredient and do not name one. */
export const DESCRIPTIVE =
  PART_OF_SPEECH.preparation | PART_OF_SPEECH.descriptor | PART_OF_SPEECH.adverb | PART_OF_SPEECH.consumed;

const LEXICONS = perLanguage(createLexicon);

function createLexicon({ wordClasses, notFood }: LanguageData): ReadonlyMap<string, number> {
  const lexicon = new Map<string, number>();
  const add = (words: readonly string[], bit: number) => {
    for (const word of words.map(fold)) lexicon.set(word, (lexicon.get(word) ?? 0) | bit);
  };
  for (const name of WORD_CLASSES) add(wordClasses[name], PART_OF_SPEECH[name]);
  add(notFood.words, PART_OF_SPEECH.notFood);
  return lexicon;
}

/** The classes of a folded word as a set of bits; `written` is the word with its accents. */
export function partsOfSpeechOf(norm: string, written: string, language: TextLanguage): number {
  const listed = LEXICONS[language].get(norm);
  if (listed !== undefined) return listed;
  const { preparation, adverb, areAccented } = LANGUAGE_DATA[language].endings;
  if (preparation.test(areAccented ? written.toLowerCase() : norm)) {
    const suffix = norm.endsWith('less') ? PART_OF_SPEECH.negationSuffix : 0;
    return PART_OF_SPEECH.preparation | PART_OF_SPEECH.inferred | suffix;
  }
  return adverb.test(norm) ? PART_OF_SPEECH.adverb | PART_OF_SPEECH.inferred : 0;
}

/** True for a folded word that is never food in any of the languages, and so no misspelling of a food's name either. */
export function isNotFood(norm: string): boolean {
  return TEXT_LANGUAGES.some((language) => hasClass(norm, language, PART_OF_SPEECH.notFood));
}

/** True for a folded article or genitive. */
export function isConnector(norm: string, language: TextLanguage): boolean {
  return hasClass(norm, language, PART_OF_SPEECH.connector);
}

function hasClass(norm: string, language: TextLanguage, bits: number): boolean {
  return ((LEXICONS[language].get(norm) ?? 0) & bits) !== 0;
}
