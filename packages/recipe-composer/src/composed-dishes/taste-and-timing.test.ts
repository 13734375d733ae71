import { expect, test } from 'vitest';
import { composedRecipe, composedSteps } from '../__fixtures__/composed-recipe.ts';

const idsOf = (available: readonly string[], template: string) =>
  composedRecipe(available, template).lines.map(({ ingredient }) => ingredient);

test('raw vegetables beside a dish are dressed with an acid: drops of its lemon, or vinegar', () => {
  expect(composedSteps(['cod', 'potato', 'cucumber'], 'pan-fish')).toMatch(
    /most of the lemon juice.*cucumber, dressed with a little more oil, a few drops of lemon juice and salt/s,
  );
  expect(composedSteps(['mackerel', 'potato', 'beetroot', 'creme-fraiche', 'lemon'], 'pan-fish')).toMatch(
    /half of the lemon juice.*beetroots?, dressed with a little more oil, the rest of the lemon juice and salt/s,
  );
  expect(idsOf(['bacon', 'egg', 'avocado'], 'frittata')).toContain('white-wine-vinegar');
  expect(composedSteps(['black-bean', 'avocado', 'sweetcorn', 'lime', 'rice'], 'pilaf')).toMatch(
    /avocado, dressed with/,
  );
});

test('a curry is hot and sharp, beside yogurt too, and has no squid', () => {
  const ids = idsOf(['minced-beef', 'aubergine', 'tomato', 'yogurt'], 'curry');
  expect(ids).toEqual(expect.arrayContaining(['chilli-flakes', 'lime']));
  expect(idsOf(['squid', 'potato', 'sweet-pepper', 'yogurt'], 'curry')).not.toContain('squid');
});

test('prawns join the fish of a soup for the last minutes, and rice is tender when lean meat is done', () => {
  expect(composedSteps(['hake', 'prawn', 'tomato'], 'chunky-soup')).toMatch(
    /lay in the hake [^.]*5.minutes, with the prawns for the last 3.minutes/,
  );
  expect(composedSteps(['chicken-breast', 'long-grain-rice', 'carrot'], 'chunky-soup')).toMatch(
    /opaque all through and the (?:long-grain )?rice tender/,
  );
});

test('small pasta and peas of a soup are done together in a few minutes', () => {
  expect(composedSteps(['pasta', 'pea'], 'chunky-soup')).toMatch(
    /Add the pasta, stir and simmer for 2.minutes.*peas, bring back to the boil and simmer until the pasta is tender, 3.minutes/s,
  );
});

test('a tray without a sauce gives its juices to the rice, and fat legs their fat to what is around them', () => {
  expect(composedSteps(['chicken', 'sweet-pepper', 'soy-sauce', 'long-grain-rice'], 'traybake')).toMatch(
    /Loosen what has stuck to the trays with half a glass of hot water/,
  );
  expect(composedSteps(['chicken', 'courgette', 'yogurt', 'long-grain-rice'], 'traybake')).not.toMatch(/has stuck/);
  expect(composedSteps(['duck', 'cauliflower'], 'traybake')).toMatch(
    /leaving two spoonfuls.*mix with the juices of the trays? around the duck/,
  );
});

test('squash in a gratin is cut thicker than carrots', () => {
  const { lines } = composedRecipe(['pumpkin', 'carrot', 'gruyere'], 'gratin');
  const cutOf = (id: string) => lines.find(({ ingredient }) => ingredient === id)?.preparation?.en;
  expect(cutOf('pumpkin')).toMatch(/1 cm slices/);
  expect(cutOf('carrot')).toMatch(/3 mm slices/);
});

test('the cold things of a bowl are salted where no soy sauce is', () => {
  expect(composedSteps(['turkey', 'red-pepper', 'spinach', 'feta', 'yogurt', 'rice'], 'bowl')).toMatch(
    /For the sauce, .*Season the cucumber with a pinch of salt/s,
  );
  expect(composedSteps(['chicken', 'broccoli', 'peanut-butter', 'long-grain-rice'], 'bowl')).not.toMatch(
    /Season the cucumber/,
  );
});
