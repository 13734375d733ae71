import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { Slot } from './dish-template.ts';

/** Slots that many dishes share. Vegetables that are cooked, from those that take longest. */
export const COOKED_VEGETABLES: readonly CookingKind[] = ['root', 'firm', 'tender', 'mushroom', 'tomato', 'leafy'];
export const MEATS: readonly CookingKind[] = ['poultry', 'tender-meat', 'mince', 'sausage'];
export const CHEESES: readonly CookingKind[] = ['melting-cheese', 'crumbly-cheese', 'hard-cheese', 'soft-cheese'];
export const FISH: readonly CookingKind[] = ['fish-fillet', 'tinned-fish', 'smoked-fish', 'prawn'];

/** The acid of a dressing, of which there is always one. */
export const DRESSING_SOUR: Slot = {
  of: ['sour', 'vinegar'],
  or: ['@acid', 'lemon', 'white-wine-vinegar', 'lemon-juice'],
  grams: 8,
};

/** Flakes are for the table. */
export const SALT: Slot = { of: ['salt'], but: ['flaky-salt'], or: ['salt'] };
export const PEPPER: Slot = { of: ['pepper'], or: ['black-pepper'] };
export const OIL: Slot = { of: ['oil'], or: ['@oil'] };
/** Oil that is not heated: none that is solid when it is cold. */
export const COLD_OIL: Slot = { ...OIL, but: ['coconut-oil'] };
export const PLAIN_OIL: Slot = { of: ['oil'], or: ['sunflower-oil'] };
export const BUTTER_OR_OIL: Slot = { of: ['butter', 'oil'], or: ['@oil'] };
export const SUGAR: Slot = { of: ['sugar'], or: ['sugar'] };

export const ONION: Slot = { of: ['onion'], or: ['onion'] };
export const ONION_IF_THERE: Slot = { of: ['onion'], least: 0 };
export const GARLIC: Slot = { of: ['garlic'], least: 0, or: ['garlic'], proposed: ['garlic'] };
/** Whole cloves, which soften in an oven that burns what is chopped. */
export const ROASTED_GARLIC: Slot = { ...GARLIC, cut: 'unpeeled', grams: 4 };
export const GARLIC_IF_THERE: Slot = { of: ['garlic'], least: 0 };
export const GINGER: Slot = { of: ['ginger'], least: 0 };
export const GINGER_PROPOSED: Slot = { ...GINGER, proposed: ['ginger'] };
export const CHILLI: Slot = { of: ['chilli'], least: 0 };
/** So hot that half of one spoils a dish for most. */
export const TOO_HOT: readonly string[] = ['scotch-bonnet', 'birds-eye-chilli'];
/** Fresh or dried, what makes a dish hot beside its herbs and spices. */
export const HEAT: Slot = { of: ['chilli', 'spice'], ids: ['chilli'], but: TOO_HOT, least: 0 };
export const SPRING_ONION: Slot = { of: ['spring-onion'], least: 0 };

/** Herbs that are cooked with the dish, and those that finish it. */
export const WOODY_HERBS: readonly string[] = ['thyme', 'rosemary', 'sage', 'savory'];
export const SOFT_HERBS: readonly string[] = [
  'parsley',
  'basil',
  'thai-basil',
  'coriander-leaf',
  'mint',
  'dill',
  'chive',
  'chervil',
  'tarragon',
  'huacatay',
  'oregano',
  'marjoram',
  'hyssop',
];
export const HERBS: Slot = { of: ['herb'], but: WOODY_HERBS, least: 0, most: 2 };
/** Spices that give their flavour only to a liquid. */
export const FOR_LIQUIDS: readonly string[] = ['saffron', 'fennel-seed', 'coriander-seed', 'mustard-seed'];
export const DRIED: Slot = { of: ['dried-herb', 'spice', 'herb'], but: SOFT_HERBS, least: 0, most: 2 };
/** The same in dishes without a liquid. */
export const DRIED_WITHOUT_LIQUID: Slot = { ...DRIED, but: [...SOFT_HERBS, ...FOR_LIQUIDS] };
/** Herbs that are taken out before the dish is served. */
export const BAY: Slot = { of: ['infused-herb'], least: 0 };
export const SPICES: Slot = { of: ['spice', 'sweet-spice'], most: 3, or: ['@spice'] };
export const LEMON: Slot = { of: ['sour'], least: 0 };
/** What sharpens a dish at the end. */
export const ACID: Slot = { of: ['sour', 'vinegar'], least: 0 };
/** What sharpens soups where their cuisine does so; elsewhere they end with herbs or cream. */
export const ACID_OF_SOUPS: Slot = { ...ACID, pairedIn: ['thai', 'mexican', 'middle-eastern', 'indian'] };
export const NUTS: Slot = { of: ['nut', 'seed'], least: 0 };
export const NUTS_IF_THERE: Slot = { ...NUTS, pairedIn: [] };
/** Leaves and raw vegetables that are served beside a hot dish. */
export const SIDE_SALAD: Slot = { of: ['salad-leaf', 'raw', 'avocado'], least: 0, most: 2, grams: 40 };
/** What dresses them, beside a dish that has no acid for them. */
export const SOUR_FOR_SALAD: Slot = {
  of: ['vinegar', 'sour'],
  least: 0,
  grams: 2.5,
  only: ['fresh'],
  proposed: ['white-wine-vinegar', 'cider-vinegar', 'rice-vinegar', 'lemon'],
  needed: true,
};
/** The same where the dish has a slot "lemon", a few drops of which are enough. */
export const SOUR_WITHOUT_LEMON: Slot = {
  of: ['vinegar', 'sour'],
  least: 0,
  grams: 2.5,
  only: ['fresh'],
  unless: ['lemon'],
  notWith: ['sour', 'vinegar'],
  needed: true,
};
/** Concentrated tomato that gives a broth colour and depth. */
export const TOMATO: Slot = {
  of: ['tinned-tomato', 'tomato-paste'],
  least: 0,
  grams: 80,
  proposed: ['tomato-puree'],
};

