import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { type CompositionRequest, createComposer } from '../create-composer.ts';

const composer = createComposer(kb);
const ANYTHING: CompositionRequest['preferences'] = { excludedAllergens: [], dietTypes: [] };

function find(available: readonly string[], template: string, preferences = ANYTHING) {
  const request = { category: null, subcategory: null, preferences, available };
  return (
    composer
      .compose(request)
      .find((each) => each.template.id === template)
      ?.write() ?? null
  );
}

function composed(
  available: readonly string[],
  template: string,
  language: 'en-GB' | 'es' | 'fr' = 'en-GB',
  preferences = ANYTHING,
) {
  const recipe = find(available, template, preferences);
  if (!recipe) throw new Error(`${template} is not composed of ${available.join(', ')}`);
  const { title, instructions, ingredients } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  const note = (id: string) => ingredients.find(({ ingredientId }) => ingredientId === id)?.note;
  const lineOf = (id: string) => recipe.lines.find(({ ingredient }) => ingredient === id);
  const certain = recipe.lines.filter(({ optional }) => optional !== true).map(({ ingredient }) => ingredient);
  return { recipe, title, lineOf, note, certain, steps: instructions.map(({ step }) => step) };
}

describe('preparation', () => {
  test('lettuce is torn, olives are stoned and pulses rinsed', () => {
    const { note } = composed(['chickpea', 'black-olive', 'lettuce'], 'bean-salad');
    expect(note('chickpea')).toMatch(/drained.*rinsed$/);
    expect(note('black-olive')).toMatch(/stoned and halved$/);
    expect(note('lettuce')).toMatch(/washed, dried and torn$/);
  });

  test('tomatoes lose their seeds before they go into a cold cream', () => {
    expect(composed(['yogurt', 'tomato'], 'creamy-dip').note('tomato')).toMatch(/deseeded, in small dice$/);
    expect(composed(['tomato', 'feta'], 'raw-salad').note('tomato')).not.toMatch(/seed/i);
  });
});

describe('amounts', () => {
  test.each([
    ['toast', ['egg', 'bread', 'mushroom'], 2],
    ['omelette', ['egg', 'gruyere'], 2],
    ['grain-salad', ['egg', 'rice', 'tomato'], 4],
  ])('%s of %j has as many eggs for each of %d', (template, have, servings) => {
    expect((composed(have, template).lineOf('egg')?.amount?.min ?? 1) % servings).toBe(0);
  });

  test('no half avocado is left over', () => {
    for (const [have, template] of [
      [['avocado', 'tomato', 'red-onion'], 'raw-salad'],
      [['avocado', 'coriander-leaf'], 'avocado-dip'],
    ] as const) {
      expect(Number.isInteger(composed(have, template).lineOf('avocado')?.amount?.min)).toBe(true);
    }
  });

  test('a creamy dressing has less acid', () => {
    const acid = (have: string[]) => {
      const line = composed([...have, 'cider-vinegar', 'egg'], 'potato-salad').lineOf('cider-vinegar');
      return (line && gramsOf(line, kb)) ?? 0;
    };
    expect(acid(['potato', 'greek-yogurt'])).toBeLessThan(acid(['potato', 'celery']));
  });
});

