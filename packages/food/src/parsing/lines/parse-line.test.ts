import type { Language } from '@larder/contract/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kb } from '../../__fixtures__/knowledge-base.ts';
import { parseLine } from './parse-line.ts';

const en = (text: string) => parseLine(text, 'en-GB', kb);
const es = (text: string) => parseLine(text, 'es', kb);
const fr = (text: string) => parseLine(text, 'fr', kb);
const one = (min: number) => ({ min });

test('pepper that is counted is a vegetable', () => {
  expect(en('1 pepper, deseeded and sliced').ingredient).toBe('sweet-pepper');
  expect(en('½ tsp pepper').ingredient).toBe('black-pepper');
  expect(en('pepper').ingredient).toBe('black-pepper');
});

describe('a portion of fat or meat in French', () => {
  test.each([
    ['1 noix de ghee', 'ghee'],
    ["600 g de noix d'entrecôte", 'ribeye-steak'],
    ['1 noix de coco', 'coconut'],
    ['100 g de noix', 'walnut'],
  ])('is no nut: %s', (text, id) => {
    expect(fr(text)).toMatchObject({ ingredient: id, also: [] });
  });
});

describe('the words around the ingredient', () => {
  test('are sorted into preparation and note', () => {
    expect(en('1 large onion, finely chopped')).toMatchObject({
      name: 'onion',
      preparation: 'finely chopped',
      note: null,
    });
    expect(en('salt, to taste')).toMatchObject({ name: 'salt', preparation: null, note: 'to taste' });
    expect(es('Perejil fresco picado para espolvorear')).toMatchObject({
      preparation: 'picado',
      note: 'para espolvorear',
    });
    expect(fr('3 œufs, battus')).toMatchObject({ ingredient: 'egg', preparation: 'battus' });
  });

  test('say that it is optional', () => {
    expect(en('¼ teaspoon allspice (optional)').optional).toBe(true);
    expect(en('sesame seeds for garnish, if desired').optional).toBe(true);
    expect(es('hoja de menta (opcional)').optional).toBe(true);
    expect(fr('1 c. à soupe de beurre (facultatif)').optional).toBe(true);
    expect(en('allspice').optional).toBe(false);
  });

  test('say what it may contain', () => {
    expect(en('chocolate chips (may contain nuts)')).toMatchObject({
      ingredient: 'chocolate-chip',
      mayContain: ['Nuts'],
    });
    expect(es('chocolate (puede contener trazas de leche)').mayContain).toEqual(['Dairy']);
    expect(fr('chocolat (peut contenir des traces de soja)').mayContain).toEqual(['Soy']);
  });
});

describe('kitchenware', () => {
  test.each<[string, Language]>([
    ['foil', 'en-GB'],
    ['tin foil', 'en-GB'],
    ['8 wooden skewers, soaked in water', 'en-GB'],
    ['charcoal, for the grill', 'en-GB'],
    ['ice cream sticks', 'en-GB'],
    ['papel de aluminio', 'es'],
    ['8 brochetas de madera', 'es'],
    ['carbón vegetal para la barbacoa', 'es'],
    ["papier d'aluminium", 'fr'],
    ['8 piques à brochette', 'fr'],
    ['ficelle de cuisine', 'fr'],
  ])('is no food: %s', (text, language) => {
    expect(parseLine(text, language, kb)).toMatchObject({ ingredient: null, kitchenware: true });
  });

  test.each<[string, Language]>([
    ['chicken skewers', 'en-GB'],
    ['skewers with prawns', 'en-GB'],
    ['zork skewers', 'en-GB'],
    ['8 brochetas de pollo', 'es'],
    ['8 brochettes de poulet', 'fr'],
    ['200 g rice', 'en-GB'],
  ])('is not seen in what may be food: %s', (text, language) => {
    expect(parseLine(text, language, kb).kitchenware).toBe(false);
  });
});

