import allergens from './en/allergens.json' with { type: 'json' };
import everydayWords from './en/everyday-words.json' with { type: 'json' };
import lineGrammar from './en/line-grammar.json' with { type: 'json' };
import notFood from './en/not-food.json' with { type: 'json' };
import numbers from './en/numbers.json' with { type: 'json' };
import rendering from './en/rendering.json' with { type: 'json' };
import steps from './en/steps.json' with { type: 'json' };
import typedText from './en/typed-text.json' with { type: 'json' };
import units from './en/units.json' with { type: 'json' };
import wordClasses from './en/word-classes.json' with { type: 'json' };
import type { LanguageData } from './language-data.ts';

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
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

function stem(word: string): string {
  const irregular = IRREGULAR_PLURALS[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

export const english: LanguageData = {
  headNoun: 'last',
  stem,
  endings: { preparation: /^.{3,}(?:ed|less|sized?)$/, adverb: /^.{3,}ly$/, areAccented: false },
  wordClasses,
  allergens,
  everydayWords,
  lineGrammar,
  notFood,
  nouns: null,
  numbers,
  rendering,
  steps,
  typedText,
  units,
};
