import allergens from './es/allergens.json' with { type: 'json' };
import everydayWords from './es/everyday-words.json' with { type: 'json' };
import lineGrammar from './es/line-grammar.json' with { type: 'json' };
import notFood from './es/not-food.json' with { type: 'json' };
import nouns from './es/nouns.json' with { type: 'json' };
import numbers from './es/numbers.json' with { type: 'json' };
import rendering from './es/rendering.json' with { type: 'json' };
import steps from './es/steps.json' with { type: 'json' };
import typedText from './es/typed-text.json' with { type: 'json' };
import units from './es/units.json' with { type: 'json' };
import wordClasses from './es/word-classes.json' with { type: 'json' };
import type { LanguageData } from './language-data.ts';

function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (/[dlnr]es$/.test(word) && word.length > 5) return word.slice(0, -2);
  return word.slice(0, -1);
}

export const spanish: LanguageData = {
  headNoun: 'first',
  stem,
  endings: { preparation: /^.{3,}[ai]d[oa]s?$/, adverb: /^.{3,}mente$/, areAccented: false },
  wordClasses,
  allergens,
  everydayWords,
  lineGrammar,
  notFood,
  nouns: { ...nouns, feminineEnding: /(?:as?|cion(?:es)?|dad)$/, pluralEnding: /[aeo]s$|is$/ },
  numbers,
  rendering,
  steps,
  typedText,
  units,
};
