import { allergensExcludedBy, foodsToCheck, isByOrigin } from '@larder/food/ingredients/diet-rules';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import { namesakesOf } from '@larder/food/verifier/allergen-namesakes';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import type { Verdict } from '@larder/food/verifier/verify';

type InDoubt = NonNullable<RecipeLine['inDoubt']>;

/**
 * The recipe whose lines say which foods, and allergens of an excluded kind or diet, they may have, by its verdict; the
 * same object where they say so already, or none does.
 */
export function markDoubts(recipe: CanonicalRecipe, verdict: Verdict, restrictions: Restrictions): CanonicalRecipe {
  const lines = recipe.lines.map((line, index) => {
    const inDoubt = doubtsAt(index, verdict, restrictions);
    if (inDoubt.allergens.length + inDoubt.foods.length === 0 || isSame(inDoubt, line.inDoubt)) return line;
    return { ...line, inDoubt };
  });
  return lines.every((line, index) => line === recipe.lines[index]) ? recipe : { ...recipe, lines };
}

function isSame({ allergens, foods }: InDoubt, other: InDoubt | undefined): boolean {
  return allergens.join() === other?.allergens.join() && foods.join() === other.foods.join();
}

function doubtsAt(
  index: number,
  { allergens, foods }: Verdict,
  { excludedAllergens, dietTypes, excludedIngredients = [] }: Restrictions,
): InDoubt {
  const isHere = ({ where, index: at }: { where: string; index: number }) => where === 'ingredient' && at === index;
  const byDiet = dietTypes.flatMap((diet) => (isByOrigin(diet) ? allergensExcludedBy(diet) : []));
  const excluded = [...excludedAllergens, ...byDiet];
  const possible = foods.filter(({ mention }) => isHere(mention)).flatMap(({ possibleKinds }) => possibleKinds);
  const doubtful = allergens
    .filter(({ allergen, state, evidence }) => {
      return state === 'cant-tell' && excluded.includes(allergen) && evidence.some(isHere);
    })
    .map(({ allergen }) => allergen);
  // "Celery" is said once, of the allergen.
  const named = namesakesOf(doubtful);
  return {
    allergens: doubtful,
    foods: [...new Set([...excludedIngredients, ...foodsToCheck(dietTypes)])].filter(
      (id) => possible.includes(id) && !named.includes(id),
    ),
  };
}
