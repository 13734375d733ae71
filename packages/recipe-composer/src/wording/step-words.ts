import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import type { NamedIngredient } from './ingredient-names.ts';
import { joinWords, type TextPart } from './write-text.ts';

/** A step in every language. */
export type Step = Record<TextLanguage, TextPart[]>;

/** True of a part that names an ingredient. */
export function isMention(part: TextPart): part is { ingredient: NamedIngredient; as: string } {
  return typeof part === 'object' && 'ingredient' in part;
}

/** The words of a step, with a space for each ingredient, time and temperature. */
export function textOf(parts: readonly TextPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : ' ')).join('');
}

/** The time that the sentences of a step name. */
export function secondsOf(parts: readonly TextPart[]): number {
  return parts.reduce((sum, part) => sum + (typeof part === 'object' && 'seconds' in part ? secondsIn(part) : 0), 0);
}

function secondsIn(part: TextPart & { seconds: number }): number {
  if ('within' in part) return 0;
  return ('toSeconds' in part ? part.toSeconds : undefined) ?? part.seconds;
}

/** The words with which a step begins that is done while the one before goes on. */
export const MEANWHILE: Record<TextLanguage, string> = {
  en: 'Meanwhile, ',
  es: 'Mientras tanto, ',
  fr: 'Pendant ce temps, ',
};

/** A step in the words of what is done while the one before goes on. */
export function asMeanwhile(step: Step): Step {
  return inTextLanguages((language) => {
    const [first, ...rest] = step[language];
    const words = typeof first === 'string' ? first : '';
    const others = typeof first === 'string' ? rest : step[language];
    return joinWords([MEANWHILE[language], words.charAt(0).toLowerCase() + words.slice(1), ...others]);
  });
}
