import type { HandlingRow } from '../kind.ts';

/** Herbs, spices, sauces and what else gives flavour. */
export const SEASONINGS: readonly HandlingRow[] = [
  { kind: 'salt', ids: 'salt', grams: 1.25, by: 'tsp', grammaticalNumber: 'singular' },
  { kind: 'pepper', ids: 'black-pepper white-pepper', grams: 0.04, by: 'pinch', grammaticalNumber: 'singular' },
  { kind: 'water', ids: 'water', grams: 100, by: 'ml', grammaticalNumber: 'singular' },

  { kind: 'herb', ids: 'herb', cut: 'chop-rough', grams: 3, by: 'handful', grammaticalNumber: 'singular' },
  {
    kind: 'herb',
    ids: 'thyme rosemary oregano sage marjoram savory tarragon',
    cut: 'chop',
    grams: 0.75,
    grammaticalNumber: 'singular',
    by: 'tbsp',
  },
  { kind: 'herb', ids: 'chive', cut: 'chop', grams: 2, grammaticalNumber: 'plural', by: 'handful' },
  {
    kind: 'dried-herb',
    ids: 'dried-oregano dried-basil dried-thyme dried-rosemary dried-sage dried-parsley dried-mint dried-dill dried-tarragon mixed-herbs italian-seasoning herbes-de-provence',
    grams: 0.25,
    by: 'tsp',
    grammaticalNumber: 'singular',
  },
  { kind: 'spice', ids: 'spice', grams: 0.6, by: 'tsp', grammaticalNumber: 'singular' },
  { kind: 'spice', ids: 'curry-powder', grams: 1.5, by: 'tbsp', grammaticalNumber: 'singular' },
  {
    kind: 'spice',
    ids: 'cumin-seed coriander-seed mustard-seed fennel-seed caraway-seed',
    grams: 0.6,
    by: 'tsp',
    grammaticalNumber: 'plural',
  },
  {
    kind: 'spice',
    ids: 'chilli-powder chilli-flakes cayenne-pepper hot-paprika',
    grams: 0.2,
    by: 'tsp',
    grammaticalNumber: 'singular',
  },
  {
    kind: 'spice',
    ids: 'taco-seasoning fajita-seasoning cajun-seasoning',
    grams: 2,
    by: 'tbsp',
    grammaticalNumber: 'singular',
  },
  {
    kind: 'sweet-spice',
    ids: 'cinnamon mixed-spice pumpkin-pie-spice gingerbread-spice',
    grams: 0.5,
    by: 'tsp',
    grammaticalNumber: 'singular',
  },
  {
    kind: 'sweet-spice',
    ids: 'ground-ginger ground-cardamom nutmeg',
    grams: 0.25,
    by: 'tsp',
    grammaticalNumber: 'singular',
  },
  { kind: 'curry-paste', ids: 'curry-paste', grams: 15, by: 'tbsp', grammaticalNumber: 'singular' },
  { kind: 'soy', ids: 'soy-sauce coconut-aminos', grams: 9, by: 'tbsp', grammaticalNumber: 'singular' },
  {
    kind: 'soy',
    ids: 'oyster-sauce hoisin-sauce teriyaki-sauce stir-fry-sauce',
    grams: 12,
    by: 'tbsp',
    grammaticalNumber: 'singular',
  },
  { kind: 'mustard', ids: 'mustard', grams: 4, by: 'tsp', grammaticalNumber: 'singular' },
  { kind: 'vinegar', ids: 'vinegar', grams: 6, by: 'tbsp', grammaticalNumber: 'singular' },
  { kind: 'sour', ids: 'lemon lime', cut: 'juice', grams: 25, by: 'piece' },
  { kind: 'sour', ids: 'lemon-juice lime-juice', grams: 9, by: 'tbsp', grammaticalNumber: 'singular' },
  { kind: 'stock', ids: 'stock', grams: 200, by: 'ml', grammaticalNumber: 'singular' },
  { kind: 'pesto', ids: 'pesto pistou', grams: 20, by: 'tbsp', grammaticalNumber: 'singular' },
  {
    kind: 'hot-sauce',
    ids: 'hot-sauce harissa chilli-sauce gochujang chipotle-paste',
    grams: 4,
    by: 'tsp',
    grammaticalNumber: 'singular',
  },
  { kind: 'mayonnaise', ids: 'mayonnaise', grams: 15, by: 'tbsp', grammaticalNumber: 'singular' },
  { kind: 'tahini', ids: 'tahini', grams: 12, by: 'tbsp', grammaticalNumber: 'singular' },
  { kind: 'miso', ids: 'miso', grams: 8, by: 'tbsp', grammaticalNumber: 'singular' },
  { kind: 'sesame-oil', ids: 'toasted-sesame-oil sesame-oil', grams: 2, by: 'tsp', grammaticalNumber: 'singular' },
  { kind: 'salsa', ids: 'salsa guacamole', grams: 30, by: 'tbsp', grammaticalNumber: 'singular' },
  { kind: 'nut', ids: 'nut peanut pine-nut', cut: 'chop-rough', grams: 12, grammaticalNumber: 'plural' },
  { kind: 'nut', ids: 'flaked-almond slivered-almond', grams: 8, grammaticalNumber: 'plural' },
  {
    kind: 'seed',
    ids: 'sesame-seed pumpkin-seed sunflower-seed poppy-seed hemp-seed mixed-seed',
    grams: 4,
    by: 'tbsp',
    grammaticalNumber: 'plural',
  },
  { kind: 'leavening', ids: 'baking-powder', grams: 1.5, by: 'tsp', grammaticalNumber: 'singular' },
];

/** Close kin of the above that no dish here is made of. */
export const NO_SEASONINGS =
  'bay-leaf lemongrass kaffir-lime-leaf curry-leaf pandan-leaf bouquet-garni borage lovage garlic-chive culantro ' +
  'coriander-root hoja-santa shiso epazote lavender lemon-balm lemon-verbena fenugreek-leaf fenugreek-seed saffron ' +
  'cardamom black-cardamom cinnamon-stick clove ground-clove star-anise allspice aniseed mace juniper-berry ' +
  'vanilla-pod tonka-bean mahleb liquorice-root annatto asafoetida peppercorn mixed-peppercorns pink-peppercorn ' +
  'green-peppercorn nora-pepper choricero-pepper mustard-powder dill-seed dukkah spice-mix tajin lemon-pepper ' +
  'celery-salt herb-salt seasoned-salt smoked-salt pink-salt sparkling-water honey-mustard kecap-manis liquid-aminos ' +
  'balsamic-glaze pomegranate-molasses lemon-zest lime-zest preserved-lemon dashi kombu-dashi dried-parsley ' +
  'ground-almond ground-hazelnut chestnut dried-chives everything-bagel-seasoning vegan-fish-sauce buffalo-sauce';
