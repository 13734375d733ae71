import { expect, test } from 'vitest';
import { composedRendering, composedSteps } from '../../__fixtures__/composed-recipe.ts';

const lineOf = (available: readonly string[], id: string) =>
  composedRendering(available, 'pilaf').ingredients.find(({ ingredientId }) => ingredientId === id);

test('sardines of a pilaf come from tins and warm on top of the rice', () => {
  const available = ['sardine', 'basmati-rice', 'chopped-tomatoes'];
  expect(lineOf(available, 'tinned-sardine')?.quantity).toMatch(/tins/);
  expect(composedSteps(available, 'pilaf')).toMatch(/Set the sardines on top of the rice, cover again/);
});

test.each(['plantain', 'courgette', 'butternut-squash', 'aubergine'])(
  'before the rice of a pilaf %s is fried golden, and comes back on top of it',
  (vegetable) => {
    const steps = composedSteps([vegetable, 'black-bean', 'basmati-rice'], 'pilaf');
    expect(steps).toMatch(/half of the oil.*until golden.*pinch of salt and lift out.*rest of the oil.*back on top/s);
  },
);

test('spinach wilts in the heat of the rice, and under fish before the rice goes in', () => {
  expect(composedSteps(['chickpea', 'spinach', 'basmati-rice'], 'pilaf')).toMatch(
    /Off the heat, scatter the spinach over the rice.*folding in the spinach/s,
  );
  expect(composedSteps(['cod', 'spinach', 'basmati-rice'], 'pilaf')).toMatch(
    /spinach by the handful.*Stir in the rice.*so that the fish stays whole/s,
  );
});

test('saffron is infused in the stock', () => {
  expect(composedSteps(['chicken-breast', 'saffron', 'basmati-rice'], 'pilaf')).toMatch(
    /stock with the saffron in a small pan until steaming/,
  );
});

test('a pilaf takes coconut milk, cheese and wine that are there', () => {
  expect(composedSteps(['chickpea', 'coconut-milk', 'curry-powder', 'basmati-rice'], 'pilaf')).toMatch(/coconut milk/);
  expect(composedSteps(['courgette', 'mushroom', 'parmesan', 'rice'], 'pilaf')).toMatch(/Parmesan/);
  expect(composedSteps(['chicken-breast', 'white-wine', 'saffron', 'rice'], 'pilaf')).toMatch(/wine bubble away/);
});

test('cooked chicken of a pilaf boils up with the stock and is hot when it is served', () => {
  expect(composedSteps(['cooked-chicken', 'pea', 'basmati-rice'], 'pilaf')).toMatch(
    /Add the chicken, stock[^.]*bring to the boil.*with a fork: everything should be steaming hot/s,
  );
});

test('rice that cooks in a tin of tomatoes drinks less stock', () => {
  const stockOf = (available: readonly string[]) => lineOf(available, 'chicken-stock')?.quantity;
  expect(stockOf(['chicken-breast', 'basmati-rice', 'pea'])).toMatch(/^550\sml$/);
  expect(stockOf(['chicken-breast', 'basmati-rice', 'pea', 'chopped-tomatoes'])).toMatch(/^275\sml$/);
});

test('squid of a pilaf is browned quickly and comes back on top of the rice', () => {
  expect(composedSteps(['squid', 'saffron', 'rice'], 'pilaf')).toMatch(
    /Season the squid with half of the salt and brown.*4\sminutes in all.*rest of the salt.*put the squid back on top/s,
  );
});
