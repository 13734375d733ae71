import { PLACEHOLDER_IMAGES } from '@larder/contract/image';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  asFetched,
  openRecipePage,
  replyWith,
  resetReply,
  storeSearchResults,
  withOrdinarySpaces,
} from './test/open-recipe-page.tsx';

beforeEach(resetReply);

describe('the first screen', () => {
  test('shows time, servings, calories, and Medium for the difficulty', async () => {
    await openRecipePage();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    const values = screen.getAllByRole('definition').map((value) => withOrdinarySpaces(value.textContent));
    expect(values).toEqual(['1 hr 7 mins', '4', '888 kcal', 'Medium']);
  });

  test('marks the time and the calories that whoever sent the recipe gave', async () => {
    replyWith(() => ({ body: { ...asFetched, given: ['prepTime', 'calories'], prepTime: 25, calories: 250 } }));
    await openRecipePage();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    const values = screen.getAllByRole('definition').map((value) => withOrdinarySpaces(value.textContent));
    expect(values).toEqual(['25 mins (as given)', '4', '250 kcal (as given)', 'Medium']);
  });

  test('shows the picture, the title, the rating, share, save and the description', async () => {
    const { view } = await openRecipePage();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    expect(view.container.querySelector('article img')).toHaveAttribute('src', PLACEHOLDER_IMAGES.Meals);
    expect(screen.getByRole('radiogroup', { name: 'Your rating of Paella' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save/ })).toBeVisible();
    expect(screen.getByText('Rice, thin and dry.')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Ingredients',
      'Method',
    ]);
  });

  test('tags the diet unless it is unknown', async () => {
    const { view } = await openRecipePage();
    expect(await screen.findByRole('list', { name: 'Diet' })).toHaveTextContent(/^Pescatarian$/);
    view.unmount();
    replyWith(() => ({ body: { ...asFetched, dietType: 'Unknown' } }));
    await openRecipePage();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    expect(screen.queryByRole('list', { name: 'Diet' })).not.toBeInTheDocument();
    expect(screen.queryByText(/unknown/i)).not.toBeInTheDocument();
  });

  test('tells why a search found it: what is there, what is missing, what was swapped and why', async () => {
    storeSearchResults();
    await openRecipePage();
    const panel = screen.getByRole('region', { name: 'How it fits your kitchen' });
    for (const text of [
      'rice',
      'anchovies',
      'salt',
      'gin',
      'anchovies instead of prawns (your preferences: shellfish, vegan)',
    ]) {
      expect(within(panel).getByText(text)).toBeInTheDocument();
    }
  });

  test('says nothing of a match where no search found it', async () => {
    await openRecipePage();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    expect(screen.queryByText('How it fits your kitchen')).not.toBeInTheDocument();
  });
});
