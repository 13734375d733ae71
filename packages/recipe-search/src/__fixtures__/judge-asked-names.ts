import { LANGUAGES, type Language } from '@larder/contract/language';
import { textLanguage } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { RecipeSearch } from '../create-recipe-search.ts';
import type { Found } from '../recipe-service.ts';
import { ASKED_NAMES, type AskedName } from './asked-names.ts';

/** How the recipe search did on hand-written names of one language. */
export type NameReport = {
  language: Language;
  /** Those the search was tuned on, and those it was not. */
  tuned: NameTally;
  heldOut: NameTally;
};
export type NameTally = { names: number; right: number; wrong: { name: string; got: string; want: string }[] };

/** Asks the recipe search for every name; right is what comes first. */
export async function judgeAskedNames(recipeSearch: RecipeSearch): Promise<NameReport[]> {
  const reports = [...Map.groupBy(ASKED_NAMES, ({ language }) => language)].map(async ([language, asked]) => {
    const [tuned, heldOut] = [false, true].map((isHeldOut) => asked.filter((each) => each.isHeldOut === isHeldOut));
    return {
      language,
      tuned: await tally(recipeSearch, tuned ?? []),
      heldOut: await tally(recipeSearch, heldOut ?? []),
    };
  });
  return Promise.all(reports);
}

/** Asks for every recipe by its title in the reader's language; those that did not come first. */
export async function judgeTitles(
  recipeSearch: RecipeSearch,
  cookbook: readonly CanonicalRecipe[],
): Promise<NameTally> {
  const asked = LANGUAGES.flatMap((language) =>
    cookbook.map(({ id, title }) => {
      const name = title[textLanguage(language)] ?? title.en;
      return { language, name, right: [id], isHeldOut: false };
    }),
  );
  return tally(recipeSearch, asked);
}

async function tally(recipeSearch: RecipeSearch, asked: readonly AskedName[]): Promise<NameTally> {
  const judged = await Promise.all(
    asked.map(async ({ name, language, right }) => {
      const request = { by: 'name', name, language, category: null, subcategory: null } as const;
      const preferences = { excludedAllergens: [], dietTypes: [] };
      const found = await recipeSearch.find({ ...request, preferences }, AbortSignal.timeout(10_000));
      return { name, got: describe(found), want: right.join(' or '), isRight: right.includes(answerOf(found)) };
    }),
  );
  const wrong = judged.filter(({ isRight }) => !isRight);
  return { names: asked.length, right: asked.length - wrong.length, wrong };
}

function answerOf({ exact, drafts: [first] }: Found): string {
  if (!exact || !first) return 'nothing';
  return first.recipe.source === 'composer' ? 'made' : first.recipe.id;
}

function describe(found: Found): string {
  const ids = found.drafts.slice(0, 3).map(({ recipe }) => recipe.id);
  return `${answerOf(found)}${ids.length > 0 ? ` (${ids.join(', ')})` : ''}`;
}
