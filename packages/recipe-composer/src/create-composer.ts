import type { Category, Subcategory } from '@larder/contract/category';
import type { Equipment } from '@larder/contract/search/understood';
import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks, doubts, isRestricting, type Restrictions } from '@larder/food/verifier/restrictions';
import { verdictOf } from '@larder/food/verifier/verify';
import { lru } from 'tiny-lru';
import type { DishIngredient } from './filling/dish-ingredient.ts';
import {
  type AvailableIngredient,
  type CookingKnowledge,
  type FillingRequest,
  fillTemplate,
} from './filling/fill-template.ts';
import { measureIngredients } from './filling/measure-ingredients.ts';
import { createPermit } from './filling/permitted-ingredients.ts';
import { isPlausible } from './filling/plausibility.ts';
import { type CookingTable, createCookingTable } from './techniques/cooking-table.ts';
import { DISH_TEMPLATES } from './templates/all-templates.ts';
import type { DishTemplate, Slot } from './templates/dish-template.ts';
import { familyHints } from './templates/flavour-families.ts';
import { distinguish, nameIngredient } from './wording/ingredient-names.ts';
import { descriptionNumber } from './wording/openings.ts';
import { redescribe, writeRecipe } from './wording/write-recipe.ts';

/** A dish that can be composed; its recipe is not yet written. */
export type ComposedDish = {
  template: DishTemplate;
  /** Ids of the available ingredients that it uses. */
  used: string[];
  /** Ids of the ingredients that are neither available nor staples; those that can be left out aside. */
  missing: string[];
  /**
   * The recipe, without what can be left out where that breaks the preferences; null where it breaks them all the same,
   * or its servings are implausible.
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

  function composeAll(
    templates: readonly DishTemplate[],
    request: CompositionRequest,
    isNamed: boolean,
  ): ComposedDish[] {
    const permits = createPermit(request.preferences, kb);
    const available = request.available.flatMap((id) =>
      [id, ...(kb.get(id)?.usedAs ?? [])].flatMap((as): AvailableIngredient[] => {
        const kind = knowledge.cookingOf(as)?.kind;
        if (kind === undefined || !permits(as, 0)) return [];
        return [{ id, as, kind, hints: familyHints(kind, [as, ...kb.ancestors(as)]) }];
      }),
    );
    const filling: FillingRequest = { available, permits, diets: request.preferences.dietTypes, isNamed };
    const kinds = new Set(available.map(({ kind }) => kind));
    return templates.flatMap((template) => {
      const subcategory = subcategoryFor(template, request);
      if (subcategory === undefined || !canBeFilled(template, kinds, isNamed)) return [];
      const ingredients = fillTemplate(template, filling, knowledge);
      return ingredients ? [dishOf(template, ingredients, subcategory, request)] : [];
    });
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
      missing: ingredients.flatMap(({ id, providedBy, optional }) =>
        providedBy === null && !optional && kb.get(id)?.staple !== true ? [id] : [],
      ),
      write() {
        const opening = descriptionNumber(template, numberOf(available));
        const recipe = write(template, ingredients, subcategory, opening);
        if (recipe && respects(recipe, preferences, kb)) return recipe;
        const certain = ingredients.filter(({ optional }) => !optional);
        if (certain.length === ingredients.length) return null;
        const bare = write(template, certain, subcategory, opening);
        return bare && respects(bare, preferences, kb) ? bare : null;
      },
    };
  }

  return {
    compose: (request) => {
      const templates = DISH_TEMPLATES.filter(({ tool }) => tool === undefined || request.equipment?.includes(tool));
      return onItsBase(composeAll(templates, request, false), knowledge.cookingOf);
    },
    composeNamed: (templates, request) =>
      composeAll(templates, request, true).filter(({ used }) => request.available.every((id) => used.includes(id))),
  };
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

/** Number of written recipes that are kept. */
const KEPT_RECIPES = 3_000;

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
      ...ingredients.map(({ slot, id, optional }) => `${slot} ${id} ${optional ?? ''}`),
    ].join();
    const variants = written.get(key);
    if (variants === null) return null;
    const known = variants?.get(opening);
    if (known) return known;
    const measured = measureIngredients(template, ingredients, kb).map((ingredient) => ({
      ...ingredient,
      names: nameIngredient(ingredient, cookingOf, kb),
    }));
    const named = distinguish(measured);
    const [first] = variants?.values() ?? [];
    const recipe = first
      ? redescribe(first, template, named, opening)
      : writeRecipe(template, named, subcategory, opening);
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

/** A quick test before the slots are filled: an ingredient is available for each slot that has no alternative. */
function canBeFilled(template: DishTemplate, kinds: ReadonlySet<CookingKind>, isNamed: boolean): boolean {
  return requiredSlots[isNamed ? 'named' : 'usual'](template).every((slot) => slot.of.some((kind) => kinds.has(kind)));
}

const requiredSlots = { usual: onceRequired(false), named: onceRequired(true) };

/** Lists the slots of a template that have no alternative, once. */
function onceRequired(isNamed: boolean): (template: DishTemplate) => readonly Slot[] {
  const known = new WeakMap<DishTemplate, readonly Slot[]>();
  return (template) => {
    const slots = known.get(template) ?? Object.values(template.slots).filter((slot) => !isOptional(slot, isNamed));
    known.set(template, slots);
    return slots;
  };
}

function isOptional({ least = 1, or, named, unless, only }: Slot, isNamed: boolean): boolean {
  return (
    least === 0 || or !== undefined || (isNamed && named !== undefined) || unless !== undefined || only !== undefined
  );
}

/** True of a recipe that certainly breaks none of the preferences. */
function respects(recipe: CanonicalRecipe, preferences: Restrictions, kb: KnowledgeBase): boolean {
  if (!isRestricting(preferences)) return true;
  const verdict = verdictOf(recipe, kb);
  return breaks(verdict, preferences).length === 0 && doubts(verdict, preferences).length === 0;
}
