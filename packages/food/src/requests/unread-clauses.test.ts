import type { Language } from '@larder/contract/language';
import { describe, expect, test } from 'vitest';
import { have, read } from '../__fixtures__/requests.ts';

test('carbohydrates are no crab, and are shown as not understood', () => {
  const { excludedAllergens, excludedIngredients, notUnderstood } = read('off carbs & gluten. salmon, avocado');
  expect({ excludedAllergens, excludedIngredients }).toEqual({
    excludedAllergens: ['Gluten'],
    excludedIngredients: [],
  });
  expect(notUnderstood).toMatchObject([{ kind: 'restriction', text: 'off carbs & gluten' }]);
});

describe('what is said of a person and a food in unknown words', () => {
  test.each<[string, Language]>([
    ['my daughter swells with kiwi. bananas', 'en-GB'],
    ['mi marido sufre con las nueces, manzana', 'es'],
    ['mon fils gonfle avec les noix, pommes', 'fr'],
  ])('counts as a restriction that was not understood: %j', (text, language) => {
    const [unread] = read(text, language).notUnderstood;
    expect(unread).toEqual({ text: text.split(/[.,]/)[0], kind: 'restriction' });
  });

  test('is no restriction where they have it or like it', () => {
    for (const [text, language] of [
      ['my husband bought chicken, we have rice', 'en-GB'],
      ['my son loves pasta, have tomatoes', 'en-US'],
      ['mi madre me trajo calabacines, huevos', 'es'],
      ['ma mère m’a donné des courgettes, œufs', 'fr'],
    ] as const)
      expect(read(text, language).notUnderstood, text).toEqual([]);
  });
});

describe('a food that is denied', () => {
  test.each<[string, Language, string]>([
    ['does not contain cheese. aubergine, chickpeas', 'en-GB', 'cheese'],
    ['thats not got cheese, chicken', 'en-US', 'cheese'],
    ['chicken, leave cheese out of it', 'en-GB', 'cheese'],
    ['no blasted onions, rice', 'en-GB', 'onion'],
    ['not enough onions, rice', 'en-GB', 'onion'],
    ['una cena que no incluya queso, arroz', 'es', 'cheese'],
    ['fuera cebollas, calabacín, arroz', 'es', 'onion'],
    ['un plat qui ne comporte pas de fromage, riz', 'fr', 'cheese'],
    ['pas assez d’oignons, riz', 'fr', 'onion'],
  ])('in %j (%s) is left out', (text, language, id) => {
    expect(read(text, language).excludedIngredients).toContain(id);
    expect(have(text, language)).not.toContain(id);
  });

  test('counts as a restriction that was not understood where its verb is unknown', () => {
    expect(read('a bake that doesn’t see cheese, rice', 'en-GB').notUnderstood).toEqual([
      { text: 'a bake that doesn’t see cheese', kind: 'restriction' },
    ]);
  });

  test('is none where another word is denied, or foods are joined', () => {
    for (const [text, language] of [
      ['not your average chicken soup, leeks', 'en-GB'],
      ['not sure what to do with chicken', 'en-GB'],
      ['no sé si hacer pollo o arroz', 'es'],
      ['poulet plus riz', 'fr'],
    ] as const)
      expect(read(text, language).notUnderstood, text).toEqual([]);
  });
});

describe('a food beside a word of harm', () => {
  test.each<[string, Language, string]>([
    ['keep the peanuts well away, chicken, noodles', 'en-GB', 'Peanuts'],
    ['absolutely cannot be any crustacean: rice, saffron', 'en-GB', 'Shellfish'],
    ['no le podemos dar lácteos al nene, pollo', 'es', 'Dairy'],
    ['nada con cacahuate porque me muero, pollo, arroz', 'es', 'Peanuts'],
  ])('in %j (%s) is left out, and no other', (text, language, allergen) => {
    const reading = read(text, language);
    expect(reading.excludedAllergens).toEqual([allergen]);
    expect(reading.have.length).toBeGreaterThan(0);
  });

  test.each<[string, Language]>([
    ['crab turns out deadly, rice, lime', 'en-GB'],
    ['ojo con el sésamo, berenjena', 'es'],
    ['si y’a du sésame je fais un choc, aubergine', 'fr'],
  ])('counts as a restriction that was not understood, and not as there: %j', (text, language) => {
    const { notUnderstood, have: foods } = read(text, language);
    const [clause, ...others] = text.split(', ');
    expect(notUnderstood).toEqual([{ text: clause, kind: 'restriction' }]);
    expect(foods).toHaveLength(others.length);
  });

  test('is there where nothing else is named', () => {
    expect(have('crab turns out deadly', 'en-GB')).toEqual(['crab']);
  });
});
