import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';

function composed(available: string[], template: string): { steps: string[] } {
  const recipe = composedRecipe(available, template);
  const { instructions } = renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb);
  return { steps: instructions.map(({ step }) => step) };
}

test.each(['gnocchi', 'penne', 'spaghetti'])('a sauce that takes its time is made before %s is drained', (pasta) => {
  const { steps } = composed([pasta, 'pumpkin', 'sage'], 'tossed-pasta');
  expect(steps.join(' ')).toMatch(/Add the onion and pumpkin and cook .*let the edges brown.*Cook the/);
});

test('tinned fish is only warmed with its pasta', () => {
  const { steps } = composed(['penne', 'tinned-tuna', 'lemon'], 'tossed-pasta');
  expect(steps.filter((step) => /tuna/.test(step)).at(-1)).toMatch(
    /toss the penne in the pan.*Off the heat, stir in the tuna/,
  );
});

test('potatoes beside meat in a pan are boiled apart, in salted water', () => {
  const { steps } = composed(['chicken-breast', 'potato'], 'skillet');
  expect(steps.join(' ')).toMatch(
    /over the potatoes with cold salted water.*in all, while you go on with the recipe; when the time is up, drain, crush lightly in the pan with the butter and leave covered/,
  );
  expect(steps.at(-1)).toMatch(/Serve with the potatoes/);
});

test('the salt of the water is not that of the recipe', () => {
  for (const [have, template] of [
    [['potato', 'gruyere', 'cream'], 'gratin'],
    [['potato', 'bacon'], 'hash'],
  ] as const) {
    const { steps } = composed([...have], template);
    expect(steps.find((step) => /Boil the potatoes/.test(step))).toMatch(/salted water/);
  }
});

test('a wok has a sauce that clings', () => {
  const { steps } = composed(['chicken-breast', 'broccoli'], 'stir-fry');
  expect(steps.join(' ')).toMatch(
    /[Ss]tir the soy sauce.*half of the cornflour and 135 ml of water until smooth.*[Tt]oss the chicken in the rest/,
  );
});

test('the protein of noodles leaves the wok before the vegetables come in', () => {
  const { steps } = composed(['egg-noodle', 'prawn', 'mushroom'], 'fried-noodles');
  expect(steps.join(' ')).toMatch(/fry the prawns.*Lift out.*Add the mushrooms.*Return the prawns to the wok/);
});

test('the oven for a pie is lit while its filling cools', () => {
  const { steps } = composed(['puff-pastry', 'chicken-breast', 'leek'], 'pastry-pie');
  expect(steps.find((step) => /let it cool/.test(step))).toMatch(/^Heat the oven to/);
});

test('what comes to a tray later has oil and salt of its own', () => {
  const { steps } = composed(['chicken-thigh', 'potato', 'courgette'], 'traybake');
  expect(steps.join(' ')).toMatch(
    /half of the oil and salt.*mix the rest of the oil and salt .*mustard.*add the chicken, onion, courgettes and garlic/,
  );
});

test('cured ham is not baked on a tart', () => {
  const { steps } = composed(['puff-pastry', 'serrano-ham', 'tomato'], 'savoury-tart');
  expect(steps.at(-1)).toMatch(/Add the ham/);
});

test('water is on in time for pasta that follows toasted nuts, and not hours before greens', () => {
  const [first = ''] = composed(['penne', 'bacon', 'sweet-pepper', 'walnut'], 'tossed-pasta').steps;
  expect(first).toMatch(/^Bring a pan of water to the boil/);
  expect(composed(['beef', 'carrot'], 'braise').steps[0]).not.toMatch(/bring a pan of water/);
});

test('the filling of flatbreads is cooked while the dough rests, its meat apart, and the breads last', () => {
  const { steps } = composed(['self-raising-flour', 'chicken-thigh', 'broccoli'], 'topped-flatbread');
  expect(steps.join(' ')).toMatch(
    /leave to rest.*season the chicken.*Lift out.*[Cc]ook the onion and broccoli.*Wrap in a cloth/,
  );
});

