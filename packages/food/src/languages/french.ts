import allergens from './fr/allergens.json' with { type: 'json' };
import everydayWords from './fr/everyday-words.json' with { type: 'json' };
import lineGrammar from './fr/line-grammar.json' with { type: 'json' };
import notFood from './fr/not-food.json' with { type: 'json' };
import nouns from './fr/nouns.json' with { type: 'json' };
import numbers from './fr/numbers.json' with { type: 'json' };
import rendering from './fr/rendering.json' with { type: 'json' };
import steps from './fr/steps.json' with { type: 'json' };
import typedText from './fr/typed-text.json' with { type: 'json' };
import units from './fr/units.json' with { type: 'json' };
import wordClasses from './fr/word-classes.json' with { type: 'json' };
import type { LanguageData } from './language-data.ts';

function stem(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.endsWith('s') || word.endsWith('x') ? word.slice(0, -1) : word;
}

export const french: LanguageData = {
  headNoun: 'first',
  stem,
  endings: { preparation: /^.{3,}ée?s?$/, adverb: /^.{4,}ment$/, areAccented: true },
  wordClasses,
  allergens,
  everydayWords,
  lineGrammar,
  notFood,
  nouns: { ...nouns, feminineEnding: null, pluralEnding: /[^s]s$/ },
  numbers,
  rendering,
  steps,
  typedText,
  units,
};
