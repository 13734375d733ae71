import table from './choices.json' with { type: 'json' };
import type { IngredientGuess } from './detection.ts';

/**
 * What else a thing may be that seems to be an ingredient: kinds of it that the network does not name (those that it
 * does, it guesses itself) and things that look alike or have like packets, those that most people have first.
 */
export const LIKE_THINGS: Readonly<Record<string, readonly string[]>> = table;
/** The confidence below which these are offered. */
export const SURE = 0.6;

/**
 * What a thing may be, the likeliest first, filled up to `most` with what is like the likeliest if that is unsure. What
 * no guess accounts for is divided equally among these and anything else; none is surer than a guess.
 */
export function withLikeThings(guesses: readonly IngredientGuess[], most: number): IngredientGuess[] {
  const [likeliest] = guesses;
  if (!likeliest || likeliest.confidence >= SURE) return guesses.slice(0, most);
  const like = (LIKE_THINGS[likeliest.ingredientId] ?? []).filter((id) =>
    guesses.every(({ ingredientId }) => ingredientId !== id),
  );
  const left = 1 - guesses.reduce((sum, { confidence }) => sum + confidence, 0);
  const share = Math.max(0, left) / (like.length + 1);
  const confidence = Math.min(share, ...guesses.map((guess) => guess.confidence));
  return [...guesses, ...like.map((ingredientId) => ({ ingredientId, confidence }))].slice(0, most);
}