describe('salads', () => {
  test('raw vegetables get something rich or salty, whatever a person eats', () => {
    expect(composed(['tomato', 'cucumber'], 'raw-salad').certain).toContain('feta');
    const vegan = composed(['tomato', 'cucumber'], 'raw-salad', 'en-GB', { ...ANYTHING, dietTypes: ['Vegan'] }).certain;
    expect(vegan.some((id) => id === 'vegan-feta' || id === 'black-olive')).toBe(true);
    expect(composed(['lettuce', 'apple', 'cucumber'], 'leaf-salad').certain).toContain('parmesan');
    expect(composed(['tomato', 'black-olive', 'basil'], 'raw-salad').certain).not.toContain('feta');
  });

  test('bread becomes cubes of bread, which then go by that name', () => {
    const { steps } = composed(['lettuce', 'bread', 'cheddar'], 'leaf-salad');
    const fried = steps.findIndex((step) => /frying pan with a tablespoonful of the oil over a medium heat/.test(step));
    expect(fried).toBeGreaterThanOrEqual(0);
    expect(steps.at(-1)).toMatch(/cubes of bread/);
    expect(steps.slice(fried + 1).join(' ')).toMatch(/the rest of the oil/);
  });

  test('potatoes are dressed hot, and turned in something creamy once they are lukewarm', () => {
    const { steps } = composed(['potato', 'yogurt', 'egg'], 'potato-salad');
    const hot = steps.findIndex((step) => /while hot/.test(step));
    expect(steps[hot]).not.toMatch(/yogurt/);
    expect(steps[hot]).toMatch(/lukewarm/);
    expect(steps[hot + 1]).toMatch(/Fold in the yogurt/);
  });

  test('what a dish has no place for does not decide its cuisine', () => {
    const { certain } = composed(['tomato', 'mozzarella', 'chilli-powder'], 'raw-salad');
    expect(certain).not.toContain('coriander-leaf');
  });
});

describe('dips', () => {
  test('there is always something to dip, and the oven is lit only for what is baked in it', () => {
    expect(composed(['chickpea', 'parsley'], 'dip').certain).toContain('flatbread');
    expect(composed(['chickpea', 'carrot'], 'dip').steps.join(' ')).not.toMatch(/oven/);
    expect(composed(['yogurt', 'dill', 'baguette'], 'creamy-dip').steps.join(' ')).toMatch(/Slice the baguette/);
  });

  test('French tells a dip of yogurt from a spread', () => {
    expect(composed(['yogurt', 'tomato'], 'creamy-dip', 'fr').title).toMatch(/^Dip de yaourt/);
    expect(composed(['white-bean', 'tahini'], 'dip', 'fr').title).toMatch(/^Tartinade/);
  });
});

