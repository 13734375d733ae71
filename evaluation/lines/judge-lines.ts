import type { Language } from '@larder/contract/language';
import type { Amount } from '@larder/contract/recipe';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { parseLine } from '@larder/food/parsing/lines/parse-line';
import { LABELLED_LINES, type LabelledLine } from './labelled-lines.ts';

/** How the parser did on the labelled lines of one language; shares from 0 to 1. */
export type LineReport = {
  language: Language;
  lines: number;
  ingredient: number;
  quantity: number;
  wrong: WrongLine[];
};

/** A line that was read otherwise than labelled. */
type WrongLine = { text: string; got: string; want: string };

/** Shares that each language must reach, just below what was last measured. */
const REQUIRED: Partial<Record<Language, Pick<LineReport, 'ingredient' | 'quantity'>>> = {
  'en-US': { ingredient: 0.999, quantity: 0.999 },
  es: { ingredient: 0.999, quantity: 0.999 },
  fr: { ingredient: 0.999, quantity: 0.9975 },
};

/** Parses every labelled line; one report a language. */
export function judgeLines(kb: KnowledgeBase): LineReport[] {
  return LABELLED_LINES.map(({ language, lines }) => {
    const judged = lines.map((line) => judgeLine(line, language, kb));
    return {
      language,
      lines: lines.length,
      ingredient: judged.filter(({ ingredient }) => ingredient).length / lines.length,
      quantity: judged.filter(({ quantity }) => quantity).length / lines.length,
      wrong: judged.filter(({ ingredient, quantity }) => !ingredient || !quantity),
    };
  });
}

/** The requirements that a report misses, in words; empty where it meets them all. */
export function findLineShortfalls(report: LineReport): string[] {
  const required = REQUIRED[report.language];
  if (!required) return [`${report.language} has no requirements`];
  return (['ingredient', 'quantity'] as const)
    .filter((figure) => !(report[figure] >= required[figure]))
    .map((figure) => `${report.language}: ${figure} is ${report[figure].toFixed(4)}, required ${required[figure]}`);
}

function judgeLine({ text, amount, unit, ingredients }: LabelledLine, language: Language, kb: KnowledgeBase) {
  const read = parseLine(text, language, kb);
  return {
    text,
    got: `${words(read.amount)} ${read.unit ?? ''} ${read.ingredient}`,
    want: `${words(amount)} ${unit ?? ''} ${ingredients.join('|') || null}`,
    ingredient: read.ingredient === null ? ingredients.length === 0 : ingredients.includes(read.ingredient),
    quantity: read.unit === unit && isSame(read.amount, amount),
  };
}

function isSame(a: Amount | null, b: Amount | null): boolean {
  if (a === null || b === null) return a === b;
  const near = (one = Number.NaN, other = Number.NaN) => Object.is(one, other) || Math.abs(one - other) < 0.005;
  return near(a.min, b.min) && near(a.max, b.max);
}

function words(amount: Amount | null): string {
  return amount === null ? '-' : [amount.min, amount.max].filter((value) => value !== undefined).join('–');
}
