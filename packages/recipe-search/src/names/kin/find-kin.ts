import type { DishType } from '@larder/contract/dish/dish-type';
import { DRINK_DISH_TYPES, SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { DISH_GROUPS, dishGroupOf, groupOfType } from '../../ranking/dish-groups.ts';
import { weightInDish } from '../../ranking/ingredient-weights.ts';
import { interchangeIn } from '../../ranking/interchangeable.ts';
import { popularityIn } from '../../ranking/popularity.ts';
import { WEIGHTS } from '../../ranking/weights.ts';
import type { NameIndex } from '../name-index.ts';
import type { NameMatch } from '../name-search.ts';
import { createNameReader, type NameEvidence } from './name-evidence.ts';

/** What makes a recipe kin to the dish that was asked for; likenesses are from 0 to 1. */
const KINSHIP = {
  /** For the same dish type; less for another type of the same group. */
  type: 1.4,
  sameGroup: 0.7,
  /** For the main ingredients. Each later one counts this much of the one before, or none where the first is missing. */
  mains: 1,
  laterMain: 0.6,
  /** What an ingredient that is interchangeable with a main one counts, and one of the same group of foods. */
  similarMain: 0.6,
  sameFoodGroup: 0.4,
  cuisine: 0.2,
  /** For the share of the query that is in the recipe's names. */
  name: 0.8,
  popularity: 0.1,
  /** For a main course that is eaten with a knife and fork, where the name says no dish type: "chicken marengo". */
  mainCourse: 0.3,
  /** Kin from this likeness of the type, or of the first main ingredient, on. */
  least: 0.6,
  /** This share of the best score, at least. */
  leastOfBest: 0.6,
} as const;

type Course = 'drink' | 'sweet' | 'savoury';

/** Groups of dishes that are eaten by hand. */
const BY_HAND: ReadonlySet<string> = new Set(['bread', 'tacos', 'pastry']);

const DRINKS: ReadonlySet<DishType> = new Set(DRINK_DISH_TYPES);
const SWEETS: ReadonlySet<DishType> = new Set(SWEET_DISH_TYPES);

/** Recipes of the same course as a dish, each list with the best first. */
export type Kin = {
  /** Those of the same dish type or with the same main ingredient that are nearly as close as the closest. */
  close: CanonicalRecipe[];
  /** Others of the same dish type: what is left for people for whom none of the close ones is suitable. */
  ofSameType: CanonicalRecipe[];
};
export type FindKin = (name: string, language: Language, matches: readonly NameMatch[]) => Kin;

export function createFindKin(index: NameIndex, kb: KnowledgeBase): FindKin {
  const readName = createNameReader(index, kb);
  return (name, language, matches) => {
    const evidence = readName(name, language);
    if (evidence.types.size + evidence.groups.size + evidence.mains.length === 0) return { close: [], ofSameType: [] };
    const popularity = popularityIn(textLanguage(language));
    const course = courseOf(evidence);
    const isUntyped = evidence.types.size + evidence.groups.size === 0;
    const shares = new Map(matches.map(({ recipe, queryShare }) => [recipe.id, queryShare]));
    const alike = index.recipes.flatMap((recipe) => {
      if (course !== null && courseOfType(recipe.dishType, recipe.category) !== course) return [];
      const type = typeLikeness(recipe, evidence);
      const mains = mainLikeness(recipe, evidence.mains, kb);
      if (Math.max(type, mains.first) < KINSHIP.least) return [];
      const cuisine = evidence.cuisine !== null && recipe.cuisine === evidence.cuisine ? KINSHIP.cuisine : 0;
      const known = KINSHIP.popularity * (popularity.get(recipe.id) ?? 0);
      const named = KINSHIP.name * (shares.get(recipe.id) ?? 0);
      const meal = isUntyped && isMainCourse(recipe) ? KINSHIP.mainCourse : 0;
      const score = KINSHIP.type * type + KINSHIP.mains * mains.all + cuisine + known + named + meal;
      return [{ recipe, score, type, isOfTypeAlone: evidence.mains.length > 0 && mains.first === 0 }];
    });
    alike.sort((a, b) => b.score - a.score || (a.recipe.id < b.recipe.id ? -1 : 1));
    // Soups of quite other ingredients are kin to a fish soup only where there is no other kin.
    const withMain = course === 'savoury' ? alike.filter(({ isOfTypeAlone }) => !isOfTypeAlone) : alike;
    const kin = withMain.length > 0 ? withMain : alike;
    const least = KINSHIP.leastOfBest * (kin[0]?.score ?? 0);
    const close = kin.filter(({ score }) => score >= least);
    const others = alike.filter((each) => each.type >= KINSHIP.least && !close.includes(each));
    return { close: close.map(({ recipe }) => recipe), ofSameType: others.map(({ recipe }) => recipe) };
  };
}

function isMainCourse(recipe: CanonicalRecipe): boolean {
  return recipe.subcategory === 'Dinner' && !BY_HAND.has(dishGroupOf(recipe));
}

function typeLikeness(recipe: CanonicalRecipe, { types, groups }: NameEvidence): number {
  const group = dishGroupOf(recipe);
  let likeness = groups.get(group) ?? 0;
  for (const [type, certainty] of types) {
    const same = type === recipe.dishType ? 1 : groupOfType(type) === group ? KINSHIP.sameGroup : 0;
    likeness = Math.max(likeness, same * certainty);
  }
  return likeness;
}

/** How many of the main ingredients a recipe has in a main role, and whether it has the first one. */
function mainLikeness(recipe: CanonicalRecipe, mains: readonly string[], kb: KnowledgeBase) {
  const { areInterchangeable } = interchangeIn(kb);
  const own = recipe.lines.flatMap(({ ingredient, optional }) => {
    const known = ingredient === null || optional === true ? undefined : kb.get(ingredient);
    return known && weightInDish(known) >= WEIGHTS.ingredient.ordinary ? [known.id] : [];
  });
  const isOrIsKindOf = (id: string, main: string) =>
    id === main || (kb.isKindOf(id, main) && !flavoursOnly(id, kb)) || kb.isKindOf(main, id);
  const likenesses = mains.map((main) => {
    if (own.some((id) => isOrIsKindOf(id, main))) return 1;
    if (own.some((id) => areInterchangeable(id, main))) return KINSHIP.similarMain;
    return own.some((id) => kb.get(id)?.group === kb.get(main)?.group) ? KINSHIP.sameFoodGroup : 0;
  });
  let sum = 0;
  let total = 0;
  likenesses.forEach((likeness, at) => {
    const weight = KINSHIP.laterMain ** at;
    if (at === 0 || (likenesses[0] ?? 0) > 0) sum += weight * likeness;
    total += weight;
  });
  return { first: likenesses[0] ?? 0, all: total === 0 ? 0 : sum / total };
}

/** True of bacon: a kind of pork that a dish is rarely made of, but flavoured with. */
function flavoursOnly(id: string, kb: KnowledgeBase): boolean {
  return kb.get(id)?.roles.some((role) => role === 'umami' || role === 'garnish') ?? false;
}

/** The course of the dish that a name means; null where the name does not say, or means dishes of several. */
function courseOf({ types, groups }: NameEvidence): Course | null {
  const named = types.size > 0 ? [...types.keys()] : [...groups.keys()].flatMap((group) => firstTypeOf(group) ?? []);
  const courses = new Set(named.map((type) => courseOfType(type, null)));
  const [course] = courses;
  return course !== undefined && courses.size === 1 ? course : null;
}

function firstTypeOf(group: string | undefined): DishType | undefined {
  return Object.entries(DISH_GROUPS).find(([name]) => name === group)?.[1][0];
}

function courseOfType(type: DishType | null, category: CanonicalRecipe['category'] | null): Course {
  if (category === 'Drinks' || (type !== null && DRINKS.has(type))) return 'drink';
  return type !== null && SWEETS.has(type) ? 'sweet' : 'savoury';
}
