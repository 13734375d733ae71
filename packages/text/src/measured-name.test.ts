import { expect, test } from 'vitest';
import { measuredName } from './measured-name.ts';

test.each([
  ['es', '2 dientes', 'ajo', '2 dientes de ajo'],
  ['es', '500 g', 'pollo', '500 g de pollo'],
  ['es', '2', 'huevos', '2 huevos'],
  ['es', '½', 'limón', '½ limón'],
  ['fr', '2 gousses', 'ail', '2 gousses d’ail'],
  ['fr', '1 c. à s.', 'huile d’olive', '1 c. à s. d’huile d’olive'],
  ['fr', '120 g', 'haricots verts', '120 g de haricots verts'],
  ['fr', '1½', 'citron', '1½ citron'],
  ['en-GB', '2 cloves', 'garlic', '2 cloves garlic'],
  ['fr', '', 'sel', 'sel'],
])('in %s, %j of %j is written %j', (language, quantity, name, written) => {
  expect(measuredName({ quantity, name }, language)).toBe(written);
});
