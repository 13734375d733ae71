import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import { readIngredients } from '@larder/kitchen/read-ingredients';
import type { Restrictions } from '@larder/kitchen/verify';
import { adaptRecipe } from './adapt.ts';
import type { Archetype } from './compose/archetype.ts';
import type { Composer, Dish } from './compose/create-composer.ts';
import { readDish } from './name-dish.ts';
import type { Bearing, Named, NameSearch } from './name-search.ts';
import { readWishes } from './name-wishes.ts';
import type { Draft, FindRequest, Found } from './recipe-service.ts';

/** So many of the nearest are shown where nothing bears the name. */
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
  composer: Composer;
}): NameFinder {
  const { kb, search, composer } = dependencies;
  const suiting = (named: readonly Named[], wanted: Bearing, most: number, { preferences }: ByName): Draft[] => {
    const found: Draft[] = [];
    for (const { recipe, bearing } of named) {
      if (found.length >= most) break;
      const adapted = bearing === wanted ? adaptRecipe(recipe, preferences, kb) : null;
      if (adapted) found.push({ recipe: adapted.recipe });
    }
    return found;
  };
  const find = (asked: ByName): Found => {
    const wished = readWishes(asked.name);
    const request = wished ? withWishes(asked, wished.wishes) : asked;
    const named = search(request.name, request.language).filter(({ recipe }) => isAskedFor(recipe, request));
    const bearing = suiting(named, 'name', MOST, request);
    if (bearing.length > 0) return { drafts: bearing, exact: true };
    const plain = wished && wished.rest !== '' ? find({ ...request, name: wished.rest }) : null;
    if (plain?.exact) return plain;
    const composed = plain ? [] : composeByName(request, composer, kb);
    const drafts = [...composed, ...suiting(named, 'makings', MOST, request)];
    return drafts.length > 0
      ? { drafts, exact: true }
      : { drafts: suiting(named, 'near', NEAREST, request), exact: false };
  };
  return find;
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
  const { archetypes, rest } = readDish(request.name, request.language);
  if (rest.trim() === '') return [];
  const { ingredients, notUnderstood } = readIngredients(rest, kb, request.language);
  if (ingredients.length === 0 || notUnderstood.length > 0) return [];
  const have = ingredients.map(({ id }) => id);
  return dishesOf(have, archetypes, request, composer)
    .flatMap((dish) => dish.write() ?? [])
    .slice(0, MOST_COMPOSED)
    .map((recipe) => ({ recipe }));
}

function dishesOf(
  have: readonly string[],
  archetypes: readonly Archetype[],
  request: ByName,
  composer: Composer,
): readonly Dish[] {
  if (archetypes.length > 0) return composer.composeNamed(archetypes, { ...request, have });
  const dishes = composer.compose({ ...request, have }).filter(({ used }) => have.every((id) => used.includes(id)));
  return dishes.sort((a, b) => a.missing.length - b.missing.length);
}
