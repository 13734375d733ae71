import type { Allergen } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';
import type { Amount } from '@larder/contract/recipe';
import type { CountUnit } from './ingredient.ts';
import type { Ingredient, KnowledgeBase } from './knowledge-base.ts';
import { JOB } from './language/lexicon.ts';
import { unitWords } from './language/unit-forms.ts';
import { createLine, type Line } from './line.ts';
import { type Body, readBody } from './line-body.ts';
import { takeInnerQuantity } from './pieces.ts';
import { type Measure, type Quantity, readQuantity } from './quantity.ts';
import { readTraces } from './traces.ts';
import { UNITS, type Unit } from './units.ts';

/** What a line of a recipe was read as. */
export type ParsedLine = {
  /** Null where none is given, or an indefinite one ("a few"). */
  amount: Amount | null;
  /** Null for things that are counted. */
  unit: Unit | null;
  /** Null where it can't be told what the line names. */
  ingredient: string | null;
  /** 0 to 1; below 0.9 where words of the name are not known. */
  confidence: number;
  /** The words that name it, as written. */
  name: string;
  preparation: string | null;
  note: string | null;
  optional: boolean;
  /** Ids of what may stand in its place, examples too. */
  alternatives: string[];
  /** Ids of what the line has besides: "salt and pepper", "breadcrumbs with parsley". */
  also: string[];
  /** Ids that an unknown compound names, "peanut brittle": it is likely made of them, and nobody can tell. */
  mentions: string[];
  /** Allergens the line itself warns of: "may contain traces of nuts". */
  mayContain: Allergen[];
  /** Allergens that the line says are not in it. */
  negated: Allergen[];
  /** What one of the counted holds: 2 x 400 g tins. */
  each: Measure | null;
  /** The same amount in other units: 2 cups (250 g). */
  equivalents: Measure[];
};

/** Longer lines are read to here. */
export const MAX_LINE_LENGTH = 400;

/** Reads an ingredient line as people write it. Never throws. */
export function parseLine(text: string, language: Language, kb: KnowledgeBase): ParsedLine {
  const line = createLine(text.slice(0, MAX_LINE_LENGTH).normalize('NFC'), language, kb);
  const optional = takeOptional(line);
  const start = bodyStart(line);
  const leading = readQuantity(line, start);
  const traces = readTraces(line, kb);
  const trailing = leading === null ? trailingQuantity(line, start, traces.from) : null;
  const quantity = leading ?? trailing?.quantity ?? null;
  const from = leading?.next ?? start;
  const to = trailing?.at ?? traces.from;
  const inner = quantity === null ? takeInnerQuantity(line, from, to) : null;
  const first = leading?.unitAt?.start ?? from;
  const body = isHeading(line, to) ? null : readBody(line, kb, from, to, Math.min(first, from));
  return assemble(quantity ?? inner, body, { optional, mayContain: traces.allergens }, line, kb);
}

/** Marks "optional" and the like, which name nothing. */
function takeOptional(line: Line): boolean {
  let optional = false;
  line.tokens.forEach((token, at) => {
    if (!(token.jobs & JOB.optional) || line.nameAt[at] != null) return;
    token.jobs = JOB.gone;
    optional = true;
  });
  return optional;
}

/** Past bullets and a label: "- ", "Optional glaze: ". */
function bodyStart(line: Line): number {
  const { tokens } = line;
  let start = 0;
  while (tokens[start]?.kind === 'dash' || tokens[start]?.kind === 'emoji' || tokens[start]?.kind === 'comma') start++;
  const colon = tokens.findIndex(({ kind }) => kind === 'colon');
  if (colon < 0 || colon === tokens.length - 1) return start;
  const label = tokens.slice(start, colon);
  const isLabel =
    label.some(({ jobs }) => jobs & (JOB.gone | JOB.cut)) ||
    line.nameAt.slice(start, colon).every((name) => name === null);
  return isLabel && readQuantityToEnd(line, colon + 1, tokens.length) === null ? colon + 1 : start;
}

function isHeading(line: Line, to: number): boolean {
  return line.tokens[to - 1]?.kind === 'colon' && to === line.tokens.length;
}

/** A quantity after the name: "Oeuf - 1", "Farine : 55 g", "rice 200g", "tomatoes x2". */
function trailingQuantity(line: Line, from: number, to: number): { quantity: Quantity; at: number } | null {
  for (let at = from + 1; at < to; at++) {
    const token = line.tokens[at];
    if (token?.kind !== 'number' || line.nameAt[at]) continue;
    const quantity = readQuantityToEnd(line, at, to);
    if (quantity === null) continue;
    const before = line.tokens[at - 1];
    const parts =
      before?.kind === 'dash' || before?.kind === 'colon' || before?.norm === 'x' || before?.kind === 'open';
    return { quantity, at: parts ? at - 1 : at };
  }
  return null;
}

function readQuantityToEnd(line: Line, at: number, to: number): Quantity | null {
  const quantity = readQuantity(line, at);
  if (quantity === null) return null;
  let next = quantity.next;
  while (line.tokens[next]?.kind === 'close' || line.tokens[next]?.norm === 'x') next++;
  return next >= to ? quantity : null;
}

function assemble(
  quantity: Quantity | null,
  body: Body | null,
  rest: { optional: boolean; mayContain: Allergen[] },
  line: Line,
  kb: KnowledgeBase,
): ParsedLine {
  const weighs = body?.ingredient ? kb.get(body.ingredient)?.weighs : undefined;
  return {
    amount: quantity?.amount ?? null,
    unit: quantity?.unit ?? (quantity?.amount && weighs ? countedAs(line, weighs) : null),
    ingredient: body?.ingredient ?? null,
    confidence: body?.confidence ?? 0,
    name: body?.name ?? line.text.trim(),
    preparation: body?.preparation ?? null,
    note: body?.note ?? null,
    optional: rest.optional,
    alternatives: body?.alternatives ?? [],
    also: body?.also ?? [],
    mentions: body?.mentions ?? [],
    mayContain: rest.mayContain,
    negated: body?.negated ?? [],
    each: quantity?.each ?? null,
    equivalents: quantity?.equivalents ?? [],
  };
}

/** The unit within a name, where the ingredient is weighed by it: "6 garlic cloves", "2 celery stalks". */
function countedAs(line: Line, weighs: NonNullable<Ingredient['weighs']>): Unit | null {
  const { forms } = unitWords(line.language);
  for (const { norm, kind } of line.tokens) {
    if (kind === 'open' || kind === 'comma') return null;
    const unit = kind === 'word' ? forms.get(norm)?.unit : undefined;
    if (unit && UNITS[unit].dimension === 'count' && weighs[unit as CountUnit] !== undefined) return unit;
  }
  return null;
}
