import type { RecipeIngredient } from '@larder/contract/recipe';
import type { Evidence } from '@larder/contract/verdict/verdict';
import type { TFunction } from 'i18next';

/** The recipe's line or step for a piece of evidence, with the matched text if the line does not contain it. */
export function evidenceLine(
  { where, index, text }: Evidence,
  ingredients: readonly RecipeIngredient[],
  t: TFunction,
): string {
  if (where === 'step') return t('recipe.allergens.step', { number: index + 1, text });
  const line = ingredients[index];
  if (!line) return text;
  const written = [line.quantity, line.name].filter(Boolean).join(' ');
  return line.name.toLowerCase().includes(text.toLowerCase()) ? written : `${written} (${text})`;
}
