import type { Diet } from '@larder/contract/diet';
import type { Language } from '@larder/contract/language';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { createComposer } from '../../create-composer.ts';

const composer = createComposer(kb);

function stirFry(available: readonly string[], language: Language, dietTypes: readonly Diet[] = []): string {
  const request = { category: null, subcategory: null, preferences: { excludedAllergens: [], dietTypes } };
  const dish = composer.compose({ ...request, available }).find(({ template }) => template.id === 'stir-fry');
  const recipe = dish?.write();
  if (!recipe) throw new Error(`No stir-fry is composed of ${available.join(', ')}`);
  const { instructions } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  return instructions.map(({ step }) => step).join('\n');
}

describe('the eggs of a stir-fry with meat or tofu', () => {
  test.each([
    ['en-GB', /lift out.*Beat the eggs, scramble in the oil left.*and lift out.*Return the \S+ and eggs/s],
    ['es', /y reserva.*Bate los huevos, cuaja en el aceite que queda.*y reserva.*Devuelve el \S+ y los huevos/s],
    ['fr', /et réserver.*Battre les œufs, brouiller dans l’huile restée.*et réserver.*Remettre le \S+ et les œufs/s],
  ] as const)('in %s are cooked after it, and return with it', (language, words) => {
    for (const protein of ['chicken-breast', 'tofu']) {
      expect(stirFry([protein, 'egg', 'carrot', 'sweet-pepper', 'basmati-rice'], language)).toMatch(words);
    }
  });
});

test('eggs without meat are cooked in half of the oil', () => {
  const steps = stirFry(['egg', 'carrot', 'sweet-pepper', 'mushroom'], 'en-GB');
  expect(steps).toMatch(/half of the oil in a wok.*beat the eggs.*lift out.*the rest of the oil.*Return the eggs/s);
});

describe('a stir-fry of vegetables alone', () => {
  test.each([
    ['en-GB', 'Meanwhile, heat the oil in a wok', /rest of the oil/],
    ['es', 'Mientras tanto, calienta el aceite en un wok', /resto del aceite/],
    ['fr', 'Pendant ce temps, chauffer l’huile dans un wok', /reste de l’huile/],
  ] as const)('in %s takes all of the oil at once, while the rice boils', (language, words, rest) => {
    for (const vegetables of [
      ['carrot', 'sweet-pepper', 'broccoli', 'mushroom'],
      ['sweet-pepper', 'spinach', 'mushroom'],
    ]) {
      const steps = stirFry([...vegetables, 'basmati-rice'], language, ['Vegan']);
      expect(steps).toContain(words);
      expect(steps).not.toMatch(rest);
    }
  });
});