describe('eggs and toast', () => {
  test('bread is toasted while the eggs fry, in a pan and over a heat that are named', () => {
    const { steps, note } = composed(['egg', 'baguette', 'black-olive'], 'toast');
    const frying = steps.find((step) => /break in the eggs/.test(step));
    expect(frying).toMatch(/frying pan.*medium heat.*Meanwhile, split the baguette lengthways and toast/);
    expect(note('black-olive')).toMatch(/stoned and roughly chopped$/);
  });

  test('toast goes under the grill with its cheese while the eggs fry', () => {
    const { steps } = composed(['egg', 'bread', 'cheddar', 'mushroom'], 'toast');
    const covered = steps.findIndex((step) => /Cover with the mushrooms, then the cheddar\.$/.test(step));
    expect(steps[covered + 1]).toMatch(/break in the eggs.*Meanwhile, put the toast under the hot grill/);
  });

  test('a bagel is called so, and one egg is enough beside smoked salmon', () => {
    const { recipe } = composed(['bagel', 'egg', 'smoked-salmon', 'cream-cheese'], 'toast');
    expect(recipe.title.es).toMatch(/^Bagels con huevo/);
    for (const id of ['egg', 'bagel']) {
      expect(recipe.lines.find(({ ingredient }) => ingredient === id)).toMatchObject({ amount: { min: 2 } });
    }
  });

  test('the leaves of a toast are dressed, and goat’s cheese melts under the grill', () => {
    const { steps } = composed(['baguette', 'goats-cheese', 'lettuce'], 'toast');
    expect(steps.join(' ')).toMatch(/then the goat’s cheese|then the cheese.*until the cheese runs/);
    expect(steps.join(' ')).toMatch(/lettuce, dressed in a little of the oil/);
  });

  test('bread is toasted before eggs that are stirred all the time', () => {
    const { steps } = composed(['egg', 'spinach', 'bread'], 'scramble');
    expect(steps.join(' ')).toMatch(/Meanwhile, toast the bread.*pour in the eggs/);
  });

  test.each([
    ['omelette', ['egg', 'courgette', 'gruyere']],
    ['frittata', ['egg', 'serrano-ham', 'courgette']],
  ])('so little salt as an %s of %j needs is not divided', (template, have) => {
    expect(composed(have, template).steps.join(' ')).not.toMatch(/(?:pinch|little|rest) of the salt/);
  });

  test.each(['omelette', 'scramble'])(
    'vegetables of an %s with bacon cook in its fat, the eggs in the oil or butter',
    (template) => {
      const text = composed(['egg', 'bacon', 'mushroom'], template).steps.join(' ');
      expect(text).toMatch(/Heat the fat left in the pan.*cook the mushrooms.*(?:Heat half of|add) the (?:oil|butter)/);
    },
  );

  test('of two kinds of bread one is used', () => {
    const lines = composed(['tomato', 'mozzarella', 'baguette', 'wholemeal-bread'], 'toast').certain;
    expect(lines.filter((id) => id === 'baguette' || id === 'wholemeal-bread')).toHaveLength(1);
  });

  test.each([
    [['bread', 'cheddar', 'tomato'], 'dijon-mustard'],
    [['bread', 'mozzarella', 'tomato'], 'basil'],
    [['bread', 'tinned-tuna', 'tomato'], 'caper'],
  ])('in a sandwich of %j, %s lifts the mild filling', (have, lifting) => {
    expect(composed(have, 'sandwich').certain).toContain(lifting);
    expect(composed([...have, 'gherkin'], 'sandwich').certain).not.toContain(lifting);
  });

  test('what is salty enough is not called seasoned', () => {
    const { steps, lineOf } = composed(['bread', 'cured-ham', 'manchego'], 'sandwich');
    expect(lineOf('salt')).toBeUndefined();
    expect(steps.join(' ')).not.toMatch(/season/);
  });

  test('spinach is dry before eggs are poured over it', () => {
    const steps = composed(['egg', 'spinach', 'cream-cheese'], 'scramble').steps.join(' ');
    expect(steps).toMatch(/spinach by the handful and turn until wilted and dry.*pour in the eggs/);
  });

  test('prawns wait beside the pan while eggs are scrambled', () => {
    const steps = composed(['egg', 'prawn'], 'scramble').steps.join(' ');
    expect(steps).toMatch(
      /cook the prawns[^.]*; lift out\..*stir slowly until softly set.*Off the heat, fold in the prawns/,
    );
  });

  test('the grill is lit before a frittata goes under it, and potatoes are covered until tender', () => {
    const steps = composed(['egg', 'potato'], 'frittata').steps.join(' ');
    expect(steps).toMatch(
      /covered, stirring now and then, until a knife slips in.*Heat the grill.*Brown under the hot/,
    );
  });
});

describe('a dip of chickpeas', () => {
  const dip = composed(['chickpea', 'tahini', 'cumin-seed'], 'dip');

  test('has half a teaspoon of salt to a drained tin', () => {
    const salt = dip.lineOf('salt');
    expect(salt?.unit).toBe('tsp');
    expect(salt?.amount?.min).toBeGreaterThanOrEqual(0.5);
  });

  test('has whole cumin toasted and crushed', () => {
    expect(dip.note('cumin-seed')).toBe('toasted and crushed');
  });
});

test('a lemonade with ginger in its title tastes of it', () => {
  const ginger = composed(['lemon', 'ginger'], 'lemonade').lineOf('ginger');
  expect(ginger?.unit).toBe('g');
  expect(ginger?.amount?.min).toBeGreaterThanOrEqual(20);
});

