import { LANGUAGES } from '@larder/contract/language';
import { MEASUREMENT_SYSTEMS } from '@larder/contract/measurement';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { type ParsedLine, parseLine } from '../parsing/lines/parse-line.ts';
import { renderQuantity } from '../units/measures.ts';
import { UNITS, type Unit } from '../units/units.ts';

/** What a line asks for in grams, millilitres or pieces: as it says exactly, where it does. */
function asked({ amount, unit, equivalents, each }: ParsedLine): number {
  const exactly = equivalents[0] ?? each;
  if (exactly) return exactly.amount.min * UNITS[exactly.unit].base;
  return (amount?.min ?? Number.NaN) * (unit ? UNITS[unit].base : 1);
}

describe('a rendered line', () => {
  test('is read as what it was rendered from, within 3 %, in every language and system', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kb.all),
        fc.integer({ min: 1, max: 200 }).map((fives) => fives * 5),
        fc.constantFrom<Unit>('g', 'ml', 'oz', 'cup', 'tsp', 'tbsp'),
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...MEASUREMENT_SYSTEMS),
        ({ id }, value, unit, language, system) => {
          const amount = unit === 'g' || unit === 'ml' ? value : value / 20;
          const quantity = renderQuantity({ min: amount }, unit, { language, system });
          const line = parseLine(`${quantity} ${kb.name(id, language)}`, language, kb);
          const exact = amount * UNITS[unit].base;
          expect([line.ingredient, quantity, Math.abs(asked(line) - exact) <= 0.03 * exact]).toEqual([
            id,
            quantity,
            true,
          ]);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
