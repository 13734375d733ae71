import type { Language } from '@larder/contract/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKnowledgeBase } from './knowledge-base.ts';
import { parseLine } from './parse-line.ts';

const kb = createKnowledgeBase();
const en = (text: string) => parseLine(text, 'en-GB', kb);
const es = (text: string) => parseLine(text, 'es', kb);
const fr = (text: string) => parseLine(text, 'fr', kb);
const one = (min: number) => ({ min });
const range = (min: number, max: number) => ({ min, max });

test('pepper that is counted is a vegetable', () => {
  expect(en('1 pepper, deseeded and sliced').ingredient).toBe('sweet-pepper');
  expect(en('½ tsp pepper').ingredient).toBe('black-pepper');
  expect(en('pepper').ingredient).toBe('black-pepper');
});

describe('a French knob', () => {
  test.each([
    ['1 noix de ghee', 'ghee'],
    ["600 g de noix d'entrecôte", 'ribeye-steak'],
    ['1 noix de coco', 'coconut'],
    ['100 g de noix', 'walnut'],
  ])('is no nut: %s', (text, id) => {
    expect(fr(text)).toMatchObject({ ingredient: id, also: [] });
  });
});

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

  test('adds up what is told in two units', () => {
    expect(en('1 cup plus 2 tablespoons flour')).toMatchObject({
      amount: one(1.125),
      unit: 'cup',
      ingredient: 'flour',
    });
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

  test('say that it may bear something', () => {
    expect(en('chocolate chips (may contain nuts)')).toMatchObject({
      ingredient: 'chocolate-chip',
      mayContain: ['Nuts'],
    });
    expect(es('chocolate (puede contener trazas de leche)').mayContain).toEqual(['Dairy']);
    expect(fr('chocolat (peut contenir des traces de soja)').mayContain).toEqual(['Soy']);
  });
});

describe('alternatives', () => {
  test.each<[string, Language, string, string[]]>([
    ['2 tbsp butter or margarine', 'en-GB', 'butter', ['margarine']],
    ['7 cups vegetable or chicken broth', 'en-US', 'vegetable-stock', ['chicken-stock']],
    ['1 lb cherry or grape tomatoes', 'en-US', 'cherry-tomato', []],
    ['corn or flour tortillas', 'en-US', 'corn-tortilla', ['flour-tortilla']],
    ['2 tbsp honey or maple syrup', 'en-GB', 'honey', ['maple-syrup']],
    ['chicken breasts or thighs', 'en-GB', 'chicken-breast', ['chicken-thigh']],
    ['soy sauce (or tamari)', 'en-GB', 'soy-sauce', ['tamari']],
    [
      'vegetable oil (canola, sunflower or peanut oil)',
      'en-US',
      'cooking-oil',
      ['rapeseed-oil', 'sunflower-oil', 'groundnut-oil'],
    ],
    ['fresh herbs (such as parsley, basil)', 'en-GB', 'herb', ['parsley', 'basil']],
    ['caldo de pollo o de verduras', 'es', 'chicken-stock', ['vegetable-stock']],
    ['mantequilla o margarina', 'es', 'butter', ['margarine']],
    ['lardons fumés ou de pancetta', 'fr', 'lardons', ['pancetta']],
    ['bouillon de légumes ou de poulet', 'fr', 'vegetable-stock', ['chicken-stock']],
  ])('are kept beside the first: %s', (text, language, ingredient, alternatives) => {
    expect(parseLine(text, language, kb)).toMatchObject({ ingredient, alternatives });
  });

  test('are no things that come with it', () => {
    expect(en('salt and pepper')).toMatchObject({ ingredient: 'salt', also: ['black-pepper'], alternatives: [] });
    expect(en('breadcrumbs with garlic powder and dried parsley').also).toEqual(['garlic-powder', 'dried-parsley']);
  });

  test('narrow a wide kind where there is only one', () => {
    expect(en('1 tablespoon crushed cheese - feta').ingredient).toBe('feta');
    expect(en('flour (all-purpose or gluten-free flour)')).toMatchObject({ ingredient: 'flour', negated: [] });
  });
});

describe('a denial', () => {
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

  test('is kept as what it denies', () => {
    expect(en('no peanuts').negated).toEqual(['Peanuts']);
    expect(en('nut, egg and soy free sausages').negated.toSorted()).toEqual(['Eggs', 'Nuts', 'Soy']);
    expect(en('nut, egg and dairy-free chocolate')).toMatchObject({ ingredient: 'vegan-chocolate', also: [] });
    expect(es('pan sin gluten ni leche').negated).toContain('Dairy');
  });

  test('takes nothing away from what else the thing bears', () => {
    expect(en('nut-free pesto')).toMatchObject({ ingredient: 'pesto', negated: ['Nuts'] });
  });
});

describe('a compound', () => {
  test.each<[string, Language, string | null]>([
    ['butter beans', 'en-GB', 'butter-bean'],
    ['coconut milk', 'en-GB', 'coconut-milk'],
    ['cream of tartar', 'en-GB', 'cream-of-tartar'],
    ['peanut squash', 'en-GB', 'squash'],
    ['oyster mushrooms', 'en-GB', 'oyster-mushroom'],
    ['egg plant', 'en-US', 'aubergine'],
    ["lait d'amande", 'fr', 'almond-drink'],
    ['mantequilla de cacahuete', 'es', 'peanut-butter'],
    ['grated nutmeg', 'en-GB', 'nutmeg'],
    ['water chestnuts', 'en-GB', 'water-chestnut'],
    ['cocoa butter', 'en-GB', 'cocoa-butter'],
    ['buckwheat', 'en-GB', 'buckwheat'],
    ['half and half', 'en-US', 'half-and-half'],
    ['4 large Bramley apples', 'en-GB', 'cooking-apple'],
    ['100 g Kerrygold salted butter', 'en-GB', 'salted-butter'],
    ['dark chocolate chips', 'en-GB', 'chocolate-chip'],
    ['boneless, skinless chicken thighs', 'en-GB', 'chicken-thigh'],
    ['almonds chopped fine', 'en-GB', 'almond'],
    ['penne pasta', 'en-GB', 'penne'],
    ['queso parmesano rallado', 'es', 'parmesan'],
    ['filetes de salmón sin piel', 'es', 'salmon'],
    ['4 tranches de pain de campagne', 'fr', 'country-bread'],
    ['rôti de palette de bœuf', 'fr', 'beef-chuck'],
  ])('is what its head noun says: %s', (text, language, ingredient) => {
    expect(parseLine(text, language, kb).ingredient).toBe(ingredient);
  });

  test.each([
    ['peanut brittle', 'peanut'],
    ['cashew cheese', 'cashew'],
    ['Spicy Tofu Crumbles', 'tofu'],
  ])('that nobody knows is nothing, and keeps what it mentions: %s', (text, mention) => {
    expect(en(text)).toMatchObject({ ingredient: null, mentions: [mention] });
  });

  test('of something made keeps what it is made with', () => {
    expect(en('rosemary crackers')).toMatchObject({ ingredient: 'cracker', also: ['rosemary'] });
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
        expect(ids.every((id) => kb.get(id) !== undefined)).toBe(true);
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
