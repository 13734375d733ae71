import type { Category, Subcategory } from '@larder/contract/category';
import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import type { CanonicalRecipe } from '@larder/kitchen/recipe';
import { breaks, doubts, type Restrictions } from '@larder/kitchen/verify';
import { ARCHETYPES } from '../archetypes/all.ts';
import { verdictOf } from '../verdicts.ts';
import type { Archetype, Slot } from './archetype.ts';
import { fillArchetype, type Kitchen, type Makings, measurePlaces, type Place } from './fill.ts';
import type { Kind } from './kind.ts';
import { permitFor } from './permit.ts';
import { isPlausible } from './plausible.ts';
import { recipeOf } from './recipe-of.ts';
import { createShelf } from './shelf.ts';
import { soldAs } from './sold-as.ts';

/** A dish that what is there makes, not yet written out. */
export type Dish = {
  archetype: Archetype;
  /** Ids of what the person has and the dish uses. */
  used: string[];
  /** Ids of what has to be got. */
  missing: string[];
  /** The recipe; null where it turns out to go against the preferences, or to be too little or too much of a meal. */
  write(): CanonicalRecipe | null;
};

export type CompositionRequest = {
  /** Ids of what is there, in the order they were named. */
  have: readonly string[];
  category: Category | null;
  subcategory: Subcategory | null;
  preferences: Restrictions;
};

export type Composer = {
  /** Every dish that what is there makes, within the preferences, in the order of the archetypes. */
  compose(request: CompositionRequest): Dish[];
  /** Dishes of some kinds that have all of these ingredients, whatever else they need. */
  composeNamed(archetypes: readonly Archetype[], request: CompositionRequest): Dish[];
};

/** Makes up dishes from archetypes. The same request always gives the same dishes. */
export function createComposer(kb: KnowledgeBase): Composer {
  const kitchen = { kb, shelf: createShelf(kb) };
  const write = createWriter(kitchen);

  function dishesOf(archetypes: readonly Archetype[], request: CompositionRequest, named: boolean): Dish[] {
    const allows = permitFor(request.preferences, kb);
    const sold = request.have.flatMap((id) => [id, ...soldAs(id)].map((as) => ({ id, as })));
    const have = sold.filter(({ as }) => kitchen.shelf(as) && allows(as, 0));
    const makings: Makings = { have, allows, named };
    const kinds = new Set(have.flatMap(({ as }) => kitchen.shelf(as)?.kind ?? []));
    return archetypes.flatMap((archetype) => {
      const subcategory = suiting(archetype, request);
      if (subcategory === undefined || !mayBeFilled(archetype, kinds, named)) return [];
      const places = fillArchetype(archetype, makings, kitchen);
      return places ? [dishOf(archetype, places, subcategory, request.preferences)] : [];
    });
  }

  function dishOf(
    archetype: Archetype,
    places: readonly Place[],
    subcategory: Subcategory,
    preferences: Restrictions,
  ): Dish {
    return {
      archetype,
      used: places.flatMap(({ held }) => held ?? []),
      missing: places.filter(({ id, held }) => held === null && kb.get(id)?.staple !== true).map(({ id }) => id),
      write() {
        const recipe = write(archetype, places, subcategory);
        return recipe && respects(recipe, preferences, kb) ? recipe : null;
      },
    };
  }

  return {
    compose: (request) => dishesOf(ARCHETYPES, request, false),
    composeNamed: (archetypes, request) =>
      dishesOf(archetypes, request, true).filter(({ used }) => request.have.every((id) => used.includes(id))),
  };
}

/** So many dishes that were made up are remembered, those asked for last. */
const MOST_REMEMBERED = 3_000;

/** Writes a dish of the same things once; null where it can't be said, or is too little or too much of a meal. */
function createWriter(kitchen: Kitchen) {
  const written = new Map<string, CanonicalRecipe | null>();
  return (archetype: Archetype, places: readonly Place[], subcategory: Subcategory): CanonicalRecipe | null => {
    const key = [archetype.id, subcategory, ...places.map(({ slot, id }) => `${slot} ${id}`)].join();
    let recipe = written.get(key);
    if (recipe === undefined) {
      const made = recipeOf(archetype, measurePlaces(archetype, places, kitchen), subcategory);
      recipe = made && isPlausible(made, kitchen.kb) ? made : null;
    }
    written.delete(key);
    written.set(key, recipe);
    if (written.size > MOST_REMEMBERED) written.delete(written.keys().next().value ?? key);
    return recipe;
  };
}

/** The time of day it is for; undefined where it is not what was asked for. */
function suiting(archetype: Archetype, { category, subcategory }: CompositionRequest): Subcategory | undefined {
  if (category !== null && archetype.category !== category) return undefined;
  const { subcategories } = archetype;
  return subcategory === null ? subcategories[0] : subcategories.find((each) => each === subcategory);
}

/** A quick look before the slots are filled: there is something for each that nothing else can take. */
function mayBeFilled({ slots }: Archetype, kinds: ReadonlySet<Kind>, named: boolean): boolean {
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
