import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { composedRecipe } from '../../__fixtures__/composed-recipe.ts';

function composed(available: readonly string[], template: string) {
  const recipe = composedRecipe(available, template);
  const { instructions } = renderRecipe(recipe, { language: 'es', measurementSystem: 'metric' }, kb);
  return { recipe, steps: instructions.map(({ step }) => step) };
}

describe('what is done meanwhile', () => {
  const { recipe, steps } = composed(['stewing-beef', 'carrot', 'basmati-rice'], 'braise');
  const at = steps.findIndex((step) => /lava el arroz/.test(step));

  test('stands in the step during which it is done', () => {
    expect(steps[at]).toMatch(/añade las zanahorias.*(?:Hacia el final|Mientras tanto), lava el arroz/);
  });

  test('takes no time of its own', () => {
    expect(recipe.steps[at]?.seconds).toBe(35 * 60);
  });
});

test('a side that takes far less than the wait is started so many minutes before its end', () => {
  const { steps } = composed(['stewing-beef', 'sweet-pepper', 'carrot', 'cooked-rice'], 'meat-stew');
  const side = steps.find((step) => /calienta el arroz/.test(step));
  expect(side).toMatch(/\. Unos 4\sminutos antes del final, calienta el arroz/);
  expect(side?.match(/4\sminutos/g)).toHaveLength(1);
});

test('what follows something else that is done meanwhile is done after it', () => {
  const { steps } = composed(['minced-pork', 'pea', 'long-grain-rice', 'cashew', 'coriander-leaf'], 'pilaf');
  expect(steps.join(' ')).not.toMatch(/\. \d/);
  const { steps: stew } = composed(['stewing-beef', 'carrot', 'basmati-rice', 'parsley'], 'braise');
  expect(stew.join(' ')).toMatch(/Mientras tanto, /);
});

test('nuts are toasted in a wait without a time to begin', () => {
  const { steps } = composed(['self-raising-flour', 'chicken-thigh', 'broccoli'], 'topped-flatbread');
  expect(steps.join(' ')).toMatch(/Mientras tanto, tuesta las almendras/);
});

test('what takes longer than the step before it is done in an earlier wait', () => {
  const { steps } = composed(['stewing-beef', 'spinach', 'greek-yogurt'], 'curry');
  expect(steps.find((step) => /lava el arroz/.test(step))).toMatch(/tenedor entre.*Mientras tanto, lava el arroz/);
});

describe('what turns brown once cut', () => {
  test('potatoes that go in after two hours are peeled then', () => {
    const { steps } = composed(['pork-shoulder', 'carrot'], 'braise');
    expect(steps[0]).not.toMatch(/patatas/);
    expect(steps.find((step) => /pela y corta las patatas/.test(step))).toMatch(
      /añade las zanahorias.*Mientras tanto, pela/,
    );
  });

  test('their peeling is counted, and fits in the time of the step', () => {
    const { recipe, steps } = composed(['pork-shoulder', 'carrot'], 'braise');
    const at = steps.findIndex((step) => /pela y corta las patatas/.test(step));
    expect(steps[at]).toMatch(/pela y corta las patatas .*\. Cubre las patatas .*25\sminutos en total/);
    expect(recipe.steps[at]?.seconds).toBe(35 * 60);
  });

  test('what goes in at once is peeled at once', () => {
    const { steps } = composed(['chorizo', 'potato', 'sweet-pepper'], 'chunky-soup');
    expect(steps[0]).toMatch(/ela y corta las patatas/);
  });

  test('an avocado that finishes a soup is sliced for it', () => {
    const { steps } = composed(['black-bean', 'sweetcorn', 'sweet-pepper', 'avocado'], 'chunky-soup');
    expect(steps[0]).not.toMatch(/aguacate/);
    expect(steps.slice(-2).join(' ')).toMatch(/orta el aguacate/);
  });
});

test('a short job in a pan begins so many minutes before the end of a long boil', () => {
  const { steps } = composed(['prawn', 'pea', 'potato'], 'pan-fish');
  expect(steps.join(' ')).not.toMatch(/Mientras tanto, cocina los guisantes/);
});

test('bananas and basil are cut when they are used', () => {
  const { steps: bowl } = composed(['banana', 'walnut', 'yogurt'], 'yogurt-bowl');
  expect(bowl.at(-1)).toMatch(/corta los plátanos/);
  const { steps: salad } = composed(['cherry-tomato', 'feta', 'basil', 'pine-nut'], 'raw-salad');
  expect(salad[0]).not.toMatch(/albahaca/);
});

describe('the oven', () => {
  test('is lit before anything is cut', () => {
    const { steps } = composed(['chicken-leg', 'potato', 'sweet-pepper'], 'traybake');
    expect(steps[0]).toMatch(/^Calienta el horno a 200\s°C.*\. (?:Mientras tanto, )?(?:corta|pela|limpia)/i);
    expect(steps.slice(1).join(' ')).not.toMatch(/Calienta el horno/);
  });

  test('has twelve minutes to be hot', () => {
    const { recipe, steps } = composed(['chicken-leg', 'potato', 'sweet-pepper'], 'traybake');
    const baking = steps.findIndex((step) => /(?:hornea|asa) /i.test(step));
    const before = recipe.steps.slice(0, baking).reduce((sum, { seconds }) => sum + seconds, 0);
    expect(before).toBeGreaterThanOrEqual(720);
  });
});

describe('a stir-fry with rice', () => {
  const { recipe, steps } = composed(['chicken-breast', 'carrot', 'basmati-rice'], 'stir-fry');

  test('has it under its lid before the wok is hot', () => {
    const covered = steps.findIndex((step) => /lava el arroz.* deja reposar tapado/i.test(step));
    expect(covered).toBeGreaterThanOrEqual(0);
    expect(steps.slice(0, covered + 1).join(' ')).not.toMatch(/en un wok/);
  });

  test('has no step of less than a minute', () => {
    for (const { seconds } of recipe.steps) expect(seconds).toBeGreaterThanOrEqual(60);
  });
});

test('nothing is cut while plates are filled', () => {
  const { steps } = composed(['minced-chicken', 'courgette', 'quinoa'], 'grain-bowl');
  expect(steps.find((step) => /^Llena/.test(step))).not.toMatch(/pica/);
});

test('what is done meanwhile stands before the meat leaves the pan', () => {
  const { steps } = composed(['turkey', 'apple', 'pitta'], 'meat-with-fruit');
  expect(steps.join(' ')).not.toMatch(/(?:Apárta|Resérva)l[oa]s?\. Mientras tanto/);
});

describe('a step that would be long to read', () => {
  const { recipe, steps } = composed(['minced-turkey', 'sweet-potato', 'kale', 'quinoa'], 'grain-bowl');

  test('is two, each of at most five sentences', () => {
    expect(Math.max(...steps.slice(1).map((step) => step.split(/\. (?=\p{Lu})/u).length))).toBeLessThanOrEqual(5);
  });

  test('takes no more time than it did', () => {
    const minutes = recipe.steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
    expect(minutes).toBeLessThan(60);
  });
});

test('water that is put on says what for', () => {
  expect(composed(['salmon', 'potato'], 'fish-parcel').steps[0]).toMatch(/hervir una olla de agua para las patatas/);
});
