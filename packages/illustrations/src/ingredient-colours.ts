import type { IllustrationColour } from '@larder/contract/dish/illustration';
import type { IngredientPart } from '@larder/contract/dish/ingredient-part';

/** An ingredient of a recipe. */
export type KnownIngredient = {
  id: string;
  /** The ids of its wider kinds. */
  kinds: readonly string[];
  /** Its share of the recipe's weight, from 0 to 1. */
  share: number;
  /** The parts that show it; none where it is not seen. */
  drawnAs: readonly IngredientPart[];
  /** True of what is ground, grated or scraped out, of which no whole piece is left. */
  isGround?: boolean;
};

/**
 * Colours, the strongest first, with the ids of the ingredients, or of their wider kinds, that give them, and the least
 * share of the weight from which they do.
 */
type Colours = readonly (readonly [IllustrationColour, ids: string, least?: number])[];

const SAVOURY: Colours = [
  ['berry', 'beetroot cooked-beetroot'],
  ['chocolate', 'cocoa-powder dark-chocolate milk-chocolate espresso'],
  ['leaf-light', 'pesto thai-green-curry-paste'],
  ['leaf-light', 'mint basil parsley coriander-leaf', 0.15],
  ['leaf-light', 'avocado tomatillo', 0.3],
  ['olive', 'black-olive green-olive olive', 0.4],
  ['tomato', 'passata chopped-tomatoes tinned-tomato tomato', 0.2],
  ['crust', 'stout brown-ale red-wine beef-stock lamb-stock', 0.12],
  ['tomato', 'tomato-puree', 0.02],
  ['tomato', 'passata chopped-tomatoes tinned-tomato gochujang harissa ketchup roasted-red-pepper'],
  ['tomato', 'tomato', 0.12],
  ['berry', 'cranberry redcurrant'],
  ['leaf-light', 'spinach frozen-spinach pea dried-pea split-pea broccoli kale', 0.1],
  ['yolk', 'squash', 0.2],
  ['carrot', 'squash sweet-potato laksa-paste doubanjiang red-lentil'],
  ['yolk', 'turmeric saffron curry-powder sweetcorn tinned-sweetcorn'],
  [
    'crust',
    'soy-sauce beef-stock lamb-stock red-wine stout brown-ale lentil black-bean dried-black-bean miso kidney-bean',
  ],
  ['carrot', 'carrot', 0.2],
  ['leaf-light', 'courgette', 0.25],
  ['cream', 'cream milk yogurt coconut-milk potato cauliflower white-bean cannellini-bean chickpea tahini cheese leek'],
  ['lemon', 'stock egg butter'],
];

const SWEET: Colours = [
  [
    'chocolate',
    'cocoa-powder chocolate dark-chocolate milk-chocolate vegan-chocolate drinking-chocolate dulce-de-leche treacle',
  ],
  ['plum', 'acai blueberry blackberry blackcurrant', 0.1],
  ['berry', 'raspberry strawberry cherry cranberry redcurrant', 0.1],
  ['berry', 'strawberry-jam raspberry-jam', 0.3],
  ['plum', 'plum', 0.3],
  ['pink', 'rhubarb', 0.3],
  ['leaf-light', 'matcha pistachio lime kiwi'],
  ['carrot', 'carrot mango peach apricot pumpkin pumpkin-puree passion-fruit orange'],
  ['yolk', 'apple pear quince', 0.4],
  ['lemon', 'lemon-juice lemon-zest lemon lemon-curd pineapple banana'],
  ['yolk', 'egg-yolk custard'],
  ['cream', 'cream-cheese cream milk yogurt mascarpone egg-white coconut-milk'],
];

/** What colours a baked batter or dough all through. */
const CRUMB: Colours = [
  ['berry', 'red-food-colouring cooked-beetroot beetroot'],
  ['chocolate', 'cocoa-powder'],
  ['chocolate', 'dark-chocolate', 0.18],
  ['leaf-light', 'matcha pistachio spinach'],
  ['carrot', 'carrot pumpkin-puree pumpkin squash sweet-potato', 0.08],
  ['crust', 'treacle gingerbread-spice ground-ginger mixed-spice coffee date dark-brown-sugar'],
  ['crust', 'banana light-brown-sugar wholemeal-flour rye-flour', 0.1],
  ['yolk', 'cornmeal polenta turmeric orange'],
  ['lemon', 'lemon lemon-zest lemon-juice lemon-curd'],
  ['cream', 'egg-white', 0.3],
];

/** What colours a biscuit, in which chocolate stays in pieces. */
const BISCUIT: Colours = [['chocolate', 'cocoa-powder'], ...CRUMB.filter(([colour]) => colour !== 'chocolate')];

/** What colours rice and other grains as they cook. */
const GRAIN: Colours = [
  ['chocolate', 'squid-ink'],
  ['crust', 'black-bean dried-black-bean soy-sauce', 0.03],
  ['carrot', 'passata chopped-tomatoes tinned-tomato', 0.06],
  ['carrot', 'tomato-puree', 0.01],
  ['carrot', 'tomato roasted-red-pepper', 0.15],
  ['leaf-light', 'pesto'],
  ['yolk', 'turmeric saffron curry-powder'],
];

