import type { Category } from '@larder/contract/category';
import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { readRequest } from '@larder/food/requests/read-request';
import { findByNames } from '@larder/recipe-search/find-by-names';
import type { RecipeService } from '@larder/recipe-search/recipe-service';

/** A name as somebody types it, and what the title of a right answer matches in any language. */
export type TypedName = { name: string; category: Category; right: RegExp };

export type JudgedName = TypedName & {
  /** The cookbook has a recipe whose title is right. */
  isInCookbook: boolean;
  exact: boolean;
  /** English titles of the answers, best first. */
  titles: string[];
  isRightFirst: boolean;
};

/** Reads a tab-separated file: name, category, regular expression. */
export function parseTypedNames(text: string): TypedName[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', category = 'Meals', pattern = ''] = line.split('\t');
      return { name, category: category as Category, right: new RegExp(pattern, 'i') };
    });
}

/** Searches by every name as the server does. */
export async function judgeTypedNames(
  names: readonly TypedName[],
  language: Language,
  { service, cookbook, kb }: { service: RecipeService; cookbook: readonly CanonicalRecipe[]; kb: KnowledgeBase },
): Promise<JudgedName[]> {
  const isRight = (recipe: CanonicalRecipe, { right, category }: TypedName): boolean =>
    recipe.category === category && Object.values(recipe.title).some((title) => right.test(title));
  return Promise.all(
    names.map(async (typed) => {
      const { name, bareName, excludedAllergens, dietTypes, excludedIngredients } = readRequest(
        typed.name,
        kb,
        language,
        { isDishName: true },
      );
      const preferences = { excludedAllergens, dietTypes, excludedIngredients };
      const request = { category: null, subcategory: null, preferences, language };
      const tried = [...new Set([typed.name, name, bareName])].filter(Boolean);
      const { drafts, exact } = await findByNames(service, tried, request, AbortSignal.timeout(60_000));
      const [first] = drafts;
      return {
        ...typed,
        isInCookbook: cookbook.some((recipe) => isRight(recipe, typed)),
        exact,
        titles: drafts.map(({ recipe }) => recipe.title.en),
        isRightFirst: first !== undefined && isRight(first.recipe, typed),
      };
    }),
  );
}
