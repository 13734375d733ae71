import type { Ingredient } from '@larder/food/ingredients/ingredient';
import { createNounGrammar, type Grammar } from '@larder/food/names/noun-grammar';
import { TEXT_LANGUAGES } from '@larder/food/recipe';

/** What is wrong with the gender and number that an ingredient states; `stating` are all that state any. */
export function grammarProblems(ingredient: Ingredient, stating: readonly Ingredient[]): string[] {
  return TEXT_LANGUAGES.filter((language) => language !== 'en').flatMap((language) => {
    const forms = ingredient.name[language].split('|');
    const gender = ingredient.gender?.[language];
    const number = ingredient.number?.[language];
    const among = (others: readonly Ingredient[], fits: (grammar: Grammar) => boolean): boolean => {
      const grammarOf = createNounGrammar(others);
      return forms.every((form) => fits(grammarOf(form, language, false)));
    };
    const others = stating.filter((other) => other !== ingredient);
    const check = (field: string, stated: string, fits: (grammar: Grammar) => boolean): string[] => {
      if (among(others, fits)) return [`${field}.${language} is known without it: leave it out.`];
      return among(stating, fits)
        ? []
        : [`Another ingredient states that its first noun is not ${stated} (${language}).`];
    };
    return [
      ...(gender ? check('gender', gender, ({ feminine }) => feminine === (gender === 'feminine')) : []),
      ...(number ? check('number', number, ({ plural }) => plural === (number === 'plural')) : []),
    ];
  });
}
