import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { composedRecipe } from '../../__fixtures__/composed-recipe.ts';

function stepsOf(available: readonly string[], template: string): string[] {
  const recipe = composedRecipe(available, template);
  const { instructions } = renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb);
  return instructions.map(({ step }) => step);
}

describe('a side that boils by itself', () => {
  test('is drained in the step before it is served', () => {
    for (const [have, template] of [
      [['pork-sausage', 'mushroom', 'rice'], 'skillet'],
      [['chicken-breast', 'apple', 'potato'], 'meat-with-fruit'],
    ] as const) {
      const steps = stepsOf(have, template);
      const drained = steps.findIndex((step) => /\bDrain the (?:rice|potatoes)/.test(step));
      expect(drained).toBe(steps.length - 2);
      expect(steps.at(-1)).toMatch(/Serve with the (?:rice|potatoes)/);
    }
  });

  test('beside a pot is cooked in one sentence, and waits under its lid', () => {
    for (const [have, template, pattern] of [
      [
        ['stewing-beef', 'carrot', 'basmati-rice'],
        'braise',
        /rinse the rice[^.]*in all; take off the heat and leave covered/,
      ],
      [
        ['pork-shoulder', 'carrot'],
        'braise',
        /cover the potatoes[^.]*in all; drain, put back into the pan and leave covered/i,
      ],
    ] as const) {
      const steps = stepsOf(have, template);
      expect(steps.at(-2)).toMatch(pattern);
      expect(steps.join(' ')).not.toMatch(/\d.minutes before the end/);
      expect(steps.at(-1)).toMatch(/Serve with the (?:rice|potatoes)/);
    }
  });

  test('begins while things are cut where the rest takes less time than it', () => {
    const [preparation = ''] = stepsOf(['king-prawn', 'cauliflower'], 'skillet');
    expect(preparation).toMatch(/^Peel the potatoes.*(?:Meanwhile|While you prepare the rest), cover the potatoes/);
  });

  test('is drained at the end of a long rest of the meat', () => {
    const steps = stepsOf(['pork-shoulder', 'tomato', 'rice'], 'slow-roast');
    expect(steps.at(-1)).toMatch(/^Rest the meat .*Drain the rice.*Serve with the rice/);
  });
});

test('what is done meanwhile stands before the check of what cooks', () => {
  const steps = stepsOf(['chicken-breast', 'courgette'], 'skillet').join(' ');
  expect(steps).toMatch(/Meanwhile, roughly chop the parsley\..*Cut through the thickest piece/);
  expect(steps).not.toMatch(/\(75\s°C\)\. Meanwhile/);
});
