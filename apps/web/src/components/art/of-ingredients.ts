import type { Part } from './parts.tsx';

/** Ids of ingredients that show in a dish as a part; a part that is not here is the dish itself, like a biscuit. */
const SHOWN_AS: Partial<Record<Part, RegExp>> = {
  tomato: /^(plum-|beef-)?tomato$/,
  cherryTomato: /^(cherry-|chopped-|plum-|sun-dried-)?tomato(es)?$/,
  friedEgg: /^(quail-)?egg$/,
  egg: /^(quail-|hard-boiled-)?egg$/,
  fillet:
    /chicken-(thigh|breast|leg|wing)|^(cooked-)?chicken$|turkey|duck|beef|steak|pork|lamb|veal|bacon|lardon|guanciale|pancetta|ham$|prosciutto|chorizo|sausage|salmon|cod$|haddock|tuna|trout|mackerel/,
  prawn: /prawn|shrimp/,
  cube: /cheddar|feta|mozzarella|parmesan|pecorino|paneer|halloumi|tofu|gruyere|emmental|cheese$|ricotta/,
  mushroom: /mushroom/,
  potato: /potato$/,
  pepper: /^(red|yellow|green|orange|bell)-pepper$/,
  carrot: /carrot|pumpkin$|squash$/,
  cucumber: /cucumber|courgette|gherkin/,
  olive: /olive$/,
  pea: /^pea$|edamame|green-bean|mangetout|broad-bean/,
  chickpea: /chickpea|lentil|(kidney|black|butter|cannellini|pinto)-bean|sweetcorn/,
  lemon: /^(lemon|lime|orange|clementine|grapefruit)(-zest)?$/,
  raspberry: /raspberr|strawberr|cranberry$|pomegranate$/,
  berry: /blueberr|blackberr|^grape$|cherry$|currant$/,
  almond: /almond$|walnut|pecan|hazelnut|cashew|pistachio|(pumpkin|sunflower)-seed|pine-nut|roasted-peanut/,
  crouton: /crouton|baguette|ciabatta|(country|sourdough|white|wholemeal|sandwich)-bread/,
  toast: /baguette|ciabatta|pitta|bread$/,
  mint: /^(mint|coriander-leaf|parsley|basil|thai-basil|dill)$/,
  leaf: /^(basil|spinach|rocket|kale|parsley|sage|chard|coriander-leaf|bay-leaf)$|lettuce|cabbage|salad-leaves/,
  onion: /onion$|shallot|leek/,
};

/** Only where a scene is made for them: most eggs and most bread go into a dish unseen. */
const UNSEEN: ReadonlySet<Part> = new Set<Part>(['egg', 'friedEgg', 'toast', 'crouton']);
const SEEN = (Object.entries(SHOWN_AS) as [Part, RegExp][]).filter(([part]) => !UNSEEN.has(part));

/** Ids of ingredients, as a recipe's lines have them; null where an ingredient is not known. */
export type Ingredients = readonly { ingredientId: string | null }[];

/** The ids that are known, as words that hints are looked for in. */
export function wordsOf(ingredients: Ingredients): string {
  return ingredients.flatMap(({ ingredientId }) => ingredientId ?? []).join(' ');
}

/**
 * A scene's parts with nothing among them that the dish has not: what it has instead, in turn, or nothing. Left as they
 * are where no ingredient is known.
 */
export function madeOf(ingredients: Ingredients, parts: readonly Part[]): readonly Part[] {
  const ids = ingredients.flatMap(({ ingredientId }) => ingredientId ?? []);
  if (ids.length === 0) return parts;
  const isThere = (part: Part) => SHOWN_AS[part] === undefined || ids.some((id) => SHOWN_AS[part]?.test(id));
  const instead = ids.flatMap((id) => SEEN.find(([, words]) => words.test(id))?.[0] ?? []);
  let taken = 0;
  return parts.flatMap((part) => (isThere(part) ? part : (instead[taken++ % instead.length] ?? [])));
}
