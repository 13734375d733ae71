import { describe, expect, test } from 'vitest';
import type { IngredientEntry } from './entry-schema.ts';
import { lintEntries } from './lint-entries.ts';
import { readIngredients } from './read-ingredients.ts';

const bread: IngredientEntry = {
  id: 'bread',
  group: 'grain-and-bread',
  file: 'grain-and-bread/loaves.yaml',
  name: { en: 'bread | breads', es: 'pan | panes', fr: 'pain | pains' },
  icon: 'bread',
  allergens: ['Wheat', 'Gluten'],
  origin: ['plant'],
  per100g: { kcal: 266, protein: 8.9, carbs: 49.4, fat: 3.3, fibre: 2.7, sugar: 5.7 },
  source: 'USDA 174924',
  roles: ['bread'],
};

const ROLL_NAMES = { en: 'roll | rolls', es: 'bollo | bollos', fr: 'petit pain | petits pains' };

function lint(...entries: IngredientEntry[]): string[] {
  return lintEntries(entries).map(({ rule, id }) => `${id}: ${rule}`);
}

function another(fields: Partial<IngredientEntry>): IngredientEntry {
  return { ...bread, id: 'roll', name: ROLL_NAMES, ...fields };
}

function nutrients(changes: Partial<NonNullable<IngredientEntry['per100g']>>) {
  return another({ per100g: { kcal: 266, protein: 8.9, carbs: 49.4, fat: 3.3, fibre: 2.7, sugar: 5.7, ...changes } });
}

function calculated(nutritionFrom: Record<string, number>): IngredientEntry {
  const { per100g: _, source: __, ...described } = another({});
  return { ...described, nutritionFrom };
}

