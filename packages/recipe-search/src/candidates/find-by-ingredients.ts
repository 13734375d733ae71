import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Composer, Dish } from '@larder/recipe-composer/create-composer';
import { permitFor } from '@larder/recipe-composer/filling/permit';
import { fold } from '@larder/text/fold';
import type { WithinPreferences } from '../adaptation/within-preferences.ts';
import { type Answer, answerOf, byWorth } from '../ranking/answer.ts';
import { createCoverage } from '../ranking/match.ts';
import type { Weights } from '../ranking/rank.ts';
import { isNearlyTheSame, withVariety } from '../ranking/variety.ts';
import { type WeightedKnowledge, WORTH, weightOfUse } from '../ranking/worth.ts';
import type { FindRequest, Found } from '../recipe-service.ts';
import { leaningOf } from './mains.ts';
import { createReranker } from './rerank.ts';

/** When the cookbook has enough, and how much is made up where it has not. */
const ANSWERS = {
  /** A recipe that uses this share of what is there, and of which this share is there, fits. */
  fittingUse: 0.6,
  fittingCoverage: 0.5,
  /** A lower share of a recipe that uses nearly all of what is there. */
  nearlyAll: 0.8,
  coverageOfNearlyAll: 0.4,
  /** With so many that fit nothing needs to be made up. */
  enough: 8,
  /** So many of the best that can be made up are written. */
  composed: 12,
  /** A dish made up uses at least this share of what is there, or so many things. */
  composedUse: 0.35,
  manyThings: 4,
  /** What is made up stands behind what somebody has cooked, unless it is worth so much more. */
  madeUp: 0.15,
  /** A recipe that uses this share is worth a look though it leaves the main thing alone. */
  otherUse: 0.5,
  /** More than anybody browses. */
  most: 30,
  /** There is something to browse from here on; up to here anything that uses two things helps. */
  toBrowse: 12,
  /** And up to here anything that uses one. */
  least: 6,
  /** With this share of a recipe there, or with a lower one of several things, there is a dish in it. */
  madeCoverage: 0.75,
  madeOfSeveral: 0.5,
} as const;

type ByIngredients = Extract<FindRequest, { by: 'ingredients' }>;

export type IngredientFinder = (request: ByIngredients) => Found;

/** Finds what to make of what is there: from the cookbook first, and made up where the cookbook is thin. */
export function createIngredientFinder(dependencies: {
  kb: KnowledgeBase;
  cookbook: readonly CanonicalRecipe[];
  weigh: Weights;
  composer: Composer;
  within: WithinPreferences;
}): IngredientFinder {
  const { kb, cookbook, weigh, composer, within } = dependencies;
  const knowledge: WeightedKnowledge = { kb, weigh };
  const rerank = createReranker(cookbook, knowledge, within);
  return (asked) => {
    const ingredients = usable(asked, kb);
    const request = { ...asked, ingredients };
    const have = ingredients.length;
    const leaning = request.category ?? leaningOf(ingredients, kb);
    const known = rerank({ ...request, category: leaning });
    const fitting = known.filter((answer) => isFitting(answer, have));
    const isThin = fitting.length < ANSWERS.enough;
    const composed = isThin ? composedAnswers({ ...request, category: leaning }, composer, knowledge) : [];
    const made = withoutKnown(composed, known, fitting, kb).slice(0, ANSWERS.toBrowse - fitting.length);
    const rest = browsable(
      known.filter((answer) => !fitting.includes(answer)),
      fitting.length + made.length,
      have,
    );
    const first = withVariety(fitting, [], kb);
    const best = [...first, ...withVariety([...made, ...rest].sort(byWorth), first, kb)].slice(0, ANSWERS.most);
    return { drafts: best.map(({ recipe }) => ({ recipe })), exact: best.some(isMade), unsuited: null };
  };
}

