import type { Allergen } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';
import type { Amount } from '@larder/contract/recipe';
import type { Ingredient } from '../../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../../knowledge-base.ts';
import { LINE_GRAMMAR } from '../../languages/line-grammar.ts';
import { UNITS, type Unit } from '../../units/units.ts';
import { countedAs } from '../counted-names.ts';
import type { Measure, Quantity } from '../quantities/quantity.ts';
import {
  bracketMeasures,
  bracketQuantity,
  takeInnerQuantity,
  trailingQuantity,
} from '../quantities/quantity-places.ts';
import { readQuantity } from '../quantities/read-quantity.ts';
import { endsWithHead, splitNameAt, type TokenisedLine, tokeniseLine } from '../tokenised-line.ts';
import { readAllergenWarning } from './allergen-warnings.ts';
import { namesOnlyKitchenware } from './kitchenware.ts';
import { type LineContent, readLineContent } from './line-content.ts';
import { contentStart, isHeading, takeOptional } from './line-markers.ts';
import { unitFor } from './line-unit.ts';
import { asSold } from './sold-forms.ts';

/** What a line of a recipe was read as. */
export type ParsedLine = {
  /** Null where none is given, or an indefinite one ("a few"). */
  amount: Amount | null;
  /** Null for things that are counted. */
  unit: Unit | null;
  /** Null where it is not known what the line names. */
  ingredient: string | null;
  /** True where the line names things that are no food, and nothing else: "8 wooden skewers". */
  kitchenware: boolean;
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
  /** Ids that an unknown compound names, "peanut brittle": it is likely, but not certain to be made of them. */
  mentions: string[];
  /** Allergens the line itself warns of: "may contain traces of nuts". */
  mayContain: Allergen[];
  /** Ids of the foods that it warns of: "may contain onion". */
  possibleFoods: string[];
  /** Allergens that the line says are absent. */
  negated: Allergen[];
  /** Ids of foods that the line says are absent: "onion-free". */
  deniedFoods: string[];
  /** The size of one of what is counted: 2 x 400 g tins. */
  each: Measure | null;
  /** The same amount in other units: 2 cups (250 g). */
  equivalents: Measure[];
};

/** Longer lines are cut off. */
export const MAX_LINE_LENGTH = 400;

/** Reads an ingredient line as people write it. Never throws. */
export function parseLine(text: string, language: Language, kb: KnowledgeBase): ParsedLine {
  const line = tokeniseLine(text.slice(0, MAX_LINE_LENGTH).normalize('NFC'), language, kb);
  const optional = takeOptional(line);
  const start = contentStart(line);
  const leading = readQuantity(line, start);
  if (leading?.unit && UNITS[leading.unit].dimension !== 'count') splitNameAt(line, leading.next);
  const warning = readAllergenWarning(line, kb);
  const trailing = leading === null ? trailingQuantity(line, start, warning.from) : null;
  const from = leading?.next ?? start;
  const to = trailing?.at ?? warning.from;
  const quantity = completeQuantity(line, leading ?? trailing?.quantity ?? null, from, to);
  const kitchenware = namesOnlyKitchenware(line, kb, from, to);
  const content = isHeading(line) ? { ...NO_CONTENT, name: text.trim() } : readLineContent(line, kb, from, to);
  const known = content.ingredient ? kb.get(content.ingredient) : undefined;
  return {
    ...content,
    ingredient: known ? idByForm(line, known, content.name, quantity, kb) : null,
    amount: quantity?.amount ?? null,
    unit: quantity ? unitFor(line, quantity, known, from, to) : null,
    kitchenware,
    optional,
    mayContain: warning.allergens,
    possibleFoods: warning.foods,
    each: quantity?.each ?? null,
    equivalents: quantity?.equivalents ?? [],
  };
}

const NO_CONTENT: Omit<LineContent, 'name'> = {
  ingredient: null,
  confidence: 0,
  preparation: null,
  note: null,
  alternatives: [],
  also: [],
  mentions: [],
  negated: [],
  deniedFoods: [],
};

/** The quantity with what the rest of the line adds to it; the one inside the name where there is no other. */
function completeQuantity(line: TokenisedLine, quantity: Quantity | null, from: number, to: number): Quantity | null {
  const inner = quantity === null || quantity.unit === null ? takeInnerQuantity(line, from, to) : null;
  if (quantity === null) return inner ?? bracketQuantity(line, from, to);
  if (inner?.amount && inner.unit) quantity.each ??= { amount: inner.amount, unit: inner.unit };
  const bracketed = bracketMeasures(line, from, to);
  const [first] = bracketed;
  const isCount = quantity.unit === null || UNITS[quantity.unit].dimension === 'count';
  const { each } = LINE_GRAMMAR[line.language];
  const isOfEach = quantity.amount?.min === 1 || line.tokens.some(({ norm }) => each.has(norm));
  if (first && isCount && isOfEach) quantity.each ??= first;
  else quantity.equivalents.push(...bracketed);
  return quantity;
}

/** The id by the name, the form in which it is sold and, in English, whether it is counted: "1 pepper". */
function idByForm(
  line: TokenisedLine,
  known: Ingredient,
  name: string,
  quantity: Quantity | null,
  kb: KnowledgeBase,
): string {
  const isCounted = endsWithHead(line.language) && quantity?.amount != null && quantity.unit === null;
  return isCounted ? countedAs(known.id, name, kb) : asSold(line.language, known, quantity?.unit ?? null, kb);
}
