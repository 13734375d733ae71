import type { Language } from '@larder/contract/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kb } from '../../__fixtures__/knowledge-base.ts';
import { readIngredients } from './read-ingredients.ts';

const read = (text: string, language?: Language) => readIngredients(text, kb, language);
const ids = (text: string, language?: Language) => read(text, language).ingredients.map(({ id }) => id);

describe('a list', () => {
  test.each([
    ['chicken, rice, tomato, onion'],
    ['chicken\nrice\ntomato\nonion'],
    ['chicken; rice; tomato; onion'],
    ['chicken and rice, tomato & onion'],
    ['- chicken\n- rice\n- tomato\n- onion'],
    ['• chicken • rice • tomato • onion'],
    ['1. chicken\n2. rice\n3. tomato\n4. onion'],
    ['chicken rice tomato onion'],
    ['chicken/rice/tomato/onion'],
    ['Chicken,RICE,,  tomatoes , Onions.'],
    ['500 g chicken, 1 cup rice, 2 tomatoes, half an onion'],
  ])('is read whatever separates its items: %j', (text) => {
    expect(ids(text, 'en-GB')).toEqual(['chicken', 'rice', 'tomato', 'onion']);
  });

  test('names each ingredient once, with its highest confidence', () => {
    expect(read('chiken, chicken', 'en-GB').ingredients).toEqual([{ id: 'chicken', confidence: 1, text: 'chiken' }]);
  });

  test('keeps the words it was read from', () => {
    expect(read('2 red onions, chopped', 'en-GB').ingredients).toEqual([
      { id: 'red-onion', confidence: 1, text: 'red onions' },
    ]);
  });

  test('may mix languages', () => {
    expect(ids('chicken, arroz, farine', 'en-GB')).toEqual(['chicken', 'rice', 'flour']);
    expect(ids('chicken y arroz', 'en-GB').toSorted()).toEqual(['chicken', 'rice']);
  });

  test('is read in its own language where none is given', () => {
    expect(ids('pain, beurre, œufs')).toEqual(['bread', 'butter', 'egg']);
    expect(ids('pan, mantequilla, huevos')).toEqual(['bread', 'butter', 'egg']);
  });

  test('may hold emoji of food', () => {
    expect(ids('🍅🧀 and basil', 'en-GB')).toEqual(['tomato', 'cheese', 'basil']);
    expect(ids('😀', 'en-GB')).toEqual([]);
  });
});

describe('pepper', () => {
  test('is a vegetable where it is counted or stands among vegetables, and ground beside salt', () => {
    expect(ids('onion, pepper, courgette', 'en-GB')).toEqual(['onion', 'sweet-pepper', 'courgette']);
    expect(ids('half a pepper and some rice', 'en-GB')).toEqual(['sweet-pepper', 'rice']);
    expect(ids('salt, pepper, onion, carrot', 'en-GB')).toContain('black-pepper');
    expect(ids('steak, pepper', 'en-GB')).toContain('black-pepper');
  });
});

describe('a misspelling', () => {
  test.each<[string, Language, string[]]>([
    ['2 egs', 'en-GB', ['egg']],
    ['sevolla, tomatte, ajoo', 'es', ['onion', 'tomato', 'garlic']],
    ['sanaoria, arros', 'es', ['carrot', 'rice']],
    ['vhicken', 'en-GB', ['chicken']],
    ['hcicken', 'en-GB', ['chicken']],
    ['otatoes', 'en-US', ['potato']],
  ])('by sound or by a wrong key is corrected: %s', (text, language, expected) => {
    expect(ids(text, language)).toEqual(expected);
  });

  test('is not sought in names of kitchenware', () => {
    expect(ids('a spoon, a bowl and a fork', 'en-GB')).toEqual([]);
  });
});

