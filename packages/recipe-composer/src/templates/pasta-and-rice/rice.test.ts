import { expect, test } from 'vitest';
import { composedRendering, composedSteps } from '../../__fixtures__/composed-recipe.ts';

test('firm vegetables of fried rice are fried without a lid, with an onion', () => {
  const steps = composedSteps(['chicken-breast', 'sweet-pepper', 'basmati-rice'], 'fried-rice');
  expect(steps).toMatch(/chicken over a high heat in two batches.*onion and peppers over a high heat.*with/s);
  expect(steps).not.toMatch(/covered/);
});

test('thyme that is there goes into a risotto', () => {
  expect(composedSteps(['risotto-rice', 'mushroom', 'thyme', 'parmesan'], 'risotto')).toMatch(
    /thyme and rice until the grains/,
  );
});

test('rice is left to dry before it is fried, and the wok is emptied for it', () => {
  const steps = composedSteps(['chicken-breast', 'carrot', 'basmati-rice'], 'fried-rice');
  expect(steps).toMatch(/spread out on a tray and leave to cool and dry/);
  expect(steps).toMatch(
    /Tip out\.\n.*rest of the oil.*Add the rice.*Return the eggs and chicken, with the vegetables/s,
  );
});

test('carrots of fried rice are sliced so thinly that they cook in the wok', () => {
  const { ingredients } = composedRendering(['carrot', 'egg', 'basmati-rice'], 'fried-rice');
  expect(ingredients.find(({ ingredientId }) => ingredientId === 'carrot')?.note).toMatch(/3.mm slices/);
});

test('mushrooms of a risotto are kept golden apart until the end', () => {
  expect(composedSteps(['risotto-rice', 'mushroom', 'parmesan'], 'risotto')).toMatch(
    /fry the mushrooms.*golden.*tip out.*Off the heat.*mushrooms, Parmesan/s,
  );
});
