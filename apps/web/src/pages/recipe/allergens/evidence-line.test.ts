import type { RecipeIngredient } from '@larder/contract/recipe';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { evidenceLine } from './evidence-line.ts';

const stock = { quantity: '2', name: 'Stock cubes' } as RecipeIngredient;
const translate = async (): Promise<TFunction> => (await createI18n('en-GB', ['recipe'])).t;

test('an ingredient line is given whole, with the word that matters where that is another', async () => {
  const t = await translate();
  expect(evidenceLine({ where: 'ingredient', index: 0, text: 'stock cube' }, [stock], t)).toBe('2 Stock cubes');
  expect(evidenceLine({ where: 'ingredient', index: 0, text: 'celery' }, [stock], t)).toBe('2 Stock cubes (celery)');
});

test('a step is given by its number', async () => {
  const t = await translate();
  expect(evidenceLine({ where: 'step', index: 2, text: 'soy sauce' }, [stock], t)).toBe('Step 3: soy sauce');
});

test('a line that is not there leaves the word', async () => {
  const t = await translate();
  expect(evidenceLine({ where: 'ingredient', index: 7, text: 'milk' }, [stock], t)).toBe('milk');
});
