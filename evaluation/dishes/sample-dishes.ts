import { ALLERGENS } from '@larder/contract/allergen';
import { DIETS } from '@larder/contract/diet';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { createComposer } from '@larder/recipe-composer/create-composer';
import { createCookingTable } from '@larder/recipe-composer/techniques/cooking-table';
import { DISH_TEMPLATES } from '@larder/recipe-composer/templates/all-templates';
import { adaptRecipe } from '@larder/recipe-search/adaptation/adapt-recipe';

/**
 * A dish, the restrictions that it was composed or adapted to, the foods that it was composed from, and those of the
 * recipe that it was adapted from.
 */
export type SampleDish = {
  recipe: CanonicalRecipe;
  restrictions: Restrictions;
  available: readonly string[];
  original: readonly string[];
};

/** Dishes of all templates in turn, with ingredients that suit their slots and others, each dish once. */
export function composeAtRandom(count: number, random: () => number, kb: KnowledgeBase): SampleDish[] {
  const composer = createComposer(kb);
  const cookingOf = createCookingTable(kb);
  const suiting = DISH_TEMPLATES.map(({ slots }) =>
    kb.all.flatMap(({ id }) => {
      const kind = cookingOf(id)?.kind;
      return kind && Object.values(slots).some(({ of }) => of.includes(kind)) ? [id] : [];
    }),
  );
  const samples = new Map<string, SampleDish>();
  for (let turn = 0; samples.size < count && turn < count * 20; turn++) {
    const template = turn % DISH_TEMPLATES.length;
    const available = pickSome(suiting[template] ?? [], 2 + Math.floor(random() * 6), random);
    const restrictions = restrictionsOf(turn, random);
    const request = { available, category: null, subcategory: null, preferences: restrictions };
    const named = DISH_TEMPLATES.filter((_, index) => index === template);
    for (const dish of [...composer.compose(request), ...composer.composeNamed(named, request)]) {
      const recipe = dish.write();
      if (recipe && samples.size < count) samples.set(recipe.id, { recipe, restrictions, available, original: [] });
    }
  }
  return [...samples.values()];
}

/** Recipes of the cookbook that need swaps for restrictions at random, each adapted recipe once. */
export function adaptAtRandom(
  count: number,
  random: () => number,
  kb: KnowledgeBase,
  cookbook: readonly CanonicalRecipe[],
): SampleDish[] {
  const samples = new Map<string, SampleDish>();
  for (let turn = 0; samples.size < count && turn < count * 14; turn++) {
    const recipe = cookbook[Math.floor(random() * cookbook.length)];
    const restrictions = { ...restrictionsOf(turn, random), ...excludedFrom(recipe, random) };
    const adapted = recipe && adaptRecipe(recipe, restrictions, kb)?.recipe;
    if (!adapted || adapted === recipe) continue;
    const original = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
    samples.set(adapted.id, { recipe: adapted, restrictions, available: [], original });
  }
  return [...samples.values()];
}

/** Every second time, one ingredient of the recipe. */
function excludedFrom(recipe: CanonicalRecipe | undefined, random: () => number): Partial<Restrictions> {
  const choice = random() * 2;
  const line = recipe?.lines[Math.floor(choice * recipe.lines.length)];
  return line?.ingredient ? { excludedIngredients: [line.ingredient] } : {};
}

/** Up to two allergens and a diet, all of them in turn. */
function restrictionsOf(turn: number, random: () => number): Restrictions {
  const diet = DIETS[turn % DIETS.length];
  const first = ALLERGENS[turn % ALLERGENS.length];
  const second = ALLERGENS[Math.floor(random() * ALLERGENS.length)];
  const choice = random();
  const allergens = [choice < 0.7 ? first : undefined, choice < 0.35 ? second : undefined].flatMap((one) => one ?? []);
  return {
    excludedAllergens: ALLERGENS.filter((allergen) => allergens.includes(allergen)),
    dietTypes: (choice < 0.15 || choice > 0.6) && choice < 0.95 && diet ? [diet] : [],
  };
}

function pickSome(from: readonly string[], count: number, random: () => number): string[] {
  const picked = Array.from({ length: count }, () => from[Math.floor(random() * from.length)]);
  return [...new Set(picked.flatMap((id) => id ?? []))];
}
