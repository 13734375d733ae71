import type { RecipeIngredient } from '@larder/contract/recipe';
import type { Evidence } from '@larder/contract/verdict/verdict';
import { measuredName } from '@larder/text/measured-name';
import type { i18n } from 'i18next';

/** The recipe's line or step for a piece of evidence, with the matched text if the line does not contain it. */
export function evidenceLine(
  { where, index, text }: Evidence,
  ingredients: readonly RecipeIngredient[],
  { t, language }: Pick<i18n, 't' | 'language'>,
): string {
  if (where === 'step') return t('recipe.allergens.step', { number: index + 1, text });
  const line = ingredients[index];
  if (!line) return text;
  const written = measuredName(line, language);
  return line.name.toLowerCase().includes(text.toLowerCase()) ? written : `${written} (${text})`;
}
