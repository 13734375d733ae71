import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';

function composed(available: readonly string[], template: string, language: 'en-GB' | 'es' | 'fr' = 'en-GB') {
  const recipe = composedRecipe(available, template);
  const { instructions } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  return {
    text: instructions.map(({ step }) => step).join(' '),
    line: (id: string) => recipe.lines.find(({ ingredient }) => ingredient === id),
  };
}

test('all of the filling of dumplings goes into them, and sesame on top is toasted', () => {
  const { text } = composed(['plain-flour', 'minced-pork', 'soy-sauce', 'sesame-seed'], 'filled-dumplings');
  expect(text).toMatch(/all of the filling.*the rest of the soy sauce/s);
  expect(text).toMatch(/toast the sesame seeds/);
});

test('turmeric stays out of cold dips, and is a pinch in a soup', () => {
  expect(composed(['yogurt', 'mint', 'turmeric'], 'creamy-dip').line('turmeric')).toBeUndefined();
  const inSoup = composed(['pea', 'mint', 'turmeric', 'red-lentil'], 'smooth-soup').line('turmeric');
  expect(inSoup?.amount?.min ?? 0).toBeLessThanOrEqual(0.25);
});

test('the acid of a soup is in before it is tasted', () => {
  expect(composed(['broccoli', 'potato', 'lemon'], 'smooth-soup').text).toMatch(
    /Stir in the lemon juice\. Taste and season/,
  );
});

test('cooked ham is warmed in a soup, and sweet potatoes go in with the stock', () => {
  const { text } = composed(['pea', 'sweet-potato', 'ham'], 'chunky-soup');
  expect(text).toMatch(/Stir in the ham and warm through/);
  expect(text).toMatch(/Add the (?:vegetable )?stock[^.]*sweet potato/);
});

test('the spices of a braise go in just before its liquid', () => {
  expect(composed(['stewing-beef', 'celery', 'smoked-paprika', 'red-wine'], 'braise').text).toMatch(
    /Stir in the paprika for a few seconds\. Pour in the wine/,
  );
});

test('raisins stay in the sauce of a braise', () => {
  expect(composed(['stewing-beef', 'carrot', 'raisin'], 'braise').text).not.toMatch(/Lift out [^.]*raisins/);
});

test('the bread for a dip is brushed with some of its oil', () => {
  expect(composed(['yogurt', 'mint', 'flatbread'], 'creamy-dip').text).toMatch(
    /brush with a third of the oil.*a third of the oil.*the rest of the oil/s,
  );
});

test('garlic comes to browned bacon over a lower heat', () => {
  const { text } = composed(['spaghetti', 'chorizo', 'parmesan', 'garlic'], 'tossed-pasta');
  expect(text).toMatch(/Brown the chorizo.*Take the pan off the heat.*over a medium heat and stir in the garlic/);
});

test('the juices of a roast are reduced while it browns, and cherry tomatoes come late', () => {
  const available = ['lamb-shoulder', 'potato', 'cherry-tomato', 'garlic'];
  const { text } = composed(available, 'slow-roast');
  expect(text).toMatch(/Roast uncovered [^.]*\. Add the tomatoes[^.]*\.[^.]*skim the fat off the juices/);
  expect(composed(['lamb-shoulder', 'potato', 'garlic'], 'slow-roast').text).toMatch(/boil them down by half\. Rest/);
});

test('a quarter of a teaspoon of salt is not halved for a curry of meat', () => {
  const { text, line } = composed(['chicken', 'coconut-milk'], 'curry');
  expect(line('salt')?.amount?.min).toBe(0.25);
  expect(text).not.toMatch(/half of the salt/);
});

test('potatoes on a tray with sausages have salt of their own', () => {
  const salt = composed(['sausage', 'potato', 'olive'], 'traybake').line('salt');
  expect(salt?.amount?.min ?? 0).toBeGreaterThanOrEqual(0.5);
});
