import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { WORTH, weightInDish } from './worth.ts';

/** So many answers are seen at once; after them the order is that of their worth alone. */
const SEEN_AT_ONCE = 6;
/** So many are considered for them. */
const LOOKED_AT = 24;
/** An answer that is like one before it counts so much less, at most. */
const COST_OF_LIKENESS = 0.25;
const SAME_SORT = 0.5;

/** The sorts of dish that names tell of, the likeliest first. */
const SORTS: readonly (readonly [sort: string, RegExp])[] = [
  ['curry', /curr(y|ies)|masala|korma|\bdals?\b|dhal|rendang|makhani|saag|palak|balti/],
  ['soup', /soup|broth|chowder|gazpacho|bisque|ramen|laksa|\bpho\b|borscht|minestrone|salmorejo|harira|pozole/],
  ['noodles', /noodle|pad thai|chow mein|udon|soba|lo mein|japchae/],
  [
    'pasta',
    /pasta|spaghetti|penne|lasagne|macaroni|gnocchi|cannelloni|cacio|ravioli|linguine|tagliatelle|fusilli|farfalle|rigatoni|bolognese|carbonara/,
  ],
  ['rice', /\brice\b|risotto|paella|pilaf|pilau|biryani|jambalaya|congee|kedgeree|arroz|jollof|nasi|donburi/],
  ['eggs', /omelette|frittata|scrambled|shakshuka|tortilla de|spanish omelette|\beggs?\b|huevos|menemen|quiche/],
  ['salad', /salad|slaw|tabbouleh|fattoush|ceviche/],
  ['tacos', /taco|burrito|quesadilla|fajita|enchilada|nacho|chilaquiles|wrap/],
  ['toast', /toast|sandwich|burger|bagel|bruschetta|pizza|flatbread|bun|panini|molletes|croque/],
  ['stew', /stew|casserole|tagine|goulash|chilli|bourguignon|ragout|hotpot|cassoulet|fricass/],
  ['wok', /stir-fr|stir fr|kung pao|teriyaki|sweet and sour/],
  ['oven', /bake|gratin|\bpie\b|roast|tray|moussaka|parmigiana|stuffed|parcel/],
  ['pancakes', /pancake|crepe|crêpe|waffle|fritter|rösti|hash|boxty/],
  ['bowl', /\bbowl\b|porridge|muesli|granola|oats/],
  ['cake', /cake|muffin|cookie|brownie|biscuit|bread|scone|crumble|tart|pudding/],
  ['dip', /\bdip\b|hummus|guacamole|salsa|pesto|pâté/],
  ['smoothie', /smoothie|shake|lassi|batido/],
  ['hot drink', /\btea\b|coffee|latte|hot |cocoa|chai|toddy/],
  ['cooler', /lemonade|agua|cooler|fizz|juice|iced|water/],
  ['cocktail', /sour|spritz|punch|highball|martini|collins|mojito|margarita|negroni|daiquiri/],
];

/** What sort of dish a name tells of; by itself where it tells none. */
export function sortOf({ title, id }: Pick<CanonicalRecipe, 'title' | 'id'>): string {
  const name = title.en.toLowerCase();
  return SORTS.find(([, pattern]) => pattern.test(name))?.[0] ?? id;
}

type Worthy = { recipe: CanonicalRecipe; worth: number };

/**
 * The answers with the first few no longer alike, nor like those that stand `before` them: each is the one of most
 * worth, less what it repeats. Maximal marginal relevance: Carbonell and Goldstein, 1998.
 */
export function withVariety<T extends Worthy>(answers: readonly T[], before: readonly T[], kb: KnowledgeBase): T[] {
  const traits = ({ recipe }: T) => traitsOf(recipe, kb);
  const seen = before.slice(0, SEEN_AT_ONCE).map(traits);
  const left = answers.slice(0, LOOKED_AT).map((answer) => ({ answer, traits: traits(answer), likeness: 0 }));
  for (const one of left) one.likeness = Math.max(0, ...seen.map((other) => likeness(one.traits, other)));
  const chosen: T[] = [];
  while (seen.length < SEEN_AT_ONCE && left.length > 0) {
    const marginal = left.map((one) => one.answer.worth - COST_OF_LIKENESS * one.likeness);
    const [best] = left.splice(marginal.indexOf(Math.max(...marginal)), 1);
    if (!best) break;
    chosen.push(best.answer);
    seen.push(best.traits);
    for (const one of left) one.likeness = Math.max(one.likeness, likeness(one.traits, best.traits));
  }
  return [...chosen, ...left.map(({ answer }) => answer), ...answers.slice(LOOKED_AT)];
}

/** So much alike they are one dish to a cook: of one sort, and of the same main things but for one in five. */
const NEARLY_THE_SAME = 0.9;

/** Drinks of the same main things are the same drink, whatever sort their names tell of. */
export function isNearlyTheSame(one: CanonicalRecipe, other: CanonicalRecipe, kb: KnowledgeBase): boolean {
  const [a, b] = [traitsOf(one, kb), traitsOf(other, kb)];
  const sort = one.category === 'Drinks' && other.category === 'Drinks' ? a.sort : b.sort;
  return likeness(a, { ...b, sort }) >= NEARLY_THE_SAME;
}

type Traits = { sort: string; mains: ReadonlySet<string> };

const known = new WeakMap<CanonicalRecipe, Traits>();

function traitsOf(recipe: CanonicalRecipe, kb: KnowledgeBase): Traits {
  let traits = known.get(recipe);
  if (!traits) {
    traits = { sort: sortOf(recipe), mains: mainIngredients(recipe, kb) };
    known.set(recipe, traits);
  }
  return traits;
}

function mainIngredients(recipe: CanonicalRecipe, kb: KnowledgeBase): ReadonlySet<string> {
  const mains = recipe.lines.flatMap(({ ingredient }) => {
    const known = ingredient ? kb.get(ingredient) : undefined;
    return known && weightInDish(known) >= WORTH.ordinary ? [known.id] : [];
  });
  return new Set(mains);
}

function likeness(one: Traits, other: Traits): number {
  let shared = 0;
  for (const id of one.mains) if (other.mains.has(id)) shared += 1;
  const all = Math.max(1, one.mains.size + other.mains.size - shared);
  return (one.sort === other.sort ? SAME_SORT : 0) + ((1 - SAME_SORT) * shared) / all;
}