describe('a negation', () => {
  test.each<[string, Language, string | null]>([
    ['200 g gluten-free flour', 'en-GB', 'gluten-free-flour'],
    ['300 g gluten free penne', 'en-GB', 'gluten-free-pasta'],
    ['oats, gluten-free', 'en-GB', 'gluten-free-oats'],
    ['dairy-free milk', 'en-GB', 'plant-milk'],
    ['plant milk', 'en-GB', 'plant-milk'],
    ['leche sin lactosa', 'es', 'lactose-free-milk'],
    ['bebida vegetal', 'es', 'plant-milk'],
    ['farine sans gluten', 'fr', 'gluten-free-flour'],
    ['no peanuts', 'en-GB', null],
    ['sin cacahuetes', 'es', null],
    ['sans arachides', 'fr', null],
  ])('is never what the line is: %s', (text, language, ingredient) => {
    expect(parseLine(text, language, kb).ingredient).toBe(ingredient);
  });

  test('is kept as the allergens it negates', () => {
    expect(en('no peanuts').negated).toEqual(['Peanuts']);
    expect(en('nut, egg and soy free sausages').negated.toSorted()).toEqual(['Eggs', 'Nuts', 'Soy']);
    expect(en('nut, egg and dairy-free chocolate')).toMatchObject({ ingredient: 'vegan-chocolate', also: [] });
    expect(es('pan sin gluten ni leche').negated).toContain('Dairy');
  });

  test('of a longer name is not one of its first word', () => {
    expect(fr('100 g de granola sans noix de coco').negated).not.toContain('Nuts');
    expect(fr('chocolat noir sans lait de coco').negated).not.toContain('Dairy');
  });

  test('leaves the other allergens of the ingredient alone', () => {
    expect(en('nut-free pesto')).toMatchObject({ ingredient: 'pesto', negated: ['Nuts'] });
  });
});

describe('a line that names nothing to eat', () => {
  test.each([
    'soap',
    'bleach',
    'asdf qwerty',
    'death cap',
    'my cat',
    'dog biscuits',
    'motor oil',
    'Thermometer',
    'Aluminum foil',
    'For the sauce:',
    'rhubarb leaves',
    '',
  ])('has no ingredient: "%s"', (text) => {
    expect(en(text).ingredient).toBeNull();
  });
});

describe('any line', () => {
  const language = fc.constantFrom<Language>('en-GB', 'en-US', 'es', 'fr');
  const piece = fc.constantFrom(
    '1',
    '½',
    '1/2',
    '-',
    '–',
    '(',
    ')',
    ',',
    '/',
    'x',
    'of',
    'de',
    "d'",
    'or',
    'o',
    'ou',
    'and',
    'with',
    'no',
    'sin',
    'free',
    'g',
    'cup',
    'tin',
    'cuillère à soupe',
    'chicken',
    'queso',
    "lait d'amande",
    'chopped',
    'zest',
    'to',
    ':',
    '+',
    '"',
    '🍅',
    'may contain',
    '\u0000',
    '%',
  );

  test('is read without throwing, however mangled', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), language, (text, locale) => {
        expect(parseLine(text, locale, kb).name).toBeTypeOf('string');
      }),
      { numRuns: 500 },
    );
  });

  test('gives ids that exist, positive amounts and a share as confidence', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), language, (pieces, locale) => {
        const line = parseLine(pieces.join(' '), locale, kb);
        const ids = [line.ingredient ?? 'salt', ...line.alternatives, ...line.also, ...line.mentions];
        expect(ids.filter((id) => kb.get(id) === undefined)).toEqual([]);
        expect(
          line.amount === null ||
            (line.amount.min >= 0 && (line.amount.max ?? Number.POSITIVE_INFINITY) > line.amount.min),
        ).toBe(true);
        expect(line.confidence).toBeGreaterThanOrEqual(0);
        expect(line.confidence).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  test('reads the same whatever its case and spacing', () => {
    const lines = fc.constantFrom(
      '2 red onions, chopped',
      '1 tin chickpeas',
      'salt and pepper',
      '200 g gluten-free flour',
    );
    fc.assert(
      fc.property(lines, (text) => {
        const { ingredient, amount, unit } = en(text);
        expect(en(`  ${text.toUpperCase().replaceAll(' ', '  ')} `)).toMatchObject({ ingredient, amount, unit });
      }),
    );
  });

  test('of one known thing with an amount is that thing and that amount', () => {
    const names = fc.constantFrom(...kb.all);
    fc.assert(
      fc.property(names, fc.integer({ min: 2, max: 900 }), (ingredient, amount) => {
        const line = en(`${amount} g ${kb.name(ingredient.id, 'en-GB')}`);
        expect(line).toMatchObject({ ingredient: ingredient.id, amount: one(amount), unit: 'g' });
      }),
      { numRuns: 400 },
    );
  });
});
