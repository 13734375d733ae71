import { LANGUAGE_DATA } from '../languages/languages.ts';
import { type CanonicalRecipe, type Localised, TEXT_LANGUAGES, type TextLanguage } from '../recipe.ts';

/** A language whose function words are at least this share of the most frequent language's may be the one written in. */
const MIN_SHARE = 0.6;

/**
 * The languages in which a recipe's texts are written. What people and models send is stored under English, whatever
 * its language is.
 */
export class WrittenLanguages {
  private readonly recipe: CanonicalRecipe;
  private guessed: readonly TextLanguage[] | undefined;

  constructor(recipe: CanonicalRecipe) {
    this.recipe = recipe;
  }

  of<T>(text: Localised<T>): [TextLanguage, T][] {
    const { source, title } = this.recipe;
    const isEdited = source === 'cookbook' || source === 'composer';
    const written = Object.entries(text) as [TextLanguage, T][];
    if (written.length > 1) return written.filter(([language, words]) => language !== 'en' || !isCopy(words, text));
    if (isEdited || title.es !== undefined || title.fr !== undefined) return written;
    this.guessed ??= guessLanguages(this.recipe);
    return this.guessed.map((language) => [language, text.en]);
  }
}

/** True for a text under English that repeats another language's. */
function isCopy<T>(words: T, { es, fr }: Localised<T>): boolean {
  return words === es || words === fr;
}

/** The languages that a recipe may be written in, by the function words of its method. */
export function guessLanguages({ steps, description }: CanonicalRecipe): readonly TextLanguage[] {
  const words = steps.flatMap((step) => step.text.en.filter((part) => typeof part === 'string'));
  const text = [description.en, ...words].join(' ');
  const counts = TEXT_LANGUAGES.map((language) => text.match(FUNCTION_WORDS[language])?.length ?? 0);
  const most = Math.max(...counts, 1);
  const likely = TEXT_LANGUAGES.filter((_, at) => (counts[at] ?? 0) >= most * MIN_SHARE);
  return likely.length > 0 ? likely : ['en'];
}

const FUNCTION_WORDS = Object.fromEntries(
  TEXT_LANGUAGES.map((language) => {
    const words = LANGUAGE_DATA[language].lineGrammar.functionWords.join('|');
    return [language, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')];
  }),
) as Readonly<Record<TextLanguage, RegExp>>;
