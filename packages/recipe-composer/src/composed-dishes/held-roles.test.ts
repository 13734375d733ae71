import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { describe, expect, test } from 'vitest';
import { composedRecipe, composedSteps } from '../__fixtures__/composed-recipe.ts';
import { createComposer } from '../create-composer.ts';

const composer = createComposer(kb);
const ANYTHING = { category: null, subcategory: null, preferences: { excludedAllergens: [], dietTypes: [] } } as const;

function idsOf(available: readonly string[], template: string): (string | null)[] {
  return composedRecipe(available, template).lines.map(({ ingredient }) => ingredient);
}

describe('what is there plays a role before anything is bought for it', () => {
  test.each([
    ['braise', ['chicken-leg', 'olive', 'prosecco'], 'prosecco', 'white-wine'],
    ['braise', ['chicken-leg', 'olive', 'spring-onion'], 'spring-onion', 'onion'],
    ['steamed-shellfish', ['mussel', 'tomato', 'champagne'], 'champagne', 'white-wine'],
    ['potato-salad', ['potato', 'mayonnaise', 'rice-vinegar'], 'rice-vinegar', 'white-wine-vinegar'],
    ['traybake', ['chicken', 'courgette', 'ancho-chilli'], 'ancho-chilli', 'paprika'],
    ['omelette', ['egg', 'cheddar', 'naan'], 'naan', 'bread'],
    ['skillet', ['chicken-breast', 'courgette', 'garlic-oil'], 'garlic-oil', 'garlic'],
    ['skillet', ['chicken-breast', 'courgette', 'garlic-oil'], 'garlic-oil', 'olive-oil'],
  ])('in a %s of %j it is %s and not %s', (template, available, held, bought) => {
    const ids = idsOf(available, template);
    expect(ids).toContain(held);
    expect(ids).not.toContain(bought);
  });

  test('but not where a diet rules it out', () => {
    const preferences = { excludedAllergens: [], dietTypes: ['Low FODMAP' as const] };
    const dishes = composer.compose({ ...ANYTHING, preferences, available: ['chicken-leg', 'olive', 'spring-onion'] });
    const braise = dishes.find(({ template }) => template.id === 'braise');
    expect(braise?.write()?.lines.map(({ ingredient }) => ingredient) ?? []).not.toContain('spring-onion');
  });

  test('no garlic oil goes into something sweet', () => {
    expect(idsOf(['egg', 'plain-flour', 'milk', 'garlic-oil'], 'pancakes')).not.toContain('garlic-oil');
  });
});

describe('an acid suits the dish', () => {
  test('lime goes into no European braise', () => {
    expect(idsOf(['stewing-beef', 'rosemary', 'carrot', 'lime'], 'braise')).not.toContain('lime');
  });

  test('wine is sharpened by wine vinegar', () => {
    const ids = idsOf(['lamb-shoulder', 'red-wine', 'rosemary', 'cider-vinegar'], 'braise');
    expect(ids).not.toContain('cider-vinegar');
  });

  test('a soup of tomatoes needs no more', () => {
    expect(idsOf(['tomato', 'carrot', 'lemon'], 'smooth-soup')).not.toContain('lemon');
  });
});

test('joints come one for each, and eggs are shared evenly', () => {
  const amount = (ids: readonly string[], template: string, id: string) =>
    composedRecipe(ids, template).lines.find(({ ingredient }) => ingredient === id)?.amount?.min;
  expect(amount(['chicken-leg', 'olive'], 'braise', 'chicken-leg')).toBe(4);
  expect((amount(['egg', 'courgette'], 'frittata', 'egg') ?? 1) % 4).toBe(0);
});

test('yogurt is the dressing of a cucumber salad, in place of cheese', () => {
  const available = ['cucumber', 'yogurt', 'mint', 'garlic'];
  expect(composedSteps(available, 'raw-salad')).toMatch(/Whisk the lemon juice and garlic with the yogurt/);
  expect(idsOf(available, 'raw-salad')).not.toContain('feta');
});

test('smoked salmon is in the eggs of a frittata', () => {
  const steps = composedSteps(['egg', 'smoked-salmon', 'cream-cheese', 'chive'], 'frittata');
  expect(steps).toMatch(/Beat the eggs with [^.]*smoked salmon/);
});

test('horseradish is in the cold cream beside mackerel and in the hot cream over cod; beetroot is grated', () => {
  const mackerel = composedSteps(['mackerel', 'horseradish', 'creme-fraiche', 'potato', 'beetroot'], 'pan-fish');
  expect(mackerel).toMatch(
    /mix the crème fraîche with half of the lemon juice, the fresh horseradish and a pinch of salt/i,
  );
  expect(mackerel).toMatch(/Serve with the crème fraîche, potatoes and beetroots, dressed/);
  const cod = composedSteps(['cod', 'horseradish', 'single-cream', 'potato'], 'pan-fish');
  expect(cod).toMatch(
    /Stir in the (?:single )?cream and the fresh horseradish and simmer until the sauce coats a spoon/,
  );
});

