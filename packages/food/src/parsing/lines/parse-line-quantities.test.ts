import { describe, expect, test } from 'vitest';
import { kb } from '../../__fixtures__/knowledge-base.ts';
import { parseLine } from './parse-line.ts';

const en = (text: string) => parseLine(text, 'en-GB', kb);
const es = (text: string) => parseLine(text, 'es', kb);
const fr = (text: string) => parseLine(text, 'fr', kb);
const one = (min: number) => ({ min });
const range = (min: number, max: number) => ({ min, max });

describe('the amount of a line', () => {
  test.each([
    ['2 onions', one(2)],
    ['1.5 l milk', one(1.5)],
    ['1,5 l milk', one(1.5)],
    ['1/2 cup milk', one(0.5)],
    ['½ cup milk', one(0.5)],
    ['1½ cups milk', one(1.5)],
    ['1 ½ cups milk', one(1.5)],
    ['1 1/2 cups milk', one(1.5)],
    ['1-1/2 cups milk', one(1.5)],
    ['1 and 1/2 cups milk', one(1.5)],
    ['1–2 carrots', range(1, 2)],
    ['1 - 2 carrots', range(1, 2)],
    ['2 to 3 carrots', range(2, 3)],
    ['1 or 2 carrots', range(1, 2)],
    ['1 ½–2 cups milk', range(1.5, 2)],
    ['10-11 1/2 cups flour', range(10, 11.5)],
    ['half a cabbage', one(0.5)],
    ['a dozen eggs', one(12)],
    ['half a dozen eggs', one(6)],
    ['2 dozen eggs', one(24)],
    ['about 200 g rice', one(200)],
    ['x2 onions', one(2)],
    ['1 lb 8 oz flour', one(1.5)],
    ['1 kg 500 g flour', one(1.5)],
    ['onions x2', one(2)],
    ['can of beans', one(1)],
    ['1,000 g rice', one(1000)],
    ['Up to 250 g sugar', one(250)],
    ['at least 4 tbsp olive oil', one(4)],
    ['no more than 1 tsp salt', one(1)],
    ['at least one onion', one(1)],
    ['a generous 1/4 cup parsley', one(0.25)],
    ['a few sprigs of thyme', null],
    ['salt', null],
  ])('is read in English: %s', (text, amount) => {
    expect(en(text).amount).toEqual(amount);
  });

  test.each([
    ['una docena de huevos', one(12)],
    ['media cebolla', one(0.5)],
    ['medio kilo de gambas', one(0.5)],
    ['1 kilo y medio de patatas', one(1.5)],
    ['un cuarto de litro de nata', one(0.25)],
    ['3 o 4 zanahorias', range(3, 4)],
    ['de 2 a 3 cucharadas de agua', range(2, 3)],
    ['hasta 250 g de azúcar', one(250)],
    ['al menos 4 cucharadas de aceite', one(4)],
    ['como máximo 100 g de mantequilla', one(100)],
    ['unas hojas de albahaca', null],
    ['1.000 g de harina', one(1000)],
  ])('is read in Spanish: %s', (text, amount) => {
    expect(es(text).amount).toEqual(amount);
  });

  test.each([
    ['une pincée de sel', one(1)],
    ['une demi-botte de persil', one(0.5)],
    ['1 càc et demie de cannelle', one(1.5)],
    ['une vingtaine d’olives', one(20)],
    ['8 à 10 filets d’anchois', range(8, 10)],
    ['1,5 kg de tomates', one(1.5)],
    ["jusqu'à 250 g de sucre", one(250)],
    ["au moins 4 c. à s. d'huile", one(4)],
    ['à peu près 200 g de farine', one(200)],
    ['quelques feuilles de basilic', null],
  ])('is read in French: %s', (text, amount) => {
    expect(fr(text).amount).toEqual(amount);
  });

  test('may follow the name', () => {
    expect(fr('Oeuf - 1')).toMatchObject({ amount: one(1), unit: null, ingredient: 'egg' });
    expect(fr('Farine de sarrasin (blé noir) : 55 g')).toMatchObject({
      amount: one(55),
      unit: 'g',
      ingredient: 'buckwheat-flour',
    });
    expect(en('rice 200g')).toMatchObject({ amount: one(200), unit: 'g', ingredient: 'rice' });
    expect(en('juice of 2 lemons')).toMatchObject({ amount: one(2), ingredient: 'lemon-juice' });
    expect(es('Patatas (4 medianas)')).toMatchObject({ amount: one(4), ingredient: 'potato' });
  });

  test('is the sum of an amount in two units', () => {
    const flour = { amount: one(1.125), unit: 'cup', ingredient: 'flour' };
    expect(en('1 cup plus 2 tablespoons flour')).toMatchObject(flour);
    expect(en('1 cup, plus 2 tablespoons flour')).toMatchObject(flour);
    expect(es('1 taza más 2 cucharadas de harina')).toMatchObject(flour);
    expect(fr('1 tasse plus 2 c. à soupe de farine')).toMatchObject(flour);
    expect(en('1 tbsp plus 1 tsp sugar')).toMatchObject({ amount: one(1.33333), unit: 'tbsp' });
  });
});