/** Sausages that are sliced and eaten cold. */
export const COLD_SAUSAGES: readonly string[] = ['salami', 'saucisson', 'mortadella', 'frankfurter'];

/** Vegetables that no soup or stew of pieces is made of: bitter, stringy or staining, and those of the wok. */
export const NOT_FOR_PIECES: readonly string[] = [
  'aubergine',
  'beetroot',
  'chicory',
  'brussels-sprout',
  'red-cabbage',
  'asparagus',
  'plantain',
  'artichoke-heart',
  'padron-pepper',
  'stir-fry-vegetable',
  'okra',
  'bean-sprout',
  'bamboo-shoot',
  'mangetout',
  'sugar-snap-pea',
  'baby-corn',
  'chinese-cabbage',
  'pak-choi',
  'choy-sum',
  'chinese-broccoli',
  'water-spinach',
  'daikon',
  'poblano-chilli',
  'enoki',
  'edamame',
];

/** Fruit that is too sour or too hard to be eaten or blended raw. */
export const COOKED_FRUIT: readonly string[] = ['cranberry', 'damson', 'cooking-apple', 'quince', 'sour-cherry'];

/** Wines that leave a sauce sweet. */
export const SWEET_WINES: readonly string[] = [
  'sweet-white-wine',
  'dessert-wine',
  'muscat-wine',
  'vin-santo',
  'cream-sherry',
  'pedro-ximenez',
  'sweet-vermouth',
  'bianco-vermouth',
  'lillet',
  'dubonnet',
];

/** Wines that make no sauce. */
export const NO_WINE_FOR_SAUCES: readonly string[] = [
  ...SWEET_WINES,
  'cooking-wine',
  'lambrusco',
  'alcohol-free-sparkling-wine',
];

/** Wine that a sauce is made with where there is any. */
export const WINE: Slot = { of: ['wine', 'sparkling-wine'], but: NO_WINE_FOR_SAUCES, least: 0, grams: 40 };

/** Wine that is proposed for it, beside a slot "wine". */
export const OFFERED_WINE: Slot = {
  of: ['wine'],
  ids: ['red-wine', 'white-wine'],
  least: 0,
  unless: ['wine'],
  notWith: ['wine', 'sparkling-wine'],
  grams: 40,
  proposed: ['@wine'],
  needed: true,
};

/** Tomato that gives a stew or a braise its depth. */
export const TOMATO_OF_STEWS: Slot = {
  of: ['tinned-tomato', 'tomato', 'tomato-paste'],
  but: ['pasta-sauce', 'pizza-sauce', 'green-tomato'],
  least: 0,
  grams: 60,
  proposed: ['tomato-puree'],
  needed: true,
};

/** Roots that keep their shape in a long simmer. */
export const SIMMERED_ROOTS: readonly string[] = [
  'carrot',
  'parsnip',
  'swede',
  'turnip',
  'celeriac',
  'salsify',
  'jerusalem-artichoke',
  'kohlrabi',
];

/** A little onion that is mild enough to be eaten raw, in what is spread. */
export const RAW_ONION: Slot = {
  of: ['onion', 'spring-onion'],
  ids: ['red-onion', 'shallot', 'spring-onion'],
  least: 0,
  grams: 8,
  cut: 'chop',
};

/** Bread that is bought as a loaf, and sliced or split. */
export const LOAVES: readonly string[] = ['baguette', 'ciabatta', 'focaccia'];

/** Flours that make no dough with a raising agent alone. */
export const NOT_FOR_DOUGH: readonly string[] = ['cornmeal', 'cassava-flour', 'banana-flour', 'buckwheat-flour'];

/** Wines that are too strong or too sweet to be lengthened or warmed like others. */
export const FORTIFIED: readonly string[] = [
  'fortified-wine',
  'port',
  'sherry',
  'madeira',
  'marsala',
  'vermouth',
  'lillet',
  'dubonnet',
  'dessert-wine',
  'muscat-wine',
  'vin-santo',
  'cooking-wine',
];

/** Syrups that sweeten without a taste of their own; no title names them. */
export const PLAIN_SYRUPS: readonly string[] = ['sugar-syrup', 'demerara-syrup', 'golden-syrup'];

/** Syrups and cordials of fruit, flowers and herbs: none goes with coffee, milk or hot wine. */
export const FRUIT_SYRUPS: readonly string[] = [
  'grenadine',
  'raspberry-syrup',
  'strawberry-syrup',
  'passion-fruit-syrup',
  'mint-syrup',
  'rose-syrup',
  'elderflower-cordial',
  'lime-cordial',
  'blackcurrant-cordial',
];
