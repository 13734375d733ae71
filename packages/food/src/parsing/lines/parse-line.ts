import type { Allergen } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';
import type { Amount } from '@larder/contract/recipe';
import type { CountUnit, Ingredient } from '../../ingredients/ingredient.ts';
import { type KnowledgeBase, namesOf } from '../../knowledge-base.ts';
import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { unitWords } from '../../languages/unit-forms.ts';
import { countedAs } from '../../names/counted-names.ts';
import type { TextLanguage } from '../../recipe.ts';
import { UNITS, type Unit } from '../../units/units.ts';
import { type Measure, type Quantity, readQuantity } from '../quantities/read-quantity.ts';
import { type TokenisedLine, tokeniseLine } from '../tokenised-line.ts';
import { readTraces } from './allergen-warnings.ts';
import { type Body, readBody } from './line-content.ts';
import {
  bodyStart,
  bracketMeasures,
  bracketQuantity,
  isHeading,
  takeInnerQuantity,
  takeOptional,
  trailingQuantity,
} from './line-markers.ts';

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
  const line = tokeniseLine(text.slice(0, MAX_LINE_LENGTH).normalize('NFC'), language, kb);
  const optional = takeOptional(line);
  const start = bodyStart(line);
  const leading = readQuantity(line, start);
  const traces = readTraces(line, kb);
  const trailing = leading === null ? trailingQuantity(line, start, traces.from) : null;
  const from = leading?.next ?? start;
  const to = trailing?.at ?? traces.from;
  const quantity = completed(line, leading ?? trailing?.quantity ?? null, from, to);
  const body = isHeading(line) ? null : readBody(line, kb, from, to);
  const known = body?.ingredient ? kb.get(body.ingredient) : undefined;
  return {
    ...(body ?? { ...NO_BODY, name: text.trim() }),
    ingredient: known ? meantId(line, known, body?.name ?? '', quantity, kb) : null,
    amount: quantity?.amount ?? null,
    unit: quantity ? unitFor(line, quantity, known, from, to) : null,
    optional,
    mayContain: traces.allergens,
    each: quantity?.each ?? null,
    equivalents: quantity?.equivalents ?? [],
  };
}

const NO_BODY: Omit<Body, 'name'> = {
  ingredient: null,
  confidence: 0,
  preparation: null,
  note: null,
  alternatives: [],
  also: [],
  mentions: [],
  negated: [],
};

/** The quantity with what the rest of the line adds to it; the one inside the name where there is no other. */
function completed(line: TokenisedLine, quantity: Quantity | null, from: number, to: number): Quantity | null {
  const inner = quantity === null || quantity.unit === null ? takeInnerQuantity(line, from, to) : null;
  if (quantity === null) return inner ?? bracketQuantity(line, from, to);
  if (inner?.amount && inner.unit) quantity.each ??= { amount: inner.amount, unit: inner.unit };
  const bracketed = bracketMeasures(line, from, to);
  const [first] = bracketed;
  const counts = quantity.unit === null || UNITS[quantity.unit].dimension === 'count';
  const each = line.tokens.some(({ norm }) => EACH.has(norm));
  if (first && counts && (each || quantity.amount?.min === 1)) quantity.each ??= first;
  else quantity.equivalents.push(...bracketed);
  return quantity;
}

const EACH = new Set(['each', 'apiece', 'cada', 'chacun', 'chacune', 'chaque']);

/** Units whose words are the same in Spanish or French: "branche de thym", "branche de céleri". */
const SAME_WORD: Partial<Record<Unit, readonly CountUnit[]>> = {
  sprig: ['stalk', 'stick'],
  leaf: ['sheet'],
  sheet: ['leaf'],
  stick: ['stalk'],
  stalk: ['stick'],
};

