import { type KnowledgeBase, textLanguage } from '@larder/food/knowledge-base';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { ComposedDish, Composer } from '@larder/recipe-composer/create-composer';
import type { DishTemplate } from '@larder/recipe-composer/templates/dish-template';
import type { WithinPreferences } from '../adaptation/within-preferences.ts';
import type { Draft, FindRequest, Found } from '../recipe-service.ts';
import { createFindKin } from './kin/find-kin.ts';
import { createFindResembling } from './kin/resembling-names.ts';
import { knownDishOf } from './known-dishes.ts';
import { createNameIndex } from './name-index.ts';
import { createNameSearch, type NameMatch } from './name-search.ts';
import { hasContent, wordsOf } from './name-words.ts';
import type { MatchKind } from './score-name.ts';
import { findTemplates } from './template-in-name.ts';

/** Number of recipes that are shown where none has the name; fewer where fewer are kin to it. */
const MAX_KIN = 3;
/** This share of a query is most of it. */
const MOST = 0.75;
const MAX_RESULTS = 40;
const MAX_COMPOSED = 2;

const NOTHING: Found = { drafts: [], exact: false, unsuited: null };

type NameRequest = Extract<FindRequest, { by: 'name' }>;

export type SearchByName = (request: NameRequest) => Found;

/**
 * Searches the cookbook by a recipe's name. Where no recipe of that name suits the request, a dish of that name is
 * composed if it says of what, and its kin are found. Restrictions that the name states come with the request.
 */
export function createSearchByName(dependencies: {
  kb: KnowledgeBase;
  cookbook: readonly CanonicalRecipe[];
  composer: Composer;
  within: WithinPreferences;
}): SearchByName {
  const { kb, cookbook, composer, within } = dependencies;
  const index = createNameIndex(cookbook, kb);
  const searchNames = createNameSearch({ kb, index });
  const findKin = createFindKin(index, kb);
  const findResembling = createFindResembling(index);
  return (request) => {
    const { name, language } = request;
    if (!hasContent(wordsOf(name), textLanguage(language))) return NOTHING;
    const matches = searchNames(name, language);
    const suitable = (recipes: Iterable<CanonicalRecipe>, limit: number) => adaptAll(recipes, limit, request, within);
    const named = suitable(recipesOf(matches, 'name'), MAX_RESULTS);
    if (named.length > 0) return { drafts: named, exact: true, unsuited: null };
    // A recipe of that name within the requested category that suited the preferences would be among `named`.
    const unsuited = recipesOf(matches, 'name').find((recipe) => isRequested(recipe, request)) ?? null;
    const isKnownDish = knownDishOf(wordsOf(name), textLanguage(language)) !== null;
    const composed = composeByName(request, isKnownDish, composer, kb);
    const { close, ofSameType } = findKin(name, language, matches);
    const kin = close.length > 0 ? close : [...recipesWithMostOf(matches), ...findResembling(name, language)];
    const nearest = suitable(kin, MAX_KIN - composed.length);
    const others = nearest.length + composed.length > 0 ? [] : suitable(ofSameType, MAX_KIN);
    const drafts = [...composed, ...nearest, ...others];
    return { drafts, exact: false, unsuited, isKnownDish };
  };
}

/** Recipes whose names contain most of the query. */
function recipesWithMostOf(matches: readonly NameMatch[]): CanonicalRecipe[] {
  return matches.flatMap(({ recipe, queryShare }) => (queryShare >= MOST ? [recipe] : []));
}

function recipesOf(matches: readonly NameMatch[], kind: MatchKind): CanonicalRecipe[] {
  return matches.flatMap(({ recipe, matchKind }) => (matchKind === kind ? [recipe] : []));
}

/** The first recipes of the requested category that suit the preferences, adapted where necessary, each once. */
function adaptAll(
  recipes: Iterable<CanonicalRecipe>,
  limit: number,
  request: NameRequest,
  within: WithinPreferences,
): Draft[] {
  const adapt = within(request.preferences);
  const found = new Map<string, Draft>();
  for (const recipe of recipes) {
    if (found.size >= limit) break;
    const adapted = isRequested(recipe, request) ? adapt(recipe) : null;
    if (adapted) found.set(recipe.id, { recipe: adapted });
  }
  return [...found.values()];
}

function isRequested(
  recipe: { category: string; subcategory: string | null },
  { category, subcategory }: Pick<FindRequest, 'category' | 'subcategory'>,
): boolean {
  return (
    (category === null || recipe.category === category) && (subcategory === null || recipe.subcategory === subcategory)
  );
}

/**
 * Dishes of a name that consists of a template and ingredients ("courgette curry"), or of ingredients alone unless that
 * is the name of a known dish.
 */
function composeByName(request: NameRequest, isKnownDish: boolean, composer: Composer, kb: KnowledgeBase): Draft[] {
  const { templates, rest } = findTemplates(request.name, request.language);
  if (rest.trim() === '' || (isKnownDish && templates.length === 0)) return [];
  const { ingredients, notUnderstood } = readIngredients(rest, kb, request.language);
  if (ingredients.length === 0 || notUnderstood.length > 0) return [];
  const available = ingredients.map(({ id }) => id);
  return composeOf(available, templates, request, composer)
    .flatMap((dish) => dish.write() ?? [])
    .slice(0, MAX_COMPOSED)
    .map((recipe) => ({ recipe }));
}

function composeOf(
  available: readonly string[],
  templates: readonly DishTemplate[],
  request: NameRequest,
  composer: Composer,
): readonly ComposedDish[] {
  if (templates.length > 0) return composer.composeNamed(templates, { ...request, available });
  const dishes = composer.compose({ ...request, available });
  const usingAll = dishes.filter(({ used }) => available.every((id) => used.includes(id)));
  return usingAll.sort((a, b) => a.missing.length - b.missing.length);
}
