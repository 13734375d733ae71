import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';

function composed(available: readonly string[], template: string) {
  const recipe = composedRecipe(available, template);
  const { instructions } = renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb);
  return { recipe, text: instructions.map(({ step }) => step).join(' ') };
}

test('peas are bought frozen, or boiled before, as the steps only heat them', () => {
  const { recipe, text } = composed(['ham', 'pea', 'carrot'], 'chunky-soup');
  const peas = recipe.lines.find(({ ingredient }) => ingredient === 'pea');
  expect(peas?.preparation?.en).toMatch(/^frozen, .*boiled for 5 minutes/);
  expect(text).toMatch(/Add the peas, bring back to the boil and simmer/);
});

test('peas come to the pasta’s other vegetables when those are tender', () => {
  const { text } = composed(['courgette', 'pea', 'pasta', 'parmesan'], 'tossed-pasta');
  expect(text).toMatch(
    /Add the onion and courgettes? and cook, [^.]*until soft, 8.minutes\. Add the peas and warm through, 3/,
  );
});

test('broccoli in a soup is cooked until it is just tender', () => {
  expect(composed(['ham', 'broccoli', 'carrot'], 'chunky-soup').text).toMatch(
    /Add the broccoli and cook until just tender, 5.minutes/,
  );
});

test('sausages are browned whole', () => {
  expect(composed(['pork-sausage', 'mushroom'], 'skillet').text).toMatch(
    /[Ff]ry the sausages[^.]*turning often, until browned, 14.minutes/,
  );
});

test('more meat than a pan takes is browned in two batches', () => {
  expect(composed(['chicken-breast', 'courgette'], 'skillet').text).toMatch(
    /in two batches, until browned outside, 6.minutes in all/,
  );
  expect(composed(['chicken-breast', 'apple'], 'meat-with-fruit').text).toMatch(
    /in two batches, until browned outside, 6.minutes in all/,
  );
});

test('a check comes before what was cooked leaves the pan, and after the simmer that ends it', () => {
  expect(composed(['chicken-breast', 'apple'], 'meat-with-fruit').text).toMatch(
    /Return the chicken[^.]*until cooked through, 5.minutes\.[^.]*thickest piece/i,
  );
  expect(composed(['pork-loin', 'apple'], 'meat-with-fruit').text).toMatch(
    /thickest strip of the pork[^.]*\. Lift out\./,
  );
  expect(composed(['potato', 'minced-beef'], 'hash').text).toMatch(/brown[^.]*minutes\. No pink should be left in the/);
});

test('mince that is out of the pan while vegetables cook is looked at before it comes out', () => {
  expect(composed(['minced-turkey', 'daikon', 'cavolo-nero', 'long-grain-rice'], 'bowl').text).toMatch(
    /No pink should be left[^.]*\. Stir in the garlic for 1.minute and lift out\..*Return the turkey/,
  );
});

test('pork in pieces is checked too', () => {
  expect(composed(['pork-loin', 'courgette'], 'skillet').text).toMatch(/thickest strip of the pork: no pink/);
});

test('spices of a bowl are stirred into the meat before it leaves the pan', () => {
  expect(composed(['long-grain-rice', 'courgette', 'chicken-breast', 'paprika'], 'bowl').text).toMatch(
    /brown the chicken with half of the salt over .*\. Stir in the garlic and paprika for 1.minute and lift out\. Heat the rest of the oil in the same pan and cook the courgettes? with the rest of the salt/,
  );
});

test('cheese melts on a hash under a lid', () => {
  expect(composed(['potato', 'cheddar'], 'hash').text).toMatch(
    /scatter with the cheddar; cover and cook over a medium-low heat/,
  );
});

test('meat that is taken out of a pan is checked, however long vegetables simmer without it', () => {
  expect(composed(['pork-loin', 'carrot'], 'skillet').text).toMatch(
    /thickest strip of the pork: no pink.*Lift out\..*simmer until a knife slips easily into the carrots, 7.minutes/,
  );
});

test('leaves are wilted and pressed before they go into a sauce', () => {
  for (const [template, comesBack] of [
    ['skillet', /ilt the spinach by the handful.*colander.*press.*fry.*Return the chicken.*Stir in the spinach/],
    [
      'stir-fry',
      /ilt the spinach by the handful.*colander.*press.*fry.*Return the (?:chicken|chicken breasts) and spinach/,
    ],
  ] as const) {
    expect(composed(['chicken-breast', 'spinach'], template).text).toMatch(comesBack);
  }
});

test('a lid is named where one is used', () => {
  const lidOf = (have: readonly string[]) =>
    composed(have, 'skillet')
      .recipe.equipment.map(({ en }) => en)
      .join();
  expect(lidOf(['chicken-breast', 'carrot'])).toMatch(/^wide frying pan with a lid/);
  expect(lidOf(['chicken-breast', 'courgette'])).not.toMatch(/with a lid/);
});

test('broccoli comes to roots that have simmered, so that it stays green', () => {
  expect(composed(['pork-loin', 'sweet-potato', 'broccoli'], 'skillet').text).toMatch(
    /simmer for 2.minutes; add the broccoli and cover again until everything is tender, 7.minutes/,
  );
});

test('what is fried in two batches is in one pan again before the rest comes to it', () => {
  const returned = /in two batches[^.]*in all; return both batches to the (?:pan|wok)(?:[.;]| and season)/;
  expect(composed(['spaghetti', 'mushroom', 'parmesan'], 'tossed-pasta').text).toMatch(returned);
  expect(composed(['prawn', 'mushroom'], 'stir-fry').text).toMatch(returned);
});
