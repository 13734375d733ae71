import type { CanonicalRecipe, RecipeLine, StepPart, TextLanguage } from '@larder/food/recipe';
import { sentencesWith } from '../rules/sentences.ts';
import type { Mention } from './added-line.ts';

/** True of plant-based sausages that the method only warms in a soup or a stew: browning gives them the taste that smoke gave. */
export const isWarmedSausage = (recipe: CanonicalRecipe, line: RecipeLine): boolean =>
  line.ingredient === 'plant-based-sausage' &&
  (recipe.dishType === 'soup' || recipe.dishType === 'stew') &&
  sentencesWith(recipe, recipe.lines.indexOf(line)).every(
    ({ words }) => !/\b(?:fry|brown|sear|sizzle|crisp|golden|soften|grill|roast)/i.test(words),
  );

const SECONDS = 6 * 60;

/** The sentence that browns them in an oil. */
export const BROWNED = (oil: (language: TextLanguage) => Mention) => {
  const time: StepPart = { seconds: SECONDS };
  return {
    seconds: SECONDS,
    words: {
      en: (sausages: Mention): StepPart[] => [
        'Brown the ',
        sausages,
        ' well in a frying pan in the ',
        oil('en'),
        ', ',
        time,
        '.',
      ],
      es: (sausages: Mention): StepPart[] => [
        'Dora bien las ',
        sausages,
        ' en una sartén con el ',
        oil('es'),
        ', ',
        time,
        '.',
      ],
      fr: (sausages: Mention): StepPart[] => [
        'Bien dorer les ',
        sausages,
        ' à la poêle dans l’',
        oil('fr'),
        ', ',
        time,
        '.',
      ],
    },
  };
};
