import { expect, test } from 'vitest';
import { composedRendering, composedSteps } from '../../__fixtures__/composed-recipe.ts';

test('firm vegetables of fried rice are fried without a lid, with an onion', () => {
  const steps = composedSteps(['chicken-breast', 'sweet-pepper', 'basmati-rice'], 'fried-rice');
  expect(steps).toMatch(/chicken over a high heat in two batches.*onion and peppers over a high heat.*with/s);
  expect(steps).not.toMatch(/covered/);
});

test('plantain is fried golden before the rice of a pilaf and served with it', () => {
  const steps = composedSteps(['plantain', 'black-bean', 'basmati-rice'], 'pilaf');
  expect(steps).toMatch(/fry the plantains.*until golden.*[Ll]ift out.*rest of the oil.*plantains/s);
});

test('thyme that is there goes into a risotto', () => {
  expect(composedSteps(['risotto-rice', 'mushroom', 'thyme', 'parmesan'], 'risotto')).toMatch(
    /thyme and rice until the grains/,
  );
});

test('rice that cooks in a tin of tomatoes drinks less stock', () => {
  const stockOf = (available: readonly string[]) =>
    composedRendering(available, 'pilaf').ingredients.find(({ ingredientId }) => ingredientId === 'chicken-stock')
      ?.quantity;
  expect(stockOf(['chicken-breast', 'basmati-rice', 'pea'])).toMatch(/^550\sml$/);
  expect(stockOf(['chicken-breast', 'basmati-rice', 'pea', 'chopped-tomatoes'])).toMatch(/^275\sml$/);
});