/** The line's unit, or the one within the name, "6 garlic cloves", where the ingredient is weighed by it. */
function unitFor(
  line: TokenisedLine,
  quantity: Quantity,
  known: Ingredient | undefined,
  from: number,
  to: number,
): Unit | null {
  const weighs = known?.weighs ?? {};
  const { unit } = quantity;
  if (unit !== 'clove' && weighs.piece !== undefined && namesItself(line, quantity)) return null;
  if (unit === 'fillet' && weighs.fillet === undefined && known?.density !== undefined) return 'splash';
  if (unit !== null && known && weighs[unit as CountUnit] === undefined) {
    const same = SAME_WORD[unit]?.find((other) => weighs[other] !== undefined);
    if (same && same !== 'piece') return same as Unit;
    return namesItself(line, quantity) ? null : unit;
  }
  return unit === null && quantity.amount !== null ? unitInName(line, weighs, from, to) : unit;
}

/** True where the unit word belongs to the name, "bouquet garni", "gousse de vanille", and is no unit of its own. */
function namesItself(line: TokenisedLine, { unit, unitAt }: Quantity): boolean {
  if (unitAt === null || unit === null || UNITS[unit].dimension !== 'count') return false;
  const name = line.nameAt[unitAt.start];
  if (name == null || name.start !== unitAt.start || name.end <= unitAt.end) return false;
  return unit === 'clove' || line.names.byWords(line.tokens.slice(unitAt.end, name.end)) < 0;
}

function unitInName(
  line: TokenisedLine,
  weighs: NonNullable<Ingredient['weighs']>,
  from: number,
  to: number,
): Unit | null {
  const { forms } = unitWords(line.language);
  for (let at = from; at < to && line.tokens[at]?.kind !== 'open' && line.tokens[at]?.kind !== 'comma'; at++) {
    if ((line.tokens[at - 1]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.accompaniment) continue;
    const unit = forms.get(line.tokens[at]?.norm ?? '')?.unit;
    if (unit && UNITS[unit].dimension === 'count' && weighs[unit as CountUnit] !== undefined) return unit;
  }
  return null;
}

/** The id by the name, the form in which it is sold, and whether it is counted. */
function meantId(
  line: TokenisedLine,
  known: Ingredient,
  name: string,
  quantity: Quantity | null,
  kb: KnowledgeBase,
): string {
  const isCounted = line.language === 'en' && quantity?.amount != null && quantity.unit === null;
  return isCounted ? countedAs(known.id, name, kb) : asSold(line, known, quantity?.unit ?? null, kb);
}

/** How a name is made that of the form in which the thing is sold so; "*" stands for the name. */
const SOLD_AS: Partial<Record<Unit, Record<TextLanguage, readonly string[]>>> = {
  tin: {
    en: ['tinned *', 'canned *'],
    es: ['* en conserva', '* de bote', '* en lata', '* cocidos', '* cocidas'],
    fr: ['* en boîte', '* en conserve'],
  },
  leaf: { en: ['leaf *'], es: ['hoja de *'], fr: ['feuille de *'] },
  sheet: { en: ['leaf *'], es: ['hoja de *'], fr: ['feuille de *'] },
  cube: { en: ['* cube'], es: ['pastilla de *', 'cubito de *'], fr: ['cube de *'] },
};

/** What has been found out already, by id, unit and language. */
const sold = new WeakMap<KnowledgeBase, Map<string, string>>();

/** "1 can chickpeas" is tinned chickpeas, "1 cube de bouillon" a stock cube, where the larder tells them apart. */
function asSold({ language }: TokenisedLine, known: Ingredient, unit: Unit | null, kb: KnowledgeBase): string {
  if (unit === 'cube' && known.weighs?.cube !== undefined) return known.id;
  const patterns = SOLD_AS[unit === 'jar' ? 'tin' : (unit ?? 'g')]?.[language];
  if (patterns === undefined) return known.id;
  const remembered = sold.get(kb) ?? new Map<string, string>();
  sold.set(kb, remembered);
  const key = `${known.id} ${unit} ${language}`;
  const found = remembered.get(key) ?? soldBy(patterns, known, unit, language, kb);
  remembered.set(key, found);
  return found;
}

function soldBy(
  patterns: readonly string[],
  known: Ingredient,
  unit: Unit | null,
  language: TextLanguage,
  kb: KnowledgeBase,
): string {
  for (const pattern of patterns) {
    for (const name of namesOf(known, language)) {
      const id = kb.exact(pattern.replace('*', name), language);
      if (id !== undefined && (unit === 'cube' || kb.isKindOf(id, known.id))) return id;
    }
  }
  return known.id;
}
