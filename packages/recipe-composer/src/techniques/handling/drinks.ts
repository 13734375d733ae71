import type { HandlingRow } from '../kind.ts';

/** What drinks are poured from. */
export const DRINKS: readonly HandlingRow[] = [
  {
    kind: 'spirit',
    ids: 'gin vodka rum whisky tequila mezcal brandy pisco cachaca alcohol-free-spirit',
    grams: 47,
    by: 'ml',
    grammaticalNumber: 'singular',
  },
  {
    kind: 'bitter-liqueur',
    ids: 'aperol campari amaro alcohol-free-aperitif',
    grams: 60,
    by: 'ml',
    grammaticalNumber: 'singular',
  },
  {
    kind: 'liqueur',
    ids: 'elderflower-liqueur limoncello peach-schnapps creme-de-cassis orange-liqueur amaretto raspberry-liqueur passion-fruit-liqueur pimms sloe-gin',
    grams: 30,
    by: 'ml',
    grammaticalNumber: 'singular',
  },
  { kind: 'sparkling-wine', ids: 'sparkling-wine', grams: 90, by: 'ml', grammaticalNumber: 'singular' },
  { kind: 'wine', ids: 'red-wine white-wine rose-wine', grams: 150, by: 'ml', grammaticalNumber: 'singular' },
  { kind: 'wine', ids: 'cider', grams: 200, by: 'ml', grammaticalNumber: 'singular' },
  { kind: 'soda', ids: 'sparkling-water', grams: 60, by: 'ml', grammaticalNumber: 'singular' },
  {
    kind: 'mixer',
    ids: 'tonic-water ginger-ale ginger-beer cola lemonade grapefruit-soda bitter-lemon orange-soda',
    grams: 150,
    by: 'ml',
    grammaticalNumber: 'singular',
  },
  { kind: 'juice', ids: 'fruit-juice', grams: 120, by: 'ml', grammaticalNumber: 'singular' },
  {
    kind: 'syrup',
    ids: 'sugar-syrup grenadine elderflower-cordial lime-cordial blackcurrant-cordial raspberry-syrup strawberry-syrup passion-fruit-syrup orgeat',
    grams: 20,
    by: 'ml',
    grammaticalNumber: 'singular',
  },
  { kind: 'tea', ids: 'tea black-tea green-tea', grams: 2, by: 'bag', grammaticalNumber: 'singular' },
  { kind: 'herbal-tea', ids: 'herbal-tea', grams: 2, by: 'bag', grammaticalNumber: 'singular' },
  { kind: 'coffee', ids: 'coffee', grams: 120, by: 'ml', grammaticalNumber: 'singular' },
  { kind: 'coffee', ids: 'espresso', grams: 60, by: 'ml', grammaticalNumber: 'singular' },
  { kind: 'ice', ids: 'ice', grams: 100, grammaticalNumber: 'plural' },
  { kind: 'bitters', ids: 'bitters', grams: 0.6, by: 'dash', grammaticalNumber: 'singular' },
];

/** Close kin of the above that no drink here is made of. */
export const NO_DRINKS =
  'coffee-beans ground-coffee instant-coffee matcha chai still-lemonade overproof-rum kirsch grappa diet-cola ' +
  'dessert-wine fernet artichoke-amaro cream-of-coconut prune-juice tomato-juice hard-seltzer sour-mix iced-tea';