/** The skin of vegetables that are stuffed. */
const SKIN: Colours = [
  ['leaf-light', 'courgette green-pepper poblano-chilli', 0.15],
  ['plum', 'aubergine', 0.15],
  ['crust', 'mushroom', 0.15],
  ['carrot', 'squash', 0.2],
  ['tomato', 'pepper red-pepper tomato beef-tomato'],
];

const DRINK: Colours = [
  ['leaf-light', 'avocado', 0.25],
  ['sky', 'blue-curacao'],
  ['cream', 'white-chocolate'],
  ['chocolate', 'coffee cocoa-powder chocolate drinking-chocolate cola coffee-liqueur'],
  ['amber', 'whisky brandy dark-rum amaretto drambuie', 0.25],
  ['tomato', 'tomato-juice clam-tomato-juice campari sweet-vermouth'],
  ['tomato', 'tomato', 0.3],
  ['plum', 'blueberry blackberry acai creme-de-cassis creme-de-mure creme-de-violette'],
  [
    'berry',
    `raspberry strawberry cranberry-juice grenadine red-wine dried-hibiscus cooked-beetroot watermelon pomegranate-juice
    cherry berry redcurrant`,
  ],
  ['leaf-light', 'spinach matcha mint-syrup green-chartreuse avocado green-apple kale'],
  ['leaf-light', 'cucumber', 0.3],
  ['carrot', 'grapefruit grapefruit-juice pink-grapefruit grapefruit-soda'],
  [
    'carrot',
    `orange-juice aperol carrot mango peach peach-nectar papaya passion-fruit pumpkin-puree pimms orange
    angostura-bitters`,
  ],
  ['lime', 'green-tea'],
  ['amber', 'whisky brandy dark-rum drambuie amaretto tea'],
  ['crust', 'date medjool-date tamarind tamarind-paste'],
  ['yolk', 'turmeric pineapple-juice pineapple banana beer apple-juice cloudy-apple-juice ginger-beer egg-yolk honey'],
  ['clear', 'soda-water tonic-water sparkling-water', 0.45],
  ['lemon', 'lemon-juice lemon', 0.12],
  ['lime', 'lime-juice lime lime-cordial'],
  ['lemon', 'lemon-juice lemon sparkling-wine white-wine dry-white-wine elderflower-cordial peanut-butter'],
  ['cream', 'milk cream condensed-milk evaporated-milk yogurt kefir coconut-milk coconut-drink tiger-nut rice orgeat'],
];

const MILKY = new Set(
  'milk cream condensed-milk evaporated-milk yogurt kefir coconut-milk soured-cream creme-fraiche oat-drink egg-white'.split(
    ' ',
  ),
);

const PALETTES = {
  savoury: indexed(SAVOURY),
  sweet: indexed(SWEET),
  crumb: indexed(CRUMB),
  biscuit: indexed(BISCUIT),
  grain: indexed(GRAIN),
  skin: indexed(SKIN),
  drink: indexed(DRINK),
};
export type Palette = keyof typeof PALETTES;

export function isPalette(name: string): name is Palette {
  return name in PALETTES;
}

function indexed(colours: Colours) {
  return colours.map(([colour, ids, least = 0]) => ({ colour, least, ids: new Set(ids.split(/\s+/)) }));
}

/** True if one of the ingredients, or a wider kind of it, is among the ids. */
export function hasAny(ingredients: readonly KnownIngredient[], ids: ReadonlySet<string>): boolean {
  return ingredients.some((ingredient) => isOf(ingredient, ids));
}

function isOf({ id, kinds }: KnownIngredient, ids: ReadonlySet<string>): boolean {
  return ids.has(id) || kinds.some((kind) => ids.has(kind));
}

/** The share of the weight that ingredients of these ids, or of wider kinds among them, have together. */
export function shareOf(ingredients: readonly KnownIngredient[], ids: ReadonlySet<string>): number {
  return ingredients.reduce((sum, ingredient) => sum + (isOf(ingredient, ids) ? ingredient.share : 0), 0);
}

/** True where milk, cream or the like make what they are in paler. */
export function isMilky(ingredients: readonly KnownIngredient[]): boolean {
  return hasAny(ingredients, MILKY);
}

/** The share of the weight that milk, cream and the like have. */
export function milkShare(ingredients: readonly KnownIngredient[]): number {
  return shareOf(ingredients, MILKY);
}

/** The colour that a mixture of these ingredients has; undefined where none of them colours it. */
export function colourOf(ingredients: readonly KnownIngredient[], palette: Palette): IllustrationColour | undefined {
  const colour = PALETTES[palette].find(
    ({ ids, least }) => hasAny(ingredients, ids) && shareOf(ingredients, ids) >= least,
  )?.colour;
  // Cream turns a tomato sauce orange.
  return palette === 'savoury' && colour === 'tomato' && isMilky(ingredients) ? 'carrot' : colour;
}