/** What of the things that are there the person may have; all of them where that is none. */
function usable({ ingredients, preferences }: ByIngredients, kb: KnowledgeBase): readonly string[] {
  const allows = permitFor(preferences, kb);
  const allowed = ingredients.filter((id) => allows(id, 0));
  return allowed.length > 0 ? allowed : ingredients;
}

function isFitting({ used, use, coverage }: Answer, have: number): boolean {
  const share = Math.min(use, used / have);
  if (share >= ANSWERS.nearlyAll) return coverage >= ANSWERS.coverageOfNearlyAll;
  return share >= ANSWERS.fittingUse && coverage >= ANSWERS.fittingCoverage;
}

/** What is worth a look, filled up with what at least uses some of what is there. */
function browsable(answers: readonly Answer[], shown: number, have: number): Answer[] {
  const grades = Map.groupBy(answers, ({ usesMain, used, use }) => {
    const several = used >= Math.min(2, have);
    if ((usesMain && several) || use >= ANSWERS.otherUse) return 'about';
    return several || usesMain ? 'near' : 'far';
  });
  const { about = [], near = [], far = [] } = Object.fromEntries(grades);
  const fill = near.slice(0, Math.max(0, ANSWERS.toBrowse - shown - about.length));
  const found = [...about, ...fill];
  return [...found, ...far.slice(0, Math.max(0, ANSWERS.least - shown - found.length))];
}

function isMade({ coverage, used }: Answer): boolean {
  return coverage >= (used > 1 ? ANSWERS.madeOfSeveral : ANSWERS.madeCoverage);
}

/** What the cookbook has by the same title, or by any name or as good as among what fits, needs no making up. */
function withoutKnown(
  composed: readonly Answer[],
  known: readonly Answer[],
  fitting: readonly Answer[],
  kb: KnowledgeBase,
): Answer[] {
  const titles = known.flatMap(({ recipe }) => namesOf(recipe).slice(0, 1));
  const names = new Set([...titles, ...fitting.flatMap(({ recipe }) => namesOf(recipe))]);
  return composed.filter(({ recipe }) => {
    const [name = ''] = namesOf(recipe);
    if (fitting.some((answer) => isNearlyTheSame(answer.recipe, recipe, kb))) return false;
    return !names.has(name) && names.add(name);
  });
}

const namesByRecipe = new WeakMap<CanonicalRecipe, readonly string[]>();

/** What a recipe is called, its title first, folded. */
function namesOf(recipe: CanonicalRecipe): readonly string[] {
  let names = namesByRecipe.get(recipe);
  if (!names) {
    names = [recipe.title.en, ...recipe.alsoKnownAs].map(fold);
    namesByRecipe.set(recipe, names);
  }
  return names;
}

/** What can be made up, the worthiest first. */
function composedAnswers(request: ByIngredients, composer: Composer, knowledge: WeightedKnowledge): Answer[] {
  const { ingredients: have, category, subcategory, preferences } = request;
  const coverage = createCoverage(have, knowledge.kb);
  return composer
    .compose({ have, category, subcategory, preferences })
    .map((dish) => ({
      dish,
      promise: WORTH.use * useOf(dish, have, knowledge) - WORTH.perMissing * dish.missing.length,
    }))
    .filter(({ dish, promise }) => promise >= WORTH.use * ANSWERS.composedUse || dish.used.length >= ANSWERS.manyThings)
    .sort((a, b) => b.promise - a.promise)
    .slice(0, ANSWERS.composed)
    .flatMap(({ dish }): Answer[] => {
      const recipe = dish.write();
      if (!recipe) return [];
      const answer = answerOf(recipe, { have, mains: have, coverage }, knowledge);
      return [{ ...answer, worth: answer.worth - ANSWERS.madeUp }];
    })
    .sort(byWorth);
}

function useOf({ used }: Dish, have: readonly string[], knowledge: WeightedKnowledge): number {
  const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + weightOfUse(id, knowledge), 0);
  return sum(used) / sum(have);
}
