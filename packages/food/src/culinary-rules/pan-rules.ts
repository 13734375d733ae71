import { SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { Role } from '../ingredients/ingredient.ts';
import type { DishFacts } from './dish-facts.ts';

/** Roles of what takes salt from the water that it is boiled in, and from nothing later. */
const TAKES_SALT: ReadonlySet<Role> = new Set<Role>(['rice', 'pasta', 'grain']);
const IN_PLAIN_WATER = /\b(?:boil|cook)[^.;]*\bplenty of (?:boiling )?water\b(?! with)/;
const LOWERS = /\b(?:lower|reduce|turn down) the heat\b/;
const HEATS =
  /\b(?:heat|boil|fr(?:y|ied)|simmer|hot|brown|cook|oven|pan|toast|melt|soften|warm|scald|grill|sear|sweat|wok|roast)/;

const COLD_AND_LOW = /\b(?:cook|start)\b[^.;]*\bcovered\b[^.;]*\blowest heat\b/;

/** Rice and pasta in savoury dishes boiled without salt, rice that never boils, a heat lowered before there is any. */
export function panProblems(facts: DishFacts): string[] {
  return [...unsaltedWater(facts), ...riceNeverBoiled(facts), ...heatLoweredFirst(facts)];
}

/** Grains put over the lowest heat in cold water turn to paste before they are cooked. */
function riceNeverBoiled({ lines, steps, stepsWith }: DishFacts): string[] {
  const rice = lines.filter(({ ingredient }) => ingredient.roles.includes('rice'));
  return steps.flatMap((step, at) => {
    const words = step
      .toLowerCase()
      .split(/[.;]\s/)
      .find((each) => COLD_AND_LOW.test(each) && each.includes('water'));
    const isRice = rice.some(({ index }) => stepsWith(index).includes(at));
    return words && isRice && !/\bboil/.test(words)
      ? [`step ${at + 1} cooks rice over the lowest heat from cold; bring it to the boil first`]
      : [];
  });
}

function unsaltedWater({ recipe, lines, steps, stepsWith }: DishFacts): string[] {
  if (recipe.category === 'Drinks' || SWEET_DISH_TYPES.some((type) => type === recipe.dishType)) return [];
  const starches = lines.filter(
    (line) => line.ingredient.roles.some((role) => TAKES_SALT.has(role)) && !line.is('noodle'),
  );
  return steps.flatMap((step, at) => {
    const boiled = starches.filter(({ index }) => stepsWith(index).includes(at));
    const isPlain = step.split(/[.;]\s/).some((words) => IN_PLAIN_WATER.test(words) && !/salt|noodle/.test(words));
    return isPlain ? boiled.map(({ line }) => `step ${at + 1} boils ${line.name.en} without salt; salt the water`) : [];
  });
}

function heatLoweredFirst({ steps }: DishFacts): string[] {
  const text = steps.join(' ');
  const at = text.search(LOWERS);
  return at < 0 || HEATS.test(text.slice(0, at)) ? [] : ['the heat is lowered before anything is heated'];
}
