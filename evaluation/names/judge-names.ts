import { LANGUAGES, type Language } from '@larder/contract/language';
import { textLanguage } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Found, RecipeService } from '@larder/recipe-search/recipe-service';
import { LABELLED_NAMES, type LabelledName } from './labelled-names.ts';

/** Shares of names with a correct first answer that the search must reach, just below what was last measured. */
export const REQUIRED = { tuned: 0.998, heldOut: 0.97, titles: 1 };

/** Names of one language with their first answers: those that the search was tuned on, and those held out. */
export type NameReport = { language: Language; tuned: NameTally; heldOut: NameTally };

export type NameTally = { names: number; right: number; wrong: { name: string; got: string; want: string }[] };

/** Searches for every labelled name. */
export async function judgeLabelledNames(search: RecipeService): Promise<NameReport[]> {
  const reports = [...Map.groupBy(LABELLED_NAMES, ({ language }) => language)].map(async ([language, names]) => ({
    language,
    tuned: await tally(
      search,
      names.filter(({ isHeldOut }) => !isHeldOut),
    ),
    heldOut: await tally(
      search,
      names.filter(({ isHeldOut }) => isHeldOut),
    ),
  }));
  return Promise.all(reports);
}

/** Searches for every recipe by its title in each language. */
export async function judgeTitles(search: RecipeService, cookbook: readonly CanonicalRecipe[]): Promise<NameTally> {
  const titles = LANGUAGES.flatMap((language) =>
    cookbook.map(({ id, title }) => ({ language, name: title[textLanguage(language)] ?? title.en, correct: [id] })),
  );
  return tally(search, titles);
}

/** The share of names whose first answer is correct. */
export function shareRight(tallies: readonly NameTally[]): number {
  const sum = (count: (tally: NameTally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  return sum(({ right }) => right) / sum(({ names }) => names);
}

async function tally(search: RecipeService, names: readonly Omit<LabelledName, 'isHeldOut'>[]): Promise<NameTally> {
  const judged = await Promise.all(
    names.map(async ({ name, language, correct }) => {
      const request = { by: 'name', name, language, category: null, subcategory: null } as const;
      const preferences = { excludedAllergens: [], dietTypes: [] };
      const found = await search.find({ ...request, preferences }, AbortSignal.timeout(10_000));
      const isRight = correct.includes(firstAnswer(found));
      return { name, got: summarise(found), want: correct.join(' or '), isRight };
    }),
  );
  const wrong = judged.filter(({ isRight }) => !isRight);
  return { names: names.length, right: names.length - wrong.length, wrong };
}

function firstAnswer({ exact, drafts: [first] }: Found): string {
  if (first?.recipe.source === 'composer') return 'made';
  return exact && first ? first.recipe.id : 'nothing';
}

function summarise(found: Found): string {
  const ids = found.drafts.slice(0, 3).map(({ recipe }) => recipe.id);
  return `${firstAnswer(found)}${ids.length > 0 ? ` (${ids.join(', ')})` : ''}`;
}
