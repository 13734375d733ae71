import { expect, test } from 'vitest';
import { composedRecipe, composedSteps } from '../__fixtures__/composed-recipe.ts';

const idsOf = (available: readonly string[], template: string) =>
  composedRecipe(available, template).lines.map(({ ingredient }) => ingredient);
const gramsOf = (id: string, available: readonly string[], template: string) =>
  composedRecipe(available, template).lines.find(({ ingredient }) => ingredient === id)?.amount?.min;

test('a hash has fewer potatoes beside vegetables, so that they fry in one layer', () => {
  const alone = gramsOf('potato', ['potato', 'egg'], 'hash') ?? 0;
  expect(gramsOf('potato', ['potato', 'egg', 'green-bean'], 'hash')).toBeLessThan(alone);
});

test('onion follows mushrooms in fat of its own, and ham waits beside the pan', () => {
  expect(composedSteps(['spaghetti', 'mushroom', 'shallot', 'single-cream'], 'creamy-pasta')).toMatch(
    /heat half of the oil.*Lower the heat, add the rest of the oil with the shallots/s,
  );
  expect(composedSteps(['penne', 'cooked-ham', 'onion', 'gruyere'], 'tossed-pasta')).toMatch(
    /Brown the ham, 2.minutes\. Lift out\. Add the onion.*toss the penne and ham/s,
  );
});

test('nuts are toasted while pasta boils, not after the vegetables in the pan', () => {
  const steps = composedSteps(['butternut-squash', 'penne', 'ricotta', 'walnut'], 'tossed-pasta').split('\n');
  expect(steps.find((step) => /Toast|toast the walnuts/.test(step))).toMatch(/al dente/);
});

test('vegetables wait under a lid while fish is fried, and leaves take less of the salt', () => {
  expect(composedSteps(['salmon', 'courgette', 'long-grain-rice', 'soy-sauce'], 'bowl')).toMatch(
    /Lift out the courgette onto a plate and cover/,
  );
  expect(composedSteps(['cod', 'spinach'], 'pan-fish')).toMatch(/Season with a third of the salt/);
});

test('a sauce of cream and stock is bound with starch', () => {
  expect(idsOf(['chicken', 'mushroom', 'oat-cream'], 'skillet')).toContain('cornflour');
  expect(idsOf(['chicken', 'mushroom'], 'skillet')).toContain('cornflour');
});

test('tomatoes are drained before mayonnaise, and quinoa dries before its dressing', () => {
  expect(composedSteps(['tomato', 'tinned-tuna', 'sweetcorn', 'mayonnaise'], 'raw-salad')).toMatch(
    /salt in a colander and leave for 10.minutes to drain/,
  );
  expect(composedSteps(['quinoa', 'avocado', 'cherry-tomato'], 'grain-salad')).toMatch(
    /drain in a fine sieve and spread out on a dish/,
  );
});

test('fresh cheese in a sandwich has oil and basil, not mayonnaise, and a bound filling little lemon', () => {
  const ids = idsOf(['goats-cheese', 'tomato', 'baguette', 'mayonnaise'], 'sandwich');
  expect(ids).toEqual(expect.arrayContaining(['olive-oil', 'basil']));
  expect(ids).not.toContain('mayonnaise');
  expect(composedSteps(['cooked-chicken', 'celery', 'bread', 'mayonnaise'], 'bound-sandwich')).toMatch(
    /with half of the lemon juice/,
  );
});

test('lentils with leaves have a spice of their own, and a soup potatoes or rice', () => {
  expect(idsOf(['lentil', 'carrot', 'spinach'], 'chunky-soup')).not.toContain('nutmeg');
  const ids = idsOf(['cod', 'long-grain-rice', 'potato', 'spinach'], 'chunky-soup');
  expect(ids.includes('potato') && ids.includes('long-grain-rice')).toBe(false);
});

test('leaves in egg have garlic and nutmeg, and eggs in tacos cumin', () => {
  expect(idsOf(['egg', 'spinach', 'parmesan'], 'frittata')).toEqual(expect.arrayContaining(['garlic', 'nutmeg']));
  expect(idsOf(['egg', 'spinach', 'corn-tortilla'], 'egg-tacos')).toContain('ground-cumin');
});

test('the grill is on before toast is made beside a hot pan', () => {
  expect(composedSteps(['baked-beans', 'bread', 'cheddar'], 'toast')).toMatch(/^Heat the grill\. /);
});

test('a side that begins the work says that it cooks on, or when the next thing begins', () => {
  const [first = ''] = composedSteps(['chicken-breast', 'potato', 'green-bean'], 'skillet').split('\n');
  expect(first).toMatch(/25.minutes in all, while you go on with the recipe/);
  const { steps } = composedRecipe(['cod', 'potato', 'spinach'], 'pan-fish');
  const before = Number(
    /About (\d+).minutes before/.exec(composedSteps(['cod', 'potato', 'spinach'], 'pan-fish'))?.[1],
  );
  expect((steps[0]?.seconds ?? 0) / 60 + before).toBe(25);
});

test('what is done one after the other in a divided step counts in full', () => {
  const recipe = composedRecipe(['salmon', 'potato', 'breadcrumb'], 'pan-fish');
  const at = composedSteps(['salmon', 'potato', 'breadcrumb'], 'pan-fish')
    .split('\n')
    .findIndex((step) => /garlic.*1.minute.*butter.*1.minute/.test(step));
  expect(recipe.steps[at]?.seconds).toBe(120);
});
