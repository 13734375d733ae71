import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { AllergenChip } from './allergen-chip.tsx';

vi.mock('./evidence-popover.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('if the popover’s code can’t be loaded, the evidence is shown in the page', async () => {
  const evidence = [{ where: 'step' as const, index: 0, text: 'stock' }];
  await renderApp(
    <AllergenChip verdict={{ allergen: 'Celery', state: 'cant-tell', evidence }} state="cant-tell" ingredients={[]} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Can’t tell: Celery' }));
  expect(await screen.findByText('Step 1: stock')).toBeVisible();
});
