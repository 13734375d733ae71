import type { DishType } from '@larder/contract/dish/dish-type';
import { type DishFacts, type FactLine, type Sentence, type StepTemperature, sentencesOf } from './dish-facts.ts';

type Range = readonly [least: number, most: number];

/** Oven temperatures in °C by dish type; those of other dishes are `ANY`. */
const TEMPERATURES: Partial<Record<DishType, Range>> = {
  cake: [140, 220],
  cookies: [130, 230],
  muffins: [160, 220],
  bars: [140, 200],
  bread: [150, 270],
  pizza: [180, 300],
  meringue: [80, 200],
  custard: [90, 250],
  quiche: [150, 220],
  'sweet-tart': [140, 250],
  'sweet-pie': [150, 230],
  crumble: [160, 210],
};
const ANY: Range = [60, 300];
/** Below it a temperature is that of food, unless the oven is named. */
const LEAST_CELSIUS = 100;
/** Minutes of an oven step in which the dish bakes, by dish type. */
const MINUTES: Partial<Record<DishType, Range>> = {
  cake: [5, 150],
  cookies: [5, 60],
  muffins: [10, 45],
  bars: [10, 75],
  bread: [3, 90],
  pizza: [3, 40],
  quiche: [15, 80],
  crumble: [15, 60],
};

/** Garlic that is cut so fine burns in an oven of so many °C and more, after so many seconds. */
const FINE = /\b(?:chopped|crushed|minced|grated|pressed|thinly sliced)\b/;
const BURNS_FROM = 190;
const MOST_FOR_GARLIC = 900;
/** Lies open to the heat, and in nothing that keeps it moist. */
const ON_TRAY = /\b(?:toss(?:ed)?|turn to coat|trays?|baking sheet|roasting tin)\b/;
const MOIST =
  /\b(?:sauce|stock|broth|wine|water|cream|milk|yogh?urt|passata|purée|chopped tomatoes|juice|honey|syrup|butter|foil|cover(?:ed)?|parcel|stuff|inside|under the skin|last)\b/;
const ROASTS = /\b(?:roast|bake)\b/;

/** True of the temperature of an oven, and not of oil, of meat or of a syrup. */
export function isOvenTemperature({ celsius, before }: StepTemperature): boolean {
  if (celsius < LEAST_CELSIUS) return /\boven (to|at) $/.test(before);
  const isOther =
    /\b(oil|fryer|thermometer|inside|middle|centre|core|syrup|sugar|caramel|milk|cream|custard|reach(es)?|water)\b[^,]*$/;
  const isOven = /\b(oven|bake|baking|roast(ing)?|grill)\b/;
  return isOven.test(before) && !(isOther.test(before) && !/\boven\b[^,]*$/.test(before));
}

/** Oven temperatures and times that do not suit the dish, and oven temperatures without that of a fan oven. */
export function ovenProblems(facts: DishFacts): string[] {
  const { recipe, temperatures, steps } = facts;
  const range = (recipe.dishType && TEMPERATURES[recipe.dishType]) || ANY;
  const oven = temperatures.filter(isOvenTemperature).filter(({ after, before }) => !isFan(before, after));
  const unsuited = oven
    .filter(({ celsius }) => celsius < range[0] || celsius > range[1])
    .map(({ celsius }) => `an oven of ${celsius} °C; a ${recipe.dishType} bakes at ${range[0]} to ${range[1]} °C`);
  const withoutFan = oven
    .filter(({ after, celsius }) => celsius >= 100 && !/^ ?\(# fan/.test(after))
    .map(
      ({ step, celsius }) => `step ${step + 1}: ${celsius} °C has no fan temperature; write "(${celsius - 20} °C fan)"`,
    );
  const burnt = facts.lines.filter((line) => isGarlicBurnt(line, facts));
  return [
    ...unsuited,
    ...withoutFan,
    ...(oven.length > 0 ? timeProblems(facts, steps) : []),
    ...burnt.map(({ line }) => `${line.name.en} burns on the tray; roast it whole, or add it for the last minutes`),
  ];
}

/** True of garlic cut fine that is spread on a tray, or tossed with what is, and roasted for long in a hot oven. */
function isGarlicBurnt({ line, index, is }: FactLine, { recipe }: DishFacts): boolean {
  if (!is('garlic') || !FINE.test(line.preparation?.en ?? '')) return false;
  let celsius = 0;
  let isOpen = false;
  for (const sentence of recipe.steps.flatMap(({ text }) => sentencesOf(text.en))) {
    if (sentence.celsius >= LEAST_CELSIUS) celsius = sentence.celsius;
    if (sentence.lines.has(index)) isOpen = liesOpen(sentence);
    const isLong = ROASTS.test(sentence.words) && sentence.seconds > MOST_FOR_GARLIC;
    if (isOpen && isLong && celsius >= BURNS_FROM && !MOIST.test(sentence.words)) return true;
  }
  return false;
}

function liesOpen({ words }: Sentence): boolean {
  return ON_TRAY.test(words) && !MOIST.test(words);
}

/** True of the temperature that stands in brackets for a fan oven. */
function isFan(before: string, after: string): boolean {
  return before.endsWith('(') && after.startsWith(' fan');
}

function timeProblems({ recipe }: DishFacts, steps: readonly string[]): string[] {
  const range = recipe.dishType && MINUTES[recipe.dishType];
  if (!range) return [];
  const minutes = recipe.steps.flatMap(({ seconds }, index) =>
    /\b(bake|baking)\b/.test(steps[index] ?? '') ? [seconds / 60] : [],
  );
  const longest = Math.max(0, ...minutes);
  return longest > 0 && longest < range[0]
    ? [`bakes for ${longest} minutes; a ${recipe.dishType} takes ${range[0]} to ${range[1]}`]
    : [];
}
