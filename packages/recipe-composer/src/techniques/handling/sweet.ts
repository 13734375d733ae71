import type { HandlingRow } from '../kind.ts';

/** Fruit, and what sweet dishes are made with. */
export const SWEET: readonly HandlingRow[] = [
  { kind: 'orchard-fruit', ids: 'apple pear', cut: 'core', grams: 150, fry: 6, roast: 25, simmer: 10, by: 'piece' },
  { kind: 'stone-fruit', ids: 'peach nectarine plum apricot', cut: 'stone', grams: 140, roast: 25, by: 'piece' },
  { kind: 'stone-fruit', ids: 'fig', cut: 'wedges', grams: 60, roast: 15, by: 'piece' },
  { kind: 'berry', ids: 'berry', grams: 90, grammaticalNumber: 'plural' },
  { kind: 'berry', ids: 'cherry', cut: 'stone-whole', grams: 100, grammaticalNumber: 'plural' },
  { kind: 'berry', ids: 'grape', cut: 'halve', grams: 80, grammaticalNumber: 'plural' },
  { kind: 'banana', ids: 'banana', cut: 'peel-slice', grams: 100, by: 'piece' },
  { kind: 'tropical-fruit', ids: 'mango kiwi persimmon papaya', cut: 'peel-dice', grams: 110, by: 'piece' },
  {
    kind: 'tropical-fruit',
    ids: 'pineapple melon watermelon',
    cut: 'peel-dice',
    grams: 130,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'tropical-fruit',
    ids: 'tinned-pineapple tinned-peach',
    cut: 'drain',
    grams: 90,
    grammaticalNumber: 'singular',
  },
  { kind: 'orange', ids: 'orange mandarin grapefruit', cut: 'peel-slice', grams: 120, by: 'piece' },
  { kind: 'rhubarb', ids: 'rhubarb', cut: 'chunks', grams: 130, roast: 20, simmer: 10, grammaticalNumber: 'singular' },
  { kind: 'dried-fruit', ids: 'dried-fruit', grams: 20, grammaticalNumber: 'plural' },
  { kind: 'sugar', ids: 'sugar', grams: 15, by: 'tbsp', grammaticalNumber: 'singular' },
  {
    kind: 'honey',
    ids: 'honey maple-syrup agave-syrup golden-syrup',
    grams: 10,
    by: 'tbsp',
    grammaticalNumber: 'singular',
  },
  { kind: 'cocoa', ids: 'cocoa-powder', grams: 7, by: 'tbsp', grammaticalNumber: 'singular' },
  { kind: 'cocoa', ids: 'drinking-chocolate', grams: 18, by: 'tbsp', grammaticalNumber: 'singular' },
  { kind: 'chocolate', ids: 'chocolate', cut: 'chop-rough', grams: 25, grammaticalNumber: 'singular' },
  { kind: 'vanilla', ids: 'vanilla-extract', grams: 1, by: 'tsp', grammaticalNumber: 'singular' },
  { kind: 'nut-butter', ids: 'peanut-butter nut-butter', grams: 15, by: 'tbsp', grammaticalNumber: 'singular' },
  { kind: 'jam', ids: 'jam', grams: 20, by: 'tbsp', grammaticalNumber: 'singular' },
  { kind: 'ice-cream', ids: 'ice-cream', grams: 100, grammaticalNumber: 'singular' },
];

/** Close kin of the above that no dish here is made of. */
export const NO_SWEET =
  'tinned-fruit dried-apple apple-puree tinned-pear glace-cherry dried-cherry umeboshi freeze-dried-strawberry goji-berry ' +
  'barberry acai sea-buckthorn dried-banana dried-mango orange-zest bitter-orange tinned-mandarin ' +
  'grapefruit-zest icing-sugar jam-sugar pearl-sugar rock-sugar palm-sugar panela-sugar vanilla-sugar fructose dextrose ' +
  'cocoa-nib chocolate-chip milk-chocolate-chip white-chocolate-chip vegan-chocolate-chip chocolate-candy ' +
  'peanut-butter-cup malted-milk-ball unsweetened-chocolate physalis elderberry mixed-peel nut-ice-cream ' +
  'unsulphured-apricot gooseberry blackcurrant redcurrant';
