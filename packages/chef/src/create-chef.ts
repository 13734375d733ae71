import type { Category } from '@larder/contract/category';
import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import type { CanonicalRecipe } from '@larder/kitchen/recipe';
import { leaningOf } from './mains.ts';
import { createNameSearch } from './name-search.ts';
import { POPULAR } from './popular.ts';
import { askAbout, RANKING, scoreRecipe, weighIngredients } from './rank.ts';
import type { FindRequest, RecipeService } from './recipe-service.ts';

/** With so many that are about the question, those that merely share an onion with it are left out. */
const ENOUGH_TO_BROWSE = 8;
const FILLED_UP_TO = 12;
/** Enough to choose from where the restrictions let few pass. */
const MOST_DRAFTS = 120;

/** The embedded recipe service: answers from the cookbook, without a key, an account or the internet. */
export type Chef = RecipeService & {
  recipe(id: string): CanonicalRecipe | undefined;
  /** What people look for most, most popular first; after it the rest of the cookbook. */
  popular(category: Category | null): CanonicalRecipe[];
};

/** Indexes the cookbook once; the same request always gets the same answer. */
export function createChef(dependencies: { kb: KnowledgeBase; cookbook: readonly CanonicalRecipe[] }): Chef {
  const { kb, cookbook } = dependencies;
  const byId = new Map(cookbook.map((recipe) => [recipe.id, recipe]));
  const weigh = weighIngredients(cookbook, kb);
  const searchByName = createNameSearch(cookbook);
  const popular = [...new Set([...POPULAR.flatMap((id) => byId.get(id) ?? []), ...cookbook])];

  return {
    async find(request) {
      if (request.by === 'name') {
        const { recipes, exact } = searchByName(request.name, (recipe) => isAskedFor(recipe, request));
        return { drafts: recipes.slice(0, MOST_DRAFTS).map((recipe) => ({ recipe })), exact };
      }
      const question = askAbout(request.ingredients, weigh, kb);
      const ranked = cookbook
        .filter((recipe) => isAskedFor(recipe, request))
        .map((recipe) => ({ recipe, ...scoreRecipe(recipe, question) }))
        .filter(({ score }) => score >= RANKING.least)
        .sort((a, b) => b.score - a.score || (a.recipe.id < b.recipe.id ? -1 : 1));
      return {
        drafts: relevant(ranked, leaningOf(request.ingredients, kb))
          .slice(0, MOST_DRAFTS)
          .map(({ recipe }) => ({ recipe })),
        exact: true,
      };
    },
    recipe: (id) => byId.get(id),
    popular: (category) => popular.filter((recipe) => category === null || recipe.category === category),
  };
}

function isAskedFor(recipe: CanonicalRecipe, { category, subcategory }: FindRequest): boolean {
  return (
    (category === null || recipe.category === category) && (subcategory === null || recipe.subcategory === subcategory)
  );
}

type Ranked = { recipe: CanonicalRecipe; isAbout: boolean };

/** What is about the question; where that is little, the next best of the same category fills it up. */
function relevant(ranked: readonly Ranked[], leaning: Category | null): readonly Ranked[] {
  const { true: about = [], false: rest = [] } = Object.groupBy(ranked, ({ isAbout }) => `${isAbout}`);
  if (about.length >= ENOUGH_TO_BROWSE) return about;
  const fitting = rest.filter(({ recipe }) => leaning === null || recipe.category === leaning);
  return [...about, ...fitting.slice(0, FILLED_UP_TO - about.length)];
}