describe('the unit of a line', () => {
  test.each([
    ['2 tbsp. honey', 'tbsp'],
    ['1 T salt', 'tbsp'],
    ['1 t salt', 'tsp'],
    ['1/2 teaspoonsground cinnamon', 'tsp'],
    ['200g rice', 'g'],
    ['2 heaped tablespoons flour', 'tbsp'],
    ['2 large handfuls spinach', 'handful'],
    ['3 cloves garlic', 'clove'],
    ['6 garlic cloves', 'clove'],
    ['2 celery stalks', 'stalk'],
    ['1 stick cinnamon', 'stick'],
    ['4 cloves', null],
    ['2 onions', null],
  ])('is read in English: %s', (text, unit) => {
    expect(en(text).unit).toBe(unit);
  });

  test.each([
    ['2 cdas. de miel', 'tbsp'],
    ['1 cucharadita de sal', 'tsp'],
    ['3 cucaradas de aceite', 'tbsp'],
    ['1 pizca de sal', 'pinch'],
    ['un puñado de rúcula', 'handful'],
    ['4 dientes de ajo', 'clove'],
    ['200 gr de harina', 'g'],
  ])('is read in Spanish: %s', (text, unit) => {
    expect(es(text).unit).toBe(unit);
  });

  test.each([
    ["2 c. à s. d'huile", 'tbsp'],
    ['1 cuillère à soupe de miel', 'tbsp'],
    ['2 c. à c. de sel', 'tsp'],
    ["8cl d'eau", 'cl'],
    ['1 pincée de sel', 'pinch'],
    ['2 poignées de roquette', 'handful'],
    ["2 gousses d'ail", 'clove'],
    ['3 branches de céleri', 'stalk'],
    ["1 filet d'huile d'olive", 'splash'],
  ])('is read in French: %s', (text, unit) => {
    expect(fr(text).unit).toBe(unit);
  });

  test('does not belong to the name, where both together are the name of another food', () => {
    expect(parseLine('½ cup cake', 'en-US', kb)).toMatchObject({ amount: one(0.5), unit: 'cup', ingredient: 'cake' });
    expect(fr('4 l épices')).toMatchObject({ amount: one(4), unit: 'l', ingredient: 'spice' });
    expect(en('6 cupcakes')).toMatchObject({ amount: one(6), unit: null, ingredient: 'madeleine' });
  });

  test('is the pint and the fluid ounce of the country', () => {
    expect(parseLine('1 pint milk', 'en-US', kb).unit).toBe('us-pint');
    expect(parseLine('1 pint milk', 'en-GB', kb).unit).toBe('uk-pint');
    expect(parseLine('2 fl oz cream', 'en-US', kb).unit).toBe('us-fl-oz');
  });
});

describe('a nested amount', () => {
  test.each([
    '2 x 400 g tins chickpeas',
    '2 x 400g tins of chickpeas',
    '2 400 g tins chickpeas',
    '2 (400 g) tins chickpeas',
  ])('counts the tins and keeps what each holds: %s', (text) => {
    expect(en(text)).toMatchObject({
      amount: one(2),
      unit: 'tin',
      each: { amount: one(400), unit: 'g' },
      ingredient: 'tinned-chickpea',
    });
  });

  test('is read in Spanish and French too', () => {
    expect(es('Un bote de 800 g de tomate entero pelado')).toMatchObject({
      amount: one(1),
      unit: 'tin',
      each: { amount: one(800), unit: 'g' },
    });
    expect(fr('2 boîtes de 400 g de tomates pelées')).toMatchObject({
      amount: one(2),
      unit: 'tin',
      each: { amount: one(400), unit: 'g' },
    });
  });

  test('keeps the same amount in other units', () => {
    expect(en('60g/2¼oz cornflour')).toMatchObject({
      amount: one(60),
      unit: 'g',
      equivalents: [{ amount: one(2.25), unit: 'oz' }],
    });
    expect(en('1 ½–2 cups (240 ml) milk')).toMatchObject({
      amount: range(1.5, 2),
      unit: 'cup',
      equivalents: [{ unit: 'ml' }],
    });
    expect(en('1 cup (5 oz/142 g) plain flour')).toMatchObject({
      unit: 'cup',
      equivalents: [{ unit: 'oz' }, { unit: 'g' }],
    });
  });

  test('is the amount where the container is no unit', () => {
    expect(en('1 (8-ounce) wheel Brie')).toMatchObject({ amount: one(8), unit: 'oz', ingredient: 'brie' });
    expect(en('1 3 lb pork shoulder')).toMatchObject({ amount: one(3), unit: 'lb', ingredient: 'pork-shoulder' });
  });

  test('of lengths is no amount', () => {
    expect(en('7x5-inch baking dish')).toMatchObject({ amount: null, ingredient: null });
  });
});
