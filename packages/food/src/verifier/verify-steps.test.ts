import type { Allergen } from '@larder/contract/allergen';
import { describe, expect, test } from 'vitest';
import { aLine, aRecipe, aStep } from '../__fixtures__/recipes.ts';
import { smallKnowledgeBase as kb } from '../__fixtures__/small-knowledge-base.ts';
import type { CanonicalRecipe } from '../recipe.ts';
import { type Verdict, verifyRecipe } from './verify.ts';

const verify = (given: Partial<CanonicalRecipe>) => verifyRecipe(aRecipe(given), kb);
const allergen = (verdict: Verdict, name: Allergen) => verdict.allergens.find(({ allergen }) => allergen === name);
const contained = ({ allergens }: Verdict) =>
  allergens.flatMap(({ allergen, state }) => (state === 'contains' ? [allergen] : []));

describe('allergens that only a step names', () => {
  const inSteps = (...text: Parameters<typeof aStep>) => verify({ lines: [aLine('onion')], steps: [aStep(...text)] });

  test('are contained, with the step that says so', () => {
    const verdict = inSteps('Butter the tin and line it.');
    expect(allergen(verdict, 'Dairy')).toMatchObject({
      state: 'contains',
      evidence: [{ where: 'step', index: 0, ingredient: { id: 'butter' } }],
    });
  });

  test.each([
    ['Serve with crusty bread.', ['Gluten', 'Wheat']],
    ['Scatter over some walnuts and a glug of olive oil.', ['Nuts']],
    ['Brush with a beaten egg.', ['Eggs']],
    ['Serve with strawberries and cream.', ['Dairy']],
    ['Warm the honey and cream together.', ['Dairy']],
    ['Serve with toast.', ['Gluten', 'Wheat']],
    ['Add a splash of Worcestershire sauce, then the coconut milk.', ['Fish']],
  ])('are found: %s', (text, expected) => {
    expect(contained(inSteps(text))).toEqual(expected);
  });

  test.each([
    'Fish out the onion.',
    'Roll the mixture into walnut-sized balls, each the size of an egg.',
    'Stir in the butter beans and the coconut milk.',
    'Toast the seeds in a dry pan, then cream the mixture.',
    'Simmer until the sauce thickens.',
    'Pour into a wine glass.',
    'Add the seeds and toast until golden, or let them toast.',
    'Cook until soft as butter, and beat until the cream holds.',
    'Serve without bread.',
    'Serve egg-free.',
  ])('are not read into: %s', (text) => {
    const verdict = inSteps(text);
    expect(contained(verdict)).toEqual([]);
    expect(verdict.allergens.filter(({ state }) => state === 'cant-tell')).toEqual([]);
  });

  test('a verb right before an ingredient is no ingredient', () => {
    expect(contained(inSteps('Toast ', { line: 0, as: 'onions' }, ' and cream ', { line: 0, as: 'onions' }))).toEqual(
      [],
    );
  });

  test('are found in every language the step is written in, each by its own words', () => {
    const translated = (es: string, fr: string) =>
      verify({
        title: { en: 'Cake', es: 'Bizcocho', fr: 'Gâteau' },
        lines: [aLine('onion')],
        steps: [{ seconds: 60, text: { en: ['Bake.'], es: [es], fr: [fr] } }],
      });
    expect(contained(translated('Engrasa con mantequilla.', 'Faites cuire.'))).toEqual(['Dairy']);
    expect(contained(translated('Hornea.', 'Ajoutez les œufs battus.'))).toEqual(['Eggs']);
    expect(contained(translated('Bolas del tamaño de una nuez.', 'Remplissez le moule à cake.'))).toEqual([]);
    expect(contained(translated('Hornea.', 'Ajoutez une noix de beurre.'))).toEqual(['Dairy']);
    expect(contained(translated('Hornea.', 'Ajoutez les moules et couvrez.'))).toEqual(['Molluscs']);
  });

  test('are found whatever language a person wrote in', () => {
    const verdict = verify({
      source: 'user',
      title: { en: 'Gâteau' },
      lines: [aLine('onion')],
      steps: [aStep('Mélangez le tout avec les œufs et la farine, puis faites cuire dans le four.')],
    });
    expect(contained(verdict)).toEqual(['Gluten', 'Eggs', 'Wheat']);
  });

  test('a general word means the narrower thing that the lines hold, and that alone', () => {
    const steps = [aStep('Stir in the flour.')];
    expect(contained(verify({ lines: [aLine('gluten-free-flour')], steps }))).toEqual([]);
    expect(contained(verify({ lines: [aLine('onion')], steps }))).toEqual(['Gluten', 'Wheat']);
  });

  test('what adds nothing new is not counted again', () => {
    const verdict = verify({
      lines: [aLine('bread'), aLine('egg')],
      steps: [aStep('Pile it onto the toast and serve with more bread and eggs.')],
    });
    const places = verdict.allergens.flatMap(({ evidence }) => evidence.map(({ where }) => where));
    expect(places).toContain('ingredient');
    expect(places).not.toContain('step');
  });

  test('words that mean something else in a recipe are no food', () => {
    const inSpanish = (text: string) =>
      verify({
        title: { en: 'x', es: 'x' },
        lines: [aLine('onion')],
        steps: [{ seconds: 60, text: { en: ['.'], es: [text] } }],
      });
    expect(contained(inSpanish('Bate hasta que forme una pasta del color de la nuez.'))).toEqual([]);
  });

  test('a general word for what a line holds adds nothing', () => {
    const verdict = verify({
      lines: [aLine('spaghetti'), aLine('coconut-milk', { name: { en: 'coconut milk' } })],
      steps: [aStep('Cook the pasta, then pour in the milk.')],
    });
    expect(contained(verdict)).toEqual(['Gluten', 'Wheat']);
    expect(allergen(verdict, 'Gluten')?.evidence).toHaveLength(1);
  });
});
