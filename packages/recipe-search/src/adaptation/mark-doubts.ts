import type { Diet } from '@larder/contract/diet';
import { allergensExcludedBy, type OriginDiet } from '@larder/food/ingredients/diet-rules';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import type { Verdict } from '@larder/food/verifier/verify';

/** The recipe whose lines say which foods, and allergens of an excluded kind or diet, they may have, by its verdict. */
export function markDoubts(recipe: CanonicalRecipe, verdict: Verdict, restrictions: Restrictions): CanonicalRecipe {
  const lines = recipe.lines.map((line, index) => {
    const inDoubt = doubtsAt(index, verdict, restrictions);
    return inDoubt.allergens.length + inDoubt.foods.length > 0 ? { ...line, inDoubt } : line;
  });
  return { ...recipe, lines };
}

function doubtsAt(
  index: number,
  { allergens, foods }: Verdict,
  { excludedAllergens, dietTypes, excludedIngredients = [] }: Restrictions,
): NonNullable<RecipeLine['inDoubt']> {
  const isHere = ({ where, index: at }: { where: string; index: number }) => where === 'ingredient' && at === index;
  const byDiet = dietTypes.flatMap((diet) => (isByOrigin(diet) ? allergensExcludedBy(diet) : []));
  const excluded = [...excludedAllergens, ...byDiet];
  const possible = foods.filter(({ mention }) => isHere(mention)).flatMap(({ possibleKinds }) => possibleKinds);
  return {
    allergens: allergens
      .filter(({ allergen, state, evidence }) => {
        return state === 'cant-tell' && excluded.includes(allergen) && evidence.some(isHere);
      })
      .map(({ allergen }) => allergen),
    foods: excludedIngredients.filter((id) => possible.includes(id)),
  };
}

const isByOrigin = (diet: Diet): diet is OriginDiet => diet === 'Vegan' || diet === 'Vegetarian' || diet === 'Fish';
