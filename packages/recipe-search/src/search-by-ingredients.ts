import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { EXCLUDED_FOOD } from '@larder/food/verifier/restrictions';
import { brokenByFood } from '@larder/food/verifier/single-food';
import type { Composer } from '@larder/recipe-composer/create-composer';
import { createPermit } from '@larder/recipe-composer/filling/permitted-ingredients';
import { fold } from '@larder/text/fold';
import type { WithinPreferences } from './adaptation/within-preferences.ts';
import { composeCandidates } from './candidates/compose-candidates.ts';
import { createCandidateFinder } from './candidates/find-candidates.ts';
import { likelyCategory } from './ranking/main-ingredients.ts';
import { findOpenings } from './ranking/openings.ts';
import { byScore, createRanker, type RankedRecipe, type RankingKnowledge } from './ranking/rank-recipes.ts';
import {
  ENOUGH_GOOD,
  isFitting,
  isNearlyFitting,
  keepGood,
  makesDish,
  SELECTION,
  selectRelevant,
} from './ranking/select-results.ts';
import { diversify, isSameDish } from './ranking/variety.ts';
import type { FindRequest, Found } from './recipe-service.ts';

type IngredientRequest = Extract<FindRequest, { by: 'ingredients' }>;

export type SearchByIngredients = (request: IngredientRequest) => Found;

/** Searches the cookbook by ingredients, and composes dishes where few of its recipes fit. */
export function createSearchByIngredients(dependencies: {
  cookbook: readonly CanonicalRecipe[];
  knowledge: RankingKnowledge;
  composer: Composer;
  within: WithinPreferences;
}): SearchByIngredients {
  const { cookbook, knowledge, composer, within } = dependencies;
  const { kb } = knowledge;
  const findCandidates = createCandidateFinder(cookbook, knowledge, within);
  return (request) => {
    const { subcategory, preferences } = request;
    const available = permittedOf(request, kb);
    const category = request.category ?? likelyCategory(available, kb);
    const scope = { category, subcategory, preferences };
    const rank = createRanker(available, knowledge);
    const found = rank(findCandidates({ ingredients: available, ...scope }));
    const ranked = aboutMains(found);
    const fitting = ranked.filter((recipe) => isFitting(recipe, available.length));
    const nearlyFitting = ranked.filter((each) => !fitting.includes(each) && isNearlyFitting(each, available.length));
    const { whole, partial } =
      fitting.length < SELECTION.enoughFitting
        ? composeCandidates(
            { available, ...scope, equipment: request.equipment ?? [] },
            SELECTION.page - ranked.length,
            composer,
            knowledge,
          )
        : { whole: [], partial: [] };
    const composed = [...rank(whole, { composed: 'whole' }), ...rank(partial, { composed: 'partial' })].sort(byScore);
    const about = ranked.some(({ usesMain }) => usesMain)
      ? composed.filter(({ usesMain }) => usesMain)
      : aboutMains(composed);
    const added = withoutKnown(about, ranked, fitting, kb).slice(0, SELECTION.page - fitting.length);
    const places = Math.max(0, SELECTION.beforeComposed - fitting.length);
    const near = diversify(nearlyFitting, fitting, kb).slice(0, places);
    const first = [...diversify(fitting, [], kb), ...near];
    const others = ranked.filter((recipe) => !first.includes(recipe));
    const relevant = selectRelevant(others, first.length + added.length, available.length);
    const isSecond = (each: RankedRecipe): boolean =>
      isNearlyFitting(each, available.length) && added.indexOf(each) < SELECTION.composedFirst;
    const candidates = Map.groupBy([...added, ...relevant].sort(byScore), isSecond);
    const second = diversify(candidates.get(true) ?? [], first, kb);
    const rest = diversify(candidates.get(false) ?? [], [...first, ...second], kb);
    const all = [...first, ...second, ...rest].slice(0, SELECTION.most);
    const exact = all.some((each) => each.usesMain && makesDish(each, available.length));
    const results = exact
      ? keepMeat(keepGood(all, available.length))
      : all.toSorted((a, b) => b.used - a.used).slice(0, MOST_NEAREST);
    return {
      drafts: results.map(({ recipe }) => ({ recipe })),
      exact,
      unsuited: null,
      openings: exact && results.length < ENOUGH_GOOD ? findOpenings(ranked, results, available, knowledge) : [],
    };
  };
}

