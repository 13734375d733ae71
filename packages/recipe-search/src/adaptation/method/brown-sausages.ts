import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine, StepPart, TextLanguage } from '@larder/food/recipe';
import { sentencesWith } from '../rules/sentences.ts';
import { type Mention, mentionOf, spoonsOf, withLineBehind, withSentenceBefore } from './added-line.ts';

/** True of plant-based sausages that the method only warms in a soup or a stew: browning gives them taste. */
export const isWarmedSausage = (recipe: CanonicalRecipe, line: RecipeLine): boolean =>
  line.ingredient === 'plant-based-sausage' &&
  (recipe.dishType === 'soup' || recipe.dishType === 'stew') &&
  sentencesWith(recipe, recipe.lines.indexOf(line)).every(
    ({ words }) => !/\b(?:fry|brown|sear|sizzle|crisp|golden|soften|grill|roast)/i.test(words),
  );

const SECONDS = 6 * 60;
const SMOKY = 'smoked-paprika';

const WORDS: Record<TextLanguage, readonly [brown: string, inOil: string, smoky: string]> = {
  en: ['Brown the ', ' well in a frying pan in the ', '; off the heat, stir in the '],
  es: ['Dora bien las ', ' en una sartén con el ', '; fuera del fuego, mézclalas con el '],
  fr: ['Bien dorer les ', ' à la poêle dans l’', ' ; hors du feu, les enrober de '],
};

/** The recipe in which sausages are browned in an oil, with smoked paprika where those that they stand for were smoked. */
export function brownSausages(recipe: CanonicalRecipe, index: number, oil: string, kb: KnowledgeBase): CanonicalRecipe {
  const isSmoked = /^smoked-/.test(recipe.lines[index]?.swappedFrom?.ingredient ?? '');
  const addsSmoke = isSmoked && !recipe.lines.some(({ ingredient }) => ingredient === SMOKY);
  const oiled = withLineBehind(recipe, index, spoonsOf(oil, 1, kb));
  const longer = addsSmoke
    ? withLineBehind(oiled, index + 1, { ...spoonsOf(SMOKY, 1, kb), unit: 'tsp' as const })
    : oiled;
  const browned = (language: TextLanguage) => {
    const [brown, inOil, smoky] = WORDS[language];
    const smoke = addsSmoke ? [smoky, mentionOf(index + 2, SMOKY, language, kb)] : [];
    return (sausages: Mention): StepPart[] => [
      brown,
      sausages,
      inOil,
      mentionOf(index + 1, oil, language, kb),
      ', ',
      { seconds: SECONDS },
      ...smoke,
      '.',
    ];
  };
  const words = { en: browned('en'), es: browned('es'), fr: browned('fr') };
  return withSentenceBefore(longer, index, { seconds: SECONDS, words }, 'sentence');
}
