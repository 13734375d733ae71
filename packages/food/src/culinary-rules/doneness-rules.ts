import { type DishFacts, type FactLine, heatsFrom } from './dish-facts.ts';

/** Poultry that is sold cooked or is served pink. */
const NOT_RAW_POULTRY = [
  'cooked-chicken',
  'cooked-turkey',
  'chicken-carcass',
  'duck-confit',
  'duck-breast',
  'sliced-turkey',
  'turkey-bacon',
  'breaded-chicken',
  'pigeon',
  'foie-gras',
  'smoked-duck',
  'chicken-liver',
];
/** Simmered for so many minutes, poultry and mince are done without a thermometer; crumbled mince sooner. */
const SIMMERED_MINUTES = 25;
const CRUMBLED_MINUTES = 10;
/** Shaped mince is thick; what is browned in crumbs is done when no pink is left. */
const SHAPED = new Set(['meatballs', 'burger', 'skewers', 'grilled', 'roast', 'dumplings']);

/**
 * A core temperature for poultry and shaped mince that do not simmer for long, a look for crumbled mince, and reheated
 * rice that steams.
 */
export function donenessProblems(facts: DishFacts): string[] {
  const { lines, temperatures, text, recipe } = facts;
  if (recipe.category === 'Drinks') return [];
  const raw = lines.filter(isRawPoultry).filter(({ line }) => !/cooked|leftover/i.test(line.preparation?.en ?? ''));
  const isShaped = SHAPED.has(recipe.dishType ?? '');
  const isCrumbled = (line: FactLine) => !isShaped && line.is('mince');
  const isSeenDone = (line: FactLine) => isCrumbled(line) && /\bno pink\b/.test(text);
  const mince = isShaped ? lines.filter((line) => line.is('mince')) : [];
  const hasCore = temperatures.some(({ celsius }) => celsius >= 70 && celsius <= 90);
  const problems = hasCore
    ? []
    : [...raw, ...mince]
        .filter(
          (line) =>
            !isSeenDone(line) &&
            !simmersLong(facts, line.index, isCrumbled(line) ? CRUMBLED_MINUTES : SIMMERED_MINUTES),
        )
        .map(({ line }) => `${line.name.en} has no core temperature; say that it reaches 75 °C inside`);
  const rice =
    lines.some((line) => line.is('cooked-rice') && !/hot/.test(line.line.preparation?.en ?? '')) && heatsFrom(facts, 0);
  const reheats =
    rice &&
    !/steaming|piping|75|salad/.test(`${text} ${recipe.dishType}`) &&
    !temperatures.some(({ celsius }) => celsius >= 70 && celsius < 90);
  return [...problems, ...(reheats ? ['cooked rice is reheated; say that it is steaming hot throughout'] : [])];
}

function isRawPoultry(line: FactLine): boolean {
  return (
    line.is('poultry') && line.ingredient.origin.includes('meat') && !line.is(...NOT_RAW_POULTRY) && line.grams > 0
  );
}

/** True where the line cooks in liquid, from its first mention on, for long. */
function simmersLong({ recipe, steps, stepsWith }: DishFacts, index: number, minutes: number): boolean {
  const first = stepsWith(index)[0] ?? 0;
  return recipe.steps.some(
    ({ seconds }, step) =>
      step >= first &&
      seconds >= minutes * 60 &&
      /simmer|stew|boil|braise|poach|cover|slow|gentl|low/.test(steps[step] ?? ''),
  );
}

/** Words of a step that sets egg; melting chocolate or whipping cream does not. */
const COOKS_EGG =
  /\b(bak|boil|simmer|cook|fry|fri|poach|steam|scrambl|coddl|thicken|creamy|thread|set|oven|grill|roast|pan\b|wok|griddle|waffle)/;

/** A note where egg stays raw. */
export function rawEggProblems(facts: DishFacts): string[] {
  const { lines, text } = facts;
  const eggs = lines.filter(
    (line) => line.is('egg', 'egg-white', 'egg-yolk') && !line.is('hard-boiled-egg', 'dried-egg', 'egg-white-powder'),
  );
  const raw = eggs.filter(({ index }) => {
    const mentioned = facts.stepsWith(index);
    const last = mentioned.at(-1) ?? 0;
    return !facts.steps.some((step, at) => (mentioned.includes(at) || at > last) && COOKS_EGG.test(step));
  });
  return raw.length > 0 && !/\braw\b|pasteuris/.test(text)
    ? ['egg stays raw; say so, with whom it does not suit, in the tip or the step']
    : [];
}

const STARCHES = [
  'flour',
  'cornflour',
  'potato-starch',
  'tapioca-starch',
  'arrowroot',
  'custard-powder',
  'rice-flour',
  'plain-flour',
];

/** Starch and flour that no step heats. */
export function rawStarchProblems(facts: DishFacts): string[] {
  return facts.lines
    .filter(
      (line) =>
        line.is(...STARCHES) && !line.is('masa-harina', 'ground-almond', 'ground-hazelnut', 'coconut-flour', 'gofio'),
    )
    .filter(({ index }) => !heatsFrom(facts, facts.stepsWith(index)[0] ?? 0))
    .map(({ line }) => `${line.name.en} stays raw; cook it, or leave it out`);
}
