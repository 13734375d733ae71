import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, resetApi } from './test/open-search-page.tsx';

beforeEach(resetApi);

test('shows only with showDevTools=true', async () => {
  const { view } = await open('/?showDevTools=true');
  expect(await screen.findByText('Debug')).toBeVisible();
  view.unmount();
  // Its code has loaded, so that it would show at once.
  for (const address of ['/', '/?showDevTools=1', '/?showDevTools=false']) {
    const { view } = await open(address);
    expect(screen.queryByText('Debug')).not.toBeInTheDocument();
    view.unmount();
  }
});