test('bacon, cranberry sauce, gravy and cheese that are there belong to meat in a pan', () => {
  const turkey = composedSteps(['turkey', 'brussels-sprout', 'potato', 'bacon', 'cranberry-sauce'], 'skillet');
  expect(turkey).toMatch(/Soften the (?:streaky )?bacon and onion/);
  expect(turkey).toMatch(/Stir in the cranberry sauce\. Return the turkey/);
  expect(turkey).not.toMatch(/mustard/);
  const sausages = composedSteps(['sausage', 'potato', 'gravy-granules'], 'skillet');
  expect(sausages).toMatch(/Sprinkle in the gravy granules, pour in 300 ml of water/);
  expect(sausages).not.toMatch(/stock|pour in[^.]*vinegar/);
  expect(composedSteps(['lamb', 'sweetcorn', 'halloumi'], 'skillet')).toMatch(/ry the halloumi in a dry frying pan/);
  expect(idsOf(['chicken', 'broccoli', 'cheddar'], 'skillet')).toContain('cheddar');
});

test('a hash has its gravy or ketchup beside it, its bacon after the onion, and sprouts that stay whole', () => {
  const sausages = composedSteps(['sausage', 'potato', 'gravy-granules'], 'hash');
  expect(sausages).toMatch(/whisk the gravy granules into 300 ml of water/i);
  expect(sausages).not.toMatch(/yogurt/);
  expect(composedSteps(['egg', 'potato', 'ketchup'], 'hash')).toMatch(/serve from the pan, with the tomato ketchup/);
  const bacon = composedSteps(['bacon', 'potato', 'brussels-sprout', 'egg'], 'hash');
  expect(bacon).toMatch(
    /third of the oil.*Soften the onion.*Add the bacon and cook, stirring, until lightly browned, 4.minutes/,
  );
  expect(bacon).toMatch(/14.minutes; add the Brussels sprouts for the last 6.minutes/);
});

test('what is there makes the sauce of a steak: spring onions, blue cheese, and butter once', () => {
  const spring = composedSteps(['beef-steak', 'spring-onion'], 'pan-sauce');
  expect(spring).toMatch(/in two batches[^.]*in all/);
  expect(spring).toMatch(/often the spring onions/);
  expect(spring).toMatch(/put back into the pan with half of the butter.*swirl in the rest of the butter/s);
  expect(idsOf(['beef-steak', 'rocket', 'parmesan'], 'pan-sauce')).toContain('parmesan');
  expect(composedSteps(['beef-steak', 'blue-cheese', 'cream'], 'pan-sauce')).toMatch(/Whisk in the cream and cheese/);
  expect(idsOf(['beef-steak', 'butter'], 'pan-sauce')).not.toContain('vegan-butter');
});

test('coconut milk and curry are in the sauce of chicken with pineapple, with chilli and lime', () => {
  const ids = idsOf(['chicken', 'pineapple', 'coconut-milk', 'curry-powder'], 'meat-with-fruit');
  expect(ids).toEqual(expect.arrayContaining(['coconut-milk', 'curry-powder']));
  expect(ids).not.toEqual(expect.arrayContaining(['cornflour']));
  expect(ids).toEqual(expect.arrayContaining(['chilli-flakes', 'lime']));
});

test('cream boils in the juice of mussels, which wait beside it', () => {
  expect(composedSteps(['mussel', 'white-wine', 'cream'], 'steamed-shellfish')).toMatch(
    /Lift the mussels into a warm bowl[^.]*\. Stir the cream into the juices and boil/,
  );
});

test('prawns beside a fish, pulses and crumbs that are there go with it from the pan', () => {
  const hake = composedSteps(['hake', 'prawn', 'sweet-pepper', 'tomato'], 'pan-fish');
  expect(hake).toMatch(/Lift the hake onto the [^.]*\. Toss the prawns in the same pan/);
  expect(composedSteps(['cod', 'spinach', 'chickpea'], 'pan-fish')).toMatch(/Add the chickpeas and cook until hot/);
  expect(composedSteps(['salmon', 'potato', 'breadcrumb'], 'pan-fish')).toMatch(/toast the breadcrumb/i);
});

test('wine and orange boil down in the pan of the fish, and butter binds them', () => {
  expect(composedSteps(['cod', 'fennel', 'orange', 'white-wine'], 'pan-fish')).toMatch(
    /Pour the wine and orange juice into the pan[^.]*boil down by half[^.]*\. Off the heat, swirl in the butter\./,
  );
});

test('a soup is served with the tortillas that are there', () => {
  const ids = idsOf(['black-bean', 'sweet-potato', 'corn-tortilla', 'lime'], 'chunky-soup');
  expect(ids).toContain('corn-tortilla');
  expect(ids).not.toContain('bread');
});