/** Number of recipes that are shown where none makes a dish of a main ingredient. */
const MOST_NEAREST = 6;

/** The recipes that use a main ingredient; all of them where none does. */
function aboutMains(ranked: RankedRecipe[]): RankedRecipe[] {
  const about = ranked.filter(({ usesMain }) => usesMain);
  return about.length > 0 ? about : ranked;
}

/**
 * The recipes with the meat or fish that is there, where they fill a page; else also those without it that stand behind
 * one with it, whether sorted by score or by how much of them is available.
 */
function keepMeat(results: readonly RankedRecipe[]): readonly RankedRecipe[] {
  const withMeat = results.filter(({ usesMeat }) => usesMeat);
  if (withMeat.length === 0 || withMeat.length >= ENOUGH_GOOD) return withMeat.length === 0 ? results : withMeat;
  const best = Math.max(...withMeat.map(({ ratio }) => ratio));
  const firstWithMeat = results.findIndex(({ usesMeat }) => usesMeat);
  return results.filter(({ usesMeat, ratio }, place) => usesMeat || (place > firstWithMeat && ratio < best));
}

/**
 * The ingredients that the preferences permit; all of them where they permit none. What may have an excluded food,
 * depending on its maker, is among them: its recipes say so.
 */
function permittedOf({ ingredients, preferences }: IngredientRequest, kb: KnowledgeBase): readonly string[] {
  const { excludedIngredients = [] } = preferences;
  const permits = createPermit({ ...preferences, excludedIngredients: [] }, kb);
  const isExcluded = (id: string) => brokenByFood(id, preferences, kb).includes(EXCLUDED_FOOD);
  const permitted = ingredients.filter((id) => permits(id, 0) && !(excludedIngredients.length > 0 && isExcluded(id)));
  // One list in all stages of a search: what is worked out from it is kept by it.
  return permitted.length > 0 && permitted.length < ingredients.length ? permitted : ingredients;
}

/**
 * Composed dishes less those that the cookbook has: with the title of a ranked recipe, or with any name of a fitting
 * one or the same main ingredients. Each title once, whether it names one apple or several.
 */
function withoutKnown(
  composed: readonly RankedRecipe[],
  ranked: readonly RankedRecipe[],
  fitting: readonly RankedRecipe[],
  kb: KnowledgeBase,
): RankedRecipe[] {
  const titles = ranked.flatMap(({ recipe }) => namesOf(recipe).slice(0, 1));
  const names = new Set([...titles, ...fitting.flatMap(({ recipe }) => namesOf(recipe))].map(inSingular));
  return composed.filter(({ recipe }) => {
    const title = inSingular(namesOf(recipe)[0] ?? '');
    if (fitting.some((other) => isSameDish(other.recipe, recipe, kb))) return false;
    return !names.has(title) && names.add(title);
  });
}

/** A folded English name in which words in the plural are alike to those in the singular. */
function inSingular(name: string): string {
  return name.replaceAll(/(?<=\w\w)(?:es?|s)\b/g, '');
}

const namesByRecipe = new WeakMap<CanonicalRecipe, readonly string[]>();

/** A recipe's English names, folded, its title first. */
function namesOf(recipe: CanonicalRecipe): readonly string[] {
  let names = namesByRecipe.get(recipe);
  if (!names) {
    names = [recipe.title.en, ...recipe.alsoKnownAs].map(fold);
    namesByRecipe.set(recipe, names);
  }
  return names;
}