test('cured ham is not simmered in a soup, and fried with the onion of a stew', () => {
  expect(composed(['celery', 'potato', 'serrano-ham'], 'chunky-soup').steps.at(-1)).toMatch(/[Aa]dd the ham/);
  expect(composed(['chickpea', 'serrano-ham', 'spinach'], 'bean-stew').steps.join(' ')).toMatch(
    /the onion[^.]*soften[^.]*\. Add the ham and fry/,
  );
});

test('dry lentils are soft before tomatoes come to them', () => {
  const { steps } = composed(['green-lentil', 'cherry-tomato', 'carrot'], 'bean-stew');
  expect(steps.join(' ')).toMatch(/Add the lentils.*until tender.*Add the tomatoes and simmer for another/);
});

test('ground spices are not fried with what fills baked potatoes', () => {
  const { steps } = composed(['potato', 'minced-beef', 'smoked-paprika'], 'baked-potatoes');
  expect(steps.join(' ')).toMatch(/breaking up the lumps.*Stir in the garlic and paprika, 1.minute/);
});

test('water for eggs is on in time, and peeling them is counted, though nobody is told how long it takes', () => {
  const foods = ['black-bean', 'egg', 'pumpkin-seed'];
  const { steps } = composed(foods, 'bean-salad');
  expect(steps[0]).toMatch(/^Bring a pan of water to the boil/);
  const boiled = steps.findIndex((step) =>
    /boil the eggs in the pan of boiling water for 9.minutes and cool under the tap; peel and quarter\./.test(step),
  );
  expect(composedRecipe(foods, 'bean-salad').steps[boiled]?.seconds).toBeGreaterThanOrEqual(13 * 60);
});

test('the rice is on before the sauce is stirred, though seeds were toasted first', () => {
  const { steps } = composed(['tofu', 'courgette', 'rice', 'sesame-seed'], 'stir-fry');
  expect(steps[0]).toMatch(/^Toast the sesame/);
  expect(steps[1]).toMatch(/^Rinse the rice[^.]*\.$/);
  expect(steps[2]).toMatch(/^Meanwhile, stir the soy sauce/);
});

test('seeds are not toasted while the wok is on', () => {
  const { steps } = composed(['chicken-thigh', 'carrot', 'sesame-seed'], 'stir-fry');
  expect(steps.find((step) => /oast the sesame/.test(step))).not.toMatch(/stir-fry/);
});

test('leeks have twelve minutes in the pan', () => {
  const { steps } = composed(['chicken-breast', 'leek'], 'skillet');
  expect(steps.find((step) => /leeks[^.]* until tender/.test(step))).toMatch(/12.minutes/);
});

test('pasta boils once its sauce is ready, and waits for nothing', () => {
  const { steps } = composed(['spaghetti', 'mushroom', 'single-cream'], 'creamy-pasta');
  expect(steps.join(' ')).toMatch(
    /mushrooms.*until the water has gone.*off the heat\. Cook the spaghetti.*Drain.*toss the spaghetti/,
  );
});

test('scallops come to a sauce shortly before the pasta is drained', () => {
  const { steps } = composed(['penne', 'scallop', 'white-wine'], 'tossed-pasta');
  expect(steps.join(' ')).toMatch(
    /Cook the penne.*About 6.minutes before the end, pat the scallops dry, salt lightly and sear.*Lift out.*Pour in the wine.*toss the penne.*Off the heat, stir in the scallops/,
  );
});

test('pak choi and peas go into a pan at the end, and a pan full of peppers takes its time', () => {
  const stepsOf = (foods: string[], template: string) => composed(foods, template).steps.join(' ');
  expect(stepsOf(['chicken', 'pak-choi'], 'skillet')).toMatch(/the stems first and the leaves a minute later/);
  expect(stepsOf(['chicken', 'pak-choi'], 'skillet')).not.toMatch(/colander/);
  expect(stepsOf(['chicken', 'pea'], 'skillet')).toMatch(/simmer gently.*heat through/);
  expect(stepsOf(['prawn', 'sweet-pepper'], 'pan-fish')).toMatch(/peppers in half .* 13.minutes/);
});

test('the onion of egg tacos softens before the spinach goes in', () => {
  const { steps } = composed(['egg', 'flour-tortilla', 'onion', 'spinach', 'feta'], 'egg-tacos');
  expect(steps.join(' ')).toMatch(/Cook the onion in half of the oil.* 8.minutes\. Add the spinach by the handful/);
});
