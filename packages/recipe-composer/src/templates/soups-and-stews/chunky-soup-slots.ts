import {
  ACID,
  ACID_OF_SOUPS,
  BAY,
  BUTTER_OR_OIL,
  COLD_SAUSAGES,
  DRIED,
  GARLIC,
  GINGER_PROPOSED,
  HEAT,
  HERBS,
  NOT_FOR_PIECES,
  OFFERED_WINE,
  ONION,
  PEPPER,
  SALT,
} from '../common-slots.ts';
import type { Slot } from '../dish-template.ts';

/** Pasta too long or too large for a spoon, and rice that takes twice as long as vegetables. */
const NOT_FOR_SOUP = [
  'spaghetti',
  'linguine',
  'tagliatelle',
  'fettuccine',
  'pappardelle',
  'bucatini',
  'rigatoni',
  'penne',
  'brown-rice',
  'red-rice',
  'black-rice',
  'wild-rice',
];

/** Roots that are done sooner than others, and then fall apart. */
const SOON_SOFT = ['sweet-potato', 'squash'];

/** Sweet vegetables of which a few handfuls are enough. */
const SMALL_AND_SWEET = ['pea', 'sweetcorn', 'broad-bean'];

/** White meat that is dry when it simmers for long. */
const LEAN = ['chicken-breast', 'turkey-breast'];

/** Sweet spices other than nutmeg, which seasons leaves. */
const SWEET_BUT_NUTMEG = [
  'cinnamon',
  'mixed-spice',
  'pumpkin-pie-spice',
  'gingerbread-spice',
  'ground-cardamom',
  'ground-clove',
  'ground-ginger',
];

/** Yogurt that a hot soup curdles. */
const SPLIT_BY_HEAT = ['yogurt', 'plant-yogurt', 'buttermilk', 'fromage-frais', 'skyr', 'labneh'];

