import type { DishFacts, FactLine } from './dish-facts.ts';

/** Dry pulses, which swell: cooked ones are `bean`, `chickpea` or sold in tins. */
const DRY_PULSES = [
  'dried-black-bean',
  'dried-kidney-bean',
  'dried-pinto-bean',
  'dried-white-bean',
  'dried-butter-bean',
  'dried-broad-bean',
  'dried-chickpea',
  'dried-pea',
  'split-pea',
  'red-lentil',
  'green-lentil',
  'brown-lentil',
  'puy-lentil',
  'black-lentil',
  'lentil',
  'urad-dal',
  'chana-dal',
  'pigeon-pea',
] as const;
const COOKED = /\b(cooked|drained|boiled|leftover)\b/i;

/** Liquids that pulses and grains swell in, with the share of their weight that is water. */
const LIQUIDS: readonly (readonly [id: string, share: number])[] = [
  ['water', 1],
  ['stock', 1],
  ['milk', 0.9],
  ['plant-milk', 0.9],
  ['coconut-milk', 0.8],
  ['cream', 0.6],
  ['chopped-tomatoes', 0.9],
  ['tinned-tomato', 0.9],
  ['passata', 0.9],
  ['tomato', 0.7],
  ['tomato-sauce', 0.8],
  ['wine', 0.9],
  ['beer', 0.9],
  ['cider', 0.9],
  ['juice', 0.9],
  ['lemon-juice', 0.9],
  ['boiling-water', 1],
];
/** Cooked in more water than is listed, and drained or covered. */
const PLENTY =
  /plenty of|salted (boiling )?water|boiling water|cover(ed)? (\w+ ){0,4}(with|by) (\w+ ){0,3}(\w+ )?water|large pan of water|in water|under water|soak|packet/;

/** Weight of dry food above which its liquid matters; a spoon of rice thickens a soup. */
const LEAST_GRAMS_A_SERVING = 15;

/** Dishes of which rice is the whole; in others the liquid is that of a sauce or soup, too. */
const RICE_ALONE = new Set(['rice-dish', 'paella', 'risotto']);
const ANY = Number.POSITIVE_INFINITY;

/** Roots that simmer beside dried pulses in soups and stews, and the liquid that each gram of both needs. */
const ROOTS = ['potato', 'sweet-potato', 'squash', 'carrot', 'parsnip', 'turnip', 'swede', 'celeriac'];
const SIMMERED = new Set(['soup', 'stew', 'curry']);
const FOR_PULSES = 2.5;
const FOR_ROOTS = 0.5;

type Starch = { what: string; lines: readonly FactLine[]; least: number; most: number };

/** Liquid for dried pulses, rice, pasta and couscous. */
export function liquidProblems(facts: DishFacts): string[] {
  const { lines, recipe } = facts;
  if (recipe.category === 'Drinks') return [];
  const is = (...ids: string[]) => lines.filter((line) => line.is(...ids));
  const couscous = is('couscous').filter((line) => !line.is('giant-couscous'));
  const starches: Starch[] = [
    { what: 'dried pulses', lines: lines.filter(isDryPulse), least: FOR_PULSES, most: ANY },
    {
      what: 'rice',
      lines: lines.filter(isRawRice),
      least: 1.1,
      most: RICE_ALONE.has(recipe.dishType ?? '') ? 5.5 : ANY,
    },
    { what: 'pasta', lines: lines.filter(isDryPasta), least: 1.8, most: ANY },
    { what: 'couscous', lines: couscous, least: 0.8, most: ANY },
  ];
  return [
    ...starches.flatMap((starch) => starchProblems(starch, facts)),
    ...rootsBesidePulses(facts),
    ...drainedDryPulses(facts),
  ];
}

/** Dried pulses leave too little liquid for the roots beside them where only they are counted. */
function rootsBesidePulses(facts: DishFacts): string[] {
  const { recipe, lines, text } = facts;
  const gramsIn = (some: readonly FactLine[]) => some.reduce((sum, { grams }) => sum + grams, 0);
  const pulses = gramsIn(lines.filter(isDryPulse));
  const roots = gramsIn(lines.filter((line) => line.is(...ROOTS)));
  if (!SIMMERED.has(recipe.dishType ?? '') || pulses < LEAST_GRAMS_A_SERVING * recipe.servings) return [];
  const least = pulses * FOR_PULSES + roots * FOR_ROOTS;
  const liquid = liquidOf(facts);
  if (roots === 0 || liquid >= least || PLENTY.test(text)) return [];
  const has = `${Math.round(liquid)} g of liquid for ${Math.round(pulses)} g of dried pulses and ${Math.round(roots)} g of roots`;
  return [`${has}; list at least ${Math.round(least)} g`];
}

function starchProblems({ what, lines, least, most }: Starch, facts: DishFacts): string[] {
  const grams = lines.reduce((sum, line) => sum + line.grams, 0);
  if (grams < LEAST_GRAMS_A_SERVING * facts.recipe.servings) return [];
  const liquid = liquidOf(facts);
  const ratio = liquid / grams;
  const has = `${Math.round(liquid)} g of liquid for ${Math.round(grams)} g of ${what}`;
  if (ratio < least && !PLENTY.test(facts.text)) return [`${has}; list at least ${least} times its weight`];
  return ratio > most && !/drain|strain/.test(facts.text) ? [`${has}; list at most ${most} times its weight`] : [];
}

/** Grams of water in the liquids of the dish; a narrower kind counts once. */
function liquidOf({ lines }: DishFacts): number {
  return lines.reduce((sum, line) => {
    const share = LIQUIDS.find(([id]) => line.is(id))?.[1] ?? (line.ingredient.roles.includes('stock') ? 1 : 0);
    return sum + (line.grams > 0 ? share * line.grams : 0);
  }, 0);
}

/** A pulse that is cooked is not called dried. */
function drainedDryPulses({ lines }: DishFacts): string[] {
  return lines
    .filter((line) => line.is('dried-black-bean', 'dried-kidney-bean', 'dried-chickpea', 'dried-white-bean'))
    .filter(({ line }) => COOKED.test(line.preparation?.en ?? ''))
    .map(({ line }) => `${line.name.en} are ${line.preparation?.en}; name the cooked or tinned ones`);
}

function isDryPulse(line: FactLine): boolean {
  if (!line.is(...DRY_PULSES) || line.is('tinned-lentil')) return false;
  return !isCooked(line);
}

function isCooked({ line }: FactLine): boolean {
  return line.unit === 'tin' || COOKED.test(`${line.name.en} ${line.preparation?.en ?? ''}`);
}

function isRawRice(line: FactLine): boolean {
  return (
    line.is('rice') && !line.is('cooked-rice', 'cauliflower', 'puffed-rice', 'tteokbokki-rice-cake') && !isCooked(line)
  );
}

function isDryPasta(line: FactLine): boolean {
  const isOther = line.is('fresh-pasta', 'filled-pasta', 'gnocchi', 'lasagne-sheet', 'cannelloni', 'spaghetti-squash');
  return line.is('pasta') && !isOther && !line.is('giant-couscous') && !isCooked(line);
}
