import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';

function composed(available: readonly string[], template: string, language: 'en-GB' | 'es' | 'fr' = 'en-GB') {
  const recipe = composedRecipe(available, template);
  const line = (id: string) => recipe.lines.find(({ ingredient }) => ingredient === id);
  const grams = (id: string) => {
    const found = line(id);
    return found ? (gramsOf(found, kb) ?? 0) : 0;
  };
  const { title, instructions, ingredients } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  const note = (id: string) => ingredients.find(({ ingredientId }) => ingredientId === id)?.note;
  return { grams, line, note, title, steps: instructions.map(({ step }) => step).join(' ') };
}

describe('balance', () => {
  test('cured ham and brined cheese salt a frittata alone, and the ham stays within 25 g a serving', () => {
    const { grams, steps } = composed(['egg', 'serrano-ham', 'feta', 'tomato'], 'frittata');
    expect(grams('salt')).toBe(0);
    expect(grams('serrano-ham')).toBeLessThanOrEqual(100);
    expect(steps).not.toMatch(/salt/);
  });

  test('clams bear less cured ham than bread does', () => {
    const cooked = composed(['clam', 'serrano-ham', 'garlic'], 'steamed-shellfish').grams('serrano-ham') / 4;
    const onBread = composed(['serrano-ham', 'bread', 'tomato'], 'sandwich').grams('serrano-ham') / 2;
    expect(cooked).toBeLessThanOrEqual(25);
    expect(onBread).toBeGreaterThan(35);
  });

  test('a frittata of vegetables is salted', () => {
    expect(composed(['egg', 'courgette', 'mushroom'], 'frittata').grams('salt')).toBeGreaterThan(0);
  });

  test('tinned tuna is flaked and mixed with oil and lemon for a sandwich, whose tomato is salted', () => {
    const { grams, note, steps } = composed(['tinned-tuna', 'bread', 'butter'], 'sandwich');
    expect(note('tinned-tuna')).toMatch(/drained, flaked$/);
    expect(steps).toMatch(/Break up the tuna with a fork and mix with the oil and lemon juice/);
    expect(grams('salt')).toBeGreaterThan(0);
  });

  test('a sandwich of ham takes no lemon', () => {
    expect(composed(['ham', 'bread', 'butter'], 'sandwich').grams('lemon')).toBe(0);
  });

  test('the fat of bacon dresses a potato salad in place of half of the oil', () => {
    const plain = composed(['potato', 'ham', 'cucumber'], 'potato-salad');
    const fatty = composed(['potato', 'bacon', 'cucumber'], 'potato-salad');
    expect(fatty.grams('olive-oil')).toBeLessThan(plain.grams('olive-oil') * 0.7);
    expect(fatty.steps).toMatch(/the fat from the pan/);
    expect(plain.steps).not.toMatch(/the fat from the pan/);
  });

  test('a dip is not salted for the carrots that are dipped in it', () => {
    const { grams } = composed(['avocado', 'lime', 'carrot'], 'avocado-dip');
    expect(grams('carrot')).toBeGreaterThan(0);
    expect(grams('salt') / (grams('avocado') + grams('red-onion'))).toBeLessThan(0.013);
  });

  test('no oil goes over the cream of a gratin', () => {
    expect(composed(['cauliflower', 'gruyere'], 'gratin').steps).not.toMatch(/cream; trickle/);
    expect(composed(['cauliflower', 'gruyere'], 'gratin').steps).toMatch(/Mix the breadcrumb with the rest of the oil/);
  });

  test('berries under a crumble take no lemon, and at least 8 g of sugar for 100 g', () => {
    const { grams, steps } = composed(['raspberry', 'butter', 'plain-flour'], 'crumble');
    expect(grams('lemon')).toBe(0);
    expect(steps).toMatch(/half of the sugar/);
    expect(grams('sugar') / 2 / grams('raspberry')).toBeGreaterThanOrEqual(0.08);
  });

  test('what flavours the filling of dumplings can’t be left out', () => {
    const { line } = composed(['tofu', 'plain-flour'], 'filled-dumplings');
    expect(line('spring-onion')?.optional ?? false).toBe(false);
    expect(line('ginger')?.optional ?? false).toBe(false);
  });
});

describe('shape', () => {
  test('tofu is crumbled for a filling and diced for a pan', () => {
    expect(composed(['tofu', 'plain-flour'], 'filled-dumplings').note('tofu')).toMatch(/pressed dry, finely crumbled$/);
    expect(composed(['tofu', 'broccoli', 'soy-sauce'], 'stir-fry').note('tofu')).toMatch(/pressed dry, in 2 cm dice$/);
  });

  test('leaves go into a bowl’s pan after what browns, and tahini is loosened', () => {
    const { steps } = composed(['rice', 'chicken', 'spinach', 'tahini'], 'bowl');
    expect(steps).toMatch(
      /brown the chicken with half of the salt over .* lift out.* add the spinach with the rest of the salt by the handful/,
    );
    expect(steps).toMatch(/tir the tahini .*with a tablespoon of hot water/);
    expect(composed(['rice', 'egg', 'pea'], 'bowl').steps).toMatch(
      /cook the peas with the salt over a medium-high heat until hot/,
    );
  });

  test('ginger is peeled and grated where it is crushed', () => {
    expect(composed(['ginger', 'lemon-juice'], 'lemonade').note('ginger')).toBe('peeled and grated');
  });

  test('an onion is cut en juliana in Spanish', () => {
    const { note } = composed(['tomato', 'cucumber', 'red-onion'], 'raw-salad', 'es');
    expect(note('red-onion')).toBe('en juliana fina');
  });

  test('potatoes are cut larger for a salad than for a soup', () => {
    expect(composed(['potato', 'egg'], 'potato-salad').note('potato')).toMatch(/3 cm dice/);
    expect(composed(['potato', 'leek'], 'smooth-soup').note('potato')).toMatch(/2 cm dice/);
  });

  test('vegetables of a soup fit the spoon', () => {
    const { steps } = composed(['sweet-pepper', 'courgette', 'potato'], 'chunky-soup');
    expect(steps).not.toMatch(/strips/);
  });
});

describe('names', () => {
  test('limeade is named for its limes in Spanish and French', () => {
    expect(composed(['lime-juice', 'ginger'], 'lemonade', 'es').title).toBe('Limonada de lima con jengibre');
    expect(composed(['lime-juice', 'ginger'], 'lemonade', 'fr').title).toBe(
      'Citronnade au citron vert et au gingembre',
    );
    expect(composed(['lemon-juice', 'ginger'], 'lemonade', 'es').title).toBe('Limonada de jengibre');
  });
});
