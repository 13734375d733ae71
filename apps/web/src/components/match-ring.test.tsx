import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../test/render-app.tsx';
import { MatchRing } from './match-ring.tsx';

test.each([
  [85, 100, 'success'],
  [84, 100, 'accent'],
  [51, 100, 'accent'],
  [50, 100, 'error'],
])('%i of %i is shown as %s, with the fraction inside', async (matched, total, level) => {
  await renderApp(<MatchRing matched={matched} total={total} />);
  const ring = screen.getByRole('img', { name: `You have ${matched} of ${total} ingredients` });
  expect(ring).toHaveAttribute('data-level', level);
  expect(ring).toHaveTextContent(`${matched}/${total}`);
});

test('what is only nearly there is named', async () => {
  await renderApp(<MatchRing matched={2} total={3} close={['chicken thighs', 'long grain rice']} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'You have 2 of 3 ingredients, counting something close for chicken thighs and long grain rice',
  );
});
