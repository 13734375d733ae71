import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Dictionary } from '../../../i18n/dictionaries.ts';
import { openRecipePage, resetReply } from '../test/open-recipe-page.tsx';

beforeEach(resetReply);

describe('allergens', () => {
  test('stand in three states, each with the line that says so', async () => {
    const { user } = await openRecipePage();
    const contains = await screen.findByRole('list', { name: 'Contains' });
    await user.click(within(contains).getByRole('button', { name: 'Contains Fish' }));
    const evidence = await screen.findByRole('dialog', { name: 'Contains Fish' });
    expect(evidence).toHaveTextContent('4 anchovies (anchovy)');
    await user.keyboard('{Escape}');
    expect(within(contains).getByRole('button')).toHaveFocus();

    const open_ = screen.getByRole('list', { name: 'Can’t tell' });
    await user.click(within(open_).getByRole('button', { name: 'Can’t tell: Celery' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Step 1: stock');
    expect(screen.getByText('None found: 1 allergen')).toBeInTheDocument();
    expect(screen.getByText('Soy')).toBeInTheDocument();
  });

  test.each(['en-GB', 'en-US', 'es', 'fr'])('are never called safe nor a dish free of them in %s', async (language) => {
    const { loadTexts } = await import('../../../i18n/dictionaries.ts');
    const { recipe } = (await loadTexts(language as 'es', 'recipe')) as Dictionary;
    const { allergenState } = (await loadTexts(language as 'es', 'recipe-card')) as Dictionary;
    expect(JSON.stringify([recipe.allergens, allergenState])).not.toMatch(/safe|free|segur|libre|sûr|sans /i);
  });
});
