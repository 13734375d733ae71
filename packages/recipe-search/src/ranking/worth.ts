import type { Group, Ingredient, Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { MatchData } from './match.ts';
import { RANKING, type Weights } from './rank.ts';

/** What a recipe is worth to someone with these things in the knowledge. */
export const WORTH = {
  /** Share of the recipe that is there, its main ingredients counting more than its spices. */
  coverage: 0.5,
  /** Share of what is there that the recipe uses. */
  use: 0.5,
  /** Each missing ingredient costs so much of its weight: of equals the shorter shopping list wins. */
  perMissing: 0.02,
  /** A substitute is not the thing itself. */
  perSwap: 0.06,
  /** How much of a dish an ingredient is, and how much it is missed. */
  main: 1.4,
  ordinary: 1,
  aromatic: 0.6,
  seasoning: 0.3,
} as const;

type Rule = { weight: number; groups?: readonly Group[]; roles?: readonly Role[] };

/** The first rule that an ingredient answers to, by its shelf and by any of the roles, decides. */
const RULES: readonly Rule[] = [
  { weight: WORTH.seasoning, groups: ['herb-and-spice'] },
  { weight: WORTH.seasoning, roles: ['ice', 'bitters', 'stock'] },
  { weight: WORTH.seasoning, groups: ['pulse-and-soy', 'vegetable'], roles: ['seasoning'] },
  { weight: WORTH.ordinary, groups: ['pulse-and-soy'], roles: ['spread', 'milk', 'cream'] },
  { weight: WORTH.main, groups: ['pulse-and-soy', 'spirit-and-liqueur'] },
  { weight: WORTH.ordinary, groups: ['meat'], roles: ['cooking-fat', 'garnish'] },
  { weight: WORTH.aromatic, groups: ['fish-and-seafood'], roles: ['garnish', 'seasoning'] },
  { weight: WORTH.main, groups: ['meat', 'fish-and-seafood'] },
  { weight: WORTH.main, groups: ['grain-and-bread'], roles: ['pasta', 'noodle', 'rice', 'wrap'] },
  { weight: WORTH.aromatic, groups: ['grain-and-bread'], roles: ['garnish'] },
  { weight: WORTH.aromatic, groups: ['dairy-and-egg'], roles: ['cooking-fat', 'seasoning'] },
  { weight: WORTH.ordinary, groups: ['vegetable'], roles: ['root', 'leaf', 'potato', 'pulse'] },
  { weight: WORTH.aromatic, groups: ['vegetable'], roles: ['garnish', 'acid', 'aromatic', 'heat'] },
  { weight: WORTH.aromatic, groups: ['fruit'], roles: ['acid', 'sweetener', 'dessert-flavour'] },
  { weight: WORTH.ordinary, groups: ['baking-and-sweet', 'nut-and-seed'], roles: ['chocolate', 'cream', 'milk'] },
  { weight: WORTH.aromatic, groups: ['nut-and-seed', 'oil-and-fat'] },
  { weight: WORTH.seasoning, groups: ['sauce-and-condiment', 'baking-and-sweet'] },
  { weight: WORTH.aromatic, groups: ['soft-drink'], roles: ['syrup'] },
];

/** Vegetables that only lend their smell. */
const ONLY_AROMATIC: ReadonlySet<Role> = new Set(['aromatic', 'heat', 'umami']);

/** How much of a dish an ingredient is: the chicken more than the onion, the onion more than the cumin. */
export function weightInDish({ roles, group }: Pick<Ingredient, 'roles' | 'group'>): number {
  if (roles[0] === 'thickener' || roles.every((role) => ONLY_AROMATIC.has(role))) return WORTH.seasoning;
  const rule = RULES.find(
    ({ groups, roles: any }) =>
      (!groups || groups.includes(group)) && (!any || any.some((role) => roles.includes(role))),
  );
  return rule?.weight ?? WORTH.ordinary;
}

/** What of a dish and of a kitchen come together, as shares from 0 to 1. */
export type Shares = {
  /** Of the recipe, by weight in the dish. */
  coverage: number;
  /** Of what is there, by how telling it is. */
  use: number;
};

export type WeightedKnowledge = { kb: KnowledgeBase; weigh: Weights };

/** How telling it is that a recipe uses an ingredient: rare things and main ones more than salt. */
export function weightOfUse(id: string, { kb, weigh }: WeightedKnowledge): number {
  return weigh(id) * weightInDishOf(id, kb);
}

const weightsByKitchen = new WeakMap<KnowledgeBase, Map<string, number>>();

function weightInDishOf(id: string, kb: KnowledgeBase): number {
  let weights = weightsByKitchen.get(kb);
  if (!weights) {
    weights = new Map(kb.all.map((ingredient) => [ingredient.id, weightInDish(ingredient)]));
    weightsByKitchen.set(kb, weights);
  }
  return weights.get(id) ?? WORTH.ordinary;
}

export function sharesOf(
  recipe: Pick<CanonicalRecipe, 'lines'>,
  match: MatchData,
  have: readonly string[],
  knowledge: WeightedKnowledge,
): Shares {
  const weightOf = (line: number): number => {
    const id = recipe.lines[line]?.ingredient;
    return id ? weightInDishOf(id, knowledge.kb) : WORTH.ordinary;
  };
  const sum = (lines: readonly number[]) => lines.reduce((total, line) => total + weightOf(line), 0);
  const there = sum(match.have) + RANKING.close * sum(match.close.map(({ line }) => line));
  const all = sum([...match.have, ...match.close.map(({ line }) => line), ...match.missing]);
  const held = have.reduce((total, id) => total + weightOfUse(id, knowledge), 0);
  const unused = match.unused.reduce((total, id) => total + weightOfUse(id, knowledge), 0);
  return { coverage: all === 0 ? 0 : there / all, use: held === 0 ? 0 : 1 - unused / held };
}

/** A recipe's worth, higher being better. */
export function worthOf({ coverage, use }: Shares, missing: number, swaps: number): number {
  return WORTH.coverage * coverage + WORTH.use * use - WORTH.perMissing * missing - WORTH.perSwap * swaps;
}
