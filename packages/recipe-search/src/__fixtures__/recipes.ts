import type { Category, Subcategory } from '@larder/contract/category';
import type { DishType } from '@larder/contract/dish/dish-type';
import type { CanonicalRecipe, RecipeLine, StepPart } from '@larder/food/recipe';
import type { Unit } from '@larder/food/units/units';

/** `ingredient`, or with an amount: `[ingredient, amount, unit]`. */
type LineSpec = string | readonly [ingredient: string, amount: number, unit?: Unit];

/** A recipe for tests: lines are named by their ids, and one step mentions all of them. */
export function recipeOf(
  title: string,
  lines: readonly LineSpec[],
  options: {
    category?: Category;
    subcategory?: Subcategory;
    dishType?: DishType;
    ovenCelsius?: number;
    optional?: string;
    also?: string[];
  } = {},
): CanonicalRecipe {
  const canonical = lines.map((spec): RecipeLine => {
    const [ingredient, amount = null, unit = null] = typeof spec === 'string' ? [spec] : spec;
    return {
      ingredient,
      name: { en: ingredient.replaceAll('-', ' ') },
      amount: amount === null ? null : { min: amount },
      unit,
      ...(options.optional === ingredient ? { optional: true } : {}),
    };
  });
  return {
    id: title.toLowerCase().replaceAll(' ', '-'),
    source: 'cookbook',
    category: options.category ?? 'Meals',
    subcategory: options.subcategory ?? 'Dinner',
    cuisine: null,
    dishType: options.dishType ?? null,
    title: { en: title },
    description: { en: `${title}, as it is made.` },
    servings: 4,
    lines: canonical,
    steps: [
      {
        seconds: 600,
        text: {
          en: [
            ...canonical.map(({ name }, line) => ({ line, as: name.en })),
            ...(options.ovenCelsius === undefined ? [] : [{ celsius: options.ovenCelsius }]),
          ],
        },
      },
    ],
    equipment: [],
    tip: null,
    makeAhead: null,
    keepsDays: null,
    keepsIn: null,
    freezesMonths: null,
    alsoKnownAs: options.also ?? [],
  };
}

/** The words "Cook the a, the b and the c." that name all lines of a recipe in a list. */
export function allOf({ lines }: CanonicalRecipe): StepPart[] {
  const list = lines.flatMap(({ name }, line): StepPart[] => [
    line === 0 ? 'Cook the ' : line === lines.length - 1 ? ' and the ' : ', the ',
    { line, as: name.en },
  ]);
  return [...list, '.'];
}

/** A recipe that is not the cookbook's. */
export const madeElsewhere = (...given: Parameters<typeof recipeOf>): CanonicalRecipe => ({
  ...recipeOf(...given),
  source: 'assistant',
});

/** Muffins of somebody else, whose description is about their egg. */
export const MUFFINS: CanonicalRecipe = {
  ...madeElsewhere('Muffins', [
    ['plain-flour', 300, 'g'],
    ['banana', 300, 'g'],
    ['blueberry', 200, 'g'],
    ['egg', 1],
  ]),
  description: { en: 'Beaten eggs.', es: 'Con huevos recién puestos.', fr: 'Avec l’œuf battu.' },
  dishType: 'muffins',
};