/** What a soup of pieces is made of, in the order in which it is filled. */
export const CHUNKY_SOUP_SLOTS: Readonly<Record<string, Slot>> = {
  veg: {
    of: ['root', 'firm', 'tender', 'mushroom'],
    but: [...NOT_FOR_PIECES, ...SOON_SOFT, ...SMALL_AND_SWEET],
    least: 0,
    most: 3,
    grams: 120,
    cuts: { tender: 'small-dice', root: 'small-dice' },
  },
  leaf: { of: ['leafy'], but: NOT_FOR_PIECES, least: 0, grams: 65 },
  late: { of: ['tender'], ids: SMALL_AND_SWEET, least: 0, most: 2, grams: 80 },
  pulse: { of: ['pulse', 'lentil'], but: ['baked-beans', 'refried-beans'], least: 0, grams: 110 },
  /** One of these or potatoes, not both. */
  starch: { of: ['pasta', 'rice', 'grain'], but: NOT_FOR_SOUP, least: 0, grams: 25, notWith: ['potato'] },
  /** With the roots that fall apart where they are softened with the onion. */
  potato: {
    of: ['potato', 'root'],
    ids: ['potato', ...SOON_SOFT],
    least: 0,
    most: 2,
    grams: 110,
    cuts: { root: 'dice' },
    proposed: ['potato'],
    needed: true,
    unless: ['pulse'],
    proposedWithout: ['pasta', 'rice', 'grain', 'tinned-tomato', 'tomato'],
  },
  meat: {
    of: ['poultry', 'sausage', 'bacon', 'cooked-meat', 'ham'],
    but: [
      ...COLD_SAUSAGES.filter((id) => id !== 'frankfurter'),
      'haggis',
      'black-pudding',
      'merguez',
      'cured-ham',
      ...LEAN,
    ],
    least: 0,
    most: 2,
    grams: 85,
    cuts: { ham: 'dice' },
  },
  /** Ham that is not simmered. */
  cured: { of: ['ham'], ids: ['cured-ham'], least: 0, grams: 40, cuts: { ham: 'dice' }, notWith: ['ham'] },
  breast: {
    of: ['poultry'],
    ids: LEAN,
    least: 0,
    grams: 90,
    notWith: ['poultry', 'sausage', 'cooked-meat', 'ham'],
  },
  fish: {
    of: ['fish-fillet', 'prawn'],
    but: ['crab', 'sardine', 'mackerel', 'herring', 'tuna', 'swordfish'],
    least: 0,
    most: 2,
    grams: 115,
    notWith: ['pulse', 'lentil', 'poultry', 'sausage', 'cooked-meat', 'ham', 'mushroom'],
  },
  /** Poached in the soup. */
  egg: {
    of: ['egg'],
    but: ['egg-white', 'egg-yolk', 'quail-egg'],
    least: 0,
    grams: 50,
    notWith: ['fish-fillet', 'prawn', 'poultry', 'cooked-meat', 'cream', 'yogurt', 'soft-cheese', 'coconut-milk'],
  },
  tomato: {
    of: ['tinned-tomato', 'tomato'],
    but: ['tomato-sauce', 'pasta-sauce', 'pizza-sauce', 'green-tomato'],
    least: 0,
    grams: 150,
    cuts: { tomato: 'small-dice' },
  },
  paste: {
    of: ['tomato-paste'],
    least: 0,
    unless: ['coconut', 'cream', 'fish'],
    only: ['pulse', 'tomato'],
    notWith: ['pesto'],
    families: ['mediterranean', 'northern', 'mexican'],
    proposed: ['tomato-puree'],
    needed: true,
  },
  onion: ONION,
  garlic: GARLIC,
  ginger: { ...GINGER_PROPOSED, families: ['thai'], proposedWithout: ['fish-fillet'] },
  /** A hot sauce takes the place of chilli; two spoons of it would spoil the soup. */
  chilli: { ...HEAT, of: [...HEAT.of, 'hot-sauce'], ids: [...(HEAT.ids ?? []), 'hot-sauce', 'harissa', 'gochujang'] },
  dried: {
    ...DRIED,
    of: [...DRIED.of, 'sweet-spice'],
    but: [...(DRIED.but ?? []), 'chilli', ...SWEET_BUT_NUTMEG],
    unless: ['dill'],
    needed: true,
  },
  /** What pulses taste flat without. */
  warm: {
    of: ['spice'],
    ids: ['ground-cumin', 'cumin-seed'],
    least: 0,
    only: ['pulse'],
    families: ['middle-eastern', 'mexican'],
    pairedIn: [],
    proposed: ['ground-cumin'],
    needed: true,
  },
  smoky: {
    of: ['spice'],
    ids: ['smoked-paprika', 'paprika'],
    least: 0,
    only: ['pulse'],
    unless: ['dried'],
    families: ['middle-eastern', 'mexican'],
    pairedIn: [],
    proposed: ['smoked-paprika'],
    needed: true,
  },
  stock: { of: ['stock'], or: ['@stock', 'water'], grams: 300 },
  wine: {
    of: ['wine'],
    ids: ['white-wine', 'red-wine', 'cider', 'dry-vermouth', 'fino-sherry'],
    but: ['sweet-white-wine'],
    least: 0,
    grams: 25,
    families: ['mediterranean', 'northern'],
  },
  /** Broths of fish without cream. */
  offered: { ...OFFERED_WINE, grams: 20, only: ['fish'], notWith: ['cream', 'soft-cheese', 'sour'] },
  cream: {
    of: ['cream', 'yogurt', 'soft-cheese'],
    but: ['whipped-cream', 'almond-cream', 'cottage-cheese', 'ricotta', ...SPLIT_BY_HEAT],
    least: 0,
    grams: 30,
    notWith: ['sausage', 'pulse', 'lentil'],
    families: ['northern', 'mediterranean'],
  },
  mustard: { of: ['mustard'], but: ['horseradish'], least: 0, grams: 3, only: ['cream'], notWith: ['sour'] },
  /** Fish in a creamy broth is better with it than with paprika. */
  dill: {
    of: ['herb'],
    ids: ['dill'],
    alongside: ['salmon', 'trout', 'oily-fish', 'white-fish', 'shellfish'],
    least: 0,
    only: ['cream'],
    unless: ['dried'],
    proposed: ['dill'],
    needed: true,
  },
  coconut: { of: ['coconut-milk'], least: 0, grams: 100, families: ['thai'] },
  lemon: {
    ...ACID_OF_SOUPS,
    families: ACID_OF_SOUPS.pairedIn ?? [],
    notWith: ['pesto', 'wine', 'cream'],
  },
  sharp: {
    ...ACID,
    unless: ['lemon'],
    needed: true,
    grams: 2,
    notWith: ['pesto', 'wine', 'cream', 'soft-cheese', 'yogurt', 'sour', 'tomato', 'tinned-tomato'],
  },
  /** Lemon that is there, in a creamy broth of fish. */
  squeeze: { of: ['sour'], least: 0, grams: 2, only: ['cream'], alongside: ['fish', 'shellfish'], pairedIn: [] },
  /** Rounds off the acid of tomatoes where nothing creamy does. */
  sugar: {
    of: ['sugar'],
    least: 0,
    grams: 1,
    only: ['tomato'],
    notWith: ['cream', 'yogurt', 'soft-cheese', 'coconut-milk'],
    proposed: ['sugar'],
    needed: true,
  },
  /** Where no stock is permitted. */
  bay: { ...BAY, proposed: ['bay-leaf'], proposedWithout: ['stock', 'coconut-milk'], needed: true },
  laurel: { ...BAY, only: ['pulse'], unless: ['bay'], proposed: ['bay-leaf'], needed: true },
  sauce: { of: ['pesto', 'soy', 'miso'], least: 0, grams: 8 },
  /** Herbs with a taste that a title names. */
  scented: {
    of: ['herb'],
    ids: ['tarragon', 'dill', 'basil', 'mint', 'coriander-leaf'],
    least: 0,
    pairedIn: [],
    unless: ['dill'],
  },
  herb: { ...HERBS, most: 1, unless: ['dill', 'scented'] },
  cheese: {
    of: ['hard-cheese', 'melting-cheese', 'crumbly-cheese'],
    but: ['mozzarella', 'halloumi'],
    least: 0,
    grams: 15,
    notWith: ['fish-fillet', 'prawn'],
    proposed: ['parmesan', 'cheddar'],
    proposedWithout: [
      'pulse',
      'lentil',
      'poultry',
      'sausage',
      'bacon',
      'ham',
      'cooked-meat',
      'cream',
      'yogurt',
      'soft-cheese',
      'coconut-milk',
      'pesto',
      'avocado',
      'egg',
    ],
    needed: true,
  },
  tahini: { of: ['tahini'], least: 0, grams: 10, only: ['pulse'] },
  yogurt: {
    of: ['yogurt'],
    but: ['coconut-yogurt'],
    least: 0,
    grams: 25,
    families: ['middle-eastern'],
    unless: ['tahini'],
    proposed: ['yogurt', 'soya-yogurt'],
    proposedWithout: ['fish-fillet', 'prawn', 'tomato', 'tinned-tomato', 'crumbly-cheese'],
    needed: true,
  },
  avocado: {
    of: ['avocado'],
    least: 0,
    grams: 40,
    families: ['mexican'],
    alongside: ['chicken', 'turkey', 'pulse', 'bean', 'black-bean', 'kidney-bean', 'pinto-bean', 'sweetcorn', 'tomato'],
  },
  strips: { of: ['wrap'], ids: ['corn-tortilla'], least: 0, grams: 25 },
  bread: {
    of: ['bread', 'wrap'],
    but: ['taco-shell', 'tostada'],
    least: 0,
    grams: 40,
    unless: ['strips'],
    proposed: ['bread', 'gluten-free-bread'],
    proposedWithout: ['prawn', 'pasta', 'rice', 'grain'],
  },
  oil: BUTTER_OR_OIL,
  salt: SALT,
  pepper: PEPPER,
};
