import { inTextLanguages, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { isMention, type Step, textOf } from '../step-words.ts';
import { joinWords, type TextPart } from '../write-text.ts';

/** The words in which a pot is brought to the boil, where no time follows that contains that of the boil. */
const TO_THE_BOIL: Record<TextLanguage, RegExp> = {
  en: /\b(?:bring|brought) (?:back )?to the boil\b/,
  es: /\b(?:a ebullición|a que vuelva a hervir)/,
  fr: /(?:à|l’)\s?ébullition/,
};
/** Sentences that name that time already. */
const NAMED = /\bto the boil, *$|\bin all\b|\bpan of (?:salted )?water\b/;
/** Minutes in which a gram comes to the boil on a domestic hob. */
const MINUTES_PER_GRAM = 5.5 / 1000;
/** What has been in the pot before is hot. */
const SHARE_OF_WHAT_IS_HOT = 0.25;
const LEAST_MINUTES = 1;

/** The steps with the minutes in which what is in the pot comes to the boil, by its weight. */
export function withTimesToTheBoil(steps: readonly Step[]): Step[] {
  return steps.map((step, at) => {
    const boils = TEXT_LANGUAGES.every((language) => TO_THE_BOIL[language].test(textOf(step[language])));
    if (!boils || isNamed(step.en)) return step;
    const seconds = Math.max(LEAST_MINUTES, Math.round(gramsBefore(step, steps.slice(0, at)) * MINUTES_PER_GRAM)) * 60;
    return inTextLanguages((language) => withTime(step[language], TO_THE_BOIL[language], seconds));
  });
}

function isNamed(parts: readonly TextPart[]): boolean {
  return NAMED.test(textOf(parts)) || parts.some((part, at) => timeFollows(part, parts[at + 1]));
}

function timeFollows(part: TextPart, next: TextPart | undefined): boolean {
  return typeof part === 'string' && /\bto the boil, $/.test(part) && typeof next === 'object' && 'seconds' in next;
}

/** The grams of a step's ingredients before the words, of those that an earlier step names a share. */
function gramsBefore({ en }: Step, earlier: readonly Step[]): number {
  const end = en.findIndex((part) => typeof part === 'string' && TO_THE_BOIL.en.test(part));
  const hot = new Set(earlier.flatMap((step) => ingredientsOf(step.en)));
  return ingredientsOf(en.slice(0, end)).reduce(
    (sum, one) => sum + one.measured.grams * (hot.has(one) ? SHARE_OF_WHAT_IS_HOT : 1),
    0,
  );
}

function ingredientsOf(parts: readonly TextPart[]) {
  return [...new Set(parts.flatMap((part) => (isMention(part) ? [part.ingredient] : [])))];
}

function withTime(parts: readonly TextPart[], words: RegExp, seconds: number): TextPart[] {
  const at = parts.findIndex((part) => typeof part === 'string' && words.test(part));
  const part = parts[at];
  if (typeof part !== 'string') return [...parts];
  const end = part.search(words) + (words.exec(part)?.[0].length ?? 0);
  const time: TextPart[] = [part.slice(0, end), ' (', { seconds }, ')', part.slice(end)];
  return joinWords([...parts.slice(0, at), ...time, ...parts.slice(at + 1)]);
}
