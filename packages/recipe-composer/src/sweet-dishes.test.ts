import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { createComposer } from './create-composer.ts';

const composer = createComposer(kb);
const ANYTHING = { category: null, subcategory: null, preferences: { excludedAllergens: [], dietTypes: [] } } as const;

function find(available: readonly string[], template: string) {
  return composer.compose({ ...ANYTHING, available }).find((each) => each.template.id === template);
}

function composed(available: readonly string[], template: string, language: 'en-GB' | 'fr' = 'en-GB') {
  const recipe = find(available, template)?.write();
  if (!recipe) throw new Error(`${template} is not composed of ${available.join(', ')}`);
  const { title, instructions, tip } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  return {
    ids: recipe.lines.map(({ ingredient }) => ingredient),
    title,
    tip,
    steps: instructions.map(({ step }) => step),
  };
}

describe('fruit in a drink', () => {
  test('berries are crushed into iced tea, which is strained', () => {
    const steps = composed(['black-tea', 'raspberry'], 'iced-tea').steps.join(' ');
    expect(steps).toMatch(/crush the raspberries.*and strain/);
  });

  test('an orange is squeezed', () => {
    expect(composed(['rum', 'orange'], 'toddy').steps.join(' ')).toMatch(/Squeeze the .*orange.*orange juice/s);
  });

  test('pineapple is blended into a lemonade, not crushed', () => {
    const steps = composed(['lemon', 'pineapple'], 'lemonade').steps.join(' ');
    expect(steps).toMatch(/Blend the pineapple/);
    expect(steps).not.toMatch(/Crush/);
  });
});

describe('spice in a drink', () => {
  test('sticks simmer and steep, ground spice is stirred in with the sugar', () => {
    expect(composed(['rum', 'cinnamon-stick'], 'toddy').steps.join(' ')).toMatch(/simmer.*Take off the heat.*strain/s);
    expect(composed(['rum', 'cinnamon'], 'toddy').steps.join(' ')).toMatch(/Put the sugar, (?:ground )?cinnamon, rum/);
    expect(composed(['rum', 'cinnamon'], 'toddy').steps.join(' ')).not.toMatch(/strain/i);
  });

  test('ginger is boiled before milk is added, and strained', () => {
    const { steps } = composed(['milk', 'ginger'], 'hot-milk');
    const boiled = steps.findIndex((step) => /^Simmer the ginger in the water/.test(step));
    expect(boiled).toBeGreaterThanOrEqual(0);
    expect(steps.findIndex((step) => /the milk and/.test(step) || /Add the milk/.test(step))).toBeGreaterThan(boiled);
    expect(steps.at(-1)).toMatch(/^Strain/);
  });
});

test('bubbles go into a punch last', () => {
  const { steps } = composed(['prosecco', 'orange-juice', 'strawberry'], 'punch');
  expect(steps.at(-1)).toMatch(/prosecco/);
  expect(steps.slice(0, -1).join(' ')).not.toMatch(/prosecco/);
});

describe('fruit that is cooked for a dessert', () => {
  test('berries cook in an open pan without water, apples in a covered one with it', () => {
    const berries = composed(['raspberry', 'double-cream'], 'fruit-fool');
    expect(berries.ids).not.toContain('water');
    expect(berries.steps.join(' ')).toMatch(/open pan/);
    expect(composed(['apple', 'double-cream'], 'fruit-fool').steps.join(' ')).toMatch(/water in a covered pan/);
  });

  test('cream that can’t be whipped makes no fool', () => {
    expect(find(['raspberry', 'single-cream'], 'fruit-fool')).toBeUndefined();
  });

  test('the base of a tart is protected by what is there, and nuts go on late', () => {
    const { steps, ids } = composed(['puff-pastry', 'plum', 'breadcrumb', 'flaked-almond'], 'fruit-tart');
    expect(ids).not.toContain('plain-flour');
    expect(steps.join(' ')).toMatch(/Scatter the breadcrumbs? over the middle/);
    expect(steps.at(-1)).toMatch(/^Bake for 25\sminutes, scatter with the flaked almonds/);
  });

  test('bananas make neither a tart nor a crumble', () => {
    expect(find(['puff-pastry', 'banana'], 'fruit-tart')).toBeUndefined();
    expect(find(['banana', 'plain-flour', 'butter'], 'crumble')).toBeUndefined();
  });
});

test('apples are blended with something creamy and a spice, or not at all', () => {
  expect(find(['apple', 'milk'], 'smoothie')).toBeUndefined();
  expect(composed(['apple', 'yogurt'], 'smoothie').ids).toContain('cinnamon');
});

test('oats soak before they are blended', () => {
  expect(composed(['banana', 'milk', 'rolled-oats'], 'smoothie').steps[1]).toMatch(/oats.*soak/);
});

test('a tip is left out where the dish does not bear it out', () => {
  expect(composed(['strawberry', 'yogurt'], 'smoothie').tip).toMatch(/frozen/);
  expect(composed(['apple', 'yogurt'], 'smoothie').tip).toBeNull();
});

test('a title names one piece in the singular', () => {
  expect(composed(['apple', 'yogurt'], 'smoothie', 'fr').title).toBe('Smoothie à la pomme');
});
