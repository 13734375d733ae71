import type { Language } from '@larder/contract/language';
import type { Amount } from '@larder/contract/recipe';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { parseLine } from '../parsing/lines/parse-line.ts';
import { readIngredients } from '../parsing/typed-text/read-ingredients.ts';
import type { LabelledLine } from './labelled-line.ts';
import { LATER_ENGLISH_LINES } from './later-lines.en.ts';
import { LATER_SPANISH_LINES } from './later-lines.es.ts';
import { LATER_FRENCH_LINES } from './later-lines.fr.ts';
import { ENGLISH_LINES } from './lines.en.ts';
import { SPANISH_LINES } from './lines.es.ts';
import { FRENCH_LINES } from './lines.fr.ts';
import { TYPED_INGREDIENTS } from './typed-ingredients.ts';

/** How the parser did on hand-labelled material. */
export type LineReport = {
  language: string;
  lines: number;
  /** Shares from 0 to 1. */
  ingredient: number;
  quantity: number;
  /** The lines read otherwise than labelled. */
  wrong: { text: string; got: string; want: string }[];
};

const SETS: readonly { language: Language; lines: readonly LabelledLine[] }[] = [
  { language: 'en-US', lines: [...ENGLISH_LINES, ...LATER_ENGLISH_LINES] },
  { language: 'es', lines: [...SPANISH_LINES, ...LATER_SPANISH_LINES] },
  { language: 'fr', lines: [...FRENCH_LINES, ...LATER_FRENCH_LINES] },
];

/** Reads every labelled line. */
export function judgeLines(kb: KnowledgeBase): LineReport[] {
  return SETS.map(({ language, lines }) => {
    const judged = lines.map((line) => judgeLine(line, language, kb));
    return {
      language,
      lines: lines.length,
      ingredient: share(judged, ({ ingredient }) => ingredient),
      quantity: share(judged, ({ quantity }) => quantity),
      wrong: judged.filter(({ ingredient, quantity }) => !ingredient || !quantity),
    };
  });
}

function judgeLine([text, amount, unit, ids]: LabelledLine, language: Language, kb: KnowledgeBase) {
  const read = parseLine(text, language, kb);
  const want = amountOf(amount);
  return {
    text,
    got: `${words(read.amount)} ${read.unit ?? ''} ${read.ingredient}`,
    want: `${words(want)} ${unit ?? ''} ${ids}`,
    ingredient: ids === null ? read.ingredient === null : ids.split('|').includes(read.ingredient ?? ''),
    quantity: read.unit === unit && isSame(read.amount, want),
  };
}

function amountOf(amount: LabelledLine[1]): Amount | null {
  if (amount === null) return null;
  return typeof amount === 'number' ? { min: amount } : { min: amount[0], max: amount[1] };
}

function isSame(a: Amount | null, b: Amount | null): boolean {
  if (a === null || b === null) return a === b;
  const near = (one = Number.NaN, other = Number.NaN) => Object.is(one, other) || Math.abs(one - other) < 0.005;
  return near(a.min, b.min) && near(a.max, b.max);
}

function words(amount: Amount | null): string {
  return amount === null ? '-' : [amount.min, amount.max].filter((value) => value !== undefined).join('–');
}

function share<T>(all: readonly T[], isRight: (each: T) => boolean): number {
  return all.filter(isRight).length / all.length;
}

/** How the reading of what people type did; an input is right where its ids are those labelled and no others. */
export function judgeTyped(kb: KnowledgeBase): { inputs: number; right: number; wrong: LineReport['wrong'] } {
  const judged = TYPED_INGREDIENTS.map(([text, language, ids]) => {
    const got = readIngredients(text, kb, language).ingredients.map(({ id }) => id);
    const isRight =
      got.length === ids.length && ids.every((id) => id.split('|').some((either) => got.includes(either)));
    return { text, got: got.join(', '), want: ids.join(', '), isRight };
  });
  const wrong = judged.filter(({ isRight }) => !isRight);
  return { inputs: judged.length, right: 1 - wrong.length / judged.length, wrong };
}
