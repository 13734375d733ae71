import type { Language } from '@larder/contract/language';
import { describe, expect, test } from 'vitest';
import { aLine, aRecipe, aStep, toadInTheHole } from '../__fixtures__/recipes.ts';
import { smallKnowledgeBase as kb } from '../__fixtures__/small-knowledge-base.ts';
import type { CanonicalRecipe, RecipeLine } from '../recipe.ts';
import { type RenderOptions, renderRecipe } from './render-recipe.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function render(recipe: CanonicalRecipe, language: Language, more: Partial<RenderOptions> = {}) {
  const measurementSystem = language === 'en-US' ? 'imperial' : 'metric';
  return renderRecipe(recipe, { language, measurementSystem, ...more }, kb);
}
const lines = (recipe: CanonicalRecipe, language: Language, more?: Partial<RenderOptions>) =>
  render(recipe, language, more).ingredients.map(({ quantity, name }) => plain(`${quantity} ${name}`.trim()));
const steps = (recipe: CanonicalRecipe, language: Language, more?: Partial<RenderOptions>) =>
  render(recipe, language, more).instructions.map(({ step }) => plain(step));

describe('a recipe in British English', () => {
  test('stands as it was written, in metric', () => {
    expect(lines(toadInTheHole, 'en-GB')).toEqual([
      '2 courgettes',
      '1 onion',
      '2–3 cloves garlic',
      '50 g butter',
      '300 ml milk',
      '100 g plain flour',
      'salt',
    ]);
    expect(steps(toadInTheHole, 'en-GB')).toEqual([
      'Heat the oven to 220 °C (gas mark 7) and grease a 20 cm tin with a little butter.',
      'Whisk the flour with 200 ml of the milk, add the courgettes and bake for 25–30 minutes.',
    ]);
  });
});

describe('a recipe in American English', () => {
  const american = render(toadInTheHole, 'en-US');

  test('is called what Americans call it', () => {
    expect(american.title).toBe('Toad in the hole with zucchini');
    expect(american.description).toBe('Golden batter round sausages, full of flavor.');
    expect(american.equipment).toEqual(['roasting pan']);
  });

  test('has American names and measures in its lines', () => {
    expect(lines(toadInTheHole, 'en-US').slice(0, 6)).toEqual([
      '2 zucchini',
      '1 onion',
      '2–3 cloves garlic',
      '1¾ oz butter',
      '1¼ cups milk',
      '3½ oz all-purpose flour',
    ]);
  });

  test('has them in its steps too, with the article that suits the number', () => {
    expect(steps(toadInTheHole, 'en-US')).toEqual([
      'Heat the oven to 425 °F and grease an 8 in pan with a little butter.',
      'Whisk the flour with 6¾ fl oz of the milk, add the zucchini and bake for 25–30 minutes.',
    ]);
  });

  test('can be read in metric', () => {
    expect(lines(toadInTheHole, 'en-US', { measurementSystem: 'metric' })[4]).toBe('300 mL milk');
  });
});

describe('a recipe in Spanish and French', () => {
  test('has the names and units of the language', () => {
    expect(lines(toadInTheHole, 'es')).toEqual([
      '2 calabacines',
      '1 cebolla',
      '2–3 dientes ajo',
      '50 g mantequilla',
      '300 ml leche',
      '100 g harina',
      'sal',
    ]);
    expect(lines(toadInTheHole, 'fr')[2]).toBe('2–3 gousses ail');
    expect(steps(toadInTheHole, 'fr')[0]).toBe(
      'Préchauffez le four à 220 °C (th. 7-8) et graissez un moule de 20 cm avec le beurre.',
    );
  });

  test('falls back to English text where nobody has translated it, with the names of the language in the lines', () => {
    const english = aRecipe({
      title: { en: 'Soup' },
      lines: [aLine('butter'), aLine('onion', { name: { en: 'onions' }, amount: { min: 2 }, unit: null })],
      steps: [aStep('Fry the ', { line: 1, as: 'onions' }, ' for ', { seconds: 600 }, '.')],
    });
    expect(render(english, 'es').title).toBe('Soup');
    expect(lines(english, 'es')).toEqual(['100 g mantequilla', '2 cebollas']);
    expect(steps(english, 'es')).toEqual(['Fry the onions for 10 minutes.']);
  });
});

