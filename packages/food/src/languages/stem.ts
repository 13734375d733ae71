import type { TextLanguage } from '../recipe.ts';

const ENGLISH_IRREGULAR: Record<string, string> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  knives: 'knife',
  geese: 'goose',
  fishes: 'fish',
  potatos: 'potato',
  tomatos: 'tomato',
};

function english(word: string): string {
  const irregular = ENGLISH_IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function spanish(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (/[dlnr]es$/.test(word) && word.length > 5) return word.slice(0, -2);
  return word.slice(0, -1);
}

function french(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.endsWith('s') || word.endsWith('x') ? word.slice(0, -1) : word;
}

const STEMMERS: Record<TextLanguage, (word: string) => string> = { en: english, es: spanish, fr: french };

/**
 * The form under which the regular singular and plural of a folded word meet. It need not be a word, and a name whose
 * two forms do not meet is indexed under both.
 */
export function stem(word: string, language: TextLanguage): string {
  return STEMMERS[language](word);
}