describe('the lint of the ingredients', () => {
  test('finds an icon that is missing or that nobody has drawn', () => {
    const { icon: _, ...plain } = bread;
    expect(lint(plain)).toEqual(['bread: icon']);
    expect(lint({ ...bread, icon: 'rocket-fuel' })).toEqual(['bread: icon']);
    expect(lint({ ...plain, emoji: '🍞' })).toEqual([]);
    expect(lint(bread, another({ icon: 'bun' }))).toEqual([]);
  });

  test('finds nothing in correct entries', () => {
    expect(lint(bread, another({ kindOf: ['bread'] }))).toEqual([]);
  });

  test('finds nothing in the data files', () => {
    const { entries, findings } = readIngredients('ingredients');
    expect(findings).toEqual([]);
    expect(entries.length).toBeGreaterThan(1900);
    expect(lintEntries(entries)).toEqual([]);
  });

  test.each<[string, IngredientEntry, string]>([
    ['a kind that is no ingredient', another({ kindOf: ['cake'] }), 'roll: unknown-id'],
    ['a use that is no ingredient', another({ usedAs: ['cake'] }), 'roll: unknown-id'],
    ["a name that is no ingredient's", another({ wording: { calledAs: 'cake' } }), 'roll: unknown-id'],
    ['an interchangeable group of one', another({ interchangeable: ['roll'] }), 'roll: interchangeable'],
    ['a gender that the ending tells', another({ gender: { fr: 'masculine' } }), 'roll: grammar'],
    ['a kind of itself', another({ kindOf: ['roll'] }), 'roll: cycle'],
    ['a name that another entry has', another({ name: { ...ROLL_NAMES, es: 'Pan' } }), 'roll: claimed-name'],
    [
      'an allergen of its kind that it neither lists nor excludes',
      another({ kindOf: ['bread'], allergens: ['Gluten'] }),
      'roll: lost-allergen',
    ],
    ['wheat without gluten', another({ allergens: ['Wheat'] }), 'roll: allergens'],
    ['an allergen both certain and possible', another({ mayContain: ['Wheat'] }), 'roll: allergens'],
    ['energy that does not add up', nutrients({ kcal: 400 }), 'roll: nutrition'],
    ['more fibre than carbohydrate', nutrients({ kcal: 50, carbs: 1, fat: 1, fibre: 5, sugar: 0 }), 'roll: nutrition'],
    ['nutrition from what is no ingredient', calculated({ cake: 100 }), 'roll: nutrition'],
    ['nutrition from itself', calculated({ roll: 50, bread: 50 }), 'roll: nutrition'],
    ['nutrition from nothing', calculated({}), 'roll: nutrition'],
    ['nutrition from more than there is room for', calculated({ bread: 300 }), 'roll: nutrition'],
  ])('finds %s', (_, entry, finding) => {
    expect(lint(bread, entry)).toContain(finding);
  });

  test('finds a gender that another entry contradicts', () => {
    const sauce = another({ name: { ...ROLL_NAMES, fr: 'sauce' }, gender: { fr: 'feminine' } });
    const soySauce = { ...bread, name: { ...bread.name, fr: 'sauce soja' }, gender: { fr: 'masculine' } } as const;
    expect(lint(sauce)).toEqual([]);
    expect(lint(sauce, soySauce)).toContain('roll: grammar');
  });

  test('finds an id given twice', () => {
    expect(lint(bread, bread)).toContain('bread: id');
  });

  test('takes an allergen as dealt with that is listed in without', () => {
    const glutenFree = another({ kindOf: ['bread'], allergens: [], without: ['Wheat', 'Gluten'] });
    expect(lint(bread, glutenFree)).toEqual([]);
  });

  test.each<[string, Partial<IngredientEntry>, string[]]>([
    ['left unsaid', {}, ['roll: made-from', 'roll: made-from']],
    ['left unsaid in part', { madeFrom: ['butter'] }, ['roll: made-from']],
    ['repeated', { madeFrom: ['butter'], mayBeMadeFrom: ['onion'] }, []],
    ['in a narrower kind of it', { madeFrom: ['butter', 'red-onion'] }, []],
    ['denied', { madeWithout: ['butter', 'onion'] }, []],
    ['said twice', { madeFrom: ['butter'], mayBeMadeFrom: ['onion'], madeWithout: ['onion'] }, ['roll: made-from']],
    [
      'denied that its wider kind has not',
      { mayBeMadeFrom: ['butter', 'onion'], madeWithout: ['bread'] },
      ['roll: made-from'],
    ],
  ])('of what a wider kind is made from, looks at what is %s', (_, fields, findings) => {
    const food = (id: string, kindOf?: string[]) =>
      another({ id, name: { en: id, es: id, fr: id }, ...(kindOf && { kindOf }), allergens: [] });
    const wider = { ...bread, madeFrom: ['butter'], mayBeMadeFrom: ['onion'] };
    const foods = [food('butter'), food('onion'), food('red-onion', ['onion'])];
    expect(lint(wider, ...foods, another({ kindOf: ['bread'], ...fields }))).toEqual(findings);
  });

  test('finds a swap that avoids nothing', () => {
    expect(lint(bread, another({ swaps: [{ use: 'bread', ratio: 1, as: ['bread'] }] }))).toContain('roll: swap');
  });

  test.each([
    ['a wider kind', 'bread', ['bread']],
    ['a narrower kind', 'bun', undefined],
    ['of a wider kind that it has too', 'bun', ['bread']],
  ])('takes a swap that is %s as one where the ingredient alone is left out', (_, use, kindOf) => {
    const swaps: IngredientEntry['swaps'] = [{ use, ratio: 1, as: ['bread'] }];
    const bun = another({
      id: 'bun',
      name: { en: 'bun | buns', es: 'bizcocho', fr: 'brioche' },
      kindOf: [kindOf ? 'bread' : 'roll'],
    });
    expect(lint(bread, bun, another({ swaps, ...(kindOf && { kindOf }) }))).toEqual([]);
  });

  test('names a kind that is one of itself, of which there are swaps', () => {
    const swaps: IngredientEntry['swaps'] = [{ use: 'roll', ratio: 1, as: ['bread'] }];
    expect(lint({ ...bread, swaps }, another({ kindOf: ['roll'] }))).toEqual(['bread: swap', 'roll: cycle']);
  });

  test('finds a swap that is inherited', () => {
    const glutenFree = another({
      id: 'corn-bread',
      name: { en: 'corn bread', es: 'pan de maíz', fr: 'pain de maïs' },
      allergens: [],
    });
    const swaps: IngredientEntry['swaps'] = [{ use: 'corn-bread', ratio: 1, as: ['bread'] }];
    const withSwap = { ...bread, swaps };
    expect(lint(withSwap, glutenFree, another({ kindOf: ['bread'] }))).toEqual([]);
    expect(lint(withSwap, glutenFree, another({ kindOf: ['bread'], swaps }))).toEqual(['roll: swap']);
  });
});
