import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { ALIKE, impressionOf, likenessOf } from '@larder/illustrations/looks/likeness';
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
const draftsOf = (...recipes: CanonicalRecipe[]) => recipes.map((recipe) => ({ recipe }));

const cookbook = ['Carrot soup', 'Potato soup', 'Winter soup'].map((title) => soupOf(title, 'cookbook'));
const composedSoups = () => Array.from({ length: 3 }, (_, index) => soupOf(`Soup ${index}`, 'composer'));

function mostAlike(recipes: readonly CanonicalRecipe[]): number {
  const shown = recipes.map((recipe) => shownOf(recipe));
  return Math.max(...shown.flatMap((one, index) => shown.slice(index + 1).map((other) => likenessOf(one, other))));
}

test('a composed dish is not taken for a neighbour of the cookbook', () => {
  const composed = cookbook.map(({ title }) => soupOf(title.en, 'composer'));
  const neighbours = [...cookbook.slice(0, 1), ...composed.slice(0, 1)];
  expect(mostAlike(neighbours)).toBeCloseTo(1);
  const shown = createComposedLooks(kb)(draftsOf(...neighbours)).map(({ recipe }) => recipe);
  expect(mostAlike(shown)).toBeLessThan(ALIKE);
  expect(shown[0]).toBe(cookbook[0]);
});

test('composed dishes of one answer have pictures that are not taken for each other, the same in each equal answer', () => {
  const answer = () => createComposedLooks(kb)(draftsOf(...composedSoups())).map(({ recipe }) => recipe);
  const alone = composedSoups().map((recipe) => createComposedLooks(kb)(draftsOf(recipe))[0]?.recipe ?? recipe);
  expect(mostAlike(alone)).toBeGreaterThanOrEqual(ALIKE);
  expect(mostAlike(answer())).toBeLessThan(ALIKE);
  expect(answer().map(({ id, look }) => [id, look])).toEqual(answer().map(({ id, look }) => [id, look]));
});

test('a dish in another look than its own has an id of its own, and its own again in an answer without that neighbour', () => {
  const withLooks = createComposedLooks(kb);
  const soups = composedSoups();
  const shown = withLooks(draftsOf(...soups)).map(({ recipe }) => recipe);
  const changed = shown.findIndex((recipe, place) => recipe.id !== soups[place]?.id);
  expect(changed).toBeGreaterThan(0);
  const [own] = withLooks(draftsOf(...soups.slice(changed, changed + 1)));
  expect(own?.recipe.id).toBe(soups[changed]?.id);
  expect(own?.recipe.look).toBeUndefined();
  expect(shown[changed]?.look).toBeGreaterThan(0);
});

test('recipes of the cookbook, and those adapted from it, stay as they are', () => {
  const ofCookbook = soupOf('Carrot soup', 'cookbook');
  const adapted = { ...soupOf('Vegan carrot soup', 'composer'), look: 3, drawnLike: 'carrot-soup' };
  const shown = createComposedLooks(kb)(draftsOf(ofCookbook, adapted));
  expect(shown.map(({ recipe }) => recipe)).toEqual([ofCookbook, adapted]);
  expect(ofCookbook).not.toHaveProperty('look');
});

test('an adapted recipe has the table and the view of the recipe that it is adapted from', () => {
  const original = { ...soupOf('Carrot soup', 'cookbook'), look: 3 };
  const adapted = { ...original, id: 'carrot-soup-vegan', drawnLike: original.id };
  expect(drawnImages(adapted, kb)(3).seed).toBe(drawnImages(original, kb)(3).seed);
});
