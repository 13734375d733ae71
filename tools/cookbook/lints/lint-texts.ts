import type { TextLanguage } from '@larder/food/recipe';
import type { CookFile, CookPart } from '../cook-file.ts';
import { stepWords } from './step-words.ts';

/** Characters of a description. */
const DESCRIPTION = { least: 50, most: 220 };

/** Length and tone of a description. */
export function descriptionProblems(language: TextLanguage, { description }: CookFile): string[] {
  const { length } = description;
  const isFitting = length >= DESCRIPTION.least && length <= DESCRIPTION.most;
  return [
    ...(isFitting
      ? []
      : [`${language}: the description has ${length} characters; write ${DESCRIPTION.least} to ${DESCRIPTION.most}`]),
    ...(description.includes('!') ? [`${language}: the description has an exclamation mark`] : []),
  ];
}

/** Notation where it is not read: a time or an ingredient inside what is said of another one. */
export function notationProblems(language: TextLanguage, { lines }: CookFile): string[] {
  return lines
    .filter(({ preparation }) => preparation !== null && /[~@{}]/.test(preparation))
    .map(({ name, preparation }) => `${language}: "${preparation}" of ${name}: write a time or ingredient in the step`);
}

/** An article alone between two ingredients, which a comma or an "and" is missing before: "the parsley the pepper". */
export function listProblems(language: TextLanguage, { steps }: CookFile): string[] {
  const isFood = (part: CookPart | undefined) => typeof part === 'object' && 'line' in part;
  return steps.flatMap((step, index) =>
    step.flatMap((part, at) => {
      const isJoint = typeof part === 'string' && /^ (?:(?:the|el|las?|los|les?) |l’)$/u.test(part);
      return isJoint && isFood(step[at - 1]) && isFood(step[at + 1])
        ? [`${language}: step ${index + 1}: a comma is missing between two ingredients`]
        : [];
    }),
  );
}

/** A phrase that stands twice; "one by one" and "nous nous" are right, in their languages. */
const TWICE = /(?<![\p{L}’-])(\p{L}+(?: \p{L}+){0,3}) \1(?![\p{L}’])/giu;
const TWICE_RIGHTLY =
  /^(?:una?|nous|vous|bo|dan|pil|piri|tom|tan|couscous|poco a|peu à|little by)$|(?: |^)(?:by|en|y|a|à|et|and)$/iu;

/** Phrases written twice, "most of most of", and decimals with a point where a comma belongs. */
export function slipProblems(
  language: TextLanguage,
  { steps, tip = '', 'make ahead': ahead = '' }: CookFile,
): string[] {
  const texts = [...steps.map(stepWords), tip, ahead];
  return texts.flatMap((text) => [
    ...[...text.matchAll(TWICE)]
      .filter(([, phrase = '']) => !TWICE_RIGHTLY.test(phrase))
      .map(([found]) => `${language}: "${found}" stands twice`),
    ...[...text.matchAll(language === 'en' ? /\d,\d{1,2}(?!\d)/gu : /\d\.\d/gu)].map(
      ([found]) => `${language}: "${found}" has a decimal sign of another language`,
    ),
  ]);
}

/** Differences between a translation and the English file, in everything but the words. */
export function translationProblems(language: TextLanguage, file: CookFile, english: CookFile): string[] {
  const problems: string[] = [];
  for (const key of ['category', 'subcategory', 'cuisine', 'servings'] as const) {
    if (file[key] !== english[key]) problems.push(`${language}: ${key} is ${file[key]}, in English ${english[key]}`);
  }
  if (file.equipment.length !== english.equipment.length)
    problems.push(`${language}: the equipment differs from the English`);
  for (const key of ['tip', 'make ahead'] as const) {
    if ((file[key] === undefined) !== (english[key] === undefined))
      problems.push(`${language}: only one language has "${key}"`);
  }
  if (file.steps.length !== english.steps.length) {
    return [...problems, `${language}: ${file.steps.length} steps, in English ${english.steps.length}`];
  }
  return [...problems, ...amountProblems(language, file, english), ...stepProblems(language, file, english)];
}

const amounts = ({ lines }: CookFile): string[] =>
  lines.map(({ amount, unit, optional }) => JSON.stringify([amount, unit, optional])).sort();

function amountProblems(language: TextLanguage, file: CookFile, english: CookFile): string[] {
  const [own, theirs] = [amounts(file), amounts(english)];
  const differing = own.filter((amount, index) => amount !== theirs[index]);
  return differing.length > 0 ? [`${language}: amounts differ from the English file: ${differing.join(' ')}`] : [];
}

function stepProblems(language: TextLanguage, file: CookFile, english: CookFile): string[] {
  return file.steps.flatMap((step, index) => {
    const [own, theirs] = [dataOf(step), dataOf(english.steps[index] ?? [])];
    return own === theirs
      ? []
      : [`${language}: step ${index + 1} has ${own || 'no data'}, in English ${theirs || 'none'}`];
  });
}

/** Timers, temperatures and lengths of a step, sorted, so that the order of the words does not matter. */
function dataOf(step: readonly CookPart[]): string {
  return step
    .flatMap((part): string[] => {
      if (typeof part === 'string')
        return [...part.matchAll(/\d+(?:[.,]\d+)?\s?(?:°C|cm|mm)/g)].map(([found]) => norm(found));
      if (!('seconds' in part)) return [];
      if (part.isUntold) return [`${part.seconds} s of work`];
      const time = part.toSeconds === undefined ? `${part.seconds} s` : `${part.seconds}–${part.toSeconds} s`;
      return [part.isBeside ? `${time} beside` : time];
    })
    .sort()
    .join(', ');
}

const norm = (text: string): string => text.replace(',', '.').replace(/\s/g, '');
