import { LANGUAGES, type Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import { readTable } from '../read-table.ts';

/** Share of inputs that must be right, just below what was last measured. */
const REQUIRED = 0.996;

/** `right` is the share from 0 to 1. */
export type TypedReport = { inputs: number; right: number; wrong: { text: string; got: string; want: string }[] };

/** Reads every labelled input; it is right where its ids are those labelled and no others. */
export function judgeTypedIngredients(kb: KnowledgeBase): TypedReport {
  const inputs = readInputs();
  const judged = inputs.map(({ text, language, ids }) => {
    const got = readIngredients(text, kb, language).ingredients.map(({ id }) => id);
    const isRight =
      got.length === ids.length && ids.every((id) => id.split('|').some((either) => got.includes(either)));
    return { text, got: got.join(', '), want: ids.join(', '), isRight };
  });
  const wrong = judged.filter(({ isRight }) => !isRight);
  return { inputs: inputs.length, right: (inputs.length - wrong.length) / inputs.length, wrong };
}

/** The requirements that the report misses, in words; empty where it meets them. */
export function findTypedShortfalls({ right }: TypedReport): string[] {
  return right >= REQUIRED ? [] : [`typed text: ${right.toFixed(4)} is right, required ${REQUIRED}`];
}

/**
 * Columns: language, text ("\n" for a line break), ids ("-" for none, "|" between ids that are equally correct).
 */
function readInputs(): { text: string; language: Language; ids: string[] }[] {
  return readTable(new URL('typed-ingredients.tsv', import.meta.url)).map(([written = '', text = '', ids = '']) => {
    const language = LANGUAGES.find((known) => known === written);
    if (!language) throw new Error(`"${text}": ${written} is no language.`);
    return { text: text.replaceAll('\\n', '\n'), language, ids: ids === '-' ? [] : ids.split(', ') };
  });
}
