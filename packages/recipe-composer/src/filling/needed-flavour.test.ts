import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { type CompositionRequest, createComposer } from '../create-composer.ts';

const composer = createComposer(kb);
type Preferences = CompositionRequest['preferences'];
const ANYTHING: Preferences = { excludedAllergens: [], dietTypes: [] };

function composed(available: string[], template: string, preferences = ANYTHING) {
  const dishes = composer.compose({ category: null, subcategory: null, preferences, available });
  const recipe = dishes.find((dish) => dish.template.id === template)?.write();
  if (!recipe) throw new Error(`${template} is not composed of ${available.join(', ')}`);
  return recipe;
}

/** The ids of the lines that can't be left out. */
function certain(...args: Parameters<typeof composed>): (string | null)[] {
  return composed(...args).lines.flatMap(({ ingredient, optional }) => (optional ? [] : [ingredient]));
}

describe('a dish needs what it would be bland without, of what people have at home', () => {
  test.each([
    ['braise', ['pork-shoulder'], ['garlic', 'tomato-puree', 'plain-flour', 'white-wine']],
    ['gratin', ['courgette', 'gruyere'], ['garlic', 'nutmeg']],
    ['leaf-salad', ['lettuce', 'egg'], ['shallot', 'white-wine-vinegar', 'dijon-mustard']],
    ['roasted-tray', ['red-pepper', 'courgette', 'parmesan'], ['lemon', 'dried-thyme']],
    ['chilli', ['black-bean', 'chopped-tomatoes'], ['red-chilli', 'ground-cumin']],
    ['smash', ['gin', 'mint'], ['lemon']],
    ['porridge', ['rolled-oats', 'cocoa-powder', 'milk'], ['sugar']],
  ])('a %s of %j needs %j', (template, have, needed) => {
    expect(certain(have, template)).toEqual(expect.arrayContaining(needed));
  });

  test('what is there plays the part of what would be needed', () => {
    expect(certain(['pork-shoulder', 'paprika', 'red-wine'], 'braise')).not.toContain('dried-rosemary');
    expect(certain(['pork-shoulder', 'paprika', 'red-wine'], 'braise')).not.toContain('cider-vinegar');
    expect(certain(['rolled-oats', 'banana', 'milk'], 'porridge')).not.toContain('honey');
  });

  test('what a person excludes is not needed, and another flavour that fits takes its place', () => {
    const preferences: Preferences = { ...ANYTHING, excludedIngredients: ['mustard', 'lemon', 'garlic'] };
    const ids = composed(['lettuce', 'egg'], 'leaf-salad', preferences).lines.map(({ ingredient }) => ingredient);
    expect(ids).not.toContain('dijon-mustard');
    expect(ids).not.toContain('lemon');
    expect(ids).toContain('white-wine-vinegar');
    const braise = composed(['pork-shoulder'], 'braise', preferences).lines.map(({ ingredient }) => ingredient);
    expect(braise).not.toContain('garlic');
  });

  test('a tomato sauce is cooked without the seasonings that a person excludes', () => {
    const excludedIngredients = ['garlic', 'chilli', 'chilli-flakes', 'dried-oregano', 'dried-thyme', 'dried-herb'];
    const available = ['bucatini', 'tomato', 'pork-belly'];
    const { steps } = composed(available, 'tomato-pasta', { ...ANYTHING, excludedIngredients });
    expect(steps.map(({ text }) => JSON.stringify(text.en)).join(' ')).toMatch(/Add .*simmer until the sauce/);
  });
});

test('a line says whether pulses are weighed cooked or dry, in every language', () => {
  const noteOf = (id: string, have: string[], template: string, language: 'en-GB' | 'es' | 'fr') => {
    const { ingredients } = renderRecipe(composed(have, template), { language, measurementSystem: 'metric' }, kb);
    return ingredients.find(({ ingredientId }) => ingredientId === id)?.note;
  };
  const beans = ['black-bean', 'chopped-tomatoes'];
  expect(noteOf('black-bean', beans, 'chilli', 'en-GB')).toBe('tinned or cooked, drained weight, rinsed');
  expect(noteOf('black-bean', beans, 'chilli', 'es')).toMatch(/^peso escurrido/);
  expect(noteOf('black-bean', beans, 'chilli', 'fr')).toMatch(/^poids égoutté/);
  expect(noteOf('red-lentil', ['red-lentil', 'carrot'], 'chunky-soup', 'fr')).toBe('poids à sec, rincées et égouttées');
});

test('pulses come in tins and half tins', () => {
  const grams = composed(['chickpea', 'lettuce', 'tomato'], 'bean-salad').lines.find(
    ({ ingredient }) => ingredient === 'chickpea',
  )?.amount?.min;
  expect((grams ?? 1) % 120).toBe(0);
});

test('a bouquet garni cooks in the liquid and is taken out', () => {
  const recipe = composed(['lamb-shoulder', 'bouquet-garni'], 'braise');
  const { instructions } = renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb);
  expect(instructions.map(({ step }) => step).join(' ')).toMatch(/Take out the bouquet garni/);
});

test('two herbs share the amount of one', () => {
  const handfuls = (have: string[]) =>
    composed(have, 'steamed-shellfish').lines.flatMap(({ unit, amount }) => (unit === 'handful' ? [amount?.min] : []));
  expect(handfuls(['mussel', 'dill', 'mint'])).toEqual([1, 1]);
});

test('a dressing is not made of oil that is solid when it is cold', () => {
  const oils = composed(['lettuce', 'egg', 'coconut-oil'], 'leaf-salad').lines.map(({ ingredient }) => ingredient);
  expect(oils).toContain('olive-oil');
  expect(oils).not.toContain('coconut-oil');
});

test('dried herbs season what soft ones finish', () => {
  expect(certain(['pork-shoulder', 'dried-oregano'], 'braise')).toContain('dried-oregano');
});
