import type { TextLanguage } from '../recipe.ts';
import { foldedSet, perLanguage } from './languages.ts';

const EVERYDAY_WORDS = perLanguage(({ everydayWords }) => foldedSet(everydayWords));

/** True for a folded everyday word that names no food in that language, though it resembles the name of one. */
export function isEverydayWord(norm: string, language: TextLanguage): boolean {
  return EVERYDAY_WORDS[language].has(norm);
}
