import type { TextLanguage } from '@larder/food/recipe';

/** What a cook says for short, once the shopping list has said it in full: short → long. */
const FOR_SHORT: Record<string, string> = {
  chicken: 'chicken-breast chicken-thigh cooked-chicken',
  turkey: 'turkey-breast',
  beef: `beef-steak sirloin-steak ribeye-steak fillet-steak rump-steak flank-steak skirt-steak stewing-beef beef-chuck
    beef-shin beef-brisket ox-cheek`,
  pork: 'pork-chop pork-loin pork-tenderloin pork-shoulder pork-cheek iberian-pork',
  lamb: 'lamb-chop lamb-shoulder leg-of-lamb',
  bacon: 'back-bacon',
  tuna: 'tinned-tuna tuna-in-oil',
  salmon: 'tinned-salmon',
  mackerel: 'tinned-mackerel',
  sardine: 'tinned-sardine',
  prawn: 'king-prawn cooked-prawn',
  chickpea: 'tinned-chickpea',
  lentil: 'tinned-lentil',
  spinach: 'frozen-spinach',
  sweetcorn: 'tinned-sweetcorn',
  tomato: 'chopped-tomatoes tinned-tomato plum-tomato',
  potato: 'floury-potato waxy-potato new-potato',
  onion: 'red-onion white-onion sweet-onion',
  'white-mushroom': 'chestnut-mushroom',
  rice: `cooked-rice white-rice long-grain-rice basmati-rice jasmine-rice brown-rice short-grain-rice risotto-rice
    paella-rice sushi-rice`,
  yogurt: `greek-yogurt low-fat-yogurt sheeps-yogurt lactose-free-yogurt plant-yogurt soya-yogurt coconut-yogurt
    almond-yogurt`,
  milk: 'whole-milk semi-skimmed-milk skimmed-milk lactose-free-milk',
  cream: 'single-cream double-cream whipping-cream lactose-free-cream',
  oil: 'olive-oil extra-virgin-olive-oil sunflower-oil rapeseed-oil cooking-oil corn-oil groundnut-oil',
  butter: 'unsalted-butter salted-butter lactose-free-butter',
  flour: 'plain-flour self-raising-flour wholemeal-flour cake-flour gluten-free-flour spelt-flour',
  salt: 'coarse-salt flaky-salt kosher-salt',
  sugar: 'caster-sugar cane-sugar',
  stock: 'chicken-stock beef-stock vegetable-stock fish-stock low-fodmap-stock mushroom-stock lamb-stock veal-stock',
  bread: `white-bread sandwich-bread wholemeal-bread sourdough-bread country-bread stale-bread seeded-bread
    gluten-free-bread`,
  'soy-sauce': 'light-soy-sauce dark-soy-sauce reduced-salt-soy-sauce gluten-free-soy-sauce',
  mustard: 'dijon-mustard wholegrain-mustard english-mustard yellow-mustard',
  mozzarella: 'buffalo-mozzarella low-moisture-mozzarella',
  'rolled-oats': 'oats gluten-free-oats',
  tortilla: 'gluten-free-tortilla',
  ice: 'crushed-ice',
};

/** In titles shorter still. */
const IN_TITLES: Record<string, string> = { chicken: 'chicken-leg chicken-drumstick', turkey: 'sliced-turkey' };

/** Words that a cook uses where the knowledge base's name says more than anyone would at the stove: "one | many". */
const CALLED: Record<string, Partial<Record<TextLanguage, string>>> = {
  bacon: { en: 'bacon', fr: 'lard' },
  mince: { en: 'mince' },
  pecan: { en: 'pecan | pecans' },
  squash: { en: 'squash' },
  'white-mushroom': { en: 'mushroom | mushrooms', fr: 'champignon | champignons' },
  'sweet-pepper': { en: 'pepper | peppers' },
  ginger: { en: 'ginger', es: 'jengibre', fr: 'gingembre' },
  'coriander-leaf': { en: 'coriander', fr: 'coriandre' },
  'ground-cumin': { en: 'cumin', es: 'comino', fr: 'cumin' },
  'ground-coriander': { es: 'cilantro molido' },
  cinnamon: { en: 'cinnamon', es: 'canela', fr: 'cannelle' },
  'dried-oregano': { en: 'oregano', es: 'orégano', fr: 'origan' },
  'dried-thyme': { en: 'thyme', es: 'tomillo', fr: 'thym' },
  'cocoa-powder': { en: 'cocoa', es: 'cacao', fr: 'cacao' },
  'vanilla-extract': { en: 'vanilla', es: 'vainilla', fr: 'vanille' },
  'toasted-sesame-oil': { en: 'sesame oil', es: 'aceite de sésamo', fr: 'huile de sésame' },
  tortilla: { en: 'tortilla | tortillas', es: 'tortilla | tortillas' },
  edamame: { en: 'edamame' },
  sweetcorn: { es: 'maíz', fr: 'maïs' },
  'rolled-oats': { en: 'oats', es: 'avena' },
  parmesan: { es: 'parmesano' },
  feta: { es: 'feta' },
  cheddar: { es: 'cheddar' },
  gruyere: { es: 'gruyer' },
  emmental: { es: 'emmental' },
  halloumi: { es: 'halloumi' },
  manchego: { es: 'manchego' },
  pecorino: { es: 'pecorino' },
  roquefort: { es: 'roquefort' },
  cod: { es: 'bacalao' },
};

const invert = (map: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(map).flatMap(([short, long]) => long.split(/\s+/).map((id) => [id, short] as const)));

const SHORT = invert(FOR_SHORT);
const SHORT_IN_TITLES = invert(IN_TITLES);

/** The id under which an ingredient goes for short; its own where there is none. */
export function shortId(id: string, use: 'step' | 'title'): string {
  return SHORT.get(id) ?? (use === 'title' ? SHORT_IN_TITLES.get(id) : undefined) ?? id;
}

/** What a cook calls it, where that is not its name. */
export function calledForShort(id: string, many: boolean, language: TextLanguage): string | undefined {
  const [one, several = one] = CALLED[id]?.[language]?.split('|').map((form) => form.trim()) ?? [];
  return many ? several : one;
}
