import type { Group, Ingredient, Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { WEIGHTS } from './weights.ts';

/** Weights of ingredients by id, for the shares that a score is computed from. */
export type IngredientWeights = {
  /** How much of a dish it is: chicken more than onion, onion more than cumin. */
  inDish(id: string): number;
  /** How rare it is in the cookbook, from 0 to 1: an ingredient of every second recipe tells little. */
  rarity(id: string): number;
};

export function createIngredientWeights(recipes: readonly CanonicalRecipe[], kb: KnowledgeBase): IngredientWeights {
  const inDish = new Map(kb.all.map((ingredient) => [ingredient.id, weightInDish(ingredient)]));
  return { inDish: (id) => inDish.get(id) ?? WEIGHTS.ingredient.ordinary, rarity: createRarity(recipes, kb) };
}

/** Inverse document frequency over the recipes, scaled so that the rarest weighs 1. Spärck Jones, 1972. */
function createRarity(recipes: readonly CanonicalRecipe[], kb: KnowledgeBase): (id: string) => number {
  const counts = new Map<string, number>();
  for (const { lines } of recipes) {
    const ids = lines.flatMap(({ ingredient }) =>
      ingredient === null ? [] : [ingredient, ...kb.ancestors(ingredient)],
    );
    for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const rarityOf = (count: number) => Math.log(1 + recipes.length / (1 + count)) / Math.log(1 + recipes.length);
  const rarities = new Map([...counts].map(([id, count]) => [id, rarityOf(count)]));
  const unknown = rarityOf(0);
  return (id) => rarities.get(id) ?? unknown;
}

const { main, ordinary, aromatic, seasoning } = WEIGHTS.ingredient;

type Rule = { weight: number; groups?: readonly Group[]; roles?: readonly Role[] };

/** The first rule whose group contains the ingredient, and of whose roles it has any, decides. */
const RULES: readonly Rule[] = [
  { weight: seasoning, groups: ['herb-and-spice'] },
  { weight: seasoning, roles: ['ice', 'bitters', 'stock'] },
  { weight: seasoning, groups: ['pulse-and-soy', 'vegetable'], roles: ['seasoning'] },
  { weight: ordinary, groups: ['pulse-and-soy'], roles: ['spread', 'milk', 'cream'] },
  { weight: main, groups: ['pulse-and-soy', 'spirit-and-liqueur'] },
  { weight: ordinary, groups: ['meat'], roles: ['cooking-fat', 'garnish'] },
  { weight: aromatic, groups: ['fish-and-seafood'], roles: ['garnish', 'seasoning'] },
  { weight: main, groups: ['meat', 'fish-and-seafood'] },
  { weight: main, groups: ['grain-and-bread'], roles: ['pasta', 'noodle', 'rice', 'wrap'] },
  { weight: aromatic, groups: ['grain-and-bread'], roles: ['garnish'] },
  { weight: aromatic, groups: ['dairy-and-egg'], roles: ['cooking-fat', 'seasoning'] },
  { weight: ordinary, groups: ['vegetable'], roles: ['root', 'leaf', 'potato', 'pulse'] },
  { weight: aromatic, groups: ['vegetable'], roles: ['garnish', 'acid', 'aromatic', 'heat'] },
  { weight: ordinary, groups: ['fruit'], roles: ['binder'] },
  { weight: aromatic, groups: ['fruit'], roles: ['acid', 'sweetener', 'dessert-flavour'] },
  { weight: ordinary, groups: ['baking-and-sweet', 'nut-and-seed'], roles: ['chocolate', 'cream', 'milk'] },
  { weight: aromatic, groups: ['nut-and-seed', 'oil-and-fat'] },
  { weight: seasoning, groups: ['sauce-and-condiment', 'baking-and-sweet'] },
  { weight: aromatic, groups: ['soft-drink'], roles: ['syrup'] },
];

/** Roles of vegetables that only flavour a dish. */
const FLAVOURING: ReadonlySet<Role> = new Set(['aromatic', 'heat', 'umami']);

/** How much of a dish an ingredient is, from its group and its roles. */
export function weightInDish({ roles, group }: Pick<Ingredient, 'roles' | 'group'>): number {
  if (roles[0] === 'thickener' || roles.every((role) => FLAVOURING.has(role))) return seasoning;
  const rule = RULES.find(
    ({ groups, roles: anyOf }) =>
      (!groups || groups.includes(group)) && (!anyOf || anyOf.some((role) => roles.includes(role))),
  );
  return rule?.weight ?? ordinary;
}
