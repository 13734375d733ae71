import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@larder/contract/language';
import { readTable } from '../read-table.ts';

const NOTHING = 'nothing';
/** Folder of the sets whose authors saw the pictures; `composed-dishes.json` in it holds the dishes that no cookbook has. */
const ON_PICTURES = new URL('on-pictures/', import.meta.url);

/** The sets that nothing is learned from, so that their figures tell how new sentences are read; nobody reads them. */
const UNSEEN_SETS = ['8', '14', '23', '24', '25', '27'];
/**
 * The sets about dishes that are learned from, by the authors that are held out together: those who had the same brief,
 * so that none of them is learned from while one is judged. The authors of set 7 and of 9 to 13 wrote an unseen set each.
 */
export const SETS_BY_AUTHORS = [
  ['on recipes'],
  ['1', '2', '3', '4', '5', '6'],
  ['7'],
  ['9', '10', '11', '12', '13'],
  ['15', '16', '17', '18', '19', '20'],
  ['21', '22'],
  ['26'],
  ['28', '29', '30', '32'],
  ['31', '33'],
  ['34'],
  ['35', '36', '37', '38', '39', '40'],
  ['41', '42', '43'],
  ['44', '45', '46', '47'],
] as const;

/** `wanted`: the changes that are right, none where it asks for nothing; several where each of them is right. */
export type Sentence = { text: string; language: Language; wanted: readonly (readonly string[])[] };
export type SentenceOnRecipe = Sentence & { recipeId: string };

/** What an evaluation needs of a dish that the composer once made; `image` is the address of its drawing. */
export type ComposedDish = {
  id: string;
  title: Record<'en' | 'es' | 'fr', string>;
  alsoKnownAs: string[];
  lines: { ingredient: string | null }[];
  image: string;
};

/** Columns: language, changes separated by "; " ("nothing" for none), text. */
export function readSentences(): Sentence[] {
  return sentencesOf('sentences.tsv');
}

/** Sentences written to learn from, in the columns of `readSentences`. */
export function readPhrasings(): Sentence[] {
  return sentencesOf('phrasings.tsv');
}

/** Columns: language, id of the recipe, changes, text. Their author did not see the pictures. */
export function readSentencesOnRecipes(): SentenceOnRecipe[] {
  return sentencesOnRecipes(new URL('sentences-on-recipes.tsv', import.meta.url));
}

/**
 * The sets of such sentences whose authors saw the pictures, by number, without the unseen ones; " | " stands between
 * changes that are both right.
 */
export function readSentencesOnPictures(): { set: string; sentences: SentenceOnRecipe[] }[] {
  const files = readdirSync(ON_PICTURES).filter((name) => name.endsWith('.tsv'));
  const sets = files.map((name) => name.replace('.tsv', '')).filter((set) => !UNSEEN_SETS.includes(set));
  return sets.toSorted((a, b) => Number(a) - Number(b)).map((set) => ({ set, sentences: sentencesOnPictures(set) }));
}

/** The unseen sets: only totals of what is read of them may be shown. */
export function readUnseenSentences(): { set: string; sentences: SentenceOnRecipe[] }[] {
  return UNSEEN_SETS.map((set) => ({ set, sentences: sentencesOnPictures(set) }));
}

export function readComposedDishes(): ComposedDish[] {
  return JSON.parse(readFileSync(new URL('composed-dishes.json', ON_PICTURES), 'utf8'));
}

function sentencesOf(file: string): Sentence[] {
  return readTable(new URL(file, import.meta.url)).map(([language = '', wanted = '', text = '']) =>
    sentenceOf(language, wanted, text),
  );
}

function sentencesOnPictures(set: string): SentenceOnRecipe[] {
  return sentencesOnRecipes(new URL(`${set}.tsv`, ON_PICTURES));
}

function sentencesOnRecipes(file: URL): SentenceOnRecipe[] {
  return readTable(file).map(([language = '', recipeId = '', wanted = '', text = '']) => ({
    ...sentenceOf(language, wanted, text),
    recipeId,
  }));
}

function sentenceOf(written: string, wanted: string, text: string): Sentence {
  const language = LANGUAGES.find((known) => known === written);
  if (!language) throw new Error(`"${text}": ${written} is no language.`);
  const choices = wanted.split(' | ').map((changes) => (changes === NOTHING ? [] : changes.split('; ')));
  return { text, language, wanted: choices };
}
