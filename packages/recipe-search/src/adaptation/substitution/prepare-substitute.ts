import { type DishType, SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe, Localised, RecipeLine } from '@larder/food/recipe';
import { isDoneTo, sentencesWith } from '../sentences.ts';

type Prepared = {
  uses: readonly string[];
  in: (recipe: CanonicalRecipe, line: RecipeLine, kb: KnowledgeBase) => boolean;
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
/** The share of flour from which it holds a dish together, and does not thicken or dust it. */
const LEAST_FLOUR_TO_HOLD = 0.1;
const RAISES = ['baking-powder', 'bicarbonate-of-soda'] as const;

/** True of flour that makes a batter or dough; not of that of a béchamel that is fried in crumbs, or of a custard. */
function isBaked(recipe: CanonicalRecipe, line: RecipeLine, kb: KnowledgeBase): boolean {
  if (recipe.dishType === null || !BAKED.has(recipe.dishType)) return false;
  const ids = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
  const isRaised = ids.some((id) => RAISES.some((each) => kb.isKindOf(id, each)));
  if (recipe.dishType === 'fritters' && !isRaised) return false;
  const whole = recipe.lines.reduce(
    (sum, each) => sum + (each.ingredient === 'water' ? 0 : (gramsOf(each, kb) ?? 0)),
    0,
  );
  return isRaised || (gramsOf(line, kb) ?? 0) >= LEAST_FLOUR_TO_HOLD * whole;
}

/** Dishes for which fat is rubbed into flour, or creamed with sugar. */
const OF_SOLID_FAT: ReadonlySet<DishType> = new Set<DishType>([
  'cake',
  'cookies',
  'bars',
  'crumble',
  'sweet-pastry',
  'savoury-pastry',
  'sweet-pie',
  'savoury-pie',
  'sweet-tart',
  'savoury-tart',
  'quiche',
  'cheesecake',
  'confectionery',
]);

/** True of fat that has to be firm, because it is rubbed in or creamed. */
const isSolid = (recipe: CanonicalRecipe, line: RecipeLine): boolean =>
  recipe.dishType !== null &&
  OF_SOLID_FAT.has(recipe.dishType) &&
  (/cold|chilled|soft|dice|cube|room/.test(line.preparation?.en ?? '') ||
    isDoneTo(recipe, recipe.lines.indexOf(line), /\b(?:rub|cream|beat|whisk)\b[^.;]*$/i));

/** Dishes in which sugar melts into egg white or butter as these are beaten. */
const OF_FINE_SUGAR: ReadonlySet<DishType> = new Set<DishType>(['meringue', 'cookies', 'cake', 'mousse']);

function isFine(recipe: CanonicalRecipe, line: RecipeLine): boolean {
  const { dishType, lines } = recipe;
  const isBeaten = sentencesWith(recipe, lines.indexOf(line)).some(({ words }) =>
    /\b(?:beat|cream|whisk)/i.test(words),
  );
  return line.ingredient === 'caster-sugar' && isBeaten && dishType !== null && OF_FINE_SUGAR.has(dishType);
}

/** True of an onion that gives its taste to a broth in one piece, and is lifted out. */
const isWhole = (recipe: CanonicalRecipe, line: RecipeLine): boolean =>
  !CUTS.test(line.preparation?.en ?? '') && !isDoneTo(recipe, recipe.lines.indexOf(line), CUTS_BEFORE);
const CUTS = /\b(?:chop|slic|dice|cube|grat|minc|fine|ring|strip|thin)/i;
const CUTS_BEFORE = /\b(?:chop|slic|dice|dicing|grat|minc|soften|sweat|fry|blend|blitz)\w*\b[^.;]*$/i;
/** True of what no sentence of the method cuts. */
const isUncut = (recipe: CanonicalRecipe, line: RecipeLine): boolean =>
  !isDoneTo(recipe, recipe.lines.indexOf(line), /\b(?:chop|slic|dice|dicing|grat|minc|cut)\w*\b[^.;]*$/i);
/** True of the green of spring onions that neither its line nor the method cuts. */
const isGreenToCut = (recipe: CanonicalRecipe, line: RecipeLine): boolean =>
  /green/.test(line.preparation?.en ?? '') || (isUncut(recipe, line) && !CUTS.test(line.preparation?.en ?? ''));
const isOne = ({ amount, unit }: RecipeLine): boolean => unit === null && (amount?.max ?? amount?.min ?? 0) <= 1;
/** Dishes in which something lies between or on slices of bread. */
const FILLED: ReadonlySet<DishType> = new Set<DishType>(['sandwich', 'toast', 'burger']);
const isFilled = ({ dishType }: CanonicalRecipe) => dishType !== null && FILLED.has(dishType);
const isSavoury = ({ dishType, category }: CanonicalRecipe) =>
  category !== 'Drinks' && (dishType === null || !SWEET.has(dishType));
const whips = ({ steps }: CanonicalRecipe) =>
  steps.some(({ text }) => text.en.some((part) => typeof part === 'string' && /\bwhip/i.test(part)));

const isServedInSticks = (recipe: CanonicalRecipe, line: RecipeLine) =>
  /stick|baton/.test(line.preparation?.en ?? '') ||
  isDoneTo(recipe, recipe.lines.indexOf(line), /\bserve\w* with [^.;]*$/i);

/** True of meat that went into the dish cooked, as what stands for it is not sold. */
const isBoughtRaw = ({ ingredient }: RecipeLine) => ingredient?.startsWith('cooked-') === true;
/** Dishes that are filled with shreds. */
const OF_SHREDS: ReadonlySet<DishType> = new Set<DishType>(['enchiladas', 'taco', 'quesadilla']);
const isTorn = ({ dishType }: CanonicalRecipe) => dishType !== null && OF_SHREDS.has(dishType);

const isNamed = (id: RegExp) => (_: CanonicalRecipe, line: RecipeLine) => id.test(line.ingredient ?? '');

const melts = ({ steps }: CanonicalRecipe) =>
  steps.some(({ text }) =>
    text.en.some((part) => typeof part === 'string' && /\b(?:melt|bubbl|cheese runs|string)/i.test(part)),
  );

/** True of a cheese that melts in the dish. */
const isMelted = (recipe: CanonicalRecipe, { ingredient }: RecipeLine): boolean =>
  melts(recipe) && /^(?:mozzarella|cheddar|emmental|gruyere|edam|gouda)$/.test(ingredient ?? '');
const IN_PIECES = /\b(?:slices?|sliced|cubes?|diced|grated|pieces)\b/;

/** True of rolls that are hollowed or split and not warmed in the step that does so. */
const isHollowed = (recipe: CanonicalRecipe, line: RecipeLine): boolean =>
  sentencesWith(recipe, recipe.lines.indexOf(line)).every(
    ({ words }) => !/\b(?:toast|warm|grill|bake|heat)/i.test(words),
  );

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
  [/^soup-pasta$/, { en: 'in small shapes', es: 'pequeña, para sopa', fr: 'petites, à potage' }],
  [/^egg-noodle$/, { en: 'in short ribbons', es: 'en cintas cortas', fr: 'en rubans courts' }],
  [/^fusilli$/, { en: 'in spirals', es: 'en espirales', fr: 'en spirales' }],
  [/^lasagne-sheet$/, { en: 'in flat sheets', es: 'en láminas', fr: 'en feuilles' }],
];

