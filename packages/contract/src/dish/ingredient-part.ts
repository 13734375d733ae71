/**
 * Pieces of food that show an ingredient, by kind. Scenes and feedback choose kinds; a picture shows the ingredient's own
 * part. The first of a kind stands for those that have no drawing of their own.
 */
export const PARTS_OF_KIND = {
  leaf: [
    'leaf',
    ...['spinach', 'rocket', 'kale', 'cavolo-nero', 'cos-lettuce', 'cabbage', 'red-cabbage', 'chinese-cabbage'],
    ...['pak-choi', 'chard', 'watercress', 'radicchio', 'chicory', 'sage', 'bay-leaf', 'brussels-sprout', 'nori'],
  ],
  herb: [
    'herb',
    ...['parsley', 'coriander', 'basil', 'mint', 'dill', 'chive', 'thyme', 'rosemary', 'oregano', 'tarragon'],
    ...['curry-leaf', 'lime-leaf', 'lavender'],
  ],
  tomato: ['tomato', 'green-tomato', 'tomatillo'],
  'cherry-tomato': ['cherry-tomato', 'sun-dried-tomato'],
  cucumber: ['cucumber', 'courgette', 'gherkin'],
  root: ['radish', 'daikon', 'turnip', 'beetroot', 'parsnip', 'celeriac', 'swede', 'cassava', 'lotus-root'],
  squash: ['squash', 'pumpkin', 'sweet-potato'],
  aubergine: ['aubergine'],
  avocado: ['avocado'],
  carrot: ['carrot'],
  pepper: ['pepper', 'green-pepper', 'yellow-pepper', 'roasted-pepper', 'padron-pepper'],
  chilli: ['red-chilli', 'green-chilli', 'jalapeno', 'dried-chilli', 'scotch-bonnet'],
  onion: ['onion', 'white-onion', 'spring-onion', 'shallot', 'leek', 'pearl-onion', 'fried-onion'],
  garlic: ['garlic', 'ginger'],
  mushroom: [
    'mushroom',
    ...['chestnut-mushroom', 'portobello', 'oyster-mushroom', 'shiitake', 'porcini', 'enoki', 'chanterelle', 'truffle'],
  ],
  potato: ['potato', 'new-potato', 'chips'],
  pea: ['pea', 'sugar-snap', 'broad-bean', 'edamame'],
  chickpea: ['chickpea'],
  lentil: ['brown-lentil', 'red-lentil', 'puy-lentil'],
  bean: ['bean', 'kidney-bean', 'pinto-bean', 'white-bean', 'butter-bean', 'borlotti-bean', 'black-eyed-bean'],
  olive: ['olive', 'black-olive', 'kalamata-olive', 'caper'],
  lemon: ['lemon', 'preserved-lemon', 'lemon-zest'],
  lime: ['lime'],
  orange: ['orange', 'blood-orange', 'mandarin', 'grapefruit', 'kumquat', 'orange-zest'],
  berry: ['berry', 'blackberry', 'cherry', 'cocktail-cherry', 'grape', 'blackcurrant', 'gooseberry'],
  raspberry: ['raspberry', 'redcurrant', 'cranberry', 'pomegranate'],
  strawberry: ['strawberry'],
  banana: ['banana', 'plantain'],
  mango: ['mango', 'papaya'],
  apple: ['apple', 'green-apple', 'pear', 'quince'],
  peach: ['peach', 'nectarine', 'apricot', 'plum'],
  pineapple: ['pineapple'],
  kiwi: ['kiwi'],
  melon: ['melon', 'cantaloupe', 'watermelon'],
  'exotic-fruit': ['fig', 'passion-fruit', 'dragon-fruit', 'lychee', 'persimmon', 'star-fruit', 'guava', 'physalis'],
  'dried-fruit': ['raisin', 'sultana', 'date', 'prune', 'dried-apricot', 'dried-fig', 'dried-cranberry'],
  nut: ['nut', ...['flaked-almond', 'hazelnut', 'walnut', 'pecan', 'cashew', 'pistachio', 'macadamia', 'brazil-nut']],
  peanut: ['peanut'],
  chestnut: ['chestnut'],
  coconut: ['coconut', 'coconut-flake'],
  seed: ['pine-nut', 'pumpkin-seed', 'sunflower-seed', 'chia-seed', 'poppy-seed'],
  sesame: ['sesame-seed', 'black-sesame'],
  spice: [
    'cinnamon-stick',
    ...['star-anise', 'clove', 'vanilla-pod', 'cardamom', 'peppercorn', 'saffron', 'nutmeg', 'ground-spice'],
  ],
  meat: [
    'meat',
    ...['steak', 'beef-cube', 'lamb-chop', 'pork-chop', 'chicken-breast', 'drumstick', 'chicken-wing', 'whole-chicken'],
    ...['mince', 'meatball', 'pulled-meat', 'ham', 'pork-belly', 'ribs', 'duck-breast', 'lamb-shank', 'roast-joint'],
    ...['liver', 'escalope'],
  ],
  bacon: ['bacon', 'lardon', 'prosciutto'],
  sausage: ['sausage', 'frankfurter', 'chorizo', 'salami', 'black-pudding'],
  fish: [
    'fish',
    ...['white-fish', 'smoked-salmon', 'tuna', 'tinned-tuna', 'mackerel', 'sardine', 'anchovy', 'sea-bass', 'fish-roe'],
  ],
  prawn: ['prawn', 'king-prawn', 'crab', 'lobster'],
  mussel: ['mussel', 'clam', 'oyster', 'scallop', 'squid', 'octopus'],
  cube: [
    'cube',
    ...['cheddar', 'parmesan', 'mozzarella', 'feta', 'blue-cheese', 'goats-cheese', 'halloumi', 'paneer', 'brie'],
    ...['emmental', 'ricotta', 'tofu', 'fried-tofu', 'smoked-tofu'],
  ],
  dollop: ['soured-cream', 'yogurt', 'whipped-cream', 'ice-cream'],
  butter: ['butter'],
  'egg-half': ['egg-half', 'quail-egg'],
  'fried-egg': ['fried-egg'],
  bread: ['bread', 'wholemeal-bread', 'rye-bread', 'baguette', 'ciabatta'],
  flatbread: ['pitta', 'naan', 'tortilla', 'tortilla-chip'],
  crouton: ['crouton'],
  popcorn: ['popcorn'],
  broccoli: ['broccoli', 'tenderstem', 'romanesco'],
  cauliflower: ['cauliflower'],
  corn: ['corn', 'corn-cob', 'baby-corn'],
  'green-bean': ['green-bean'],
  stalk: ['asparagus', 'celery', 'fennel', 'okra', 'rhubarb', 'lemongrass', 'bean-sprout', 'artichoke', 'bamboo-shoot'],
  pasta: ['macaroni', 'penne', 'fusilli', 'farfalle', 'conchiglie', 'ravioli', 'gnocchi'],
  chocolate: ['dark-chocolate', 'milk-chocolate', 'white-chocolate', 'chocolate-chip'],
  biscuit: ['biscuit', 'ladyfinger', 'wafer', 'amaretti', 'marshmallow', 'meringue-kiss', 'sprinkle'],
} as const;

export type PartKind = keyof typeof PARTS_OF_KIND;
export type IngredientPart = (typeof PARTS_OF_KIND)[PartKind][number];

export const INGREDIENT_PARTS: readonly IngredientPart[] = Object.values(PARTS_OF_KIND).flat();

const KIND_OF: ReadonlyMap<string, PartKind> = new Map(
  (Object.keys(PARTS_OF_KIND) as PartKind[]).flatMap((kind) =>
    PARTS_OF_KIND[kind].map((part) => [part, kind] as const),
  ),
);

/** The kind of a part that shows an ingredient; undefined for pieces of the dish itself. */
export function kindOfPart(part: string): PartKind | undefined {
  return KIND_OF.get(part);
}
