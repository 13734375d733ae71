import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { createComposer } from '../create-composer.ts';

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
    expect(composed(['rum', 'orange'], 'toddy').steps.join(' ')).toMatch(/orange juice/);
  });

  test('pineapple is blended into a lemonade, not crushed', () => {
    const steps = composed(['lemon', 'pineapple'], 'lemonade').steps.join(' ');
    expect(steps).toMatch(/Blend the pineapple/);
    expect(steps).not.toMatch(/Crush/);
  });
});

describe('spice in a drink', () => {
  test('sticks simmer and steep, ground spice is stirred in with the sugar', () => {
    expect(composed(['rum', 'cinnamon-stick'], 'toddy').steps.join(' ')).toMatch(/simmer.*Lift out the cinnamon/s);
    expect(composed(['rum', 'cinnamon'], 'toddy').steps.join(' ')).toMatch(
      /Share the sugar, (?:ground )?cinnamon, rum/,
    );
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
    expect(steps.at(-1)).toMatch(/^Bake for 25\sminutes, scatter with the almonds/);
  });

  test('bananas make neither a tart nor a crumble', () => {
    expect(find(['puff-pastry', 'banana'], 'fruit-tart')).toBeUndefined();
    expect(find(['banana', 'plain-flour', 'butter'], 'crumble')).toBeUndefined();
  });
});

test('apples are blended beside softer fruit, or not at all', () => {
  expect(find(['apple', 'yogurt'], 'smoothie')).toBeUndefined();
  expect(composed(['apple', 'banana', 'yogurt'], 'smoothie').ids).toContain('apple');
});

test('kiwis are blended with no milk, and juice takes no honey', () => {
  expect(composed(['kiwi', 'banana'], 'smoothie').ids).toContain('orange-juice');
  expect(composed(['banana', 'orange-juice', 'honey'], 'smoothie').ids).not.toContain('honey');
});

test('a liqueur sweetens a sour by itself', () => {
  expect(composed(['tequila', 'lime-juice', 'triple-sec'], 'sour').ids).not.toContain('sugar');
  expect(composed(['tequila', 'lime-juice'], 'sour').ids).toContain('sugar');
  expect(composed(['tequila', 'lime-juice', 'sugar-syrup'], 'sour').ids).not.toContain('sugar');
  expect(composed(['gin', 'lemon-juice', 'grenadine'], 'sour').title).toBe('Gin and grenadine sour');
});

test('port is no wine for a spritz, and cola none for a punch', () => {
  expect(find(['port', 'campari'], 'spritz')).toBeUndefined();
  expect(composed(['red-wine', 'orange-juice', 'lemon', 'cola'], 'punch').ids).not.toContain('cola');
});

test('only a lemon gives zest to a custard', () => {
  expect(composed(['egg', 'milk', 'vanilla-extract', 'lemon-juice'], 'stirred-custard').ids).not.toContain(
    'lemon-juice',
  );
});

test('a toddy warms its juice and boils its spice', () => {
  expect(composed(['rum', 'apple-juice', 'cinnamon-stick'], 'toddy').steps.join(' ')).toMatch(
    /Bring the water and cinnamon to the boil.*Add the apple juice and warm.*without letting it boil/s,
  );
});

test('cocoa is sweetened with as much as there is of it', () => {
  const { lines = [] } = find(['rolled-oats', 'cocoa-powder', 'milk'], 'porridge')?.write() ?? {};
  const spoons = (id: string) => lines.find(({ ingredient }) => ingredient === id)?.amount?.min ?? 0;
  expect(spoons('sugar')).toBeGreaterThanOrEqual(spoons('cocoa-powder'));
});

test('oats soak before they are blended', () => {
  expect(composed(['banana', 'milk', 'rolled-oats'], 'smoothie').steps[0]).toMatch(/oats.*soak/);
});

test('a tip is left out where the dish does not bear it out', () => {
  const tipsOf = (fruits: readonly string[]) =>
    fruits.map((fruit) => composed([fruit, 'yogurt'], 'smoothie').tip ?? '').filter((tip) => /frozen/.test(tip));
  expect(tipsOf(['strawberry', 'raspberry', 'blueberry', 'banana', 'mango'])).not.toEqual([]);
  expect(tipsOf(['peach', 'nectarine', 'apricot', 'plum'])).toEqual([]);
});

test('a title names one piece in the singular', () => {
  expect(composed(['apple', 'peanut-butter', 'bread'], 'sweet-toast', 'fr').title).toMatch(/^Tartine à la pomme/);
});
