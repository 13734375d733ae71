import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { composedRecipe, composedRendering, composedSteps } from '../__fixtures__/composed-recipe.ts';
import { createComposer } from '../create-composer.ts';

const composer = createComposer(kb);

function idsOf(available: readonly string[], template: string) {
  return composedRecipe(available, template).lines.map(({ ingredient }) => ingredient);
}

function templatesOf(available: readonly string[], category: 'Drinks' | 'Meals' | null = null) {
  const preferences = { excludedAllergens: [], dietTypes: [] };
  return composer.compose({ available, category, subcategory: null, preferences }).map(({ template }) => template.id);
}

test('orange and ginger dress grated carrots, in place of mustard and a bought cheese', () => {
  const available = ['orange', 'carrot', 'ginger', 'apple'];
  expect(composedSteps(available, 'grated-salad')).toMatch(/Whisk the orange juice, lemon juice and ginger/);
  const ids = idsOf(available, 'grated-salad');
  expect(ids).not.toContain('feta');
  expect(ids).not.toContain('dijon-mustard');
});

test('cabbage and celeriac are dressed with mayonnaise, unless a cheese is there', () => {
  expect(composedRendering(['cabbage', 'carrot'], 'grated-salad').title).toBe('Coleslaw');
  expect(composedRendering(['celeriac', 'apple'], 'grated-salad').title).toBe('Celeriac remoulade with apple');
  expect(idsOf(['cabbage', 'carrot', 'feta'], 'grated-salad')).not.toContain('mayonnaise');
});

test('no bread is bought for tomatoes; what is there takes in their juice, and stays crisp beside cucumber', () => {
  expect(idsOf(['tomato', 'mozzarella', 'basil'], 'raw-salad')).not.toContain('bread');
  expect(composedSteps(['tomato', 'cucumber', 'stale-bread'], 'raw-salad')).toMatch(/fold in the bread.*Leave for 5/);
  const beside = composedSteps(['cucumber', 'yogurt', 'bread'], 'raw-salad');
  expect(beside).not.toMatch(/fold in/);
  expect(beside).toMatch(/Serve at once with the bread/);
});

test('vegetables that are poor raw are fried for a salad, in oil of their own', () => {
  const steps = composedSteps(['couscous', 'chickpea', 'courgette'], 'grain-salad');
  expect(steps).toMatch(/Fry the courgettes? in two spoonfuls of the oil.*the rest of the oil/s);
  expect(composedSteps(['chickpea', 'aubergine', 'tomato'], 'bean-salad')).toMatch(/in the same pan over a low heat/);
});

test('carrots boil with the potatoes of a salad', () => {
  expect(composedSteps(['potato', 'carrot', 'ham'], 'potato-salad')).toMatch(/potatoes and carrots/);
  expect(composedRendering(['potato', 'carrot', 'tinned-tuna', 'mayonnaise'], 'potato-salad').title).toBe(
    'Russian salad',
  );
});

test('any onion that is there loses its bite in the dressing of leaves', () => {
  const available = ['spinach', 'egg', 'onion'];
  expect(idsOf(available, 'leaf-salad')).not.toContain('shallot');
  expect(composedSteps(available, 'leaf-salad')).toMatch(/turn the onion in it/);
});

test('ham is cured beside melon, and no vinegar is bought for it', () => {
  const { ingredients } = composedRendering(['ham', 'melon'], 'cold-plate');
  expect(ingredients.find(({ ingredientId }) => ingredientId === 'ham')?.note).toMatch(/^cured if you can/);
  expect(idsOf(['ham', 'melon'], 'cold-plate')).not.toContain('balsamic-vinegar');
});

test('a drink or a salad that leaves aside what is there for another dish is composed only in its category', () => {
  const available = ['strawberry', 'cream', 'sugar', 'lime'];
  expect(templatesOf(available)).not.toContain('agua-fresca');
  expect(templatesOf(available, 'Drinks')).toContain('agua-fresca');
  expect(templatesOf(['gin', 'tonic-water', 'lemon'])).not.toContain('sour');
  expect(templatesOf(['gin', 'lemon'])).toContain('sour');
});

test('berries with pips are strained out of a smoothie', () => {
  expect(composedSteps(['blackberry', 'yogurt'], 'smoothie')).toMatch(/Press through a sieve/);
  expect(composedSteps(['strawberry', 'yogurt'], 'smoothie')).not.toMatch(/sieve/);
});

test('less of a sweet liqueur goes into a spritz, and soda gives still wine its bubbles', () => {
  const amountOf = (have: readonly string[], id: string) =>
    composedRecipe(have, 'spritz').lines.find(({ ingredient }) => ingredient === id)?.amount?.min ?? 0;
  expect(amountOf(['creme-de-cassis', 'white-wine'], 'creme-de-cassis')).toBeLessThan(
    amountOf(['campari', 'prosecco'], 'campari'),
  );
  expect(amountOf(['creme-de-cassis', 'white-wine'], 'soda-water')).toBeGreaterThan(
    amountOf(['campari', 'prosecco'], 'soda-water'),
  );
});

test('omelettes are folded one for each person, young garlic among their mushrooms', () => {
  const steps = composedSteps(['egg', 'mushroom', 'young-garlic'], 'omelette');
  expect(steps).toMatch(/cook the young garlic and mushrooms/);
  expect(steps).toMatch(/pour in half of the eggs.*Make the second omelette in the same way/s);
});

test('a buckwheat pancake is filled with what is there', () => {
  expect(composedRendering(['buckwheat-galette', 'ham', 'egg', 'emmental'], 'filled-galette').title).toBe(
    'Galette complète',
  );
});

test('bananas and chocolate go into the batter of pancakes as it sets', () => {
  const steps = composedSteps(['plain-flour', 'egg', 'milk', 'banana', 'dark-chocolate'], 'pancakes');
  expect(steps).toMatch(/share the bananas? and (?:dark )?chocolate among them/);
});