describe('notes', () => {
  const noteOf = (line: RecipeLine, language: Language) =>
    render(aRecipe({ lines: [line] }), language).ingredients[0]?.note;

  test('tell the preparation, and seasoning without an amount is to taste', () => {
    expect(render(toadInTheHole, 'fr').ingredients.map(({ note }) => note)).toEqual([
      null,
      'émincé',
      null,
      null,
      null,
      null,
      'à votre goût',
    ]);
    expect(render(toadInTheHole, 'es').ingredients.at(-1)?.note).toBe('al gusto');
  });

  test('tell what may stand in its place', () => {
    const line = aLine('butter', { alternatives: ['margarine', 'olive-oil'] });
    expect(noteOf(line, 'en-GB')).toBe('or margarine, or olive oil');
    expect(noteOf(line, 'es')).toBe('o margarina, o aceite de oliva');
  });

  test('tell of peanuts that they are no nuts, where these are in doubt', () => {
    const line = aLine('peanut-butter', { inDoubt: { allergens: ['Nuts'], foods: [] } });
    expect(noteOf(line, 'en-GB')).toBe('peanut is a separate allergen; check the packet for nuts');
    expect(noteOf(line, 'es')).toBe('el cacahuete es otro alérgeno; comprueba en el envase que no haya frutos secos');
  });
});

describe('servings', () => {
  test('scale the amounts of lines and steps, and the names with them', () => {
    expect(lines(toadInTheHole, 'en-GB', { servings: 8 }).slice(0, 4)).toEqual([
      '4 courgettes',
      '2 onions',
      '4–6 cloves garlic',
      '100 g butter',
    ]);
    expect(lines(toadInTheHole, 'fr', { servings: 2 }).slice(0, 2)).toEqual(['1 courgette', '½ oignon']);
    expect(steps(toadInTheHole, 'en-GB', { servings: 8 })[1]).toContain('400 ml of the milk');
  });

  test('leave lengths, times and temperatures alone', () => {
    expect(steps(toadInTheHole, 'en-GB', { servings: 8 })[0]).toBe(steps(toadInTheHole, 'en-GB')[0]);
  });

  test('come with the amounts as data, to be rendered again', () => {
    const [courgette] = render(toadInTheHole, 'en-GB', { servings: 6 }).ingredients;
    expect(courgette).toMatchObject({ amount: { min: 3 }, unit: null, ingredientId: 'courgette' });
  });
});

describe('a swapped ingredient', () => {
  const swap = (from: string, to: string) => ({
    ...toadInTheHole,
    lines: toadInTheHole.lines.map((line) =>
      line.ingredient === from
        ? { ...line, ingredient: to, swappedFrom: { ingredient: from, because: ['Dairy'] } }
        : line,
    ),
  });

  test('goes by the substitute’s name in the lines, and says what it replaces', () => {
    const [, , , fat] = render(swap('butter', 'olive-oil'), 'es').ingredients;
    expect(fat).toMatchObject({ name: 'aceite de oliva', replaces: 'mantequilla', ingredientId: 'olive-oil' });
  });

  test('goes by it in the steps, with the article that suits it', () => {
    const oil = swap('butter', 'olive-oil');
    expect(steps(oil, 'en-GB')[0]).toContain('with a little olive oil.');
    expect(steps(oil, 'es')[0]).toContain('con el aceite de oliva.');
    expect(steps(oil, 'fr')[0]).toContain('avec l’huile d’olive.');
    expect(steps(swap('milk', 'honey'), 'es')[1]).toContain('de la miel');
    expect(steps(swap('plain-flour', 'honey'), 'fr')[1]).toContain('Fouettez le miel');
    expect(steps(swap('courgette', 'butter-bean'), 'fr')[1]).toContain('ajoutez les haricots beurre');
  });

  test('takes "an" where it needs it, and the capital of the word it replaces', () => {
    const recipe = aRecipe({
      lines: [
        aLine('butter', {
          ingredient: 'onion',
          swappedFrom: { ingredient: 'courgette', because: [] },
          amount: { min: 1 },
          unit: null,
        }),
      ],
      steps: [aStep('Slice a ', { line: 0, as: 'courgette' }, '. ', { line: 0, as: 'Courgette' }, ' done.')],
    });
    expect(steps(recipe, 'en-GB')).toEqual(['Slice an onion. Onion done.']);
  });

  test('leaves a pronoun alone that stands for what is cooked in it', () => {
    const fat = aLine('butter', { ingredient: 'olive-oil', swappedFrom: { ingredient: 'butter', because: [] } });
    const cooking = (food: string) =>
      aRecipe({
        lines: [fat, aLine('onion')],
        steps: [
          {
            seconds: 60,
            text: {
              en: ['Cook.'],
              fr: [
                'Cuire l’',
                { line: 1, as: food },
                ' dans le ',
                { line: 0, as: 'beurre' },
                ' jusqu’à ce qu’il dore.',
              ],
            },
          },
        ],
      });
    expect(steps(cooking('oignon'), 'fr')[0]).toBe('Cuire l’oignon dans l’huile d’olive jusqu’à ce qu’il dore.');
  });

  test('leaves a pronoun alone that stands for what is coated with it', () => {
    const honey = aLine('courgette', { ingredient: 'honey', swappedFrom: { ingredient: 'courgette', because: [] } });
    const [flour, coat] = [
      { line: 0, as: 'farine' },
      { line: 1, as: 'courgettes' },
    ];
    const fr = ['Passer les palets dans la ', flour, ', les ', coat, ', et les mettre au frais.'];
    const coated = aRecipe({
      lines: [aLine('plain-flour'), honey],
      steps: [{ seconds: 60, text: { en: ['Coat.'], fr } }],
    });
    expect(steps(coated, 'fr')[0]).toBe('Passer les palets dans la farine, le miel, et les mettre au frais.');
  });

  test('agrees with a pronoun behind the rest of something else', () => {
    const courgette = aLine('honey', { ingredient: 'courgette', swappedFrom: { ingredient: 'honey', because: [] } });
    const fr = [
      ...['Fouetter le ', { line: 0, as: 'miel' }, ' avec le ', { line: 1, as: 'jus de citron' }],
      ...[', le reste du ', { line: 2, as: 'sel' }, ' et un trait d’eau jusqu’à ce qu’il coule.'],
    ];
    const sauce = aRecipe({
      lines: [courgette, aLine('lemon-juice'), aLine('salt')],
      steps: [{ seconds: 60, text: { en: ['Whisk.'], fr } }],
    });
    expect(steps(sauce, 'fr')[0]).toMatch(/^Fouetter la courgette .* jusqu’à ce qu’elle coule\.$/u);
  });
});

