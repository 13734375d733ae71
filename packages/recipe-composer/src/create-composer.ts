import type { Category, Subcategory } from '@larder/contract/category';
import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks, doubts, type Restrictions } from '@larder/food/verifier/restrictions';
import { verdictOf } from '@larder/food/verifier/verify';
import { type Available, type CookingKnowledge, fillTemplate, measurePlaces, type Place } from './filling/fill.ts';
import { permitFor } from './filling/permit.ts';
import { isPlausible } from './filling/plausible.ts';
import { createCookingTable } from './techniques/cooking-table.ts';
import { DISH_TEMPLATES } from './templates/all.ts';
import type { DishTemplate, Slot } from './templates/dish-template.ts';
import { recipeOf } from './wording/recipe-of.ts';

/** A dish that what is there makes, not yet written out. */
export type ComposedDish = {
  template: DishTemplate;
  /** Ids of what the person has and the dish uses. */
  used: string[];
  /** Ids of what has to be got. */
  missing: string[];
  /** The recipe; null where it turns out to go against the preferences, or to be too little or too much of a meal. */
  write(): CanonicalRecipe | null;
};

export type CompositionRequest = {
  /** Ids of the available ingredients, in the order in which they were named. */
  available: readonly string[];
  category: Category | null;
  subcategory: Subcategory | null;
  preferences: Restrictions;
};

export type Composer = {
  /** Every dish that what is there makes, within the preferences, in the order of the templates. */
  compose(request: CompositionRequest): ComposedDish[];
  /** Dishes of some kinds that have all of these ingredients, whatever else they need. */
  composeNamed(templates: readonly DishTemplate[], request: CompositionRequest): ComposedDish[];
};

/** Makes up dishes from templates. The same request always gives the same dishes. */
export function createComposer(kb: KnowledgeBase): Composer {
  const knowledge = { kb, cookingOf: createCookingTable(kb) };
  const write = createWriter(knowledge);

  function dishesOf(templates: readonly DishTemplate[], request: CompositionRequest, named: boolean): ComposedDish[] {
    const allows = permitFor(request.preferences, kb);
    const usable = request.available.flatMap((id) => [id, ...(kb.get(id)?.usedAs ?? [])].map((as) => ({ id, as })));
    const have = usable.filter(({ as }) => knowledge.cookingOf(as) && allows(as, 0));
    const available: Available = { have, allows, named };
    const kinds = new Set(have.flatMap(({ as }) => knowledge.cookingOf(as)?.kind ?? []));
    return templates.flatMap((template) => {
      const subcategory = suiting(template, request);
      if (subcategory === undefined || !mayBeFilled(template, kinds, named)) return [];
      const places = fillTemplate(template, available, knowledge);
      return places ? [dishOf(template, places, subcategory, request.preferences)] : [];
    });
  }

  function dishOf(
    template: DishTemplate,
    places: readonly Place[],
    subcategory: Subcategory,
    preferences: Restrictions,
  ): ComposedDish {
    return {
      template,
      used: places.flatMap(({ held }) => held ?? []),
      missing: places.filter(({ id, held }) => held === null && kb.get(id)?.staple !== true).map(({ id }) => id),
      write() {
        const recipe = write(template, places, subcategory);
        return recipe && respects(recipe, preferences, kb) ? recipe : null;
      },
    };
  }

  return {
    compose: (request) => dishesOf(DISH_TEMPLATES, request, false),
    composeNamed: (templates, request) =>
      dishesOf(templates, request, true).filter(({ used }) => request.available.every((id) => used.includes(id))),
  };
}

/** So many dishes that were made up are remembered, those asked for last. */
const MOST_REMEMBERED = 3_000;

/** Writes a dish of the same things once; null where it can't be said, or is too little or too much of a meal. */
function createWriter(knowledge: CookingKnowledge) {
  const written = new Map<string, CanonicalRecipe | null>();
  return (template: DishTemplate, places: readonly Place[], subcategory: Subcategory): CanonicalRecipe | null => {
    const key = [template.id, subcategory, ...places.map(({ slot, id }) => `${slot} ${id}`)].join();
    let recipe = written.get(key);
    if (recipe === undefined) {
      const made = recipeOf(template, measurePlaces(template, places, knowledge), subcategory);
      recipe = made && isPlausible(made, knowledge.kb) ? made : null;
    }
    written.delete(key);
    written.set(key, recipe);
    if (written.size > MOST_REMEMBERED) written.delete(written.keys().next().value ?? key);
    return recipe;
  };
}

/** The time of day it is for; undefined where it is not what was asked for. */
function suiting(template: DishTemplate, { category, subcategory }: CompositionRequest): Subcategory | undefined {
  if (category !== null && template.category !== category) return undefined;
  const { subcategories } = template;
  return subcategory === null ? subcategories[0] : subcategories.find((each) => each === subcategory);
}

/** A quick look before the slots are filled: there is something for each that nothing else can take. */
function mayBeFilled({ slots }: DishTemplate, kinds: ReadonlySet<CookingKind>, named: boolean): boolean {
  return Object.values(slots).every((slot) => isOptional(slot, named) || slot.of.some((kind) => kinds.has(kind)));
}

function isOptional({ least = 1, or, named: whenNamed, unless, only }: Slot, named: boolean): boolean {
  return (
    least === 0 || or !== undefined || (named && whenNamed !== undefined) || unless !== undefined || only !== undefined
  );
}

/** Nothing excluded, and nothing left open: what is made up has no excuse. */
function respects(recipe: CanonicalRecipe, preferences: Restrictions, kb: KnowledgeBase): boolean {
  if (preferences.excludedAllergens.length === 0 && preferences.dietTypes.length === 0) return true;
  const verdict = verdictOf(recipe, kb);
  return breaks(verdict, preferences).length === 0 && doubts(verdict, preferences).length === 0;
}
