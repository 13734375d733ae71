import type { Cooking, CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { NO_WINE_FOR_SAUCES } from '../templates/common-slots.ts';
import type { DishTemplate } from '../templates/dish-template.ts';
import type { AvailableIngredient } from './available-ingredient.ts';

/** Ingredients that available ones of the same role stand in for, and how those are then cooked. */
type Role = {
  of: readonly string[];
  by: readonly string[];
  but?: readonly string[];
  as?: Partial<Cooking> & { kind: CookingKind };
};

const MILD_VINEGARS = [
  'white-wine-vinegar',
  'red-wine-vinegar',
  'sherry-vinegar',
  'champagne-vinegar',
  'cider-vinegar',
  'rice-vinegar',
];

const ROLES: readonly Role[] = [
  {
    of: ['white-wine'],
    by: ['sparkling-wine'],
    but: NO_WINE_FOR_SAUCES,
    as: { kind: 'wine' },
  },
  { of: ['onion'], by: ['spring-onion'], as: { kind: 'onion', grams: 25, by: 'g', fry: 4 } },
  {
    of: ['paprika', 'smoked-paprika'],
    by: ['guajillo-chilli', 'ancho-chilli', 'chipotle-chilli'],
  },
  {
    of: ['cucumber'],
    by: ['courgette', 'sweet-pepper', 'celery', 'fennel', 'radish'],
    as: { kind: 'raw', cut: 'dice' },
  },
  { of: MILD_VINEGARS, by: MILD_VINEGARS },
  { of: ['bread'], by: ['flatbread'], but: ['tortilla'], as: { kind: 'bread' } },
];

const PLAYED: ReadonlySet<string> = new Set(ROLES.flatMap(({ of }) => of));

/** True of an ingredient whose role others may play. */
export function hasStandIns(id: string): boolean {
  return PLAYED.has(id);
}

/** Steps in which onion takes colour: spring onions would be burnt by then. */
const COLOURS_ONION = /\{the onion[^}]*\}[^.]*\b(?:golden|colour|brown)/;

const coloursOnion = new WeakMap<DishTemplate, boolean>();

/** True where what stands in for an ingredient would not last as long in the pan. */
export function isTooTender(id: string, template: DishTemplate): boolean {
  if (id !== 'onion') return false;
  const colours = coloursOnion.get(template) ?? template.steps.some(({ en }) => COLOURS_ONION.test(en));
  coloursOnion.set(template, colours);
  return colours;
}

/** What is available and plays the role of an ingredient, with what differs in how it is cooked; undefined for none. */
export function standInFor(
  id: string,
  available: readonly AvailableIngredient[],
  kb: KnowledgeBase,
): { held: AvailableIngredient; as: Partial<Cooking> } | undefined {
  for (const { of, by, but = [], as = {} } of ROLES) {
    if (!of.includes(id)) continue;
    const isOneOf = (other: string, ids: readonly string[]) => ids.some((each) => kb.isKindOf(other, each));
    const held = available.find((each) => each.as !== id && isOneOf(each.as, by) && !isOneOf(each.as, but));
    if (held) return { held, as };
  }
  return undefined;
}
