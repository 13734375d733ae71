import { LANGUAGES, type Language } from '@larder/contract/language';
import { MEASUREMENT_SYSTEMS, type MeasurementSystem } from '@larder/contract/measurement';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MeasureOptions } from './conversions.ts';
import { renderQuantity, scaleAmount } from './measures.ts';
import { renderTemperature } from './temperatures.ts';
import { UNITS, type Unit } from './units.ts';

/** With ordinary spaces, so that the expectations can be read. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const options = (language: Language, system: MeasurementSystem, more: Partial<MeasureOptions> = {}) => ({
  language,
  system,
  ...more,
});

function quantity(
  value: number | [number, number],
  unit: Unit | null,
  language: Language,
  system: MeasurementSystem,
  more?: Partial<MeasureOptions>,
): string {
  const amount = typeof value === 'number' ? { min: value } : { min: value[0], max: value[1] };
  return plain(renderQuantity(amount, unit, options(language, system, more)));
}

describe('weights', () => {
  test.each([
    [455, '1 lb'],
    [450, '1 lb'],
    [100, '3½ oz'],
    [225, '8 oz'],
    [250, '9 oz'],
    [500, '1 lb 2 oz'],
    [680, '1½ lb'],
    [1000, '2¼ lb'],
    [75, '2⅔ oz'],
    [40, '1.4 oz'],
    [30, '1 oz (30 g)'],
    [15, '½ oz (15 g)'],
    [10, '⅓ oz (10 g)'],
    [5, '5 g'],
  ])('%d g is %s to an imperial reader', (grams, expected) => {
    expect(quantity(grams, 'g', 'en-GB', 'imperial')).toBe(expected);
    expect(quantity(grams, 'g', 'en-US', 'imperial')).toBe(expected);
  });

  test('stay as written in metric, in kilograms from 1000 g on, with the decimal sign of the language', () => {
    expect(quantity(455, 'g', 'en-GB', 'metric')).toBe('455 g');
    expect(quantity(1200, 'g', 'en-GB', 'metric')).toBe('1.2 kg');
    expect(quantity(1.2, 'kg', 'fr', 'metric')).toBe('1,2 kg');
    expect(quantity(0.5, 'kg', 'es', 'metric')).toBe('500 g');
    expect(quantity(2.5, 'g', 'es', 'metric')).toBe('2,5 g');
  });

  test('written in ounces and pounds become round grams', () => {
    expect(quantity(8, 'oz', 'en-GB', 'metric')).toBe('225 g');
    expect(quantity(1, 'lb', 'fr', 'metric')).toBe('450 g');
    expect(quantity(3.5, 'oz', 'en-GB', 'metric')).toBe('100 g');
  });

  test('that come out crooked by scaling are rounded to what a scale is set to', () => {
    expect(quantity(400 / 3, 'g', 'en-GB', 'metric')).toBe('130 g');
    expect(quantity(187.5, 'g', 'en-GB', 'metric')).toBe('190 g');
    expect(quantity(1000 / 3, 'g', 'en-GB', 'metric')).toBe('330 g');
  });

  test('of a range share one unit', () => {
    expect(quantity([400, 500], 'g', 'en-GB', 'metric')).toBe('400–500 g');
    expect(quantity([400, 500], 'g', 'en-GB', 'imperial')).toBe('14–18 oz');
  });
});

describe('volumes', () => {
  test('are in the fluid ounces of the country', () => {
    expect(quantity(100, 'ml', 'en-GB', 'imperial')).toBe('3½ fl oz');
    expect(quantity(100, 'ml', 'en-US', 'imperial')).toBe('3⅓ fl oz');
    expect(quantity(568, 'ml', 'en-GB', 'imperial')).toBe('1 pint');
    expect(quantity(1, 'l', 'en-GB', 'imperial')).toBe('1¾ pints');
    expect(quantity(1, 'us-fl-oz', 'en-GB', 'metric')).toBe('30 ml');
  });

  test('are cups to an American cook where they come out even, and fluid ounces to an American barkeeper', () => {
    expect(quantity(240, 'ml', 'en-US', 'imperial')).toBe('1 cup');
    expect(quantity(60, 'ml', 'en-US', 'imperial')).toBe('¼ cup');
    expect(quantity(400, 'ml', 'en-US', 'imperial')).toBe('1⅔ cups');
    expect(quantity(60, 'ml', 'en-US', 'imperial', { drink: true })).toBe('2 fl oz');
    expect(quantity(45, 'ml', 'en-US', 'imperial', { drink: true })).toBe('1½ fl oz');
    expect(quantity(15, 'ml', 'en-US', 'imperial')).toBe('1 tbsp');
  });

  test('never show false precision', () => {
    expect(quantity(236.588, 'ml', 'en-GB', 'metric')).toBe('240 ml');
    expect(quantity(1, 'cup', 'en-GB', 'metric')).toBe('240 ml');
    expect(quantity(1.5, 'l', 'fr', 'metric')).toBe('1,5 l');
    expect(quantity(1020, 'ml', 'fr', 'metric')).toBe('1 l');
    expect(quantity(1, 'uk-fl-oz', 'en-US', 'imperial')).toBe('1 fl oz (28 mL)');
    expect(quantity(6, 'ml', 'en-GB', 'imperial')).toBe('6 ml');
  });

  test('in cups of a thing that metric cooks weigh become grams', () => {
    expect(quantity(2, 'cup', 'en-GB', 'metric', { density: 0.53 })).toBe('255 g');
    expect(quantity(2, 'cup', 'en-US', 'imperial', { density: 0.53 })).toBe('2 cups');
  });

  test('in centilitres stay so in French alone', () => {
    expect(quantity(20, 'cl', 'fr', 'metric')).toBe('20 cl');
    expect(quantity(20, 'cl', 'es', 'metric')).toBe('200 ml');
  });
});

describe('spoons', () => {
  test.each(MEASUREMENT_SYSTEMS)('stay spoons in %s', (system) => {
    expect(quantity(2, 'tbsp', 'en-GB', system)).toBe('2 tbsp');
    expect(quantity(0.5, 'tsp', 'en-US', system)).toBe('½ tsp');
    expect(quantity(1, 'tbsp', 'es', system)).toBe('1 cucharada');
    expect(quantity(2, 'tbsp', 'es', system)).toBe('2 cucharadas');
    expect(quantity(2, 'tbsp', 'fr', system)).toBe('2 c. à s.');
    expect(quantity(1.5, 'tsp', 'fr', system)).toBe('1½ c. à c.');
  });

  test('keep a sliver: a sixteenth of a teaspoon is never a whole one', () => {
    expect(quantity(1 / 16, 'tsp', 'en-US', 'imperial')).toBe('1/16 tsp');
    expect(quantity(0.03, 'tsp', 'en-US', 'imperial')).toBe('0.03 tsp');
    expect(quantity(0.03, 'tsp', 'es', 'metric')).toBe('0,03 cucharadita');
  });

  test('change between teaspoons and tablespoons when scaling asks for it', () => {
    expect(quantity(6, 'tsp', 'en-GB', 'metric')).toBe('2 tbsp');
    expect(quantity(0.25, 'tbsp', 'en-GB', 'metric')).toBe('¾ tsp');
    expect(quantity(1.4, 'tbsp', 'en-GB', 'metric')).toBe('4¼ tsp');
  });
});

describe('counted things', () => {
  test('take the singular and the plural of the language', () => {
    expect(quantity(1, 'clove', 'en-GB', 'metric')).toBe('1 clove');
    expect(quantity(2, 'clove', 'en-GB', 'imperial')).toBe('2 cloves');
    expect(quantity(0.5, 'bunch', 'en-GB', 'metric')).toBe('½ bunch');
    expect(quantity(2, 'clove', 'es', 'metric')).toBe('2 dientes');
    expect(quantity(2, 'clove', 'fr', 'metric')).toBe('2 gousses');
    expect(quantity(1.5, 'clove', 'fr', 'metric')).toBe('1½ gousse');
    expect(quantity([2, 3], 'clove', 'fr', 'metric')).toBe('2–3 gousses');
  });

  test('are called differently on the two sides of the Atlantic', () => {
    expect(quantity(2, 'tin', 'en-GB', 'metric')).toBe('2 tins');
    expect(quantity(2, 'tin', 'en-US', 'imperial')).toBe('2 cans');
  });

  test('take the word that suits the thing', () => {
    expect(quantity(2, 'slice', 'es', 'metric', { ingredientId: 'white-bread' })).toBe('2 rebanadas');
    expect(quantity(2, 'slice', 'es', 'metric', { ingredientId: 'bacon' })).toBe('2 lonchas');
    expect(quantity(2, 'slice', 'es', 'metric', { ingredientId: 'lemon' })).toBe('2 rodajas');
    expect(quantity(2, 'stalk', 'fr', 'metric', { ingredientId: 'celery' })).toBe('2 branches');
  });

  test('without a unit are a number', () => {
    expect(quantity(2, null, 'en-GB', 'metric')).toBe('2');
    expect(quantity([2, 3], null, 'es', 'metric')).toBe('2–3');
    expect(quantity(4 / 3, null, 'fr', 'metric')).toBe('1⅓');
    expect(quantity(4.4, null, 'en-GB', 'metric')).toBe('4½');
    expect(quantity(12.3, null, 'en-GB', 'metric')).toBe('12');
    expect(quantity(25.5, null, 'en-GB', 'metric')).toBe('26');
  });
});

test('no amount renders as nothing', () => {
  expect(renderQuantity(null, 'g', options('en-GB', 'metric'))).toBe('');
  expect(renderQuantity(null, null, options('fr', 'imperial'))).toBe('');
});

test('a number never parts from its unit at the end of a line', () => {
  expect(renderQuantity({ min: 400 }, 'g', options('en-GB', 'metric'))).toBe('400\u00a0g');
  expect(renderTemperature({ celsius: 180 }, options('es', 'metric'))).toBe('180\u00a0°C');
});

describe('lengths', () => {
  test.each([
    [1, '⅜ in'],
    [2, '¾ in'],
    [2.5, '1 in'],
    [5, '2 in'],
    [20, '8 in'],
    [23, '9 in'],
    [30, '12 in'],
  ])('%d cm is %s', (centimetres, expected) => {
    expect(plain(renderQuantity({ min: centimetres }, 'cm', options('en-US', 'imperial')))).toBe(expected);
  });

  test('are read off a ruler in metric too', () => {
    expect(quantity(8, 'in', 'en-GB', 'metric')).toBe('20 cm');
    expect(quantity(0.75, 'in', 'fr', 'metric')).toBe('2 cm');
    expect(quantity(1.5, 'cm', 'es', 'metric')).toBe('1,5 cm');
    expect(quantity(0.3, 'cm', 'es', 'metric')).toBe('3 mm');
    expect(quantity(2, 'cm', 'es', 'imperial')).toBe('¾ pulgada');
  });
});

describe('scaling', () => {
  test('multiplies both ends of a range and leaves the amount it was given alone', () => {
    const amount = { min: 2, max: 3 };
    expect(scaleAmount(amount, 1.5)).toEqual({ min: 3, max: 4.5 });
    expect(amount).toEqual({ min: 2, max: 3 });
    expect(scaleAmount({ min: 0.1 }, 3)).toEqual({ min: 0.3 });
  });
});

const FRACTIONS: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const BASE_OF: Record<string, number> = {
  g: 1,
  kg: 1000,
  oz: UNITS.oz.base,
  lb: UNITS.lb.base,
  ml: 1,
  mL: 1,
  l: 1000,
  L: 1000,
  tsp: 5,
  cucharadita: 5,
  cucharaditas: 5,
  'c. à c.': 5,
  tbsp: 15,
  cucharada: 15,
  cucharadas: 15,
  'c. à s.': 15,
  cup: 240,
  cups: 240,
  taza: 240,
  tazas: 240,
  tasse: 240,
  tasses: 240,
  pint: UNITS['uk-pint'].base,
  pints: UNITS['uk-pint'].base,
};

function readNumber(text: string): number {
  const [, whole = '', glyph = ''] = /^([\d.,/ ]*)([½⅓⅔¼¾⅛⅜⅝⅞]?)$/.exec(text.trim()) ?? [];
  const [over, under] = whole.includes('/') ? whole.trim().split('/').map(Number) : [];
  if (over !== undefined && under !== undefined) return over / under;
  return Number(whole.replace(',', '.')) + (FRACTIONS[glyph] ?? 0);
}

/** What a rendering says, in grams or millilitres. */
function readBack(text: string, language: Language): number {
  const fluidOunce = language === 'en-GB' ? UNITS['uk-fl-oz'].base : UNITS['us-fl-oz'].base;
  const [, exactly = text] = /\((.*)\)/.exec(text) ?? [];
  const parts = [...plain(exactly).matchAll(/([\d.,/½⅓⅔¼¾⅛⅜⅝⅞ ]*[\d½⅓⅔¼¾⅛⅜⅝⅞]) (fl oz|c\. à [cs]\.|[A-Za-z]+)/g)];
  return parts.reduce(
    (sum, [, number = '', unit = '']) =>
      sum + readNumber(number) * (unit === 'fl oz' ? fluidOunce : (BASE_OF[unit] ?? NaN)),
    0,
  );
}

