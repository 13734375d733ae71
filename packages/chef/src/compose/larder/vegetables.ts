import type { LarderRow } from '../kind.ts';

/** Vegetables: how they are cut, and how long they take. */
export const VEGETABLES: readonly LarderRow[] = [
  { kind: 'onion', ids: 'onion soffritto', cut: 'chop', grams: 40, fry: 8, roast: 30, simmer: 15, by: 'piece' },
  { kind: 'onion', ids: 'shallot', cut: 'chop', grams: 20, fry: 5, roast: 30, simmer: 12, by: 'piece' },
  { kind: 'spring-onion', ids: 'spring-onion', cut: 'slice', grams: 10, fry: 2, simmer: 2, by: 'piece' },
  { kind: 'garlic', ids: 'garlic', cut: 'chop', grams: 2, fry: 1, by: 'clove', told: 'one' },
  { kind: 'ginger', ids: 'ginger galangal', cut: 'grate', grams: 4, fry: 1, told: 'one' },
  { kind: 'chilli', ids: 'chilli', cut: 'chop', grams: 3.75, fry: 1, by: 'piece' },

  { kind: 'potato', ids: 'potato', cut: 'peel-dice', grams: 200, fry: 20, roast: 40, simmer: 15, told: 'many' },
  {
    kind: 'root',
    ids: 'carrot parsnip turnip',
    cut: 'peel-dice',
    grams: 75,
    fry: 10,
    roast: 40,
    simmer: 15,
    by: 'piece',
  },
  { kind: 'root', ids: 'beetroot', cut: 'peel-dice', grams: 100, roast: 45, simmer: 30, by: 'piece' },
  {
    kind: 'root',
    ids: 'swede celeriac kohlrabi jerusalem-artichoke parsley-root salsify daikon',
    cut: 'peel-dice',
    grams: 120,
    fry: 12,
    roast: 40,
    simmer: 18,
  },
  { kind: 'root', ids: 'plantain', cut: 'peel-slice', grams: 120, fry: 10, roast: 30, simmer: 20, by: 'piece' },
  { kind: 'root', ids: 'sweet-potato', cut: 'peel-dice', grams: 150, fry: 12, roast: 35, simmer: 12, told: 'many' },
  { kind: 'root', ids: 'squash', cut: 'peel-dice', grams: 150, fry: 12, roast: 35, simmer: 15, told: 'one' },

  { kind: 'firm', ids: 'broccoli cauliflower', cut: 'florets', grams: 120, fry: 6, roast: 25, simmer: 8, told: 'one' },
  { kind: 'firm', ids: 'tenderstem-broccoli', grams: 90, fry: 5, roast: 15, simmer: 4, told: 'one' },
  { kind: 'firm', ids: 'brussels-sprout', cut: 'halve', grams: 100, fry: 8, roast: 25, simmer: 8 },
  { kind: 'firm', ids: 'cabbage', cut: 'shred', grams: 100, fry: 7, roast: 25, simmer: 10, told: 'one' },
  { kind: 'firm', ids: 'green-bean runner-bean', cut: 'trim', grams: 90, fry: 6, roast: 18, simmer: 6, told: 'many' },
  { kind: 'firm', ids: 'asparagus', cut: 'trim', grams: 90, fry: 5, roast: 15, simmer: 4, told: 'many' },
  { kind: 'firm', ids: 'fennel', cut: 'slice-thin', grams: 90, fry: 8, roast: 30, simmer: 12, by: 'piece' },
  { kind: 'firm', ids: 'celery', cut: 'slice', grams: 30, fry: 8, roast: 30, simmer: 12, by: 'stalk', told: 'one' },
  { kind: 'firm', ids: 'artichoke-heart', cut: 'drain', grams: 60, fry: 4, roast: 20, simmer: 5, told: 'many' },
  { kind: 'firm', ids: 'mixed-vegetable', grams: 150, fry: 8, roast: 25, simmer: 8 },

  { kind: 'tender', ids: 'courgette', cut: 'dice', grams: 120, fry: 6, roast: 25, simmer: 8, by: 'piece' },
  { kind: 'tender', ids: 'aubergine', cut: 'dice', grams: 120, fry: 10, roast: 30, simmer: 15, by: 'piece' },
  {
    kind: 'tender',
    ids: 'sweet-pepper poblano-chilli',
    cut: 'strips',
    grams: 80,
    fry: 7,
    roast: 25,
    simmer: 10,
    by: 'piece',
  },
  { kind: 'tender', ids: 'leek', cut: 'slice', grams: 90, fry: 8, roast: 25, simmer: 10, by: 'piece' },
  { kind: 'tender', ids: 'pea broad-bean edamame', grams: 70, fry: 4, simmer: 4, told: 'many' },
  { kind: 'tender', ids: 'sweetcorn baby-corn', grams: 70, fry: 4, roast: 20, simmer: 4, told: 'one' },
  { kind: 'tender', ids: 'mangetout sugar-snap-pea', grams: 60, fry: 3, simmer: 2, told: 'many' },
  { kind: 'tender', ids: 'bean-sprout bamboo-shoot', grams: 50, fry: 2, simmer: 2, told: 'many' },
  { kind: 'tender', ids: 'okra', cut: 'trim', grams: 80, fry: 7, roast: 20, simmer: 10, told: 'many' },
  { kind: 'mushroom', ids: 'mushroom', cut: 'slice-thin', grams: 80, fry: 7, roast: 20, simmer: 8, told: 'many' },

  { kind: 'tomato', ids: 'tomato', cut: 'chop-rough', grams: 120, fry: 6, roast: 25, simmer: 10, by: 'piece' },
  { kind: 'tomato', ids: 'cherry-tomato', cut: 'halve', grams: 75, fry: 4, roast: 20, simmer: 8, told: 'many' },
  { kind: 'tinned-tomato', ids: 'tinned-tomato', grams: 100, fry: 8, simmer: 15, told: 'many' },
  { kind: 'tinned-tomato', ids: 'passata tomato-sauce pasta-sauce', grams: 100, fry: 8, simmer: 15, told: 'one' },
  { kind: 'tomato-paste', ids: 'tomato-puree', grams: 8, fry: 1, by: 'tbsp', told: 'one' },

  { kind: 'leafy', ids: 'spinach chard water-spinach', cut: 'wash', grams: 60, fry: 3, simmer: 2, told: 'one' },
  { kind: 'leafy', ids: 'frozen-spinach', grams: 60, fry: 5, simmer: 4, told: 'one' },
  {
    kind: 'leafy',
    ids: 'kale spring-greens turnip-tops mustard-greens',
    cut: 'shred',
    grams: 50,
    fry: 5,
    simmer: 6,
    told: 'one',
  },
  { kind: 'leafy', ids: 'pak-choi choy-sum chinese-broccoli', cut: 'shred', grams: 75, fry: 4, simmer: 3, told: 'one' },

  { kind: 'salad-leaf', ids: 'lettuce', cut: 'wash', grams: 50, told: 'one' },
  { kind: 'salad-leaf', ids: 'lambs-lettuce rocket watercress mixed-salad-leaves', grams: 30, told: 'one' },
  { kind: 'salad-leaf', ids: 'curly-endive radicchio', cut: 'wash', grams: 40, told: 'one' },
  { kind: 'firm', ids: 'chicory', cut: 'halve', grams: 110, fry: 8, roast: 25, simmer: 15, by: 'piece' },
  { kind: 'raw', ids: 'cucumber', cut: 'dice', grams: 75, by: 'piece' },
  { kind: 'raw', ids: 'radish', cut: 'slice-thin', grams: 30, told: 'many' },
  { kind: 'raw', ids: 'cooked-beetroot', cut: 'dice', grams: 75, told: 'one' },
  { kind: 'avocado', ids: 'avocado', cut: 'slice', grams: 75, by: 'piece' },

  { kind: 'briny', ids: 'olive', grams: 15, told: 'many' },
  { kind: 'briny', ids: 'caper', cut: 'drain', grams: 5, by: 'tbsp', told: 'many' },
  { kind: 'briny', ids: 'sun-dried-tomato', cut: 'chop-rough', grams: 15, told: 'many' },
  { kind: 'briny', ids: 'roasted-red-pepper piquillo-pepper', cut: 'strips', grams: 30, told: 'many' },
  { kind: 'briny', ids: 'gherkin pickled-jalapeno pickled-chilli', cut: 'slice', grams: 15, told: 'many' },
  { kind: 'briny', ids: 'anchovy', cut: 'chop-rough', grams: 6, told: 'many' },
];

/** Close kin of the above that no dish here is made of. */
export const NO_VEGETABLES =
  'pickled-mustard-greens black-garlic wild-garlic calcot fried-onion pickled-onion pickled-beetroot spaghetti-squash pumpkin-puree ' +
  'frozen-chips instant-mash mashed-potato sauerkraut kimchi dried-shiitake dried-porcini dried-mushroom truffle ' +
  'corn-on-the-cob creamed-corn vine-leaf anchovy-stuffed-olive wood-ear-mushroom tomatillo soybean-sprout ' +
  'garlic-salt onion-salt garlic-powder onion-powder dried-onion tomato-powder celery-salt celery-seed chilli-powder ' +
  'dried-chilli chilli-flakes cayenne-pepper ground-ginger ratatouille anchovy-paste pickled-ginger';
