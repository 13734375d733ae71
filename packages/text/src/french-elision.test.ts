import { expect, test } from 'vitest';
import { isElidedBefore } from './french-elision.ts';

test.each(['œuf', 'Œufs', 'huile d’olive', 'ail', 'épinards', 'herbes', 'huîtres'])('%s takes d’', (word) => {
  expect(isElidedBefore(word)).toBe(true);
});

test.each(['beurre', 'haricots', 'homard', 'harissa', 'houmous', 'yaourt', 'lait'])('%s takes de', (word) => {
  expect(isElidedBefore(word)).toBe(false);
});
