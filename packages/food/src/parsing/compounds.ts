import type { Group, Ingredient } from '../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';

/** Groups from which a purée or a spread is called a cream, too, in some languages: "crema de calabaza". */
const PUREED: ReadonlySet<Group> = new Set(['vegetable', 'fruit', 'herb-and-spice']);

/**
 * True where a compound of two ingredients is not the second: "almond milk" is no milk. The entry of `head`, or of a
 * wider kind, lists the groups in `notFrom`; where `mayBePuree`, a cream of vegetables or fruit is no cream either.
 */
export function isNotHead(kb: KnowledgeBase, modifier: string, head: string, mayBePuree = false): boolean {
  const group = kb.get(modifier)?.group;
  if (group === undefined || kb.isKindOf(modifier, head)) return false;
  return [head, ...kb.ancestors(head)].some((kind) => {
    const isPuree = mayBePuree && kind === 'cream' && PUREED.has(group);
    return (isPuree || kb.get(kind)?.notFrom?.includes(group)) && !kb.isKindOf(modifier, kind);
  });
}

/** Groups of what grows or swims: another noun beside it names a variety of it, as in "peanut squash". */
const GROWN: ReadonlySet<Group> = new Set(['vegetable', 'fruit', 'herb-and-spice', 'nut-and-seed', 'fish-and-seafood']);

/** Pralines are in the group of nuts, but are made. */
function isGrown({ group, roles }: Ingredient): boolean {
  return GROWN.has(group) && !(group === 'nut-and-seed' && roles.includes('dessert-flavour'));
}

/** True where the modifier says what the head is made with: "pistachio ice cream"; false for a variety of what grows. */
export function isMadeWith(kb: KnowledgeBase, modifier: string, head: string): boolean {
  const ingredient = kb.get(head);
  return modifier !== head && ingredient !== undefined && !isGrown(ingredient) && !kb.isKindOf(head, modifier);
}

/** Groups whose names also name varieties of what grows: butter lettuce, oyster mushroom, peanut squash. */
const NAMING_VARIETIES: ReadonlySet<Group> = new Set([
  'nut-and-seed',
  'pulse-and-soy',
  'dairy-and-egg',
  'fish-and-seafood',
  'oil-and-fat',
]);

/** True where two names in a row are one food: a variety of the second, or something that is neither. */
export function areOneFood(kb: KnowledgeBase, modifier: string, head: string): boolean {
  const first = kb.get(modifier)?.group;
  const second = kb.get(head)?.group;
  if (first === undefined || second === undefined) return false;
  return (NAMING_VARIETIES.has(first) && GROWN.has(second)) || isNotHead(kb, modifier, head);
}