describe('there and back', () => {
  const amounts = fc.double({ min: 0.05, max: 10_000, noNaN: true });
  const weightsAndVolumes = fc.constantFrom<Unit>(
    'g',
    'kg',
    'oz',
    'lb',
    'ml',
    'l',
    'us-fl-oz',
    'uk-fl-oz',
    'cup',
    'tsp',
    'tbsp',
  );

  test('a weight or volume reads within 3 % of the exact amount, in every language and system', () => {
    fc.assert(
      fc.property(
        amounts,
        weightsAndVolumes,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...MEASUREMENT_SYSTEMS),
        fc.boolean(),
        (value, unit, language, system, drink) => {
          const exact = value * UNITS[unit].base;
          const read = readBack(renderQuantity({ min: value }, unit, { language, system, drink }), language);
          expect(Math.abs(read - exact) / exact).toBeLessThanOrEqual(0.03);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('what a cook weighs or pours in metric never has two decimals in imperial', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }),
        fc.constantFrom<'g' | 'ml'>('g', 'ml'),
        fc.constantFrom(...LANGUAGES),
        fc.boolean(),
        (value, unit, language, drink) => {
          expect(renderQuantity({ min: value }, unit, { language, system: 'imperial', drink })).not.toMatch(/[.,]\d\d/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('what a cook weighs or pours in metric comes back within 3 % from imperial', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 400 }).map((fives) => fives * 5),
        fc.constantFrom<'g' | 'ml'>('g', 'ml'),
        fc.constantFrom(...LANGUAGES),
        (value, unit, language) => {
          const imperial = readBack(renderQuantity({ min: value }, unit, { language, system: 'imperial' }), language);
          const written = unit === 'g' ? 'oz' : 'uk-fl-oz';
          const amount = { min: imperial / UNITS[written].base };
          const metric = readBack(renderQuantity(amount, written, { language, system: 'metric' }), language);
          expect(Math.abs(metric - value) / value).toBeLessThanOrEqual(0.032);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('a length in half centimetres comes back from inches as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (halves) => {
        const imperial = plain(renderQuantity({ min: halves / 2 }, 'cm', { language: 'en-GB', system: 'imperial' }));
        const inches = readNumber(imperial.replace(' in', ''));
        const metric = plain(renderQuantity({ min: inches }, 'in', { language: 'en-GB', system: 'metric' }));
        expect(metric).toBe(halves === 1 ? '5 mm' : `${halves / 2} cm`);
      }),
    );
  });

  test('no amount above nothing ever renders as nothing', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-3, max: 1e9, noNaN: true }),
        fc.constantFrom(...(Object.keys(UNITS) as Unit[])),
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...MEASUREMENT_SYSTEMS),
        (value, unit, language, system) => {
          const text = plain(renderQuantity({ min: value }, unit, { language, system }));
          expect(text).toMatch(/[1-9½⅓⅔¼¾⅛⅜⅝⅞]/);
          expect(text).not.toMatch(/NaN|Infinity|e[+-]/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