test('cups of what is weighed become grams for a metric reader, and cups of what is poured millilitres', () => {
  const american = aRecipe({
    source: 'user',
    lines: [
      aLine('plain-flour', { name: { en: 'all-purpose flour' }, amount: { min: 2 }, unit: 'cup' }),
      aLine('milk', { amount: { min: 1 }, unit: 'cup' }),
    ],
  });
  expect(lines(american, 'en-GB')).toEqual(['250 g plain flour', '240 ml milk']);
  expect(lines(american, 'en-US')).toEqual(['2 cups all-purpose flour', '1 cup milk']);
  expect(render(american, 'en-GB').ingredients[0]).toMatchObject({ unit: 'g' });
});

test('a drink is poured in fluid ounces in America', () => {
  const gin = aRecipe({ category: 'Drinks', lines: [aLine('gin', { amount: { min: 60 }, unit: 'ml' })] });
  expect(lines(gin, 'en-US')).toEqual(['2 fl oz gin']);
});

test('lengths outside the steps are measured for the reader as well', () => {
  const cake = aRecipe({
    equipment: [
      { en: 'round cake tin of 20 cm', es: 'molde redondo de 20 cm' },
      { en: '30 x 20 cm dish', es: 'fuente de 30 x 20 cm' },
    ],
    lines: [aLine('onion', { preparation: { en: 'in 2 cm cubes', es: 'en dados de 2 cm' } })],
  });
  expect(render(cake, 'en-US').equipment.map(plain)).toEqual(['round cake pan of 8 in', '12 x 8-inch dish']);
  expect(plain(render(cake, 'en-US').ingredients[0]?.note ?? '')).toBe('in ¾-inch cubes');
  const imperial = { measurementSystem: 'imperial' } as const;
  expect(render(cake, 'es', imperial).equipment.map(plain)[0]).toBe('molde redondo de 8 pulgadas');
  expect(render(cake, 'en-GB').equipment[0]).toBe('round cake tin of 20 cm');
});

test('oil at 180 °C is no oven', () => {
  const frying = aRecipe({ steps: [aStep('Heat the oil to ', { celsius: 180 }, '.')] });
  expect(steps(frying, 'en-GB')).toEqual(['Heat the oil to 180 °C.']);
});

test('the mark on the dial stands once, behind the fan temperature', () => {
  const baked = aRecipe({ steps: [aStep('Heat the oven to ', { celsius: 200 }, ' (', { celsius: 180 }, ' fan).')] });
  expect(steps(baked, 'en-GB')).toEqual(['Heat the oven to 200 °C (180 °C fan, gas mark 6).']);
  expect(steps(baked, 'en-US')).toEqual(['Heat the oven to 400 °F (350 °F fan).']);
});
