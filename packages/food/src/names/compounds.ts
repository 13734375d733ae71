import type { Group, Ingredient } from '../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import type { TextLanguage } from '../recipe.ts';

/** What these are made of, a compound says by its other noun: "rice milk" is no milk, "chestnut flour" no wheat flour. */
const REPLACED: readonly { head: string; by: ReadonlySet<Group> }[] = [
  { head: 'milk', by: new Set(['nut-and-seed', 'grain-and-bread', 'pulse-and-soy', 'vegetable']) },
  { head: 'butter', by: new Set(['nut-and-seed', 'grain-and-bread', 'pulse-and-soy', 'fruit']) },
  { head: 'cheese', by: new Set(['nut-and-seed', 'pulse-and-soy']) },
  { head: 'cream', by: new Set(['nut-and-seed', 'grain-and-bread', 'pulse-and-soy']) },
  { head: 'yogurt', by: new Set(['nut-and-seed', 'grain-and-bread', 'pulse-and-soy']) },
  { head: 'flour', by: new Set(['nut-and-seed', 'pulse-and-soy', 'vegetable', 'fruit', 'grain-and-bread']) },
  { head: 'egg', by: new Set(['baking-and-sweet', 'fish-and-seafood']) },
  { head: 'meat', by: new Set(['pulse-and-soy', 'fruit', 'vegetable', 'nut-and-seed']) },
  { head: 'mince', by: new Set(['pulse-and-soy', 'vegetable']) },
  { head: 'sausage', by: new Set(['pulse-and-soy']) },
];

/** Spanish and French call a purée or a spread of a plant its cream too: "crema de calabaza", "crème de potiron". */
const PUREED = { head: 'cream', by: new Set<Group>(['vegetable', 'fruit', 'herb-and-spice']) };

/** True where the two nouns make a thing that is not the head: cashew and cheese. */
export function denies(kb: KnowledgeBase, modifier: string, head: string, language?: TextLanguage): boolean {
  const group = kb.get(modifier)?.group;
  if (group === undefined || kb.isKindOf(modifier, head)) return false;
  const rules = language === 'es' || language === 'fr' ? [...REPLACED, PUREED] : REPLACED;
  return rules.some((rule) => rule.by.has(group) && kb.isKindOf(head, rule.head) && !kb.isKindOf(modifier, rule.head));
}

/** Shelves whose food grows or swims: another noun beside it names a sort of it, as in "peanut squash". */
const GROWN: ReadonlySet<Group> = new Set(['vegetable', 'fruit', 'herb-and-spice', 'nut-and-seed', 'fish-and-seafood']);

/** A praline stands among the nuts and is made. */
function isGrown({ group, roles }: Ingredient): boolean {
  return GROWN.has(group) && !(group === 'nut-and-seed' && roles.includes('dessert-flavour'));
}

/** True where the other noun says what a made thing has in it: "pistachio ice cream"; false for a sort of something grown. */
export function isMadeWith(kb: KnowledgeBase, modifier: string, head: string): boolean {
  const thing = kb.get(head);
  return modifier !== head && thing !== undefined && !isGrown(thing) && !kb.isKindOf(head, modifier);
}

/** Shelves whose food lends its name to sorts of what grows: butter lettuce, oyster mushroom, peanut squash. */
const LENDS: ReadonlySet<Group> = new Set([
  'nut-and-seed',
  'pulse-and-soy',
  'dairy-and-egg',
  'fish-and-seafood',
  'oil-and-fat',
]);

/** True where two names in a row are one thing, a sort of the second or a thing that is neither. */
export function namesASort(kb: KnowledgeBase, modifier: string, head: string): boolean {
  const lent = kb.get(modifier)?.group;
  const grown = kb.get(head)?.group;
  if (lent === undefined || grown === undefined) return false;
  return (LENDS.has(lent) && GROWN.has(grown)) || denies(kb, modifier, head);
}
