import { fold } from '@larder/text/fold';
import { TEXT_LANGUAGES, type TextLanguage } from '../recipe.ts';
import { english } from './lexicon-en.ts';
import { spanish } from './lexicon-es.ts';
import { french } from './lexicon-fr.ts';
import type { Lexicon } from './lexicon-shape.ts';

export type PartOfSpeech = keyof Lexicon;

const PARTS_OF_SPEECH: readonly PartOfSpeech[] = [
  'preparation',
  'descriptor',
  'adverb',
  'form',
  'shape',
  'terminator',
  'accompaniment',
  'example',
  'and',
  'or',
  'connector',
  'optional',
  'negationBefore',
  'negationAfter',
  'warning',
  'vegan',
  'vegetarian',
  'notFood',
];

/** One bit for each job, so that a word's partsOfSpeech fit a number. */
export const PART_OF_SPEECH = {
  ...(Object.fromEntries(PARTS_OF_SPEECH.map((job, index) => [job, 1 << index])) as Record<PartOfSpeech, number>),
  /** "eggless": says what is not in it. */
  negationSuffix: 1 << PARTS_OF_SPEECH.length,
  /** Known by its ending only. */
  inferred: 1 << (PARTS_OF_SPEECH.length + 1),
  /** Not a job of a word: marks a token that a denial has used up. */
  consumed: 1 << (PARTS_OF_SPEECH.length + 2),
};

/** What only describes. */
export const DESCRIPTIVE =
  PART_OF_SPEECH.preparation | PART_OF_SPEECH.descriptor | PART_OF_SPEECH.adverb | PART_OF_SPEECH.consumed;

function jobsOf(lexicon: Lexicon): Map<string, number> {
  const partsOfSpeech = new Map<string, number>();
  for (const job of PARTS_OF_SPEECH) {
    for (const word of fold(lexicon[job]).split(/\s+/)) {
      if (word !== '') partsOfSpeech.set(word, (partsOfSpeech.get(word) ?? 0) | PART_OF_SPEECH[job]);
    }
  }
  return partsOfSpeech;
}

const LEXICONS: Record<TextLanguage, Map<string, number>> = {
  en: jobsOf(english),
  es: jobsOf(spanish),
  fr: jobsOf(french),
};

/** Endings by which an unlisted word is known to be a participle or an adverb. */
const ENDINGS: Record<TextLanguage, { preparation: RegExp; adverb: RegExp }> = {
  en: { preparation: /^.{3,}(?:ed|less|sized?)$/, adverb: /^.{3,}ly$/ },
  es: { preparation: /^.{3,}[ai]d[oa]s?$/, adverb: /^.{3,}mente$/ },
  fr: { preparation: /^.{3,}ée?s?$/, adverb: /^.{4,}ment$/ },
};

/** The partsOfSpeech of a folded word as a set of bits; `written` is the word with its accents. */
export function partsOfSpeechOf(norm: string, written: string, language: TextLanguage): number {
  const listed = LEXICONS[language].get(norm);
  if (listed !== undefined) return listed;
  const { preparation, adverb } = ENDINGS[language];
  if (preparation.test(language === 'fr' ? written.toLowerCase() : norm)) {
    return (
      PART_OF_SPEECH.preparation | PART_OF_SPEECH.inferred | (norm.endsWith('less') ? PART_OF_SPEECH.negationSuffix : 0)
    );
  }
  return adverb.test(norm) ? PART_OF_SPEECH.adverb | PART_OF_SPEECH.inferred : 0;
}

/** True if a folded word names no food in any of the languages, so that it is no slip of a food's name either. */
export function isNotFood(norm: string): boolean {
  return TEXT_LANGUAGES.some((language) => ((LEXICONS[language].get(norm) ?? 0) & PART_OF_SPEECH.notFood) !== 0);
}

/** True for a folded article or genitive, which has no weight in a name. */
export function isConnector(norm: string, language: TextLanguage): boolean {
  return ((LEXICONS[language].get(norm) ?? 0) & PART_OF_SPEECH.connector) !== 0;
}