describe('a bowl', () => {
  test('soaks its couscous while the last of the rest cooks, and boils roots before broccoli', () => {
    const { steps } = composed(['couscous', 'lamb', 'carrot', 'broccoli'], 'grain-bowl');
    expect(steps.join(' ')).toMatch(/Put the carrots? into the same pan .* add the broccoli, cover again/);
    expect(steps.join(' ')).toMatch(
      /to warm through, 1\sminute\. Meanwhile, pour the same volume of boiling salted water over/,
    );
  });

  test('mixes a thin sauce before it is filled, with a little sugar', () => {
    const { steps } = composed(['rice', 'beef', 'mango', 'soy-sauce', 'sriracha'], 'bowl');
    expect(steps.join(' ')).toMatch(
      /tir together the soy sauce, .*sugar, .*sriracha and .*vinegar in a small bowl\. .*Fill two bowls .* Spoon the sauce over/,
    );
  });

  test('has its rice cooked to take up its water, and meat and tofu glazed with half of a thin sauce', () => {
    const { steps } = composed(['rice', 'tofu', 'broccoli', 'soy-sauce'], 'bowl');
    expect(steps.join(' ')).toMatch(/until the water is taken up.*Return the tofu to the pan with half of the sauce/);
    const thick = composed(['rice', 'tofu', 'broccoli', 'tahini'], 'bowl').steps.join(' ');
    expect(thick).toMatch(/Return the tofu to the pan to warm through/);
  });

  test('has the feta that is there, and no salsa or soy sauce with it', () => {
    const { steps, recipe } = composed(['rice', 'chicken', 'feta', 'sweet-pepper'], 'bowl');
    expect(steps.at(-1)).toMatch(/feta/);
    expect(recipe.lines.map(({ ingredient }) => ingredient)).not.toContain('soy-sauce');
  });

  test('is named after what is cooked for it', () => {
    expect(composed(['rice', 'chicken', 'broccoli'], 'bowl', 'es').recipe.title.es).toBe(
      'Bol de arroz con pollo y brócoli',
    );
  });
});

test('cucumber for a dip is drained and squeezed', () => {
  const { steps } = composed(['yogurt', 'cucumber'], 'creamy-dip');
  expect(steps.join(' ')).toMatch(
    /Mix the cucumber with a little salt in a sieve, leave to drain for 10\sminutes and squeeze dry/,
  );
});

test('eggs for scrambling are beaten before anything is fried', () => {
  const { steps } = composed(['egg', 'chorizo'], 'scramble');
  const beaten = steps.findIndex((step) => /^Beat the eggs/.test(step));
  expect(beaten).toBeGreaterThanOrEqual(0);
  expect(beaten).toBeLessThan(steps.findIndex((step) => /^Fry the chorizo/.test(step)));
});

describe('raw vegetables with salt', () => {
  test('have enough of it to draw their water', () => {
    const { lineOf, steps } = composed(['cabbage', 'carrot', 'feta'], 'grated-salad');
    expect((lineOf('salt')?.amount?.min ?? 0) >= 0.5).toBe(true);
    expect(steps.join(' ')).toMatch(/Rub the cabbage with the salt/);
  });

  test('carrots alone are dressed, not rubbed', () => {
    expect(composed(['carrot', 'feta'], 'grated-salad').steps.join(' ')).not.toMatch(/Rub/);
  });
});

test('green beans and potatoes of a salad are done together', () => {
  const { steps } = composed(['potato', 'green-bean', 'egg'], 'potato-salad');
  expect(steps.join(' ')).toMatch(
    /After 5\sminutes add the green beans, after 9\sminutes lift out the eggs.* 13\sminutes in all/,
  );
});

test('a sauce of peanut butter is sweetened', () => {
  const { certain } = composed(['rice', 'minced-turkey', 'carrot', 'peanut-butter'], 'bowl', 'en-GB', {
    ...ANYTHING,
    excludedAllergens: ['Soy'],
  });
  expect(certain).toContain('sugar');
});
