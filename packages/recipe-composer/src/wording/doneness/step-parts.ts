import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import type { NamedIngredient } from '../ingredient-names.ts';
import { isMention, type Step } from '../step-words.ts';
import { joinWords, type TextPart } from '../write-text.ts';

/** Beginnings of steps that let a dish stand, or finish it. */
export const STANDS = /^(?:leave|rest|let |off the heat|cool|chill|finish|serve|cut the dough)/i;

/** A step of so many seconds cooks; a shorter one tosses or warms through. */
export const COOKING_SECONDS = 240;
export const BAKES = /\bbake\b/i;
/** The sentence in which a step turns to serving, or puts what is cooked aside. */
const SERVING =
  /(?<=[.!]) (?=Off the heat|Fuera del fuego|Hors du feu|Serve|Scatter|Tip onto|Lift|Leave (?:for|to)|Sirve|Reparte|Pasa todo a|Apart|Apárt|Reserv|Resérv|Deja reposar|Servir|Parsemer|Réserver|La laisser reposer|Laisser reposer)/;

/** A step with a sentence between the two parts into which it is split. */
export function addAt(
  step: Step,
  split: (parts: readonly TextPart[]) => [TextPart[], TextPart[]],
  sentence: (language: TextLanguage) => TextPart[],
): Step {
  return inTextLanguages((language) => {
    const [before, after] = split(step[language]);
    return joinWords([...before, ...sentence(language), ...after]);
  });
}

/** A step's parts before the sentence that serves, and from there on. */
export function splitBeforeServing(parts: readonly TextPart[]): [TextPart[], TextPart[]] {
  return splitAt(parts, SERVING, 0);
}

/** Parts before the first words of a kind, at or after a place, and from there on. */
export function splitAt(parts: readonly TextPart[], words: RegExp, from: number): [TextPart[], TextPart[]] {
  for (const [at, part] of parts.entries()) {
    const place = typeof part === 'string' && at >= from ? part.search(words) : -1;
    if (typeof part === 'string' && place >= 0) {
      return [
        [...parts.slice(0, at), part.slice(0, place)],
        [part.slice(place), ...parts.slice(at + 1)],
      ];
    }
  }
  return [[...parts], []];
}

export function isMentionOf(part: TextPart, ingredients: readonly NamedIngredient[]): boolean {
  return isMention(part) && ingredients.includes(part.ingredient);
}

/** The longest time that a step names. */
export function longestSecondsOf(parts: readonly TextPart[]): number {
  return parts.reduce(
    (most, part) => (typeof part === 'object' && 'seconds' in part ? Math.max(most, part.seconds) : most),
    0,
  );
}
