import type { CanonicalRecipe, RecipeLine, RecipeStep, StepPart } from '../recipe.ts';

/** A recipe for tests, with everything that a test does not say. */
export function aRecipe(given: Partial<CanonicalRecipe>): CanonicalRecipe {
  return {
    id: 'a-recipe',
    source: 'cookbook',
    category: 'Meals',
    subcategory: 'Dinner',
    cuisine: null,
    dishType: null,
    title: { en: 'A recipe' },
    description: { en: '' },
    servings: 4,
    lines: [],
    steps: [],
    equipment: [],
    tip: null,
    makeAhead: null,
    keepsDays: null,
    keepsIn: null,
    freezesMonths: null,
    alsoKnownAs: [],
    ...given,
  };
}

/** A line of an ingredient, called by its id unless a name is given. */
export function aLine(ingredient: string | null, given: Partial<RecipeLine> = {}): RecipeLine {
  return {
    ingredient,
    name: { en: ingredient?.replaceAll('-', ' ') ?? '' },
    amount: { min: 100 },
    unit: 'g',
    ...given,
  };
}

/** A step in English. */
export function aStep(...text: StepPart[]): RecipeStep {
  return { seconds: 60, text: { en: text } };
}

/** Toad in the hole: British words, an oven, countable things, all three languages. */
export const toadInTheHole: CanonicalRecipe = aRecipe({
  id: 'toad-in-the-hole',
  title: { en: 'Toad in the hole with courgettes', es: 'Salchichas en masa al horno', fr: 'Saucisses en pâte au four' },
  description: {
    en: 'Golden batter round sausages, full of flavour.',
    es: 'Masa dorada con salchichas.',
    fr: 'Une pâte dorée et des saucisses.',
  },
  lines: [
    {
      ingredient: 'courgette',
      name: { en: 'courgettes', es: 'calabacines', fr: 'courgettes' },
      amount: { min: 2 },
      unit: null,
    },
    {
      ingredient: 'onion',
      name: { en: 'onion', es: 'cebolla', fr: 'oignon' },
      amount: { min: 1 },
      unit: null,
      preparation: { en: 'finely chopped', es: 'picada', fr: 'émincé' },
    },
    { ingredient: 'garlic', name: { en: 'garlic', es: 'ajo', fr: 'ail' }, amount: { min: 2, max: 3 }, unit: 'clove' },
    { ingredient: 'butter', name: { en: 'butter', es: 'mantequilla', fr: 'beurre' }, amount: { min: 50 }, unit: 'g' },
    { ingredient: 'milk', name: { en: 'milk', es: 'leche', fr: 'lait' }, amount: { min: 300 }, unit: 'ml' },
    {
      ingredient: 'plain-flour',
      name: { en: 'plain flour', es: 'harina', fr: 'farine' },
      amount: { min: 100 },
      unit: 'g',
    },
    { ingredient: 'salt', name: { en: 'salt', es: 'sal', fr: 'sel' }, amount: null, unit: null },
  ],
  steps: [
    {
      seconds: 300,
      text: {
        en: [
          'Heat the oven to ',
          { celsius: 220 },
          ' and grease a ',
          { amount: { min: 20 }, unit: 'cm' },
          ' tin with a little ',
          { line: 3, as: 'butter' },
          '.',
        ],
        es: [
          'Calienta el horno a ',
          { celsius: 220 },
          ' y engrasa un molde de ',
          { amount: { min: 20 }, unit: 'cm' },
          ' con la ',
          { line: 3, as: 'mantequilla' },
          '.',
        ],
        fr: [
          'Préchauffez le four à ',
          { celsius: 220 },
          ' et graissez un moule de ',
          { amount: { min: 20 }, unit: 'cm' },
          ' avec le ',
          { line: 3, as: 'beurre' },
          '.',
        ],
      },
    },
    {
      seconds: 1500,
      text: {
        en: [
          'Whisk the ',
          { line: 5, as: 'flour' },
          ' with ',
          { amount: { min: 200 }, unit: 'ml' },
          ' of the ',
          { line: 4, as: 'milk' },
          ', add the ',
          { line: 0, as: 'courgettes' },
          ' and bake for ',
          { seconds: 1500, toSeconds: 1800 },
          '.',
        ],
        es: [
          'Bate la ',
          { line: 5, as: 'harina' },
          ' con ',
          { amount: { min: 200 }, unit: 'ml' },
          ' de la ',
          { line: 4, as: 'leche' },
          ', añade los ',
          { line: 0, as: 'calabacines' },
          ' y hornea ',
          { seconds: 1500, toSeconds: 1800 },
          '.',
        ],
        fr: [
          'Fouettez la ',
          { line: 5, as: 'farine' },
          ' avec ',
          { amount: { min: 200 }, unit: 'ml' },
          ' du ',
          { line: 4, as: 'lait' },
          ', ajoutez les ',
          { line: 0, as: 'courgettes' },
          ' et enfournez pendant ',
          { seconds: 1500, toSeconds: 1800 },
          '.',
        ],
      },
    },
  ],
  equipment: [{ en: 'roasting tin', es: 'bandeja de horno', fr: 'plat à four' }],
  tip: { en: 'Don’t open the oven.', es: 'No abras el horno.', fr: 'N’ouvrez pas le four.' },
});
