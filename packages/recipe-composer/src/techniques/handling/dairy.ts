import type { HandlingRow } from '../kind.ts';

/** Milk, cream, cheese, and the fats to cook with. */
export const DAIRY: readonly HandlingRow[] = [
  { kind: 'milk', ids: 'milk plant-milk coconut-drink', grams: 100, by: 'ml', grammaticalNumber: 'singular' },
  {
    kind: 'cream',
    ids: 'cream creme-fraiche plant-cream',
    grams: 40,
    by: 'ml',
    simmer: 4,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'coconut-milk',
    ids: 'coconut-milk coconut-cream',
    grams: 100,
    by: 'ml',
    simmer: 10,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'yogurt',
    ids: 'yogurt plant-yogurt skyr fromage-frais soured-cream',
    grams: 60,
    grammaticalNumber: 'singular',
  },
  { kind: 'yogurt', ids: 'buttermilk', grams: 80, by: 'ml', grammaticalNumber: 'singular' },
  { kind: 'white-sauce', ids: 'bechamel-sauce cheese-sauce', grams: 70, simmer: 4, grammaticalNumber: 'singular' },
  {
    kind: 'melting-cheese',
    ids: 'cheese vegan-cheese cheddar emmental gruyere comte',
    cut: 'grate',
    grams: 30,
    grammaticalNumber: 'singular',
  },
  { kind: 'melting-cheese', ids: 'mozzarella', cut: 'tear', grams: 40, grammaticalNumber: 'singular' },
  { kind: 'melting-cheese', ids: 'low-moisture-mozzarella', grams: 35, grammaticalNumber: 'singular' },
  {
    kind: 'melting-cheese',
    ids: 'brie camembert taleggio raclette reblochon',
    cut: 'slice',
    grams: 35,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'hard-cheese',
    ids: 'parmesan grana-padano pecorino vegan-parmesan',
    cut: 'grate',
    grams: 12,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'crumbly-cheese',
    ids: 'feta vegan-feta goats-cheese blue-cheese queso-fresco burgos-cheese',
    cut: 'crumble',
    grams: 35,
    grammaticalNumber: 'singular',
  },
  {
    kind: 'soft-cheese',
    ids: 'ricotta cream-cheese cottage-cheese mascarpone quark labneh vegan-cream-cheese',
    grams: 40,
    grammaticalNumber: 'singular',
  },
  { kind: 'butter', ids: 'butter ghee margarine vegan-butter', grams: 7, grammaticalNumber: 'singular' },
  { kind: 'oil', ids: 'oil', grams: 7, by: 'tbsp', grammaticalNumber: 'singular' },
];

/** Close kin of the above that no dish here is made of. */
export const NO_DAIRY =
  'condensed-milk chocolate-milk milk-powder ayran kefir evaporated-milk whey fruit-yogurt whipped-cream ' +
  'clotted-cream coconut-milk-powder creamed-coconut garlic-butter soft-cheese string-cheese processed-cheese ' +
  'burrata light-cream-cheese herb-cream-cheese sheeps-milk condensed-coconut-milk coconut-flavour-yogurt ' +
  'chilli-oil truffle-oil walnut-oil hazelnut-oil almond-oil linseed-oil hemp-oil palm-oil toasted-sesame-oil ' +
  'sesame-oil pumpkin-seed-oil mustard-oil garlic-oil oaxaca-cheese munster torta-del-casar';
