import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { createComposer } from '../create-composer.ts';

const composer = createComposer(kb);
const ANYTHING = { category: null, subcategory: null, preferences: { excludedAllergens: [], dietTypes: [] } } as const;

function find(available: readonly string[], template: string) {
  return composer.compose({ ...ANYTHING, available }).find((each) => each.template.id === template);
}

function composed(available: readonly string[], template: string, language: 'en-GB' | 'es' | 'fr' = 'en-GB') {
  const recipe = find(available, template)?.write();
  if (!recipe) throw new Error(`${template} is not composed of ${available.join(', ')}`);
  const grams = (id: string) => {
    const line = recipe.lines.find(({ ingredient }) => ingredient === id);
    return line ? (gramsOf(line, kb) ?? 0) : 0;
  };
  const { title, instructions, ingredients } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  const note = (id: string) => ingredients.find(({ ingredientId }) => ingredientId === id)?.note;
  return { recipe, grams, note, title, steps: instructions.map(({ step }) => step).join(' ') };
}

describe('amounts', () => {
  test('a sour has half as much juice as spirit', () => {
    const { grams } = composed(['gin', 'lemon-juice', 'sugar'], 'sour');
    const share = grams('lemon-juice') / grams('gin');
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  test('a drink names as many lemons as give its juice', () => {
    const { recipe } = composed(['brandy', 'lemon', 'sugar'], 'sour');
    expect(recipe.lines.find(({ ingredient }) => ingredient === 'lemon')?.amount).toEqual({ min: 1 });
  });

  test('a salad is dressed with more oil than acid', () => {
    const { grams } = composed(['lettuce', 'egg', 'white-wine-vinegar'], 'leaf-salad');
    expect(grams('white-wine-vinegar')).toBeGreaterThan(0);
    expect(grams('olive-oil')).toBeGreaterThan(2 * grams('white-wine-vinegar'));
  });

  test('a smooth soup of mushrooms has less stock than one of carrots', () => {
    const mushrooms = composed(['mushroom', 'single-cream'], 'smooth-soup').grams('vegetable-stock');
    expect(mushrooms).toBeLessThan(composed(['carrot', 'single-cream'], 'smooth-soup').grams('vegetable-stock'));
  });

  test('bacon is fried with less oil', () => {
    const { grams } = composed(['chorizo', 'potato', 'sweet-pepper'], 'chunky-soup');
    const plain = composed(['chickpea', 'potato', 'sweet-pepper'], 'chunky-soup');
    expect(grams('olive-oil')).toBeLessThan(plain.grams('olive-oil'));
  });

  test('bacon that is fried apart for a soup takes no oil from it', () => {
    const { grams } = composed(['leek', 'bacon'], 'smooth-soup');
    expect(grams('olive-oil')).toBe(composed(['leek', 'single-cream'], 'smooth-soup').grams('olive-oil'));
  });

  test('potatoes are browned in a spoonful of fat for each 300 g', () => {
    for (const held of ['smoked-sausage', 'egg']) {
      const { grams } = composed(['potato', held, 'cheddar'], 'hash');
      expect(grams('sunflower-oil') / grams('potato')).toBeGreaterThan(0.04);
    }
  });

  test('a dressing has twice as much oil as vinegar', () => {
    const { grams } = composed(['long-grain-rice', 'feta', 'red-pepper', 'sherry-vinegar'], 'grain-salad');
    expect(grams('olive-oil')).toBeGreaterThan(1.9 * grams('sherry-vinegar'));
    expect(grams('sherry-vinegar')).toBeGreaterThan(0);
  });

  test('what a title names is more than a trace of', () => {
    expect(composed(['stewing-beef', 'black-olive'], 'braise').grams('black-olive')).toBeGreaterThanOrEqual(80);
  });

  test('nutmeg is a pinch', () => {
    expect(composed(['cauliflower', 'gruyere', 'nutmeg'], 'gratin').grams('nutmeg')).toBeLessThan(0.6);
  });

  test('each serving has as many sausages and tortillas', () => {
    const sausages = composed(['pork-sausage', 'sweet-pepper'], 'traybake').recipe;
    expect((sausages.lines.find(({ ingredient }) => ingredient === 'pork-sausage')?.amount?.min ?? 1) % 4).toBe(0);
    const tacos = composed(['egg', 'corn-tortilla', 'tomato'], 'egg-tacos').recipe;
    expect((tacos.lines.find(({ ingredient }) => ingredient === 'corn-tortilla')?.amount?.min ?? 1) % 2).toBe(0);
  });

  test('soy sauce salts a stir-fry by itself', () => {
    expect(composed(['celery', 'sweet-pepper', 'sesame-seed'], 'stir-fry').grams('salt')).toBe(0);
  });
});

describe('preparation', () => {
  test.each([
    ['braise', ['stewing-beef', 'date'], 'date', 'stoned'],
    ['gratin', ['leek', 'gruyere'], 'leek', 'trimmed, washed and sliced'],
    ['agua-fresca', ['strawberry'], 'strawberry', 'hulled and halved'],
    ['fritters', ['potato', 'egg', 'plain-flour'], 'potato', 'peeled and grated'],
    [
      'steamed-shellfish',
      ['clam', 'garlic', 'scotch-bonnet'],
      'scotch-bonnet',
      'deseeded and finely chopped (wear gloves)',
    ],
    ['smooth-soup', ['pumpkin', 'carrot'], 'pumpkin', 'peeled and deseeded, in 2 cm dice'],
    ['meat-stew', ['stewing-beef', 'pumpkin'], 'pumpkin', 'peeled and deseeded'],
    ['tomato-pasta', ['pork-sausage', 'penne', 'chopped-tomatoes'], 'pork-sausage', 'skinned and crumbled'],
    ['french-toast', ['baguette', 'egg', 'milk'], 'baguette', 'sliced'],
    ['smooth-soup', ['mushroom', 'rosemary', 'single-cream'], 'rosemary', 'leaves only, finely chopped'],
  ])('in a %s of %j stands in the list: %s, %s', (template, available, id, words) => {
    expect(composed(available, template).note(id)).toContain(words);
  });

  test('agrees with what it is said of', () => {
    const notes = (id: string, language: 'es' | 'fr') =>
      composed(['chickpea', 'black-olive', 'lettuce', 'garlic', 'tomato'], 'bean-salad', language).note(id);
    expect(notes('black-olive', 'es')).toMatch(/deshuesadas, por la mitad$/);
    expect(notes('black-olive', 'fr')).toMatch(/dénoyautées et coupées en deux$/);
    expect(notes('chickpea', 'fr')).toMatch(/rincés$/);
    expect(composed(['chicken-leg', 'tomato', 'garlic'], 'traybake', 'es').note('garlic')).not.toMatch(/picado$/);
  });

  test('herbs in a drink stay whole, and tea draws with them', () => {
    const { steps } = composed(['black-tea', 'rosemary'], 'iced-tea');
    expect(steps).toMatch(/pour over the tea and rosemary/);
    expect(steps).not.toMatch(/chop/);
  });
});

test.each([
  ['lamb-chop', 8],
  ['beef-steak', 5],
])('%s on a salad is fried in steaks for the %d minutes that it takes, and sliced', (meat, minutes) => {
  const { steps } = composed(['lettuce', meat, 'tomato'], 'leaf-salad');
  expect(steps).toMatch(new RegExp(`fry in .* turning once, ${minutes}\\sminutes\\. Rest.* and slice`));
});

describe('what does not go together', () => {
  test('fish stock goes into no dish of sausages', () => {
    expect(composed(['pork-sausage', 'cherry-tomato', 'fish-stock'], 'skillet').grams('fish-stock')).toBe(0);
    expect(composed(['cod', 'cherry-tomato', 'fish-stock'], 'pan-fish').grams('fish-stock')).toBeGreaterThan(0);
  });

  test('a noodle soup of prawns takes the shellfish stock that is there, one of chicken does not', () => {
    const stock = (protein: string) =>
      composed(['shellfish-stock', protein, 'rice-noodle', 'pak-choi'], 'noodle-soup').grams('shellfish-stock');
    expect(stock('prawn')).toBeGreaterThan(0);
    expect(stock('chicken-breast')).toBe(0);
  });

  test('cream takes a soup out of Asia', () => {
    const { grams } = composed(['potato', 'tomato', 'whipping-cream', 'soy-sauce'], 'chunky-soup');
    expect(grams('soy-sauce')).toBe(0);
  });

  test.each([
    ['mulled', ['sweet-vermouth', 'orange']],
    ['egg-tacos', ['egg', 'corn-tortilla']],
    ['cold-plate', ['mozzarella', 'apple']],
    ['sweet-toast', ['baguette', 'butter', 'almond']],
    ['quesadilla', ['flour-tortilla', 'gruyere', 'yogurt']],
    ['smooth-soup', ['celery', 'smoked-sausage']],
  ])('no %s is made of %j', (template, available) => {
    expect(available.filter((id) => !kb.get(id))).toEqual([]);
    expect(find(available, template)).toBeUndefined();
  });
});

test('a title names eggs as Spanish dishes do', () => {
  expect(composed(['lettuce', 'egg'], 'leaf-salad', 'es').title).toBe('Ensalada de lechuga y huevo');
});

test('two foods carry a stir-fry, and a third stays out', () => {
  const { recipe } = composed(['tofu', 'edamame', 'egg'], 'stir-fry');
  expect(recipe.lines.map(({ ingredient }) => ingredient)).not.toContain('egg');
  expect(composed(['tofu', 'carrot', 'egg'], 'stir-fry').grams('egg')).toBeGreaterThan(0);
});

test('a bird that gives off much fat takes little oil', () => {
  const { grams } = composed(['duck', 'cauliflower'], 'traybake');
  expect(grams('olive-oil')).toBeLessThan(composed(['chicken-leg', 'cauliflower'], 'traybake').grams('olive-oil') / 2);
});

test('carrots for a wok are peeled and weighed', () => {
  const { recipe, note } = composed(['minced-turkey', 'carrot'], 'stir-fry');
  expect(recipe.lines.find(({ ingredient }) => ingredient === 'carrot')?.unit).toBe('g');
  expect(note('carrot')).toBe('peeled, in sticks');
});

test('oil that croutons are fried in is not missing in the dressing', () => {
  const { grams, steps } = composed(['lettuce', 'egg', 'bread'], 'leaf-salad');
  expect(steps).toMatch(/spoonful of the oil/);
  expect(grams('olive-oil')).toBeGreaterThan(40);
});

test('tortillas are as many as hold the filling', () => {
  const { grams } = composed(['egg', 'cheddar', 'flour-tortilla', 'salsa'], 'egg-tacos');
  expect(grams('flour-tortilla')).toBeGreaterThan(170);
});
