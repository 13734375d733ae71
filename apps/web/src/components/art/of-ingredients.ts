import type { Base } from './bases.tsx';
import type { Part } from './parts.tsx';

/** Whole ids: what is pressed, ground or brewed from a thing does not look like it, and may not bear its allergens. */
const ids = (words: string): RegExp => new RegExp(`^(${words})$`);

const BREAD = ids('((white|sandwich|wholemeal|sourdough|country|stale)-)?bread|baguette|ciabatta|crouton');

/** Ingredients that show in a dish as a part; a part that is not here is the dish itself, like a biscuit. */
export const SHOWN_AS: Partial<Record<Part, RegExp>> = {
  tomato: ids('(plum-|cherry-)?tomato'),
  cherryTomato: ids('((plum|cherry|tinned|sun-dried)-)?tomato|chopped-tomatoes'),
  fillet: ids(
    '((lean-)?minced-|cooked-|whole-|stewing-)?(beef|chicken|lamb|pork|turkey|veal|duck)|(chicken|turkey|duck)-(breast|thigh|leg|drumstick|wing)|beef-(chuck|brisket|shin|steak|topside|rib)|(sirloin|ribeye|fillet|rump|flank|skirt)-steak|pork-(chop|loin|tenderloin|shoulder|belly|rib|cheek)|lamb-(shoulder|chop|shank)|leg-of-lamb|veal-(escalope|shin)|((pork|beef|italian|smoked|breakfast)-)?sausage|chorizo|(back-)?bacon|lardons|pancetta|guanciale|((cooked|cured|serrano)-)?ham|salmon|(salt-)?cod|(smoked-)?haddock|tuna|trout|mackerel',
  ),
  prawn: ids('(cooked-|king-)?prawn'),
  cube: ids(
    '((hard|blue|goats|sheeps)-)?cheese|cheddar|parmesan|pecorino|(buffalo-)?mozzarella|gruyere|comte|emmental|manchego|edam|gouda|paneer|halloumi|feta|((firm|smoked|fried)-)?tofu',
  ),
  mushroom: ids('((white|chestnut|portobello|oyster|wild)-)?mushroom|shiitake|porcini'),
  potato: ids('((new|waxy|floury)-)?potato'),
  pepper: ids('(sweet|red|roasted-red|piquillo)-pepper'),
  carrot: ids('carrot|pumpkin|((butternut|acorn)-)?squash'),
  cucumber: ids('cucumber|courgette|gherkin'),
  olive: ids('((green|black|kalamata)-)?olive'),
  pea: ids('pea|sugar-snap-pea|broad-bean'),
  chickpea: ids('((tinned|dried)-)?chickpea|(tinned-)?sweetcorn'),
  lemon: ids('(lemon|lime|orange)(-zest)?|preserved-lemon'),
  raspberry: ids('raspberry|strawberry|cranberry|pomegranate'),
  berry: ids('blueberry|blackberry|grape|(sour-)?cherry'),
  almond: ids('((blanched|flaked|slivered)-)?almond|walnut|pecan|hazelnut|cashew|pistachio'),
  mint: ids('mint|coriander-leaf|parsley|(thai-)?basil|dill'),
  leaf: ids(
    'spinach|rocket|kale|sage|chard|bay-leaf|watercress|((cos|iceberg)-)?lettuce|((white|savoy)-)?cabbage|basil|parsley',
  ),
  onion: ids('((red|white|spring)-)?onion|shallot|leek'),
  friedEgg: ids('((quail|duck)-)?egg'),
  egg: ids('((quail|duck|hard-boiled)-)?egg'),
  toast: BREAD,
  crouton: BREAD,
};

/** Most eggs and most bread go into a dish unseen; they are seen where its name says so. */
const BY_NAME_ALONE: ReadonlySet<Part> = new Set<Part>(['egg', 'friedEgg', 'toast', 'crouton']);
const SEEN = (Object.entries(SHOWN_AS) as [Part, RegExp][]).filter(([part]) => !BY_NAME_ALONE.has(part));

const RICE = /(^|-)rice$/;

/** What a dish must have for a base to be drawn, and what is drawn in place of it. */
const BASE_NEEDS: Partial<Record<Base, [RegExp, Base]>> = {
  rice: [RICE, 'none'],
  sauceAndRice: [RICE, 'soup'],
  noodles: [
    /^(spaghetti|linguine|tagliatelle|fettuccine|penne|rigatoni|macaroni|orzo|lasagne-sheet|rice-vermicelli)$|(^|-)(pasta|noodle)$/,
    'none',
  ],
  greens: [/lettuce$|^(rocket|spinach|kale|watercress|mixed-salad-leaves)$|cabbage$/, 'none'],
};

/** A recipe's ingredient lines, as far as a picture goes; the id is null where an ingredient is not known. */
export type Ingredients = readonly { ingredientId: string | null }[];

export function knownIds(ingredients: Ingredients): readonly string[] {
  return ingredients.flatMap(({ ingredientId }) => ingredientId ?? []);
}

/**
 * A scene's base and parts with nothing among them that the dish has not: what it has instead, in turn, or nothing.
 * `isNamed`: the name of the dish speaks for the scene.
 */
export function madeOf(known: readonly string[], scene: { base: Base; parts: readonly Part[] }, isNamed: boolean) {
  const has = (words: RegExp) => known.some((id) => words.test(id));
  const isThere = (part: Part) => {
    const words = SHOWN_AS[part];
    return words === undefined || (has(words) && (isNamed || !BY_NAME_ALONE.has(part)));
  };
  const instead = known.flatMap((id) => SEEN.find(([, words]) => words.test(id))?.[0] ?? []);
  let taken = 0;
  const parts = scene.parts.flatMap((part) => (isThere(part) ? part : (instead[taken++ % instead.length] ?? [])));
  const [needs, otherwise] = BASE_NEEDS[scene.base] ?? [];
  const base = needs && otherwise && !has(needs) ? otherwise : scene.base;
  return { base: base === 'none' && parts.length === 0 ? ('cover' as const) : base, parts };
}
