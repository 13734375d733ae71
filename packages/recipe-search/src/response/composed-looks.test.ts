import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { impressionOf, likenessOf } from '@larder/illustrations/looks/likeness';
import { expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { createComposedLooks } from './composed-looks.ts';
import { drawnImages } from './image-of.ts';

const soupOf = (title: string, source: CanonicalRecipe['source']): CanonicalRecipe => ({
  ...recipeOf(title, ['carrot', 'potato']),
  source,
  dishType: 'soup',
});
const shownOf = (recipe: CanonicalRecipe, look = recipe.look ?? 0) => impressionOf(drawnImages(recipe, kb)(look));

const cookbook = ['Carrot soup', 'Potato soup', 'Winter soup'].map((title) => soupOf(title, 'cookbook'));

test('a composed dish gets a look in which its picture is unlike those of the cookbook', () => {
  const composed = soupOf('Carrot and potato soup', 'composer');
  createComposedLooks(cookbook, kb)(composed);
  const again = soupOf('Carrot and potato soup', 'composer');
  createComposedLooks(cookbook, kb)(again);
  const mostAlike = (shown: ReturnType<typeof shownOf>) =>
    Math.max(...cookbook.map((each) => likenessOf(shown, shownOf(each))));
  const ofAllLooks = Array.from({ length: 8 }, (_, look) => mostAlike(shownOf(composed, look)));
  expect(mostAlike(shownOf(composed))).toBeLessThan(Math.max(...ofAllLooks));
  expect(again.look).toBe(composed.look);
});

test('recipes of the cookbook, and adapted ones that have their look, stay as they are', () => {
  const setLook = createComposedLooks(cookbook, kb);
  const ofCookbook = soupOf('Carrot soup', 'cookbook');
  const adapted = { ...soupOf('Vegan carrot soup', 'composer'), look: 3 };
  for (const recipe of [ofCookbook, adapted]) setLook(recipe);
  expect(ofCookbook).not.toHaveProperty('look');
  expect(adapted.look).toBe(3);
});
