import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import { DIETS, type Diet } from '@larder/contract/diet';
import { allergenVerdictSchema, dietVerdictSchema } from '@larder/contract/verdict/verdict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kb as wholeKb } from '../__fixtures__/knowledge-base.ts';
import { aLine, aRecipe, aStep } from '../__fixtures__/recipes.ts';
import { smallKnowledgeBase as kb } from '../__fixtures__/small-knowledge-base.ts';
import type { CanonicalRecipe, RecipeLine } from '../recipe.ts';
import { renderVerdict } from './render-verdict.ts';
import { breaks, doubts } from './restrictions.ts';
import { type Verdict, verifyRecipe } from './verify.ts';

const verify = (given: Partial<CanonicalRecipe>) => verifyRecipe(aRecipe(given), kb);
const allergen = (verdict: Verdict, name: Allergen) => verdict.allergens.find(({ allergen }) => allergen === name);
const stateOf = (verdict: Verdict, name: Allergen) => allergen(verdict, name)?.state;
const dietState = (verdict: Verdict, name: Diet) => verdict.diets.find(({ diet }) => diet === name)?.state;
const statesOf = ({ allergens }: Verdict) => allergens.map(({ state }) => state);
const contained = ({ allergens }: Verdict) =>
  allergens.flatMap(({ allergen, state }) => (state === 'contains' ? [allergen] : []));

describe('allergens of the lines', () => {
  test('are contained, with the line that says so', () => {
    const verdict = verify({ lines: [aLine('onion'), aLine('butter')] });
    expect(allergen(verdict, 'Dairy')).toMatchObject({
      state: 'contains',
      evidence: [{ where: 'ingredient', index: 1, ingredient: { id: 'butter' } }],
    });
    expect(contained(verdict)).toEqual(['Dairy']);
  });

  test('carry a bounded number of mentions as evidence', () => {
    const verdict = verify({ lines: Array.from({ length: 100 }, () => aLine('butter')) });
    const dairy = renderVerdict(verdict, 'en-GB', kb).allergenVerdicts.find(({ allergen }) => allergen === 'Dairy');
    expect(dairy).toMatchObject({ state: 'contains' });
    expect(dairy?.evidence).toHaveLength(30);
  });

  test('hidden in a sauce are found', () => {
    expect(contained(verify({ lines: [aLine('worcestershire-sauce')] }))).toEqual(['Fish']);
  });

  test('that depend on the maker are uncertain', () => {
    const verdict = verify({ lines: [aLine('stock-cube')] });
    expect(allergen(verdict, 'Celery')).toMatchObject({ state: 'cant-tell', evidence: [{ index: 0 }] });
    expect(stateOf(verdict, 'Dairy')).toBe('none-found');
  });

  test('of an unknown name are uncertain, all of them', () => {
    const verdict = verify({ lines: [aLine(null, { name: { en: 'dragon scales' } })] });
    expect(statesOf(verdict)).toEqual(ALLERGENS.map(() => 'cant-tell'));
    expect(allergen(verdict, 'Nuts')?.evidence).toMatchObject([{ where: 'ingredient', index: 0, ingredient: null }]);
  });

  test('are found in the words of an unknown name', () => {
    const verdict = verify({ lines: [aLine(null, { name: { en: 'grandma’s walnut surprise' } })] });
    expect(contained(verdict)).toEqual(['Nuts']);
    expect(stateOf(verdict, 'Eggs')).toBe('cant-tell');
  });

  test('are judged for an id that nobody knows as for an unknown name', () => {
    expect(statesOf(verify({ lines: [aLine('no-such-thing')] }))).toEqual(ALLERGENS.map(() => 'cant-tell'));
  });

  test('count for what may stand in a line’s place', () => {
    const verdict = verify({ lines: [aLine('olive-oil', { alternatives: ['butter'] })] });
    expect(allergen(verdict, 'Dairy')).toMatchObject({ state: 'contains', evidence: [{ index: 0 }] });
  });

  test('count for optional lines', () => {
    expect(contained(verify({ lines: [aLine('walnut', { optional: true })] }))).toEqual(['Nuts']);
  });

  test('count for what the preparation of a line adds', () => {
    const fried = aLine('onion', { preparation: { en: 'fried in butter' } });
    expect(contained(verify({ lines: [fried] }))).toEqual(['Dairy']);
  });

  test('are those of the substitute where a line was swapped, whatever the line is still called', () => {
    const swapped = aLine('olive-oil', {
      name: { en: 'butter' },
      swappedFrom: { ingredient: 'butter', because: ['Dairy'] },
    });
    expect(contained(verify({ lines: [swapped] }))).toEqual([]);
  });

  test('are read from the written name too, so that a wrong id hides nothing', () => {
    expect(contained(verify({ lines: [aLine('onion', { name: { en: 'onion and walnut relish' } })] }))).toEqual([
      'Nuts',
    ]);
  });

  test('count for what a line holds besides', () => {
    expect(contained(verify({ lines: [aLine('onion', { also: ['walnut'] })] }))).toEqual(['Nuts']);
  });

  test('that the line itself warns of are uncertain', () => {
    const verdict = verify({ lines: [aLine('onion', { mayContain: ['Nuts', 'Sesame'] })] });
    expect(verdict.allergens.flatMap(({ allergen, state }) => (state === 'cant-tell' ? [allergen] : []))).toEqual([
      'Nuts',
      'Sesame',
    ]);
  });

  test('that the line denies are not in doubt, but one that its ingredient always contains is', () => {
    const cube = verify({ lines: [aLine('stock-cube', { negated: ['Gluten'] })] });
    expect([stateOf(cube, 'Gluten'), stateOf(cube, 'Celery')]).toEqual(['none-found', 'cant-tell']);
    expect(stateOf(verify({ lines: [aLine('milk', { negated: ['Dairy'] })] }), 'Dairy')).toBe('cant-tell');
  });

  test('are not read into a name that says what is left out', () => {
    const line = aLine('gluten-free-flour', { name: { en: 'flour without gluten' } });
    expect(contained(verify({ lines: [line] }))).toEqual([]);
  });
});

