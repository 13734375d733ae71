import type { RecipeIngredient } from '@larder/contract/recipe';
import { expect, test } from 'vitest';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { evidenceLine } from './evidence-line.ts';

const stock = { quantity: '2', name: 'Stock cubes' } as RecipeIngredient;
const inEnglish = () => createI18n('en-GB', ['recipe']);

test('an ingredient line is shown in full, with the matched text if it differs', async () => {
  const i18n = await inEnglish();
  expect(evidenceLine({ where: 'ingredient', index: 0, text: 'stock cube' }, [stock], i18n)).toBe('2 Stock cubes');
  expect(evidenceLine({ where: 'ingredient', index: 0, text: 'celery' }, [stock], i18n)).toBe('2 Stock cubes (celery)');
});

test('a step is shown with its number', async () => {
  const i18n = await inEnglish();
  expect(evidenceLine({ where: 'step', index: 2, text: 'soy sauce' }, [stock], i18n)).toBe('Step 3: soy sauce');
});

test('without the line the matched text is shown', async () => {
  const i18n = await inEnglish();
  expect(evidenceLine({ where: 'ingredient', index: 7, text: 'milk' }, [stock], i18n)).toBe('milk');
});
