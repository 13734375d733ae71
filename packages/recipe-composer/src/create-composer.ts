import type { Category, Subcategory } from '@larder/contract/category';
import type { Equipment } from '@larder/contract/search/understood';
import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks, doubts, isRestricting, type Restrictions } from '@larder/food/verifier/restrictions';
import { verdictOf } from '@larder/food/verifier/verify';
import { lru } from 'tiny-lru';
import { createUses } from './filling/available-ingredient.ts';
import type { DishIngredient } from './filling/dish-ingredient.ts';
import { type CookingKnowledge, type FillingRequest, fillTemplate } from './filling/fill-template.ts';
import { createFillableFinder } from './filling/fillable-templates.ts';
import { measureIngredients } from './filling/measure-ingredients.ts';
import { createPermit } from './filling/permitted-ingredients.ts';
import { isPlausible } from './filling/plausibility.ts';
import { type CookingTable, createCookingTable } from './techniques/cooking-table.ts';
import { DISH_TEMPLATES } from './templates/all-templates.ts';
import type { DishTemplate } from './templates/dish-template.ts';
import { callByKind, distinguish, nameIngredient } from './wording/ingredient-names.ts';
import { descriptionNumber } from './wording/openings.ts';
import { markPacketChecks } from './wording/packet-checks.ts';
import { redescribe, writeRecipe } from './wording/write-recipe.ts';

/** A dish that can be composed; its recipe is not yet written. */
export type ComposedDish = {
  template: DishTemplate;
  /** Ids of the available ingredients that it uses. */
  used: string[];
  /** Ids of the ingredients that are neither available nor staples; those that can be left out aside. */
  missing: string[];
  /**
   * The recipe, without what can be left out, or is only proposed, where that breaks the preferences; null where it
   * breaks them all the same, or its servings are implausible.
   */
  write(): CanonicalRecipe | null;
};

export type CompositionRequest = {
  /** Ids of the available ingredients, in the order in which they were named. */
  available: readonly string[];
  category: Category | null;
  subcategory: Subcategory | null;
  preferences: Restrictions;
  /** Tools that were asked for; none by default. */
  equipment?: readonly Equipment[];
};

export type Composer = {
  /** The dishes of all templates that the available ingredients make, in the order of the templates. */
  compose(request: CompositionRequest): ComposedDish[];
  /** The dishes of some templates that use all available ingredients, whatever else they need. */
  composeNamed(templates: readonly DishTemplate[], request: CompositionRequest): ComposedDish[];
};

/** Composes dishes from templates within preferences. The same request always gives the same dishes. */
export function createComposer(kb: KnowledgeBase): Composer {
  const knowledge = { kb, cookingOf: createCookingTable(kb) };
  const write = createWriter(knowledge);
  const usesOf = createUses(kb, knowledge.cookingOf);
  const findFillable = createFillableFinder(DISH_TEMPLATES, kb);

  function fillingFor({ available, preferences }: CompositionRequest, isNamed: boolean): FillingRequest {
    const permits = createPermit(preferences, kb);
    const uses = available.flatMap(usesOf).filter(({ as }) => permits(as, 0));
    return { available: uses, permits, diets: preferences.dietTypes, isNamed };
  }

  function composeAll(
    templates: readonly DishTemplate[],
    filling: FillingRequest,
    request: CompositionRequest,
  ): ComposedDish[] {
    const dishes: ComposedDish[] = [];
    for (const template of templates) {
      const subcategory = subcategoryFor(template, request);
      if (subcategory === undefined || isForAnotherDish(template, filling, request)) continue;
      const ingredients = fillTemplate(template, filling, knowledge);
      if (ingredients) dishes.push(dishOf(template, ingredients, subcategory, request));
    }
    return dishes;
  }

  function dishOf(
    template: DishTemplate,
    ingredients: readonly DishIngredient[],
    subcategory: Subcategory,
    { available, preferences }: CompositionRequest,
  ): ComposedDish {
    return {
      template,
      used: ingredients.flatMap(({ providedBy }) => providedBy ?? []),
      missing: ingredients.flatMap(({ id, providedBy, proposed }) =>
        providedBy === null && proposed !== 'optional' && kb.get(id)?.staple !== true ? [id] : [],
      ),
      write() {
        const opening = descriptionNumber(template, numberOf(available));
        for (const each of withFewerProposals(ingredients, template, preferences, kb)) {
          const recipe = write(template, each, subcategory, opening);
          if (recipe && respects(recipe, preferences, kb)) return markPacketChecks(recipe, preferences, kb);
        }
        return null;
      },
    };
  }

  return {
    compose: (request) => {
      const filling = fillingFor(request, false);
      const templates = findFillable(filling.available).filter(
        ({ tool }) => tool === undefined || request.equipment?.includes(tool),
      );
      return onItsBase(composeAll(templates, filling, request), knowledge.cookingOf);
    },
    composeNamed: (templates, request) =>
      composeAll(templates, fillingFor(request, true), request).filter(({ used }) =>
        request.available.every((id) => used.includes(id)),
      ),
  };
}

