import type { CountUnit, Ingredient } from '../../ingredients/ingredient.ts';
import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { unitForms } from '../../languages/unit-forms.ts';
import { UNITS, type Unit } from '../../units/units.ts';
import type { Quantity } from '../quantities/quantity.ts';
import type { TokenisedLine } from '../tokenised-line.ts';

/** Units that share a word in Spanish or French: "branche de thym", "branche de céleri". */
const SAME_WORD: Partial<Record<Unit, readonly CountUnit[]>> = {
  sprig: ['stalk', 'stick'],
  leaf: ['sheet'],
  sheet: ['leaf'],
  stick: ['stalk'],
  stalk: ['stick'],
};

/** The line's unit, or the one within the name, "6 garlic cloves", where the ingredient has a weight for it. */
export function unitFor(
  line: TokenisedLine,
  quantity: Quantity,
  known: Ingredient | undefined,
  from: number,
  to: number,
): Unit | null {
  const weighs = known?.weighs ?? {};
  const { unit } = quantity;
  if (unit !== 'clove' && weighs.piece !== undefined && isPartOfName(line, quantity)) return null;
  if (unit === 'fillet' && weighs.fillet === undefined && known?.density !== undefined) return 'splash';
  if (unit !== null && known && weighs[unit as CountUnit] === undefined) {
    const same = SAME_WORD[unit]?.find((other) => weighs[other] !== undefined);
    if (same && same !== 'piece') return same as Unit;
    return isPartOfName(line, quantity) ? null : unit;
  }
  return unit === null && quantity.amount !== null ? unitInName(line, weighs, from, to) : unit;
}

/** True where the unit's word belongs to the name, "bouquet garni", "gousse de vanille", and is no unit. */
function isPartOfName(line: TokenisedLine, { unit, unitAt }: Quantity): boolean {
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
  const { forms } = unitForms(line.language);
  for (let at = from; at < to && line.tokens[at]?.kind !== 'open' && line.tokens[at]?.kind !== 'comma'; at++) {
    if ((line.tokens[at - 1]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.accompaniment) continue;
    const unit = forms.get(line.tokens[at]?.norm ?? '')?.unit;
    if (unit && UNITS[unit].dimension === 'count' && weighs[unit as CountUnit] !== undefined) return unit;
  }
  return null;
}
