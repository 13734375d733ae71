import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, resetApi } from './test/open-search-page.tsx';

beforeEach(resetApi);

test('shows only with showDevTools=true', async () => {
  const { view } = await open('/?showDevTools=1');
  expect(screen.queryByText('Debug')).not.toBeInTheDocument();
  view.unmount();
  await open('/?showDevTools=true');
  expect(await screen.findByText('Debug')).toBeVisible();
});
