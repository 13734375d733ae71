import type { Language } from '@larder/contract/language';
import { textLanguage } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, TextLanguage } from '@larder/food/recipe';
import { guessLanguages } from '@larder/food/verifier/written-languages';

/** Of a text's letters, the least share that the interface's languages write with. */
const MIN_LATIN = 0.98;

/** True where a recipe's texts are in the language asked for, in Latin letters. */
export function isInLanguage(recipe: CanonicalRecipe, texts: readonly string[], language: Language): boolean {
  if (!isLatin(texts.join(' '))) return false;
  const wanted: TextLanguage = textLanguage(language);
  return guessLanguages(recipe).includes(wanted);
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin / letters >= MIN_LATIN;
}
