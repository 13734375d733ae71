import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { expect, test } from 'vitest';
import { createComposer } from '../../create-composer.ts';

const composer = createComposer(kb);

function recipeOf(id: string, available: readonly string[]): CanonicalRecipe {
  const preferences = { excludedAllergens: [], dietTypes: [] };
  const dishes = composer.compose({ category: null, subcategory: null, preferences, available });
  const recipe = dishes.find(({ template }) => template.id === id)?.write();
  if (!recipe) throw new Error(`No ${id} is composed of ${available.join(', ')}`);
  return recipe;
}

function stepsOf(id: string, available: readonly string[]): string {
  const { instructions } = renderRecipe(
    recipeOf(id, available),
    { language: 'en-GB', measurementSystem: 'metric' },
    kb,
  );
  return instructions.map(({ step }) => step).join('\n');
}

test('firm vegetables of fried rice are fried without a lid, with an onion', () => {
  const steps = stepsOf('fried-rice', ['chicken-breast', 'sweet-pepper', 'basmati-rice']);
  expect(steps).toMatch(/chicken over a high heat in two batches.*onion and peppers over a high heat.*with/s);
  expect(steps).not.toMatch(/covered/);
});

test('plantain is fried golden before the rice of a pilaf and served with it', () => {
  const steps = stepsOf('pilaf', ['plantain', 'black-bean', 'basmati-rice']);
  expect(steps).toMatch(/fry the plantains.*until golden.*[Ll]ift out.*rest of the oil.*plantains/s);
});

test('thyme that is there goes into a risotto', () => {
  expect(stepsOf('risotto', ['risotto-rice', 'mushroom', 'thyme', 'parmesan'])).toMatch(
    /thyme and rice until the grains/,
  );
});

test('rice that cooks in a tin of tomatoes drinks less stock', () => {
  const stockOf = (available: readonly string[]) => {
    const { ingredients } = renderRecipe(
      recipeOf('pilaf', available),
      { language: 'en-GB', measurementSystem: 'metric' },
      kb,
    );
    return ingredients.find(({ ingredientId }) => ingredientId === 'chicken-stock')?.quantity;
  };
  expect(stockOf(['chicken-breast', 'basmati-rice', 'pea'])).toMatch(/^550\sml$/);
  expect(stockOf(['chicken-breast', 'basmati-rice', 'pea', 'chopped-tomatoes'])).toMatch(/^275\sml$/);
});
