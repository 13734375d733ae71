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
    coffee: { of: ['coffee'], named: ['coffee'], grams: 120 },
    cream: { of: ['cream'], least: 0, grams: 20, but: ['soured-cream', 'buttermilk'] },
    spice: { of: ['sweet-spice', 'cocoa'], least: 0 },
    ice: { of: ['ice'], least: 0, grams: 100 },
  },
  needs: [{ of: ['liqueur', 'coffee'], least: 2 }],
  title: {
    en: '[ice? Iced c|C]offee with {all liqueur}',
    es: 'Café[ice?  con hielo] y {liqueur}',
    fr: 'Café[ice?  glacé] {au liqueur}',
  },
  description: {
    en: 'Strong coffee sweetened by {all liqueur} alone[, under {all cream}].',
    es: 'Café fuerte que solo endulza {el liqueur}[, con {cream} por encima].',
    fr: 'Un café serré, adouci par {le liqueur} seulement[, sous {le cream}].',
  },
  equipment: [
    { en: 'two heatproof glasses', es: 'dos vasos resistentes al calor', fr: 'deux verres résistants à la chaleur' },
  ],
  steps: [
    {
      en: 'Brew {the coffee} strong[ice?  and let it cool], {4 min}.',
      es: 'Prepara {el coffee} bien cargado[ice?  y deja enfriar], {4 min}.',
      fr: 'Préparer {le coffee} bien serré[ice?  et laisser refroidir], {4 min}.',
    },
    {
      en: '[Fill two glasses with {the ice}. ]Pour in {the liqueur} and {the coffee} and stir once, {1 min}.[ Float {the cream} on top.][ Dust with {the spice}.]',
      es: '[Llena dos vasos con {el ice}. ]Vierte {el liqueur} y {el coffee} y remueve una vez, {1 min}.[ Deja caer {el cream} por encima.][ Espolvorea {el spice}.]',
      fr: '[Remplir deux verres {de ice}. ]Verser {le liqueur} et {le coffee} et remuer une fois, {1 min}.[ Faire couler {le cream} dessus.][ Saupoudrer {de spice}.]',
    },
  ],
};

export const CREAM_LIQUEUR_DRINKS: readonly DishTemplate[] = [creamLiqueurCoffee];
