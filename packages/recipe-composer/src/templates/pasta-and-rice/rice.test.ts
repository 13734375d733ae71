import { expect, test } from 'vitest';
import { composedSteps } from '../../__fixtures__/composed-recipe.ts';

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
