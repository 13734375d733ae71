import { type LRU, lru } from 'tiny-lru';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { findNamedIngredients, type NamedIngredient } from '../parsing/steps/named-ingredients.ts';
import type { TextLanguage } from '../recipe.ts';

/** Composed dishes have some thousand different texts between their ingredients; longer ones are somebody's own. */
const MAX_TEXTS = 10_000;
const MAX_LENGTH = 200;

type Found = readonly NamedIngredient[];
const known = new WeakMap<KnowledgeBase, LRU<Found>>();

/** `findNamedIngredients`, once for each text: the steps of composed dishes are made of the same ones. */
export function namedInText(text: string, language: TextLanguage, kb: KnowledgeBase, endsInMention: boolean): Found {
  if (text.length > MAX_LENGTH) return findNamedIngredients(text, language, kb, endsInMention);
  let texts = known.get(kb);
  if (!texts) {
    texts = lru<Found>(MAX_TEXTS);
    known.set(kb, texts);
  }
  const key = `${language} ${endsInMention} ${text}`;
  let found = texts.get(key);
  if (!found) {
    found = findNamedIngredients(text, language, kb, endsInMention);
    texts.set(key, found);
  }
  return found;
}
