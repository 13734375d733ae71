import type { Language } from '@larder/contract/language';
import type { Amount } from '@larder/contract/recipe';
import { isUnit, type Unit } from '@larder/food/units/units';
import { readTable } from '../read-table.ts';

/** An ingredient line with what a correct parser reads from it. */
export type LabelledLine = {
  text: string;
  amount: Amount | null;
  unit: Unit | null;
  /** Ids that are equally correct; empty where the line names nothing that the knowledge base holds. */
  ingredients: readonly string[];
};

const LINE_LANGUAGES = ['en-US', 'es', 'fr'] as const satisfies Language[];

/**
 * Hand-labelled lines by language: `published` ones were drawn from recipes of many sites, `written` ones were made up
 * in their manner after the parser was. Columns: line, amount ("2..3" for a range), unit, ids; "-" for none.
 */
export const LABELLED_LINES: readonly { language: Language; lines: readonly LabelledLine[] }[] = LINE_LANGUAGES.map(
  (language) => ({ language, lines: ['published', 'written'].flatMap((set) => readLines(set, language)) }),
);

function readLines(set: string, language: Language): LabelledLine[] {
  return readTable(new URL(`${set}.${language}.tsv`, import.meta.url)).map(
    ([text = '', amount = '', unit = '', ingredients = '']) => {
      if (unit !== '-' && !isUnit(unit)) throw new Error(`"${text}": ${unit} is no unit.`);
      return {
        text,
        amount: amountOf(amount),
        unit: unit === '-' ? null : unit,
        ingredients: ingredients === '-' ? [] : ingredients.split('|'),
      };
    },
  );
}

function amountOf(written: string): Amount | null {
  if (written === '-') return null;
  const [min = Number.NaN, max] = written.split('..').map(Number);
  return max === undefined ? { min } : { min, max };
}
