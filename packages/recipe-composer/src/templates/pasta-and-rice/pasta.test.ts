import { expect, test } from 'vitest';
import { composedRendering, composedSteps } from '../../__fixtures__/composed-recipe.ts';

const idsOf = (available: readonly string[], template: string) =>
  composedRendering(available, template).ingredients.map(({ ingredientId }) => ingredientId);

test('seafood is seared before garlic is in the pan, and comes back off the heat', () => {
  const steps = composedSteps(['prawn', 'linguine', 'lemon', 'courgette'], 'tossed-pasta');
  expect(steps).toMatch(
    /courgettes.*Tip out.*prawns dry, salt lightly and sear.*Lift out.*stir in the garlic.*Off the heat.*prawns/s,
  );
  expect(idsOf(['prawn', 'linguine', 'lemon'], 'tossed-pasta')).not.toContain('caper');
});

test('cooked crab is only folded in', () => {
  const steps = composedSteps(['crab', 'linguine', 'lemon'], 'tossed-pasta');
  expect(steps).toMatch(/Off the heat, stir in the crab/);
  expect(steps).not.toMatch(/sear/);
});

test('cream that is there goes into pasta with mushrooms, without chilli or lemon', () => {
  const ids = idsOf(['pasta', 'mushroom', 'spinach', 'single-cream'], 'tossed-pasta');
  expect(ids).toContain('single-cream');
  expect(ids).not.toContain('chilli-flakes');
  expect(ids).not.toContain('lemon');
});

test('cheese that pulls strings is scattered in off the heat', () => {
  expect(composedSteps(['gnocchi', 'cherry-tomato', 'pesto', 'mozzarella'], 'tossed-pasta')).toMatch(
    /Off the heat, scatter in the mozzarella and toss just until it begins to melt/,
  );
});

test('a cream sauce is made while the pasta boils, and one of fresh cheese does not boil', () => {
  expect(composedSteps(['pasta', 'mushroom', 'single-cream'], 'creamy-pasta')).toMatch(
    /Cook the pasta.*before the end, put the pan back.*simmer until lightly thickened/s,
  );
  const steps = composedSteps(['pasta', 'butternut-squash', 'sage', 'ricotta', 'walnut'], 'creamy-pasta');
  expect(steps).toMatch(/garlic and sage.*ladleful of the pasta water, without boiling/s);
  expect(steps).toMatch(/Scatter with the walnuts|walnuts and serve/);
});

test('a bought tomato sauce is only warmed, and needs no sugar', () => {
  const available = ['macaroni', 'tomato-sauce', 'tinned-tuna'];
  expect(composedSteps(available, 'tomato-pasta')).toMatch(/bring the flavours together, 6.minutes/);
  expect(idsOf(available, 'tomato-pasta')).not.toContain('sugar');
});

test('soup noodles are toasted and cooked in stock with meat and pulses', () => {
  const steps = composedSteps(['chickpea', 'chicken', 'carrot', 'fideo'], 'fideos');
  expect(steps).toMatch(
    /toast the vermicelli.*Brown the chicken.*Lift out.*Add the vermicelli and chicken and simmer briskly/s,
  );
});