/** True of a dish that leaves aside food which is there for another one, where no category is requested. */
function isForAnotherDish(
  { notBeside }: DishTemplate,
  { available, isNamed }: FillingRequest,
  { category }: CompositionRequest,
): boolean {
  return (
    !isNamed && category === null && notBeside !== undefined && available.some(({ kind }) => notBeside.includes(kind))
  );
}

/**
 * The ingredients, then without one of those that are proposed, what can be left out first, at last without all of them.
 * For keto without more and more, since what is left is added up: what has most carbohydrate goes first.
 */
function* withFewerProposals(
  ingredients: readonly DishIngredient[],
  { slots }: DishTemplate,
  { dietTypes }: Restrictions,
  kb: KnowledgeBase,
): Generator<readonly DishIngredient[]> {
  yield ingredients;
  const without = (left: readonly DishIngredient[]) => {
    const stays = (slot: string) => ingredients.some((each) => each.slot === slot && !left.includes(each));
    const isForThem = ({ slot, proposed }: DishIngredient) =>
      proposed !== undefined && slots[slot]?.only?.some(stays) === false;
    return ingredients.filter((each) => !left.includes(each) && !isForThem(each));
  };
  const withProposal = (kind: DishIngredient['proposed']) => ingredients.filter(({ proposed }) => proposed === kind);
  const proposed = [...withProposal('optional'), ...withProposal('needed')];
  if (dietTypes.includes('Keto')) {
    const richestFirst = proposed.toSorted((a, b) => carbohydrateOf(b, kb) - carbohydrateOf(a, kb));
    yield* richestFirst.map((_, at) => without(richestFirst.slice(0, at + 1)));
  } else {
    yield* proposed.map((one) => without([one]));
    if (proposed.length > 1) yield without(proposed);
  }
}

/** Grams of carbohydrate in a serving. */
function carbohydrateOf({ id, cooking }: DishIngredient, kb: KnowledgeBase): number {
  const [, , carbohydrate = 0] = kb.get(id)?.per100g ?? [];
  return (carbohydrate * cooking.grams) / 100;
}

/** What is bought for the dish that it makes. */
const BASES: ReadonlySet<CookingKind> = new Set(['dough', 'pastry', 'filo', 'wrapper']);

/** The dishes on the dough or pastry that is there, where it makes any; else all of them. */
function onItsBase(dishes: ComposedDish[], cookingOf: CookingTable): ComposedDish[] {
  const isBase = (id: string) => {
    const kind = cookingOf(id)?.kind;
    return kind !== undefined && BASES.has(kind);
  };
  const onBase = dishes.filter(({ used }) => used.some(isBase));
  return onBase.length > 0 ? onBase : dishes;
}

/** Number of written recipes that are kept. One takes about 20 kB in its languages, with its verdict. */
const KEPT_RECIPES = 800;

/** Writes the recipe of a dish once; null where it can't be written, or its servings are implausible. */
function createWriter({ kb, cookingOf }: CookingKnowledge) {
  const written = lru<Map<number, CanonicalRecipe> | null>(KEPT_RECIPES);
  return (
    template: DishTemplate,
    ingredients: readonly DishIngredient[],
    subcategory: Subcategory,
    opening: number,
  ): CanonicalRecipe | null => {
    const key = [
      template.id,
      subcategory,
      ...ingredients.map(({ slot, id, proposed }) => `${slot} ${id} ${proposed ?? ''}`),
    ].join();
    const variants = written.get(key);
    if (variants === null) return null;
    const known = variants?.get(opening);
    if (known) return known;
    const measured = measureIngredients(template, ingredients, kb).map((ingredient) => ({
      ...ingredient,
      names: nameIngredient(ingredient, cookingOf, kb),
    }));
    const named = callByKind(distinguish(measured), kb);
    const [first] = variants?.values() ?? [];
    const recipe = first
      ? redescribe(first, template, named, opening)
      : writeRecipe(template, named, subcategory, opening, kb);
    const plausible = recipe && (first || isPlausible(recipe, kb)) ? recipe : null;
    written.set(key, plausible && new Map([...(variants ?? []), [opening, plausible]]));
    return plausible;
  };
}

/** A number that differs between requests, so that the same template does not always begin alike. */
function numberOf(available: readonly string[]): number {
  return available.join().length;
}

/** The template's subcategory for a request; undefined where it does not suit the request. */
function subcategoryFor(
  template: DishTemplate,
  { category, subcategory }: CompositionRequest,
): Subcategory | undefined {
  if (category !== null && template.category !== category) return undefined;
  const { subcategories } = template;
  return subcategory === null ? subcategories[0] : subcategories.find((each) => each === subcategory);
}

/** True of a recipe that certainly breaks none of the preferences. */
function respects(recipe: CanonicalRecipe, preferences: Restrictions, kb: KnowledgeBase): boolean {
  if (!isRestricting(preferences)) return true;
  const verdict = verdictOf(recipe, kb);
  return breaks(verdict, preferences).length === 0 && doubts(verdict, preferences).length === 0;
}
