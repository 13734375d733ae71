import type { DishTemplate } from '../dish-template.ts';

const creamLiqueurCoffee: DishTemplate = {
  id: 'cream-liqueur-coffee',
  dishType: 'coffee-cocktail',
  category: 'Drinks',
  subcategories: ['Alcoholic'],
  servings: 2,
  families: ['northern'],
  called: { en: 'liqueur coffee', es: 'café con licor', fr: 'café à la liqueur' },
  slots: {
    liqueur: { of: ['cream-liqueur'], named: ['irish-cream'] },
    coffee: { of: ['coffee'], but: ['cold-brew'], named: ['coffee'], grams: 120 },
    cream: { of: ['cream'], least: 0, grams: 20, but: ['soured-cream', 'buttermilk'] },
    spice: { of: ['sweet-spice', 'cocoa'], least: 0 },
    ice: { of: ['ice'], least: 0, grams: 100 },
  },
  needs: [{ of: ['liqueur', 'coffee'], least: 2 }],
  title: {
    en: '[ice? Iced c|C]offee with {all liqueur}',
    es: '[ice? Café con hielo y {liqueur}|Café con {liqueur}]',
    fr: 'Café[ice?  glacé] {au liqueur}',
  },
  description: {
    en: 'The liqueur sweetens the coffee and rounds off its bitterness.',
    es: 'El licor endulza el café y redondea su amargor.',
    fr: 'La liqueur sucre le café et arrondit son amertume.',
  },
  equipment: [
    { en: 'two heatproof glasses', es: 'dos vasos resistentes al calor', fr: 'deux verres résistants à la chaleur' },
  ],
  steps: [
    {
      en: 'Brew {the coffee} strong, {4 min}[ice? , pour into a wide bowl and cool in the fridge, {20 min}].',
      es: 'Prepara {el coffee} bien cargado, {4 min}[ice? , viérte{=lo coffee} en un cuenco ancho y enfría{=lo coffee} en la nevera, {20 min}].',
      fr: 'Préparer {le coffee} bien serré, {4 min}[ice? , {=le coffee} verser dans un saladier large et {=le coffee} mettre au frais, {20 min}].',
    },
    {
      en: '[Fill two glasses with {the ice}. Pour|Pour] {the liqueur} and {the coffee} into [ice? the|two] glasses and stir once.[ Let {the cream}, barely thickened, run over the back of a spoon onto the top.][ Dust with {the spice}.]',
      es: '[Llena dos vasos con {el ice}. Vierte|Vierte] {el liqueur} y {el coffee} en [ice? los|dos] vasos y remueve una vez.[ Deja caer {el cream}, apenas montada, sobre el dorso de una cuchara.][ Espolvorea {el spice}.]',
      fr: '[Remplir deux verres {de ice}. Verser|Verser] {le liqueur} et {le coffee} dans [ice? les|deux] verres et remuer une fois.[ Faire couler {le cream}, à peine montée, sur le dos d’une cuillère.][ Saupoudrer {de spice}.]',
    },
  ],
};

export const CREAM_LIQUEUR_DRINKS: readonly DishTemplate[] = [creamLiqueurCoffee];
