import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { describe, expect, test } from 'vitest';
import { createComposer } from '../create-composer.ts';

const composer = createComposer(kb);

function composed(available: readonly string[], template: string): CanonicalRecipe | null {
  const preferences = { excludedAllergens: [], dietTypes: [] };
  const dishes = composer.compose({ available, category: null, subcategory: null, preferences });
  return dishes.find((dish) => dish.template.id === template)?.write() ?? null;
}

function idsOf(available: readonly string[], template: string): (string | null)[] {
  const recipe = composed(available, template);
  if (!recipe) throw new Error(`${template} is not composed of ${available.join(', ')}`);
  return recipe.lines.map(({ ingredient }) => ingredient);
}

describe('foods that make no dish are left to the cookbook', () => {
  test.each([
    ['smooth-soup', ['courgette'], ['courgette', 'potato']],
    ['chunky-soup', ['chicken-breast', 'celery'], ['chicken-breast', 'celery', 'carrot']],
    ['curry', ['cabbage', 'tinned-tomato'], ['cabbage', 'chickpea', 'tinned-tomato']],
    ['gratin', ['cauliflower', 'leek'], ['cauliflower', 'leek', 'gruyere']],
    ['roasted-tray', ['carrot', 'sweet-pepper'], ['carrot', 'sweet-pepper', 'feta']],
    ['stir-fry', ['celery', 'cabbage'], ['celery', 'cabbage', 'tofu']],
    ['toast', ['bread', 'courgette'], ['bread', 'courgette', 'cheddar']],
    ['leaf-salad', ['lettuce', 'date'], ['lettuce', 'date', 'goats-cheese']],
    ['creamy-dip', ['ricotta', 'lemon'], ['ricotta', 'chive']],
  ])('a %s is not made of %j, but of %j', (template, tooLittle, enough) => {
    expect(composed(tooLittle, template)).toBeNull();
    expect(composed(enough, template)).not.toBeNull();
  });

  test('beans make a soup with one vegetable', () => {
    expect(composed(['chickpea', 'spinach'], 'chunky-soup')).not.toBeNull();
  });
});

test('potatoes are served beside European dishes, rice beside others', () => {
  expect(idsOf(['beef', 'carrot'], 'braise')).toContain('potato');
  expect(idsOf(['lamb', 'cumin-seed', 'mint'], 'braise')).toContain('long-grain-rice');
});

test('bread beside a tray is served though nothing finishes the dish', () => {
  const steps = composed(['savory', 'wholemeal-bread', 'mixed-vegetable', 'meatball'], 'traybake')?.steps ?? [];
  expect(JSON.stringify(steps.at(-1)?.text.en)).toMatch(/Serve with/);
});

test('pasta is served beside a braise, tossed in its sauce, and not beside a pan dish or a roast', () => {
  expect(idsOf(['beef', 'carrot', 'pasta'], 'braise')).toContain('pasta');
  expect(idsOf(['beef', 'carrot', 'macaroni'], 'braise')).not.toContain('macaroni');
  expect(idsOf(['pork-chop', 'mushroom', 'pasta'], 'pan-sauce')).not.toContain('pasta');
  expect(idsOf(['chicken-breast', 'mushroom', 'pasta'], 'skillet')).not.toContain('pasta');
  expect(idsOf(['prawn', 'courgette', 'linguine'], 'pan-fish')).not.toContain('linguine');
});

test.each([
  ['beef', 'red-wine'],
  ['chicken-leg', 'white-wine'],
])('a braise of %s proposes %s', (meat, wine) => {
  expect(idsOf([meat, 'carrot'], 'braise')).toContain(wine);
});

test.each([
  ['pancakes', ['egg', 'milk']],
  ['topped-flatbread', ['minced-lamb', 'yogurt', 'sweet-pepper']],
  ['cobbler', ['plum', 'butter', 'milk']],
])('%s of flour that has a raising agent in it get no other', (template, others) => {
  expect(idsOf(['self-raising-flour', ...others], template)).not.toContain('baking-powder');
  expect(idsOf(['plain-flour', ...others], template)).toContain('baking-powder');
});

test('a soup of tomatoes takes less stock than one of carrots', () => {
  const stock = (vegetable: string) => {
    const line = composed([vegetable, 'single-cream'], 'smooth-soup')?.lines.find(
      ({ ingredient }) => ingredient === 'vegetable-stock',
    );
    return (line && gramsOf(line, kb)) ?? 0;
  };
  expect(stock('tomato')).toBeGreaterThan(0);
  expect(stock('tomato')).toBeLessThan(0.75 * stock('carrot'));
});

test('who has a herb that does not suit a dish is not asked to buy another', () => {
  expect(idsOf(['pasta', 'tuna', 'lemon', 'coriander-leaf'], 'tossed-pasta')).not.toContain('parsley');
  expect(idsOf(['pasta', 'tuna', 'lemon'], 'tossed-pasta')).toContain('parsley');
});

test('two kinds that share a short name go by their own', () => {
  const { title } = composed(['white-mushroom', 'portobello-mushroom', 'chicken-breast'], 'skillet') ?? {};
  expect(title?.en).not.toMatch(/mushrooms and mushrooms/);
});

test('where potatoes are the one vegetable of a pan, a salad is proposed', () => {
  expect(idsOf(['salmon', 'potato'], 'pan-fish')).toContain('rocket');
  expect(idsOf(['lamb', 'pea'], 'skillet')).not.toContain('rocket');
  expect(idsOf(['lamb', 'carrot'], 'skillet')).not.toContain('rocket');
});

test('a pan dish with soy sauce or tomato has rice beside it, and never plain pasta', () => {
  expect(idsOf(['beef', 'potato', 'soy-sauce', 'broccoli'], 'skillet')).not.toContain('potato');
  expect(idsOf(['turkey', 'courgette'], 'skillet')).toContain('long-grain-rice');
  expect(idsOf(['macaroni', 'tuna', 'carrot'], 'pan-fish')).not.toContain('macaroni');
  expect(idsOf(['cashew', 'sweet-pepper', 'prawn'], 'pan-fish')).not.toContain('cashew');
});
