import type { DishType } from '@larder/contract/dish/dish-type';
import type { Equipment } from '@larder/contract/search/understood';
import type { CanonicalRecipe } from '@larder/food/recipe';

/** English words of equipment lists and steps that name a tool. */
const WORDS: readonly (readonly [Equipment, RegExp])[] = [
  ['oven', /\boven\b|\bbake\b|\broast(?:ing)? tin\b|\bbaking (?:tray|sheet|tin|dish)\b/i],
  ['microwave', /\bmicrowave\b/i],
  ['air-fryer', /\bair[- ]fr(?:yer|y|ied)\b/i],
  ['slow-cooker', /\bslow[- ]cooker\b/i],
  ['pressure-cooker', /\bpressure[- ]cooker\b/i],
  ['barbecue', /\bbarbecue\b|\bcharcoal\b/i],
  ['blender', /\bblend(?:er)?\b|\bliquidise/i],
  ['food-processor', /\bfood processor\b/i],
  ['wok', /\bwok\b/i],
  ['frying-pan', /\bfrying pan\b|\bskillet\b/i],
  ['saucepan', /\bsaucepan\b|\bpan of (?:boiling|salted) water\b/i],
  ['dutch-oven', /\bcasserole\b|\bdutch oven\b/i],
  ['rice-cooker', /\brice cooker\b/i],
  ['toaster', /\btoaster\b|\btoast the\b/i],
  ['waffle-iron', /\bwaffle (?:iron|maker)\b/i],
  ['steamer', /\bsteamer\b/i],
  ['mixer', /\b(?:electric|stand|hand) (?:mixer|whisk)\b/i],
  ['cocktail-shaker', /\bshaker\b/i],
  ['ice-cream-maker', /\bice[- ]cream (?:maker|machine)\b/i],
  ['deep-fryer', /\bdeep[- ]fryer\b/i],
];
/** Heat on a hob, in the words of a method. */
const HOB =
  /\b(?:simmer|fry|boil|sauté|saucepan|frying pan|wok|over a (?:very )?(?:low|gentle|medium|high)|heat the|off the heat|lower the heat|(?:dry|small|large|wide|covered|non-stick|same) pan|casserole)\b/i;
/** Tools that do the work of another: who has the one needs not the other. */
const REPLACES: Partial<Record<Equipment, readonly Equipment[]>> = {
  'air-fryer': ['oven', 'deep-fryer'],
  'slow-cooker': ['dutch-oven', 'oven'],
  'pressure-cooker': ['dutch-oven', 'saucepan'],
  barbecue: ['oven', 'frying-pan'],
  wok: ['frying-pan'],
  stovetop: ['frying-pan', 'saucepan', 'wok', 'dutch-oven'],
  thermomix: ['blender', 'food-processor', 'saucepan', 'mixer'],
  'food-processor': ['blender'],
};

const known = new WeakMap<CanonicalRecipe, ReadonlySet<Equipment>>();

/** The tools that a recipe is made with, read off its equipment and the English text of its steps. */
export function equipmentOf(recipe: CanonicalRecipe): ReadonlySet<Equipment> {
  const found = known.get(recipe) ?? readEquipment(recipe);
  known.set(recipe, found);
  return found;
}

function readEquipment({ equipment, steps }: CanonicalRecipe): ReadonlySet<Equipment> {
  const words = [
    ...equipment.map(({ en }) => en),
    ...steps.map(({ text }) => text.en.map((part) => (typeof part === 'string' ? part : ' ')).join('')),
  ].join('\n');
  const tools = new Set(WORDS.filter(([, pattern]) => pattern.test(words)).map(([tool]) => tool));
  if (HOB.test(words)) tools.add('stovetop');
  return tools;
}

/** Dish types that cook unattended in a closed pot. */
const POT_DISHES: ReadonlySet<DishType | null> = new Set([
  'stew',
  'braise',
  'soup',
  'curry',
  'dal',
  'chilli',
  'bean-dish',
]);
const POTS: readonly Equipment[] = ['pressure-cooker', 'slow-cooker'];
/** Tools of people who may have no other: without heat there is nothing that they lack. */
const SMALL_TOOLS: readonly Equipment[] = ['microwave', 'kettle', 'toaster'];
const HEATED: readonly Equipment[] = ['stovetop', 'oven', 'air-fryer', 'barbecue', 'deep-fryer'];

/**
 * True where a recipe can be made with these tools: it uses one of them, or one that it can stand in for; it cooks in a
 * pot, for closed pots; it needs no heat, for tools such as a microwave.
 */
export function suitsEquipment(recipe: CanonicalRecipe, tools: readonly Equipment[]): boolean {
  const used = equipmentOf(recipe);
  if (tools.some((tool) => POTS.includes(tool)) && POT_DISHES.has(recipe.dishType)) return true;
  if (tools.some((tool) => SMALL_TOOLS.includes(tool)) && !HEATED.some((tool) => used.has(tool))) return true;
  return tools.some((tool) => used.has(tool) || (REPLACES[tool] ?? []).some((other) => used.has(other)));
}
