import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { composedRecipe } from '../../../__fixtures__/composed-recipe.ts';

function stepsOf(available: readonly string[], template: string): string[] {
  const recipe = composedRecipe(available, template);
  const { instructions } = renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb);
  return instructions.map(({ step }) => step);
}

describe('a side that boils by itself', () => {
  test('is told in one sentence, from the water to the lid, and served at the end', () => {
    for (const [have, template] of [
      [['pork-sausage', 'mushroom', 'rice'], 'skillet'],
      [['chicken-breast', 'apple', 'potato'], 'meat-with-fruit'],
    ] as const) {
      const steps = stepsOf(have, template);
      expect(steps.join(' ')).toMatch(
        /\b(?:salted water|cold salted water)\b[^.]*(?:with the butter|off the heat) and leave covered\./,
      );
      expect(steps.join(' ')).not.toMatch(/before the end, (?:bring|cover)/);
      expect(steps.at(-1)).toMatch(/Serve with the (?:rice|potatoes)/);
    }
  });

  test('is put on before a steak that would wait for it, also where green vegetables are boiled beside it', () => {
    const [first, second = ''] = stepsOf(['beef-steak', 'pea', 'potato'], 'pan-sauce');
    expect(first).toMatch(/^Cover the potatoes [^.]*\.$/);
    expect(second).toMatch(/^Meanwhile, dry the beef/);
    expect(second.indexOf('the peas')).toBeGreaterThan(second.indexOf('Fry'));
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
        /cover the potatoes[^.]*in all; when the time is up, drain, put back into the pan with the butter and leave covered/i,
      ],
    ] as const) {
      const steps = stepsOf(have, template);
      expect(steps.at(-2)).toMatch(pattern);
      expect(steps.join(' ')).not.toMatch(/(?<!About \d+).minutes before the end/);
      expect(steps.at(-1)).toMatch(/Serve with the (?:rice|potatoes)/);
    }
  });

  test('begins with the step during which others go on', () => {
    expect(stepsOf(['pork-sausage', 'mushroom', 'rice'], 'skillet').join(' ')).toMatch(
      /Meanwhile, rinse the rice[^.]*, cover and cook over the lowest heat [^.]*, 17.minutes in all[^.]*\./,
    );
  });

  test('is not begun while a wok is at its hottest', () => {
    const steps = stepsOf(['tofu', 'sweet-pepper', 'broccoli', 'rice'], 'stir-fry');
    expect(steps.find((step) => /[Rr]inse the rice/.test(step))).not.toMatch(/high heat/);
  });

  test('that takes much longer than the rest is half done before the rest begins', () => {
    const [first, second] = stepsOf(['salmon', 'potato'], 'pan-fish');
    expect(first).toMatch(/^Cover the potatoes [^.]*leave covered\.$/);
    expect(second).toMatch(/^About 6.minutes before the end, dry the salmon/);
  });

  test('begins before all else where the rest takes less time than it', () => {
    const [first, second] = stepsOf(['tuna', 'carrot'], 'pan-fish');
    expect(first).toMatch(/^Cover the potatoes [^.]*leave covered\.$/);
    expect(second).toMatch(/^Meanwhile, cook the carrots/);
  });

  test('is served after a long rest of the meat', () => {
    const steps = stepsOf(['pork-shoulder', 'tomato', 'rice'], 'slow-roast');
    expect(steps.at(-1)).toMatch(/^Rest the meat .*Serve with the rice/);
  });
});

test('what is done meanwhile stands before the check of what cooks', () => {
  const steps = stepsOf(['chicken-breast', 'courgette'], 'skillet').join(' ');
  expect(steps).not.toMatch(/\(75\s°C\)\. Meanwhile/);
});
