import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import {
  breachesOf,
  doubts,
  EXCLUDED_FOOD,
  isRestricting,
  type Restrictions,
} from '@larder/food/verifier/restrictions';
import { verdictOf } from '@larder/food/verifier/verify';
import { adaptRecipe } from '@larder/recipe-search/adaptation/adapt-recipe';
import { createHiddenFoodFinder, type RecipeTexts } from './hidden-foods.ts';
import type { PromptLeakFinder } from './prompt-leaks.ts';
import { dangersOf } from './safety-rules.ts';
import { isInLanguage } from './written-language.ts';

/** A model's recipe that may be shown, or why it may not, in words for the model. */
type Acceptance = { recipe: CanonicalRecipe } | { refused: string };

export type AcceptRecipe = (recipe: CanonicalRecipe, language: Language, restrictions: Restrictions) => Acceptance;

/**
 * Decides about a recipe that a model wrote. It must be in the language asked for, safe to follow, and within the
 * restrictions: adapted where the verifier can, refused where a text of it still names an excluded food in any way or
 * where an ingredient is unknown and so can't be judged.
 */
export function createAcceptRecipe(dependencies: {
  kb: KnowledgeBase;
  cookbook: readonly CanonicalRecipe[];
  leaks: PromptLeakFinder;
}): AcceptRecipe {
  const { kb, cookbook, leaks } = dependencies;
  const findHidden = createHiddenFoodFinder(kb, cookbook);

  function withinRestrictions(
    recipe: CanonicalRecipe,
    texts: RecipeTexts,
    language: Language,
    restrictions: Restrictions,
  ): Acceptance {
    const passed = adaptRecipe(recipe, restrictions, kb);
    if (!passed) {
      const broken = breachesOf(verdictOf(recipe, kb), restrictions).map(({ what }) => what);
      return { refused: `it breaks ${broken.join(', ')}` };
    }
    if (!isRestricting(restrictions)) return { recipe };
    const { recipe: adapted, verdict } = passed;
    const isInDoubt = doubts(verdict, restrictions).includes(EXCLUDED_FOOD);
    if (isInDoubt && !adapted.lines.some(({ inDoubt }) => inDoubt))
      return { refused: 'a step names what may have an excluded food' };
    const unknown = adapted.lines.find(({ ingredient, swappedFrom }) => ingredient === null && !swappedFrom);
    if (unknown) return { refused: 'an ingredient has no usual name' };
    const shown = adapted === recipe ? texts : textsOf(withoutRemarks(adapted), language, kb);
    const [hidden] = findHidden(shown, language, restrictions);
    if (hidden !== undefined) return { refused: 'it names an excluded food' };
    // The same object where nothing was swapped: what is known about it is kept by object.
    return { recipe: adapted === recipe ? recipe : { ...adapted, source: 'assistant' } };
  }

  return (recipe, language, restrictions) => {
    const shown = textsOf(recipe, language, kb);
    const texts = [...shown.own, ...shown.checked];
    if (!isInLanguage(recipe, texts, language)) return { refused: 'it is not in the language asked for' };
    if (leaks(texts)) return { refused: 'it quotes the instructions' };
    const dangers = dangersOf(recipe, { texts, language }, kb);
    if (dangers.length > 0) return { refused: dangers.join(', ') };
    return withinRestrictions(recipe, shown, language, restrictions);
  };
}

/** The recipe without what its lines may have, which names excluded foods. */
function withoutRemarks(recipe: CanonicalRecipe): CanonicalRecipe {
  return { ...recipe, lines: recipe.lines.map(({ inDoubt: _, ...line }) => line) };
}

/** The texts of a recipe as they are shown. */
function textsOf(recipe: CanonicalRecipe, language: Language, kb: KnowledgeBase): RecipeTexts {
  const { title, description, ingredients, instructions, equipment } = renderRecipe(
    recipe,
    { language, measurementSystem: 'metric' },
    kb,
  );
  const lines = ingredients.map(({ name, note }) => `${name} ${note ?? ''}`);
  return { own: [title, description, ...equipment], checked: [...lines, ...instructions.map(({ step }) => step)] };
}
