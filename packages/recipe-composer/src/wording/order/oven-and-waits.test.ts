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
    expect(steps[at]).toMatch(/añade las zanahorias.*\. Unos 20\sminutos antes del final de la cocción, lava el arroz/);
  });

  test('takes no time of its own', () => {
    expect(recipe.steps[at]?.seconds).toBe(35 * 60);
  });
});

test('a side that takes far less than the wait is started so many minutes before its end', () => {
  const { steps } = composed(['stewing-beef', 'sweet-pepper', 'carrot', 'cooked-rice'], 'meat-stew');
  const side = steps.find((step) => /calienta el arroz/.test(step));
  expect(side).toMatch(/\. Unos 4\sminutos antes del final de la cocción, calienta el arroz/);
  expect(side?.match(/4\sminutos/g)).toHaveLength(1);
});

test('what follows something else that is done meanwhile is done after it', () => {
  const { steps } = composed(['minced-pork', 'pea', 'long-grain-rice', 'cashew', 'coriander-leaf'], 'pilaf');
  expect(steps.join(' ')).not.toMatch(/\. \d/);
});

test('nuts are toasted in a wait without a time to begin', () => {
  const { steps } = composed(['self-raising-flour', 'chicken-thigh', 'broccoli'], 'topped-flatbread');
  expect(steps.join(' ')).toMatch(/Mientras tanto, tuesta las almendras/);
});

test('what takes longer than the step before it is done in an earlier wait', () => {
  const { steps } = composed(['stewing-beef', 'spinach', 'greek-yogurt'], 'curry');
  expect(steps.find((step) => /lava el arroz/.test(step))).toMatch(/tenedor entre.*Mientras tanto, lava el arroz/);
});

test('a short job in a pan begins so many minutes before the end of a long boil', () => {
  const { steps } = composed(['prawn', 'pea', 'potato'], 'pan-fish');
  expect(steps.join(' ')).not.toMatch(/Mientras tanto, cocina los guisantes/);
});

describe('the oven', () => {
  test('is lit before all else', () => {
    const { steps } = composed(['chicken-leg', 'potato', 'sweet-pepper'], 'traybake');
    expect(steps[0]).toMatch(/^Calienta el horno a 200\s°C/);
    expect(steps.slice(1).join(' ')).not.toMatch(/Calienta el horno/);
  });

  test('has twelve minutes to be hot, also where the first step bakes', () => {
    const { recipe } = composed(['chicken-leg', 'potato', 'sweet-pepper'], 'traybake');
    const [first] = recipe.steps;
    const named = first?.text.en.reduce(
      (sum, part) => sum + (typeof part === 'object' && 'seconds' in part ? part.seconds : 0),
      0,
    );
    expect((first?.seconds ?? 0) - (named ?? 0)).toBe(720);
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
  expect(composed(['tomato', 'egg', 'bread'], 'raw-salad').steps[0]).toMatch(
    /ebullición una olla de agua para los huevos/,
  );
});