describe('diets', () => {
  test.each<[string[], Partial<Record<Diet, string>>, string]>([
    [['onion', 'olive-oil'], { Vegan: 'yes', Vegetarian: 'yes', Fish: 'yes', Meat: 'yes' }, 'Vegan'],
    [['onion', 'milk'], { Vegan: 'no', Vegetarian: 'yes', Fish: 'yes', Meat: 'yes' }, 'Vegetarian'],
    [['honey'], { Vegan: 'no', Vegetarian: 'yes' }, 'Vegetarian'],
    [['mussel'], { Vegan: 'no', Vegetarian: 'no', Fish: 'yes', Meat: 'yes' }, 'Fish'],
    [['worcestershire-sauce'], { Vegetarian: 'no', Fish: 'yes' }, 'Fish'],
    [['sausage', 'milk'], { Vegan: 'no', Vegetarian: 'no', Fish: 'no', Meat: 'yes' }, 'Meat'],
    [['margarine'], { Vegan: 'cant-tell', Vegetarian: 'yes' }, 'Vegetarian'],
  ])('%j', (ids, expected, dietType) => {
    const verdict = verify({ lines: ids.map((id) => aLine(id)) });
    for (const [diet, state] of Object.entries(expected))
      expect([diet, dietState(verdict, diet as Diet)]).toEqual([diet, state]);
    expect(verdict.dietType).toBe(dietType);
  });

  test("are uncertain with an unknown ingredient, and so the recipe's own diet is unknown", () => {
    const verdict = verify({ lines: [aLine(null, { name: { en: 'mystery' } })] });
    expect(dietState(verdict, 'Vegetarian')).toBe('cant-tell');
    expect(verdict.dietType).toBe('Unknown');
  });

  test('name the line that breaks them', () => {
    const vegetarian = verify({ lines: [aLine('onion'), aLine('sausage')] }).diets.find(
      ({ diet }) => diet === 'Vegetarian',
    );
    expect(vegetarian?.evidence).toMatchObject([{ where: 'ingredient', index: 1 }]);
  });

  test('keto is up to 12 g of net carbohydrate a serving', () => {
    const withFlour = (grams: number) =>
      verify({ servings: 1, lines: [aLine('plain-flour', { amount: { min: grams } })] });
    expect(dietState(withFlour(16), 'Keto')).toBe('yes');
    expect(dietState(withFlour(17), 'Keto')).toBe('no');
    expect(dietState(verify({ lines: [aLine('honey', { amount: null, unit: null })] }), 'Keto')).toBe('cant-tell');
    expect(dietState(verify({ lines: [aLine('salt', { amount: null, unit: null })] }), 'Keto')).toBe('yes');
  });

  test('low FODMAP depends on the amount in a serving', () => {
    const withOnion = (grams: number) => verify({ servings: 4, lines: [aLine('onion', { amount: { min: grams } })] });
    expect(dietState(withOnion(40), 'Low FODMAP')).toBe('yes');
    expect(dietState(withOnion(48), 'Low FODMAP')).toBe('no');
    expect(dietState(verify({ lines: [aLine('onion', { amount: null })] }), 'Low FODMAP')).toBe('cant-tell');
    const split = verify({
      servings: 4,
      lines: [aLine('onion', { amount: { min: 30 } }), aLine('onion', { amount: { min: 30 } })],
    });
    expect(dietState(split, 'Low FODMAP')).toBe('no');
  });

  test('a concentrate is not low in FODMAPs from less than a gram', () => {
    const withPowder = (id: string, grams: number) =>
      dietState(
        verifyRecipe(aRecipe({ servings: 1, lines: [aLine(id, { amount: { min: grams } })] }), wholeKb),
        'Low FODMAP',
      );
    expect(withPowder('garlic-powder', 0.1)).toBe('yes');
    expect(withPowder('garlic-powder', 0.2)).toBe('no');
    expect(withPowder('onion-powder', 0.3)).toBe('no');
    expect(withPowder('garlic-salt', 1)).toBe('no');
  });

  test('foods of wheat count together, since all have the same FODMAP', () => {
    const cannelloni = (flour: string) =>
      verifyRecipe(
        aRecipe({
          servings: 6,
          lines: [
            aLine('bread', { amount: { min: 40 } }),
            aLine('cannelloni', { amount: { min: 60 } }),
            aLine(flour, { amount: { min: 60 } }),
          ],
        }),
        wholeKb,
      );
    expect(dietState(cannelloni('cornflour'), 'Low FODMAP')).toBe('yes');
    expect(cannelloni('plain-flour').diets.find(({ diet }) => diet === 'Low FODMAP')).toMatchObject({
      state: 'no',
      evidence: [{ index: 0 }, { index: 1 }, { index: 2 }],
    });
  });

  test('several foods each just below what is too much leave low FODMAP open', () => {
    const onion = aLine('onion', { amount: { min: 10 } });
    const milk = aLine('milk', { amount: { min: 19 } });
    expect(dietState(verify({ servings: 1, lines: [onion, milk] }), 'Low FODMAP')).toBe('cant-tell');
    expect(dietState(verify({ servings: 2, lines: [onion, milk] }), 'Low FODMAP')).toBe('yes');
  });
});

