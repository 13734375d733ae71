import type { Allergen } from '@larder/contract/allergen';
import type { FoodList } from './food-list.ts';
import { matchAt } from './phrases/vocabulary.ts';
import type { RequestText } from './request-text.ts';

const ANIMAL: ReadonlySet<string> = new Set(['meat', 'fish', 'shellfish', 'dairy', 'egg', 'gelatine', 'honey']);
/** Foods that are sold as vegan though made of plants in any case. */
const ALWAYS_NAMED: ReadonlySet<string> = new Set(['margarine', 'stock', 'vegetable-stock', 'pesto', 'mayonnaise']);

/** True where the food behind "gluten free" or "vegan" usually has what it is free of: it is that food's name. */
export function namesFoodAfter(text: RequestText, at: number, list: FoodList | null): boolean {
  const { line, kb, vocabulary } = text;
  if (text.isDishName) return false;
  const name = line.nameAt[at];
  if (!name || name.start !== at || name.entry < 0 || text.startsSentence(at)) return false;
  if (matchAt(vocabulary.dishes, text, name.end) || matchAt(vocabulary.dishes, text, at)) return false;
  const entry = kb.all[name.entry];
  if (!entry) return false;
  if (list === null) return entry.origin.some((origin) => ANIMAL.has(origin)) || ALWAYS_NAMED.has(entry.id);
  const allergens = list.items.flatMap((item) => (item.kind === 'allergens' ? item.allergens : []));
  if (allergens.length === 0) return true;
  return allergens.some((each) => entry.allergens?.includes(each) || entry.mayContain?.includes(each));
}

/** "lait sans lactose", "cerveza sin alcohol": the food before usually has it, so the words name that food. */
export function namesFoodBefore(text: RequestText, from: number, list: FoodList): boolean {
  const { line, kb, vocabulary } = text;
  if (text.isDishName || line.language === 'en' || from === 0 || text.startsSentence(from)) return false;
  const name = line.nameAt[from - 1];
  if (!name || name.end !== from || name.entry < 0 || list.items.length !== 1) return false;
  for (let at = name.start; at < name.end; at++) if (matchAt(vocabulary.dishes, text, at)) return false;
  const entry = kb.all[name.entry];
  const [item] = list.items;
  if (!entry || item?.kind !== 'allergens') return false;
  return item.allergens.some((each) => entry.allergens?.includes(each) || entry.mayContain?.includes(each));
}

/** "vegan butter", "queso vegano": the word names the food and is no wish. */
export function namesDietFood(
  text: RequestText,
  allergens: readonly Allergen[] | null,
  from: number,
  to: number,
): boolean {
  const list = allergens && listOf(allergens);
  if (text.isDishName) return false;
  if (text.line.language === 'en') return namesFoodAfter(text, to, list);
  const { line, kb, vocabulary } = text;
  const name = from > 0 && !text.startsSentence(from) ? line.nameAt[from - 1] : null;
  if (!name || name.end !== from || name.entry < 0) return false;
  for (let at = name.start; at < name.end; at++) if (matchAt(vocabulary.dishes, text, at)) return false;
  const entry = kb.all[name.entry];
  return list === null && entry?.origin.some((origin) => ANIMAL.has(origin)) === true;
}

/**
 * Where the dish ends of which a phrase of several words refuses the first food: "don't want zucchini bread" refuses
 * neither zucchini nor bread. Null where the list names no dish, as in "no onion pizza".
 */
export function unwantedDishEnd(text: RequestText, from: number, to: number, { items, end }: FoodList): number | null {
  const { line, kb } = text;
  if (line.language !== 'en' || to - from < 2 || items.length !== 1 || items[0]?.kind !== 'foods') return null;
  const name = line.nameAt[end];
  if (!name || name.start !== end || text.startsSentence(end)) return null;
  const food = kb.all[name.entry];
  return food?.isDish || food?.roles.includes('bread') ? name.end : null;
}

/** "italian sausage", "yaourt grec": where a food comes from, and no wish for a cuisine. */
export function namesRegionalFood(text: RequestText, from: number, to: number): boolean {
  const { line, vocabulary } = text;
  if (line.language !== 'en') {
    const before = from > 0 && !text.startsSentence(from) ? line.nameAt[from - 1] : null;
    return before?.end === from;
  }
  const name = line.nameAt[to];
  if (!name || name.start !== to || text.startsSentence(to)) return false;
  return matchAt(vocabulary.dishes, text, name.end) === null;
}

function listOf(allergens: readonly Allergen[]): FoodList {
  return { items: [{ kind: 'allergens', allergens, ids: [] }], start: 0, end: 0 };
}