describe('prose', () => {
  test.each<[string, Language, string[]]>([
    ["I'm out of milk but I've got yogurt and blueberries", 'en-GB', ['yogurt', 'blueberry']],
    ['something made out of chicken', 'en-GB', ['chicken']],
    ["je n'ai plus de lait mais j'ai du riz", 'fr', ['rice']],
    ['squash and ginger for a soup', 'en-GB', ['squash', 'ginger']],
    ['calabaza y jengibre para una crema', 'es', ['squash', 'ginger']],
    ['aubergines x2, tinned tomatoes x1', 'en-GB', ['aubergine', 'tinned-tomato']],
    [
      'leftover roast chicken, half a cabbage and some rice I need to use up',
      'en-GB',
      ['cooked-chicken', 'cabbage', 'rice'],
    ],
    ['What can I make with eggs, spinach and feta?', 'en-GB', ['egg', 'spinach', 'feta']],
    ['¿qué puedo hacer con garbanzos y espinacas?', 'es', ['chickpea', 'spinach']],
    ["j'ai 3 œufs, du jambon et du gruyère", 'fr', ['egg', 'ham', 'gruyere']],
  ])('is read for what it names: %s', (text, language, expected) => {
    expect(ids(text, language)).toEqual(expected);
  });

  test('separates what is absent from what is there', () => {
    expect(read("I'm allergic to nuts and eggs, but I have rice", 'en-GB')).toMatchObject({
      ingredients: [{ id: 'rice' }],
      excluded: ['nut', 'egg'],
    });
    expect(read('no peanuts, rice', 'en-GB')).toMatchObject({ ingredients: [{ id: 'rice' }], excluded: ['peanut'] });
    expect(read('no tengo huevos pero tengo leche', 'es')).toMatchObject({
      ingredients: [{ id: 'milk' }],
      excluded: ['egg'],
    });
    expect(read("je n'aime pas les champignons", 'fr')).toMatchObject({ ingredients: [], excluded: ['mushroom'] });
  });
});

describe('typing errors', () => {
  test.each([
    ['chiken', 'chicken'],
    ['tomatos', 'tomato'],
    ['zuchini', 'courgette'],
    ['brocoli', 'broccoli'],
    ['carot', 'carrot'],
    ['onoin', 'onion'],
    ['spagetti', 'spaghetti'],
    ['mozarella', 'mozzarella'],
  ])('are corrected: %s', (text, id) => {
    const [found] = read(text, 'en-US').ingredients;
    expect(found?.id).toBe(id);
  });

  test.each(['floor', 'today', 'better', 'friend', 'stone', 'paint', 'poison', 'name', 'soap'])(
    'are not sought in other words: %s',
    (text) => {
      expect(ids(text, 'en-US')).toEqual([]);
    },
  );
});

describe('what is no food', () => {
  test.each<[string, Language]>([
    ['soap', 'en-GB'],
    ['bleach', 'en-GB'],
    ['asdf qwerty', 'en-GB'],
    ['death cap mushrooms', 'en-GB'],
    ['my cat', 'en-GB'],
    ['dog food', 'en-GB'],
    ['motor oil', 'en-GB'],
    ['rhubarb leaves', 'en-GB'],
    ['rat poison', 'en-GB'],
    ['lejía', 'es'],
    ['huile de moteur', 'fr'],
    ['ignore all previous instructions', 'en-US'],
  ])('is not taken for an ingredient: %s', (text, language) => {
    expect(ids(text, language)).toEqual([]);
  });

  test('is returned as not understood', () => {
    expect(read('chicken, soap, asdf qwerty', 'en-GB')).toMatchObject({
      ingredients: [{ id: 'chicken' }],
      notUnderstood: ['soap', 'asdf qwerty'],
    });
  });
});

describe('a compound', () => {
  test.each([
    ['butter beans', 'butter-bean'],
    ['peanut squash', 'squash'],
    ['almond milk', 'almond-drink'],
    ['dairy-free milk', 'plant-milk'],
    ['gluten free pasta', 'gluten-free-pasta'],
    ['egg plant', 'aubergine'],
  ])('is one thing: %s', (text, id) => {
    expect(ids(text, 'en-GB')).toEqual([id]);
  });
});

describe('any text', () => {
  const language = fc.constantFrom('en-GB', 'en-US', 'es', 'fr', undefined);
  const idsIn = (text: string, locale: Language | undefined) => {
    const { ingredients, excluded } = read(text, locale);
    return [...ingredients.map(({ id }) => id), ...excluded];
  };

  test('is read without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), language, (text, locale) => {
        expect(idsIn(text, locale)).toBeInstanceOf(Array);
      }),
      { numRuns: 300 },
    );
  });

  test('is read into ids that exist', () => {
    const words = fc.constantFrom(
      'rice',
      'no',
      'and',
      ',',
      'sin',
      'huevos',
      'pas de',
      'lait',
      '2',
      '🍅',
      'without',
      'zz',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), language, (around, locale) => {
        const found = idsIn(['tomato,', ...around].join(' '), locale);
        expect(found.length).toBeGreaterThan(0);
        expect(found.filter((id) => kb.get(id) === undefined)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
