import type { Ingredient, IngredientRule } from '../ingredients/ingredient.ts';
import type { Mention } from './mentions.ts';

/**
 * Rules on ingredients that are neither an allergen nor a diet: whether they exclude alcohol, and leave gelatine open.
 * What else they exclude is in the ingredients' entries, as `suitability`. They look at what is in a dish, not at how it
 * was slaughtered, bought or stored: each one's limits are said where it is applied.
 * Halal and kosher: permitted and forbidden foods as in Codex Alimentarius CAC/GL 24-1997 and the list of kashrut in
 * Leviticus 11. Pregnancy, baby, toddler: the NHS's lists of foods to avoid, and the EFSA's for caffeine and mercury.
 */
const RULES: Readonly<Record<IngredientRule, { alcohol: boolean; gelatine: boolean }>> = {
  halal: { alcohol: true, gelatine: true },
  kosher: { alcohol: false, gelatine: true },
  pregnancy: { alcohol: true, gelatine: false },
  baby: { alcohol: true, gelatine: false },
  toddler: { alcohol: true, gelatine: false },
};

/**
 * A mention with the ids of its ingredient, of what that is made from, and of all the kinds that these belong to; and
 * with those of what it may be made from, also by its allergens.
 */
export type MentionedFood = {
  mention: Mention;
  ingredient: Ingredient;
  kinds: readonly string[];
  possibleKinds: readonly string[];
};

export type RuleFinding = { state: 'yes' | 'no' | 'cant-tell'; evidence: Mention[] };

/** Percent of alcohol by volume from which a food counts as alcoholic. */
const ALCOHOLIC_FROM = 1.2;
/** Extracts are alcoholic by the drop. */
const EXTRACTS = 'baking-and-sweet';

/** Judges the foods of a recipe by one rule; the evidence is what breaks it, else what leaves it open. */
export function judgeRule(rule: IngredientRule, foods: readonly MentionedFood[]): RuleFinding {
  const breaking = foods.filter((food) => stateOf(rule, food) === 'no').map(({ mention }) => mention);
  if (rule === 'kosher') breaking.push(...meatWithMilk(foods.filter(({ mention }) => !mention.isPossible)));
  if (breaking.length > 0) return { state: 'no', evidence: breaking };
  const open = foods.filter((food) => stateOf(rule, food) === 'cant-tell').map(({ mention }) => mention);
  if (rule === 'kosher') open.push(...meatWithMilk(foods).filter((mention) => !open.includes(mention)));
  return { state: open.length > 0 ? 'cant-tell' : 'yes', evidence: open };
}

function stateOf(rule: IngredientRule, { mention, ingredient }: MentionedFood): RuleFinding['state'] {
  const state = stateOfIngredient(rule, ingredient);
  return mention.isPossible && state === 'no' ? 'cant-tell' : state;
}

function stateOfIngredient(rule: IngredientRule, ingredient: Ingredient): RuleFinding['state'] {
  const { alcohol, gelatine } = RULES[rule];
  const suitability = ingredient.suitability?.[rule];
  if (suitability === 'allowed') return 'yes';
  if (suitability === 'excluded') return 'no';
  if (alcohol && (ingredient.abv ?? 0) >= ALCOHOLIC_FROM) return ingredient.group === EXTRACTS ? 'cant-tell' : 'no';
  if (gelatine && ingredient.origin.includes('gelatine')) return 'cant-tell';
  return suitability === 'doubtful' ? 'cant-tell' : 'yes';
}

/** Kashrut keeps meat and milk apart. */
function meatWithMilk(foods: readonly MentionedFood[]): Mention[] {
  const dairy = foods.filter(({ ingredient }) => ingredient.origin.includes('dairy'));
  const meat = foods.filter(({ ingredient }) => ingredient.origin.includes('meat'));
  return dairy.length > 0 && meat.length > 0 ? dairy.map(({ mention }) => mention) : [];
}
