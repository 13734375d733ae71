import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { renameSwapped } from './rename-swapped.ts';

test('a word of a name is not replaced within the name', () => {
  const sentence = 'Une soupe avec une cuillerée de crème aigre qui fond.';
  const renamed = renameSwapped(sentence, [{ from: 'soured-cream', into: 'soya-yogurt' }], [], 'fr', kb);
  expect(renamed).toBe(sentence);
});

test('a name goes by the other where it stands alone', () => {
  const sentence = 'Une soupe de betterave avec de la crème aigre.';
  const renamed = renameSwapped(sentence, [{ from: 'soured-cream', into: 'soya-yogurt' }], [], 'fr', kb);
  expect(renamed).toBe('Une soupe de betterave avec du yaourt au soja.');
});