describe('nutrition', () => {
  test('adds up the lines a serving', () => {
    const { nutrition } = verify({
      servings: 2,
      lines: [
        aLine('butter', { amount: { min: 50 } }),
        aLine('milk', { amount: { min: 200 }, unit: 'ml' }),
        aLine('egg', { amount: { min: 2 }, unit: null }),
      ],
    });
    expect(nutrition).toEqual({ calories: 313, protein: 9.8, carbs: 5.7, fat: 28.3, fiber: 0, sugar: 5.2 });
  });

  test('says which lines it leaves out', () => {
    const { uncounted } = verify({
      lines: [
        aLine('salt', { amount: null, unit: null }),
        aLine('olive-oil', { amount: null, unit: null }),
        aLine(null, { name: { en: 'mystery' } }),
        aLine('bread', { amount: { min: 1 }, unit: 'bunch' }),
        aLine('bread', { amount: { min: 2 }, unit: 'slice' }),
      ],
    });
    expect(uncounted).toEqual([1, 2, 3]);
  });

  test('counts a tenth of the oil that something is deep-fried in', () => {
    const oil = aLine('olive-oil', { amount: { min: 1000 }, preparation: { en: 'for deep-frying' } });
    expect(verify({ servings: 4, lines: [oil] }).nutrition.calories).toBe(221);
  });

  test('tells the alcohol in a serving', () => {
    const { alcohol } = verify({ servings: 1, lines: [aLine('gin', { amount: { min: 50 }, unit: 'ml' })] });
    expect(alcohol).toBe(15.8);
  });

  test('adds up the time of the steps', () => {
    expect(
      verify({
        steps: [
          { ...aStep('Wait.'), seconds: 600 },
          { ...aStep('Eat.'), seconds: 90 },
        ],
      }).minutes,
    ).toBe(12);
  });
});

