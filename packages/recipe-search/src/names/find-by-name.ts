import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/verify';
import type { Composer, Dish } from '@larder/recipe-composer/create-composer';
import type { DishTemplate } from '@larder/recipe-composer/templates/dish-template';
import type { WithinPreferences } from '../adaptation/within-preferences.ts';
import type { Draft, FindRequest, Found } from '../recipe-service.ts';
import { readDish } from './name-dish.ts';
import type { NearestByName } from './name-nearest.ts';
import type { Bearing, Named, NameSearch } from './name-search.ts';
import { readWishes } from './name-wishes.ts';

/** So many of the nearest are shown where nothing bears the name; fewer only where fewer suit the request. */
const NEAREST = 3;
/** More than anybody scrolls through. */
const MOST = 40;
/** Of several kinds of dish that a word may mean, so many are made up. */
const MOST_COMPOSED = 2;

type ByName = Extract<FindRequest, { by: 'name' }>;

export type NameFinder = (request: ByName) => Found;

/**
 * Finds what bears a name; where the cookbook has nothing by it that suits the request, a dish of that name is made up,
 * if its name says of what, or the nearest stand in.
 */
export function createNameFinder(dependencies: {
  kb: KnowledgeBase;
  search: NameSearch;
  nearest: NearestByName;
  composer: Composer;
  within: WithinPreferences;
}): NameFinder {
  const { kb, search, nearest, composer, within } = dependencies;
  const find = (asked: ByName): Found => {
    const wished = readWishes(asked.name, kb);
    const request = wished ? withWishes(asked, wished.wishes) : asked;
    const { name, language } = request;
    const named = search(name, language);
    const suiting = (recipes: Iterable<CanonicalRecipe>, most: number) => suitingOf(recipes, most, request, within);
    const bearing = suiting(borne(named, 'name'), MOST);
    if (bearing.length > 0) return { drafts: bearing, exact: true, unsuited: null };
    if (wished && wished.rest !== '') return find({ ...request, name: wished.rest });
    const drafts = [...composeByName(request, composer, kb), ...suiting(borne(named, 'makings'), MOST)];
    if (drafts.length > 0) return { drafts, exact: true, unsuited: null };
    const near = function* () {
      yield* borne(named, 'near');
      yield* nearest(name, language);
    };
    // Whatever bears the name and is asked for would be among the bearing, if it suited.
    const unsuited = borne(named, 'name').find((recipe) => isAskedFor(recipe, request)) ?? null;
    return { drafts: suiting(near(), NEAREST), exact: false, unsuited };
  };
  return find;
}

function borne(named: readonly Named[], wanted: Bearing): CanonicalRecipe[] {
  return named.flatMap(({ recipe, bearing }) => (bearing === wanted ? [recipe] : []));
}

/** The first of them, each once, that are of the kind asked for and keep to the preferences, adapted where need be. */
function suitingOf(
  recipes: Iterable<CanonicalRecipe>,
  most: number,
  request: ByName,
  within: WithinPreferences,
): Draft[] {
  const adapt = within(request.preferences);
  const found = new Map<string, Draft>();
  for (const recipe of recipes) {
    if (found.size >= most) break;
    const adapted = isAskedFor(recipe, request) ? adapt(recipe) : null;
    if (adapted) found.set(recipe.id, { recipe: adapted });
  }
  return [...found.values()];
}

/** "Vegan lasagne": a lasagne, to be adapted as for somebody who is vegan. */
function withWishes(request: ByName, wishes: Restrictions): ByName {
  const { excludedAllergens, dietTypes } = request.preferences;
  return {
    ...request,
    preferences: {
      excludedAllergens: [...excludedAllergens, ...wishes.excludedAllergens],
      dietTypes: [...dietTypes, ...wishes.dietTypes],
    },
  };
}

function isAskedFor(
  recipe: { category: string; subcategory: string | null },
  { category, subcategory }: Pick<FindRequest, 'category' | 'subcategory'>,
): boolean {
  return (
    (category === null || recipe.category === category) && (subcategory === null || recipe.subcategory === subcategory)
  );
}

/** "Courgette curry": a kind of dish, and of what. "Beef and broccoli": what is in it alone. */
function composeByName(request: ByName, composer: Composer, kb: KnowledgeBase): Draft[] {
  const { templates, rest } = readDish(request.name, request.language);
  if (rest.trim() === '') return [];
  const { ingredients, notUnderstood } = readIngredients(rest, kb, request.language);
  if (ingredients.length === 0 || notUnderstood.length > 0) return [];
  const have = ingredients.map(({ id }) => id);
  return dishesOf(have, templates, request, composer)
    .flatMap((dish) => dish.write() ?? [])
    .slice(0, MOST_COMPOSED)
    .map((recipe) => ({ recipe }));
}

function dishesOf(
  have: readonly string[],
  templates: readonly DishTemplate[],
  request: ByName,
  composer: Composer,
): readonly Dish[] {
  if (templates.length > 0) return composer.composeNamed(templates, { ...request, have });
  const dishes = composer.compose({ ...request, have }).filter(({ used }) => have.every((id) => used.includes(id)));
  return dishes.sort((a, b) => a.missing.length - b.missing.length);
}
