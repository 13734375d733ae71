import { fold } from '@larder/text/fold';
import { GENDERS, type Gender, type Ingredient } from '../ingredients/ingredient.ts';
import { GRAMMATICAL_NUMBERS, type GrammaticalNumber } from '../ingredients/wording.ts';
import type { NounData } from '../languages/language-data.ts';
import { LANGUAGE_DATA } from '../languages/languages.ts';
import type { TextLanguage } from '../recipe.ts';

/** What articles and adjectives agree with. */
export type Grammar = { feminine: boolean; plural: boolean };

/**
 * The grammar of a name: that of its first noun, which is the head of a Spanish or French name. `plural` says that it is
 * used in the plural, which its form need not show. English names have no gender.
 */
export type NounGrammar = (name: string, language: TextLanguage, plural: boolean) => Grammar;

/**
 * Looks the first noun of a name up in the names of the ingredients that state a gender or a number, then in the other
 * nouns of the language; else its ending tells.
 */
export function createNounGrammar(all: readonly Ingredient[]): NounGrammar {
  const collected = new Map<TextLanguage, Nouns>();
  return (name, language, plural) => {
    const data = LANGUAGE_DATA[language].nouns;
    if (data === null) return { feminine: false, plural };
    const nouns = collected.get(language) ?? collectNouns(all, language, data);
    collected.set(language, nouns);
    const written = firstNoun(name);
    const head = fold(written);
    const gender = nouns.genders.get(stem(written)) ?? nouns.genders.get(stem(head));
    const number = nouns.invariable.has(fold(name.trim())) ? 'singular' : nouns.numbers.get(head);
    return {
      feminine: gender === undefined ? data.feminineEnding?.test(head) === true : gender === 'feminine',
      plural: plural || (number === undefined ? data.pluralEnding.test(head) : number === 'plural'),
    };
  };
}

type Nouns = {
  /** By the noun without the s of a plural, as written and folded. */
  genders: Map<string, Gender>;
  /** By the folded noun. */
  numbers: Map<string, GrammaticalNumber>;
  /** Folded names that are alike in both numbers, whose ending tells nothing: "panais", "noix de Saint-Jacques". */
  invariable: Set<string>;
};

function collectNouns(all: readonly Ingredient[], language: TextLanguage, data: NounData): Nouns {
  const nouns: Nouns = { genders: new Map(), numbers: new Map(), invariable: new Set() };
  for (const { name, gender, number } of all) {
    const forms = name[language === 'en' ? 'en-GB' : language].split('|').map((form) => form.trim());
    const [one = '', many] = forms;
    if (one === many) nouns.invariable.add(fold(one));
    for (const form of forms) {
      addGender(nouns, firstNoun(form), gender?.[language]);
      addNumber(nouns, firstNoun(form), number?.[language]);
    }
  }
  for (const gender of GENDERS) for (const noun of data[gender]) addGender(nouns, noun, gender);
  for (const number of GRAMMATICAL_NUMBERS) for (const noun of data[number]) addNumber(nouns, noun, number);
  return nouns;
}

/** Two nouns may differ by an accent alone, pâte and pâté: written without it, the word is the feminine one. */
function addGender({ genders }: Nouns, noun: string, gender: Gender | undefined): void {
  if (gender === undefined) return;
  const written = stem(noun);
  const folded = fold(written);
  genders.set(written, gender);
  if (gender === 'feminine' || !genders.has(folded)) genders.set(folded, gender);
}

function addNumber({ numbers }: Nouns, noun: string, number: GrammaticalNumber | undefined): void {
  if (number !== undefined) numbers.set(fold(noun), number);
}

function firstNoun(name: string): string {
  return name.trim().toLowerCase().split(' ')[0] ?? '';
}

function stem(noun: string): string {
  return noun.replace(/s$/, '');
}