describe('preferences', () => {
  const verdict = verify({ lines: [aLine('butter'), aLine('stock-cube'), aLine('sausage')] });

  test('are broken by what a recipe contains and by any of several diets', () => {
    expect(
      breaks(verdict, { excludedAllergens: ['Dairy', 'Nuts', 'Celery'], dietTypes: ['Meat', 'Fish', 'Vegan'] }),
    ).toEqual(['Dairy', 'Fish', 'Vegan']);
  });

  test('stay open where a recipe can’t tell', () => {
    expect(doubts(verdict, { excludedAllergens: ['Dairy', 'Nuts', 'Celery'], dietTypes: ['Vegan'] })).toEqual([
      'Celery',
    ]);
  });

  test('of nobody are respected by everything', () => {
    expect(breaks(verdict, { excludedAllergens: [], dietTypes: [] })).toEqual([]);
  });
});

describe('a rendered verdict', () => {
  const verdict = verify({
    title: { en: 'Soup', es: 'Sopa' },
    lines: [aLine('butter'), aLine(null, { name: { en: 'mystery', es: 'misterio' } })],
    steps: [aStep('Serve with bread.')],
  });

  test('speaks the reader’s language and keeps the contract', () => {
    const { allergenVerdicts, dietVerdicts } = renderVerdict(verdict, 'es', kb);
    expect(allergenVerdicts.map(({ allergen }) => allergen)).toEqual([...ALLERGENS]);
    expect(dietVerdicts.map(({ diet }) => diet)).toEqual([...DIETS]);
    expect(allergenVerdicts.filter((each) => !allergenVerdictSchema.safeParse(each).success)).toEqual([]);
    expect(dietVerdicts.filter((each) => !dietVerdictSchema.safeParse(each).success)).toEqual([]);
    const evidence = Object.fromEntries(allergenVerdicts.map((each) => [each.allergen, each.evidence]));
    expect(evidence.Dairy).toEqual([{ where: 'ingredient', index: 0, text: 'mantequilla' }]);
    expect(evidence.Gluten).toEqual([{ where: 'step', index: 0, text: 'pan' }]);
    expect(evidence.Nuts).toEqual([{ where: 'ingredient', index: 1, text: 'misterio' }]);
  });

  test('promises nothing', () => {
    const { allergenVerdicts, dietVerdicts } = renderVerdict(verify({ lines: [aLine('onion')] }), 'en-GB', kb);
    expect(allergenVerdicts).toHaveLength(ALLERGENS.length);
    expect(JSON.stringify([allergenVerdicts, dietVerdicts])).not.toMatch(/\b(?:safe|free)\b/i);
  });
});

describe('adding to a recipe', () => {
  const ids = kb.all.map(({ id }) => id);
  const lines = fc.array(
    fc.oneof(
      fc.constantFrom(...ids).map((id) => aLine(id)),
      fc.string().map((name): RecipeLine => aLine(null, { name: { en: name } })),
    ),
    { maxLength: 8 },
  );
  const steps = fc.array(
    fc
      .array(fc.constantFrom(...ids, 'the', 'of', 'out', 'sized', 'milk', 'butter', 'sauce', '.'), { maxLength: 8 })
      .map((words) => aStep(words.join(' ').replaceAll('-', ' '))),
    { maxLength: 3 },
  );
  const strength = { 'none-found': 0, 'cant-tell': 1, contains: 2 };
  const strengths = ({ allergens }: Verdict) => allergens.map(({ state }) => strength[state]);
  const isNoWeaker = (large: Verdict, small: Verdict) => {
    const after = strengths(large);
    return strengths(small).every((before, at) => (after[at] ?? 0) >= before);
  };

  test('a line never makes an allergen less certain', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(...ids), (before, added) =>
        isNoWeaker(verify({ lines: [...before, aLine(added)] }), verify({ lines: before })),
      ),
      { numRuns: 500 },
    );
  });

  test('a step never makes an allergen less certain', () => {
    fc.assert(
      fc.property(lines, steps, steps, (some, method, more) =>
        isNoWeaker(verify({ lines: some, steps: [...method, ...more] }), verify({ lines: some, steps: method })),
      ),
      { numRuns: 300 },
    );
  });

  test('no step takes back what a line contains', () => {
    fc.assert(
      fc.property(lines, steps, (some, method) =>
        isNoWeaker(verify({ lines: some, steps: method }), verify({ lines: some })),
      ),
      { numRuns: 300 },
    );
  });

  test('no text, however mangled, throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        verify({ source: 'user', lines: [aLine(null, { name: { en: text } })], steps: [aStep(text)] });
      }),
    );
  });
});
