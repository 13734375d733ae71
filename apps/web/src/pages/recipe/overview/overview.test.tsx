import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { asFetched, openRecipePage, replyWith, resetReply, withOrdinarySpaces } from '../test/open-recipe-page.tsx';

beforeEach(resetReply);

describe('overview', () => {
  test('shows what a serving brings, in the reader’s numbers, and names what was not counted', async () => {
    await openRecipePage('fr');
    const nutrition = await screen.findByRole('region', { name: 'Valeurs nutritionnelles' });
    const text = withOrdinarySpaces(nutrition.textContent);
    expect(text).toContain('Calories888 kcal sur 2 000 kcal');
    for (const [name, maximum] of [
      ['Protéines', '50 g'],
      ['Glucides', '300 g'],
      ['Lipides', '70 g'],
      ['Sucres', '50 g'],
    ]) {
      expect(text).toMatch(new RegExp(`${name}[\\d,]+ g sur ${maximum}`));
    }
    expect(text).toContain('Fibres6,7 g sur 25 g');
    expect(text).toContain('Non comptés : salt.');
  });

  test('lists what the recipe is', async () => {
    await openRecipePage();
    const rows = within(await screen.findByRole('region', { name: 'About' })).getAllByRole('row');
    expect(rows.map((row) => withOrdinarySpaces(row.textContent))).toEqual([
      'CategoryMeals',
      'TypeDinner',
      'CuisineSpanish',
      'Time1 hr 7 mins',
      'Servings4',
      'DifficultyMedium',
      'DietPescatarian',
      'Make aheadMake the stock a day before.',
      'StorageKeeps 3 days in the fridge · freezes for 2 months',
      'Equipmentpaella pan, lid',
      'SourceFrom Larder’s own cookbook',
    ]);
    expect(screen.getAllByText('Don’t stir.')[0]).toBeVisible();
  });

  test.each([
    ['a bake', { keepsDays: 1, keepsIn: 'tin', freezesMonths: 0 }, 'Se garde 1 jour dans une boîte hermétique'],
    ['a dish eaten at once', { keepsDays: 0, freezesMonths: 1 }, 'À déguster aussitôt · 1 mois au congélateur'],
    ['a drink', { category: 'Drinks', keepsDays: 0, freezesMonths: 0 }, 'À boire aussitôt'],
  ] as const)('says how long %s keeps, in the reader’s language', async (_what, given, sentence) => {
    replyWith(() => ({ body: { ...asFetched, ...given } }));
    await openRecipePage('fr');
    expect(await screen.findByRole('row', { name: `Conservation ${sentence}` })).toBeVisible();
  });

  test('says nothing of keeping where nobody knows, as in copies saved before it was recorded', async () => {
    const { keepsDays, keepsIn, freezesMonths, makeAhead, ...older } = asFetched;
    replyWith(() => ({ body: older }));
    await openRecipePage();
    expect(await screen.findByRole('row', { name: 'Cuisine Spanish' })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Storage|Make ahead/ })).not.toBeInTheDocument();
  });

  test('links a source on the web, and nothing else', async () => {
    replyWith(() => ({ body: { ...asFetched, originalRecipeSource: 'https://example.test/paella' } }));
    const { view } = await openRecipePage();
    expect(await screen.findByRole('link', { name: 'https://example.test/paella' })).toBeVisible();
    view.unmount();
    replyWith(() => ({ body: { ...asFetched, originalRecipeSource: 'javascript:alert(1)' } }));
    await openRecipePage();
    expect(await screen.findByText('javascript:alert(1)', { exact: false })).toBeVisible();
    expect(screen.queryByRole('link', { name: /alert/ })).not.toBeInTheDocument();
  });
});