/** How a substitute is bought or cut where its name alone does not say so. */
const PREPARED: readonly Prepared[] = [
  { uses: ['vegan-butter'], in: isSolid, as: { en: 'in a block', es: 'en bloque', fr: 'en plaquette' } },
  {
    uses: ['sugar'],
    in: isFine,
    as: {
      en: 'blitzed for a few seconds',
      es: 'molido unos segundos',
      fr: 'mixé quelques secondes',
    },
  },
  { uses: ['vegan-ice-cream'], in: isNamed(/^vanilla-/), as: { en: 'vanilla', es: 'de vainilla', fr: 'à la vanille' } },
  {
    uses: ['caper'],
    in: isNamed(/^anchovy/),
    as: { en: 'rinsed and drained', es: 'enjuagadas y escurridas', fr: 'rincées et égouttées' },
  },
  {
    uses: ['pancetta'],
    in: isNamed(/^lardons$/),
    as: { en: 'in small dice', es: 'en dados', fr: 'en petits dés' },
  },
  {
    uses: ['portobello-mushroom'],
    in: () => true,
    as: { en: 'in thick slices', es: 'en láminas gruesas', fr: 'en tranches épaisses' },
  },
  {
    uses: ['chickpea'],
    in: () => true,
    as: { en: 'cooked, drained', es: 'cocidos y escurridos', fr: 'cuits, égouttés' },
  },
  {
    uses: ['plant-based-chicken'],
    in: (recipe, line) => isBoughtRaw(line) && isTorn(recipe),
    as: {
      en: 'fried until golden, cooled, in shreds',
      es: 'doradas en la sartén, frías y deshilachadas',
      fr: 'dorés à la poêle, refroidis, effilochés',
    },
  },
  {
    uses: ['plant-based-chicken'],
    in: (_, line) => isBoughtRaw(line),
    as: {
      en: 'fried until golden, cooled',
      es: 'doradas en la sartén y frías',
      fr: 'dorés à la poêle, refroidis',
    },
  },
  {
    uses: ['plant-based-mince'],
    in: () => true,
    as: { en: 'fresh or frozen', es: 'fresca o congelada', fr: 'frais ou surgelé' },
  },
  {
    uses: ['yogurt'],
    in: isNamed(/^buttermilk$/),
    as: {
      en: 'plain, a quarter of it water',
      es: 'natural, aclarado con un cuarto de agua',
      fr: 'nature, détendu d’un quart d’eau',
    },
  },
  {
    uses: ['white-bread'],
    in: isNamed(/^stale-bread$/),
    as: { en: 'a day old', es: 'de la víspera', fr: 'de la veille' },
  },
  { uses: ['chive'], in: isNamed(/^spring-onion$/), as: { en: 'snipped', es: 'picado', fr: 'ciselée' } },
  {
    uses: ['gluten-free-bread'],
    in: isNamed(/^stale-bread$/),
    as: { en: 'a day old, lightly toasted', es: 'de la víspera, apenas tostado', fr: 'de la veille, à peine grillé' },
  },
  {
    uses: ['gluten-free-biscuit'],
    in: isNamed(/^ladyfinger$/),
    as: { en: 'long and dry', es: 'alargadas y secas', fr: 'longs et secs' },
  },
  ...PASTA_SHAPES.map(([shape, as]) => ({ uses: ['gluten-free-pasta'], in: isNamed(shape), as })),
  {
    uses: ['gluten-free-bread'],
    in: (_, { ingredient, unit }) => ingredient === 'baguette' && unit !== 'slice',
    as: { en: 'long, with a crust', es: 'alargado y con corteza', fr: 'long, à croûte' },
  },
  {
    uses: ['vegan-cheese'],
    in: (recipe, line) =>
      isMelted(recipe, line) && (line.unit === 'slice' || IN_PIECES.test(line.preparation?.en ?? '')),
    as: { en: 'a kind that melts', es: 'para fundir', fr: 'à fondre' },
  },
  {
    uses: ['vegan-cheese'],
    in: isMelted,
    as: { en: 'a kind that melts, grated', es: 'para fundir, rallado', fr: 'à fondre, râpé' },
  },
  {
    uses: ['alcohol-free-wine'],
    in: isNamed(/^port$/),
    as: { en: 'red', es: 'tinto', fr: 'rouge' },
  },
  {
    uses: ['alcohol-free-wine', 'alcohol-free-white-wine', 'alcohol-free-red-wine'],
    in: isSavoury,
    as: { en: 'a dry one', es: 'seco', fr: 'sec' },
  },
  {
    uses: ['agave-syrup'],
    in: ({ category }, { ingredient }) => category === 'Drinks' && ingredient === 'sugar-syrup',
    as: {
      en: 'stirred into as much hot water',
      es: 'disuelto en otro tanto de agua caliente',
      fr: 'délayé dans autant d’eau chaude',
    },
  },
  {
    uses: ['gluten-free-roll'],
    in: isHollowed,
    as: { en: 'warmed before filling', es: 'templados antes de rellenarlos', fr: 'tiédis avant d’être garnis' },
  },
  {
    uses: ['thyme'],
    in: (_, { ingredient, preparation }) => ingredient === 'sage' || /chop|leaves/.test(preparation?.en ?? ''),
    as: { en: 'leaves only', es: 'solo las hojas', fr: 'effeuillé' },
  },
  {
    uses: ['rosemary'],
    in: (_, { preparation }) => /chop|leaves/.test(preparation?.en ?? ''),
    as: { en: 'leaves only, finely chopped', es: 'solo las hojas, picadas finas', fr: 'effeuillé, finement haché' },
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
    uses: ['plant-based-sausage'],
    in: (_, { preparation }) => /crumbled/.test(preparation?.en ?? ''),
    as: { en: 'crumbled', es: 'desmenuzadas', fr: 'émiettées' },
  },
  {
    uses: ['beef-sausage'],
    in: isNamed(/^sausage-meat$/),
    as: { en: 'skinned', es: 'sin piel', fr: 'sans peau' },
  },
  {
    uses: ['leek-green'],
    in: isWhole,
    as: { en: 'whole, tied in a bundle', es: 'entero, atado en un manojo', fr: 'entier, ficelé' },
  },
  {
    uses: ['leek-green'],
    in: isUncut,
    as: { en: 'finely sliced', es: 'en rodajas finas', fr: 'finement émincé' },
  },
  {
    uses: ['spring-onion-greens'],
    in: (recipe, line) => isOne(line) && isGreenToCut(recipe, line),
    as: { en: 'sliced', es: 'en rodajas', fr: 'émincé' },
  },
  {
    uses: ['spring-onion-greens'],
    in: isGreenToCut,
    as: { en: 'sliced', es: 'en rodajas', fr: 'émincés' },
  },
  {
    uses: ['fennel'],
    in: isServedInSticks,
    as: { en: 'in sticks', es: 'en bastones', fr: 'en bâtonnets' },
  },
  { uses: ['fennel'], in: isUncut, as: { en: 'finely diced', es: 'picado fino', fr: 'en petits dés' } },
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
    uses: ['soya-yogurt', 'coconut-yogurt'],
    in: isNamed(/^greek-yogurt$/),
    as: {
      en: 'thick, Greek style, unsweetened',
      es: 'espeso, tipo griego, sin azúcar',
      fr: 'épais, à la grecque, sans sucre',
    },
  },
  {
    uses: ['soya-yogurt', 'coconut-yogurt'],
    in: () => true,
    as: { en: 'plain, unsweetened', es: 'natural, sin azúcar', fr: 'nature, sans sucre' },
  },
  {
    uses: ['oat-drink', 'soya-drink', 'rice-drink'],
    in: isSavoury,
    as: { en: 'unsweetened', es: 'sin azúcar', fr: 'sans sucre' },
  },
  { uses: ['almond-drink'], in: () => true, as: { en: 'unsweetened', es: 'sin azúcar', fr: 'sans sucre' } },
  {
    uses: ['lactose-free-cream'],
    in: isNamed(/^(?:double|whipping)-cream$/),
    as: { en: 'for whipping', es: 'para montar', fr: 'entière' },
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
export function prepareSubstitute(
  use: string,
  line: RecipeLine,
  recipe: CanonicalRecipe,
  kb: KnowledgeBase,
): Localised | undefined {
  return PREPARED.find((each) => each.uses.includes(use) && each.in(recipe, line, kb))?.as;
}
