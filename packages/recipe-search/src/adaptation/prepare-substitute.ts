import { type DishType, SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { CanonicalRecipe, Localised, RecipeLine } from '@larder/food/recipe';

type Prepared = {
  uses: readonly string[];
  in: (recipe: CanonicalRecipe, line: RecipeLine) => boolean;
  as: Localised;
};

const SWEET: ReadonlySet<DishType> = new Set<DishType>([
  ...SWEET_DISH_TYPES,
  'crepes',
  'pancakes',
  'waffles',
  'porridge',
]);
/** Dishes of batter or dough, which gluten holds together. */
const BAKED: ReadonlySet<DishType> = new Set<DishType>([...SWEET, 'quiche', 'savoury-tart', 'fritters']);
const isBaked = ({ dishType }: CanonicalRecipe) => dishType !== null && BAKED.has(dishType);
/** Dishes in which something lies between or on slices of bread. */
const FILLED: ReadonlySet<DishType> = new Set<DishType>(['sandwich', 'toast', 'burger']);
const isFilled = ({ dishType }: CanonicalRecipe) => dishType !== null && FILLED.has(dishType);
const isSavoury = ({ dishType, category }: CanonicalRecipe) =>
  category !== 'Drinks' && (dishType === null || !SWEET.has(dishType));
const whips = ({ steps }: CanonicalRecipe) =>
  steps.some(({ text }) => text.en.some((part) => typeof part === 'string' && /\bwhip/i.test(part)));

const isServedInSticks = ({ preparation }: RecipeLine) => /stick|baton/.test(preparation?.en ?? '');

const isNamed = (id: RegExp) => (_: CanonicalRecipe, line: RecipeLine) => id.test(line.ingredient ?? '');

const melts = ({ steps }: CanonicalRecipe) =>
  steps.some(({ text }) => text.en.some((part) => typeof part === 'string' && /\b(?:melt|bubbl)/i.test(part)));

/** The shape of pasta that a dish is made of, without the name of one of wheat. */
const PASTA_SHAPES: readonly (readonly [RegExp, Localised])[] = [
  [
    /^(?:spaghetti|linguine|bucatini|angel-hair-pasta)$/,
    { en: 'long and thin', es: 'larga y fina', fr: 'longues et fines' },
  ],
  [
    /^(?:tagliatelle|fettuccine|pappardelle)$/,
    { en: 'in long ribbons', es: 'en cintas largas', fr: 'en longs rubans' },
  ],
  [/^(?:penne|rigatoni)$/, { en: 'in short tubes', es: 'en tubos cortos', fr: 'en tubes courts' }],
  [/^(?:macaroni|ditalini)$/, { en: 'in small tubes', es: 'en tubos pequeños', fr: 'en petits tubes' }],
  [/^fusilli$/, { en: 'in spirals', es: 'en espirales', fr: 'en spirales' }],
  [/^lasagne-sheet$/, { en: 'in flat sheets', es: 'en láminas', fr: 'en feuilles' }],
];

/** How a substitute is bought or cut where its name alone does not say so. */
const PREPARED: readonly Prepared[] = [
  ...PASTA_SHAPES.map(([shape, as]) => ({ uses: ['gluten-free-pasta'], in: isNamed(shape), as })),
  {
    uses: ['gluten-free-bread'],
    in: (_, { ingredient, unit }) => ingredient === 'baguette' && unit !== 'slice',
    as: { en: 'long, with a crust', es: 'alargado y con corteza', fr: 'long, à croûte' },
  },
  {
    uses: ['vegan-cheese'],
    in: (recipe, { ingredient }) =>
      melts(recipe) && /^(?:mozzarella|cheddar|emmental|gruyere|edam|gouda)$/.test(ingredient ?? ''),
    as: { en: 'a kind that melts, grated', es: 'para fundir, rallado', fr: 'à fondre, râpé' },
  },
  {
    uses: ['alcohol-free-wine'],
    in: isNamed(/^port$/),
    as: { en: 'red', es: 'tinto', fr: 'rouge' },
  },
  {
    uses: ['plain-flour'],
    in: (_, { ingredient }) => ingredient === 'self-raising-flour',
    as: {
      en: 'mixed with 1½ teaspoons of baking powder to every 100 g',
      es: 'mezclada con 1½ cucharaditas de levadura química por cada 100 g',
      fr: 'mélangée à 1½ cuillère à café de levure chimique pour 100 g',
    },
  },
  {
    uses: ['beef-sausage'],
    in: isNamed(/^sausage-meat$/),
    as: { en: 'skinned', es: 'sin piel', fr: 'sans peau' },
  },
  {
    uses: ['leek-green'],
    in: () => true,
    as: { en: 'finely sliced', es: 'en rodajas finas', fr: 'finement émincé' },
  },
  {
    uses: ['fennel'],
    in: (_, line) => isServedInSticks(line),
    as: { en: 'in sticks', es: 'en bastones', fr: 'en bâtonnets' },
  },
  { uses: ['fennel'], in: () => true, as: { en: 'finely diced', es: 'picado fino', fr: 'en petits dés' } },
  {
    uses: ['aquafaba'],
    in: () => true,
    as: {
      en: 'the liquid of tinned chickpeas',
      es: 'el líquido de un bote de garbanzos',
      fr: 'le jus d’une boîte de pois chiches',
    },
  },
  {
    uses: ['gluten-free-flour', 'gluten-free-self-raising-flour'],
    in: isBaked,
    as: {
      en: 'a baking blend with xanthan gum',
      es: 'mezcla de repostería con goma xantana',
      fr: 'mélange à pâtisserie avec gomme xanthane',
    },
  },
  {
    uses: ['oat-drink', 'soya-drink', 'rice-drink', 'soya-yogurt', 'coconut-yogurt'],
    in: isSavoury,
    as: { en: 'unsweetened', es: 'sin azúcar', fr: 'sans sucre' },
  },
  {
    uses: ['coconut-cream'],
    in: (_, { ingredient }) => ingredient === 'whipped-cream',
    as: {
      en: 'chilled overnight, whipped',
      es: 'fría de la nevera desde la víspera, montada',
      fr: 'refroidie une nuit au frais, fouettée',
    },
  },
  {
    uses: ['coconut-cream'],
    in: whips,
    as: { en: 'chilled overnight', es: 'fría de la nevera desde la víspera', fr: 'refroidie une nuit au frais' },
  },
  {
    uses: ['smoked-tofu', 'firm-tofu'],
    in: (_, line) => line.unit === 'slice',
    as: { en: 'patted dry', es: 'bien seco', fr: 'bien épongé' },
  },
  {
    uses: ['smoked-tofu', 'firm-tofu'],
    in: isFilled,
    as: { en: 'patted dry, in thin slices', es: 'bien seco, en lonchas finas', fr: 'bien épongé, en tranches fines' },
  },
  {
    uses: ['smoked-tofu', 'firm-tofu'],
    in: () => true,
    as: { en: 'patted dry, in small cubes', es: 'bien seco, en dados pequeños', fr: 'bien épongé, en petits dés' },
  },
];

/** The remark on a substitute in such a dish; undefined where its name says all. */
export function prepareSubstitute(use: string, line: RecipeLine, recipe: CanonicalRecipe): Localised | undefined {
  return PREPARED.find((each) => each.uses.includes(use) && each.in(recipe, line))?.as;
}
