import type { KnowledgeBase } from '../knowledge-base.ts';
import type { FoundIngredient } from '../parsing/typed-text/read-clause.ts';
import COOKED_FORMS from './cooked-forms.json' with { type: 'json' };
import { kindAt } from './food-list.ts';
import { type Place, placesOf } from './leftover-foods.ts';
import { matchAt } from './phrases/vocabulary.ts';
import type { RequestText } from './request-text.ts';

/** By the raw food, the one that is left over from a meal. */
const COOKED: ReadonlyMap<string, string> = new Map(Object.entries(COOKED_FORMS));
/** Tokens from a leftover word to the food it is said of. */
const REACH = 8;

/**
 * Foods that are said to be left over, as their cooked forms: "leftover turkey", "roast pork leftovers", and all that a
 * colon lists behind such a word.
 */
export function cookLeftovers(found: readonly FoundIngredient[], text: RequestText): FoundIngredient[] {
  return found.map((food) => {
    const cooked = cookedFormOf(food.id, text);
    const isLeftover = cooked !== null && placesOf(food.id, found, text).some((place) => isLeftoverAt(place, text));
    return isLeftover ? { ...food, id: cooked } : food;
  });
}

/** The cooked form of a food or of the wider kind that has one; null where it is cooked, cured or minced already. */
function cookedFormOf(id: string, { kb }: RequestText): string | null {
  const kinds = [id, ...kb.ancestors(id)];
  const raw = kinds.find((kind) => COOKED.has(kind));
  return raw === undefined || kinds.some((kind) => isPrepared(kind, kb)) ? null : (COOKED.get(raw) ?? null);
}

/** Kinds of dishes' ingredients that are no raw meat. */
const PREPARED: ReadonlySet<string> = new Set(['cooked-meat', 'ham', 'bacon', 'sausage', 'mince', 'cooked-rice']);

function isPrepared(id: string, kb: KnowledgeBase): boolean {
  const cooking = kb.get(id)?.cooking;
  return cooking !== undefined && cooking !== 'none' && PREPARED.has(cooking.kind);
}

function isLeftoverAt({ start, end }: Place, text: RequestText): boolean {
  const { leftoverBefore, leftoverAfter } = text.vocabulary;
  if (matchAt(leftoverAfter, text, end) && !text.startsSentence(end)) return true;
  let isListed = false;
  for (let at = start; at >= 0; at--) {
    const match = matchAt(leftoverBefore, text, at) ?? matchAt(leftoverAfter, text, at);
    if (match && at < end && (isListed || (match.end >= start && match.end <= end))) return true;
    if (at < start && kindAt(text, at) === 'colon') isListed = true;
    if (at < start && !isListed && (kindAt(text, at) === 'comma' || start - at > REACH)) return false;
    if (text.startsSentence(at) && at > 0) return false;
  }
  return false;
}
