import type { DietType } from '@larder/contract/diet';
import { cookingMinutes } from '@larder/contract/recipe';
import type { Nutrition } from '@larder/contract/verdict/nutrition';
import type { Ingredient } from '../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { alcoholOf, nutritionOf, portionsOf } from '../nutrition/nutrition.ts';
import type { CanonicalRecipe } from '../recipe.ts';
import { namesakesOf } from './allergen-namesakes.ts';
import { type AllergenFinding, judgeAllergens } from './allergens.ts';
import { type DietFinding, dietTypeOf, judgeDiets } from './diets.ts';
import type { MentionedFood } from './ingredient-rules.ts';
import { type Mention, mentionsOf } from './mentions.ts';

/** Everything that a recipe's contents prove, independent of language. */
export type Verdict = {
  /** One for each of the fifteen, in the contract's order. */
  allergens: AllergenFinding[];
  /** One for each diet, in the contract's order. */
  diets: DietFinding[];
  dietType: DietType;
  /** Every known food that the recipe names. */
  foods: MentionedFood[];
  /** Per serving. */
  nutrition: Nutrition;
  /** Grams of alcohol per serving. */
  alcohol: number;
  /** Lines, counted from 0, that the nutrition leaves out. */
  uncounted: number[];
  minutes: number;
};

/**
 * Judges a recipe by its ingredients and the words of its steps, whatever its source. What the recipe claims about
 * itself is ignored, and no recipe is declared free of an allergen: the best verdict is that none was found.
 */
export function verifyRecipe(recipe: CanonicalRecipe, kb: KnowledgeBase): Verdict {
  const mentions = mentionsOf(recipe, kb);
  const portions = portionsOf(recipe, kb);
  const diets = judgeDiets(recipe, mentions, portions);
  return {
    allergens: judgeAllergens(mentions),
    diets,
    dietType: dietTypeOf(diets),
    foods: foodsIn(mentions, kb),
    nutrition: nutritionOf(portions),
    alcohol: alcoholOf(portions),
    uncounted: portions.uncounted,
    minutes: cookingMinutes(recipe.steps.map(({ seconds }) => ({ time: seconds }))),
  };
}

function foodsIn(mentions: readonly Mention[], kb: KnowledgeBase): MentionedFood[] {
  return mentions.flatMap((mention) => {
    const { ingredient, negated, deniedFoods, isPossible } = mention;
    if (!ingredient) return [];
    const { kinds, possibleKinds } = contentsOf(ingredient, kb);
    if (isPossible) return [{ mention, ingredient, kinds: [], possibleKinds: [...kinds, ...possibleKinds] }];
    const isDenying = negated !== undefined || deniedFoods !== undefined;
    return [{ mention, ingredient, kinds, possibleKinds: isDenying ? possibleKindsOf(mention, kb) : possibleKinds }];
  });
}

type Contents = Pick<MentionedFood, 'kinds' | 'possibleKinds'>;
const contents = new WeakMap<KnowledgeBase, WeakMap<Ingredient, Contents>>();

/** What an ingredient is made from and may be made from, computed once. */
function contentsOf(ingredient: Ingredient, kb: KnowledgeBase): Contents {
  const cache = contents.get(kb) ?? new WeakMap<Ingredient, Contents>();
  contents.set(kb, cache);
  const { id, madeFrom = [] } = ingredient;
  const found = cache.get(ingredient) ?? {
    kinds: withKinds([id, ...madeFrom], kb),
    possibleKinds: possibleKindsOf({ ingredient }, kb),
  };
  cache.set(ingredient, found);
  return found;
}

/** What depends on the maker, without what the line denies; of what is always there nothing is settled by a denial. */
function possibleKindsOf(
  { ingredient, negated = [], deniedFoods = [] }: Pick<Mention, 'ingredient' | 'negated' | 'deniedFoods'>,
  kb: KnowledgeBase,
): string[] {
  const { mayBeMadeFrom = [], allergens = [], mayContain = [] } = ingredient ?? {};
  const isDenied = (id: string) =>
    deniedFoods.some((food) => kb.isKindOf(id, food)) ||
    negated.some((allergen) => kb.get(id)?.allergens?.includes(allergen));
  const openAllergens = mayContain.filter((allergen) => !negated.includes(allergen));
  const open = [...mayBeMadeFrom, ...namesakesOf(openAllergens)].filter((id) => !isDenied(id));
  return withKinds([...open, ...namesakesOf(allergens)], kb);
}

function withKinds(ids: readonly string[], kb: KnowledgeBase): string[] {
  return ids.flatMap((id) => [id, ...kb.ancestors(id)]);
}

const verdicts = new WeakMap<CanonicalRecipe, { kb: KnowledgeBase; verdict: Verdict }>();

/** The verdict on a recipe, computed once for as long as that object lives: recipes are not changed. */
export function verdictOf(recipe: CanonicalRecipe, kb: KnowledgeBase): Verdict {
  const known = verdicts.get(recipe);
  if (known?.kb === kb) return known.verdict;
  const verdict = verifyRecipe(recipe, kb);
  verdicts.set(recipe, { kb, verdict });
  return verdict;
}
