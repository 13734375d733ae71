import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, Localised } from '@larder/food/recipe';

const LESS_STARCH: Localised = {
  en: 'Gluten-free pasta gives its water less starch: boil the cup of water down by half before it binds the sauce.',
  es: 'La pasta sin gluten suelta menos almidón: reduce a la mitad la taza de agua antes de ligar la salsa con ella.',
  fr: 'Les pâtes sans gluten donnent moins d’amidon : faites réduire de moitié la tasse d’eau avant d’en lier la sauce.',
};

/** A dish whose tip is about the starch of its pasta's water says instead that pasta without gluten gives it less. */
export function weakPastaWater(recipe: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  const isWeak = recipe.lines.some(
    ({ ingredient, swappedFrom }) =>
      swappedFrom !== undefined && ingredient !== null && kb.isKindOf(ingredient, 'gluten-free-pasta'),
  );
  return isWeak && /\bstarch/.test(recipe.tip?.en ?? '') ? { ...recipe, tip: LESS_STARCH } : recipe;
}
