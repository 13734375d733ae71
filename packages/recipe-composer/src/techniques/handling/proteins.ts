import type { HandlingRow } from '../kind.ts';

/** Meat, fish, eggs, pulses and what takes their place. */
export const PROTEINS: readonly HandlingRow[] = [
  {
    kind: 'poultry',
    ids: 'chicken turkey',
    cut: 'bites',
    grams: 130,
    fry: 8,
    roast: 25,
    simmer: 15,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'poultry',
    ids: 'chicken-breast chicken-thigh turkey-breast',
    cut: 'bites',
    grams: 130,
    fry: 8,
    roast: 25,
    simmer: 15,
  },
  { kind: 'poultry-joint', ids: 'chicken-leg chicken-drumstick', grams: 200, roast: 40, simmer: 35 },
  { kind: 'poultry-joint', ids: 'chicken-wing', grams: 180, roast: 40 },
  {
    kind: 'tender-meat',
    ids: 'beef-steak pork-chop pork-loin pork-tenderloin veal-escalope lamb-chop beef pork lamb veal meat',
    cut: 'strips',
    grams: 130,
    fry: 5,
    simmer: 8,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'stewing-meat',
    ids: 'stewing-beef beef-brisket ox-cheek pork-shoulder pork-cheek lamb-shoulder leg-of-lamb mutton goat-meat venison wild-boar',
    cut: 'cubes',
    grams: 150,
    simmer: 120,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'mince',
    ids: 'mince minced-beef minced-pork minced-veal minced-lamb minced-chicken minced-turkey plant-based-mince vegetarian-mince',
    grams: 115,
    fry: 7,
    simmer: 20,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'sausage',
    ids: 'sausage plant-based-sausage',
    cut: 'chunks',
    grams: 110,
    fry: 10,
    roast: 30,
    simmer: 20,
    by: 'piece',
  },
  { kind: 'sausage', ids: 'meatball', grams: 110, fry: 10, roast: 25, simmer: 20, grammaticalNumber: 'plural' },
  { kind: 'bacon', ids: 'bacon pancetta', cut: 'strips', grams: 35, fry: 5, roast: 20, grammaticalNumber: 'singular' },
  { kind: 'bacon', ids: 'lardons', grams: 35, fry: 5, roast: 20, grammaticalNumber: 'plural' },
  {
    kind: 'bacon',
    ids: 'chorizo smoked-sausage frankfurter',
    cut: 'slice',
    grams: 40,
    fry: 4,
    roast: 20,
    grammaticalNumber: 'singular',
  },
  { kind: 'ham', ids: 'ham', cut: 'strips', grams: 40, fry: 2, grammaticalNumber: 'singular' },
  { kind: 'ham', ids: 'salami mortadella', cut: 'strips', grams: 35, fry: 2, grammaticalNumber: 'singular' },
  {
    kind: 'cooked-meat',
    ids: 'cooked-chicken',
    cut: 'pull',
    grams: 100,
    fry: 3,
    simmer: 3,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'cooked-meat',
    ids: 'sliced-turkey sliced-roast-beef pastrami',
    cut: 'strips',
    grams: 60,
    fry: 2,
    grammaticalNumber: 'singular',
  },

  {
    kind: 'fish-fillet',
    ids: 'fish white-fish oily-fish trout mackerel salmon tuna swordfish eel red-mullet',
    grams: 140,
    fry: 7,
    roast: 14,
    simmer: 7,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'tinned-fish',
    ids: 'tinned-tuna tinned-salmon tinned-mackerel',
    cut: 'drain',
    grams: 60,
    fry: 2,
    simmer: 3,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'tinned-fish',
    ids: 'tinned-sardine',
    cut: 'drain',
    grams: 60,
    fry: 2,
    simmer: 3,
    grammaticalNumber: 'plural',
  },
  { kind: 'smoked-fish', ids: 'smoked-salmon smoked-trout', cut: 'strips', grams: 45, grammaticalNumber: 'singular' },
  {
    kind: 'prawn',
    ids: 'prawn crayfish squat-lobster',
    grams: 100,
    fry: 4,
    roast: 10,
    simmer: 4,
    grammaticalNumber: 'plural',
  },
  { kind: 'prawn', ids: 'seafood', grams: 110, fry: 5, simmer: 5, grammaticalNumber: 'singular' },
  { kind: 'prawn', ids: 'squid', cut: 'rings', grams: 110, fry: 3, simmer: 3, grammaticalNumber: 'singular' },
  { kind: 'shellfish', ids: 'mussel clam cockle', grams: 300, simmer: 5, grammaticalNumber: 'plural' },
  { kind: 'prawn', ids: 'scallop', grams: 90, fry: 4, simmer: 3, grammaticalNumber: 'plural' },

  {
    kind: 'tofu',
    ids: 'tofu tempeh seitan plant-based-chicken',
    cut: 'dice',
    grams: 110,
    fry: 8,
    roast: 25,
    simmer: 8,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'frying-cheese',
    ids: 'halloumi paneer',
    cut: 'dice',
    grams: 75,
    fry: 5,
    roast: 20,
    simmer: 5,
    grammaticalNumber: 'singular',
  },
  { kind: 'egg', ids: 'egg', grams: 75, fry: 3, by: 'piece' },

  {
    kind: 'pulse',
    ids: 'bean chickpea',
    cut: 'drain',
    grams: 100,
    fry: 4,
    roast: 25,
    simmer: 10,
    grammaticalNumber: 'plural',
  },
  { kind: 'pulse', ids: 'tinned-lentil', cut: 'drain', grams: 100, fry: 4, simmer: 8, grammaticalNumber: 'plural' },
  { kind: 'lentil', ids: 'lentil', cut: 'rinse', grams: 60, simmer: 25, grammaticalNumber: 'plural' },
  { kind: 'lentil', ids: 'red-lentil', cut: 'rinse', grams: 55, simmer: 15, grammaticalNumber: 'plural' },
];

/** Close kin of the above that no dish here is made of. */
export const NO_PROTEINS =
  'whole-chicken chicken-carcass breaded-chicken chicken-liver ox-tongue oxtail marrow-bone beef-burger ' +
  'corned-beef bresaola beef-jerky beef-short-rib beef-rib beef-topside veal-shin lamb-shank pork-belly pork-rib ' +
  'pork-leg pork-knuckle pigs-trotter gammon salt-pork pork-rind black-pudding white-pudding boudin-blanc andouillette ' +
  'pate rillettes luncheon-meat cured-pork-loin pulled-pork nduja sobrasada foie-gras head-cheese guanciale ' +
  'salt-cod smoked-fish smoked-haddock smoked-mackerel kipper pickled-herring carp pike eel conger-eel shark skate ' +
  'fish-roe surimi fish-finger fish-cake fish-bones mojama bonito-flakes dried-anchovy taramasalata bottarga caviar ' +
  'fresh-anchovy pickled-anchovy ' +
  'egg-white egg-yolk hard-boiled-egg quail-egg dried-egg egg-white-powder offal game kidney liver sweetbread tripe ' +
  'baked-beans pork-and-beans refried-beans dried-black-bean dried-kidney-bean dried-pinto-bean dried-white-bean ' +
  'dried-butter-bean dried-chickpea adzuki-bean silken-tofu fried-tofu dried-shrimp shrimp-paste fish-soup ' +
  'tinned-mussel charcuterie chinese-sausage haggis sausage-meat brain ostrich horse-meat turkey-bacon';
