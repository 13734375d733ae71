import { isAnimalOrigin } from '@larder/food/ingredients/diet-rules';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeStep, TextLanguage } from '@larder/food/recipe';

/** How meat, fish and shellfish show that they are done, and a cue that suits what replaced them. */
const CUES: Record<TextLanguage, { cue: RegExp; instead: string }> = {
  en: {
    cue: /until (?:(?:they|it|the \p{L}+) )?(?:(?:is|are|turns?|just|has turned|barely) )*(?:pink|opaque|no longer pink|flakes?|curls?)(?: [^,.;]*)?(?=[,.;]|$)/giu,
    instead: 'until cooked through',
  },
  es: {
    cue: /hasta que (?:(?:se|estén?|queden?|pongan?|vuelvan?|apenas|justo) )*(?:rosad[oa]s?|rosas?|opac[oa]s?|desmenuc[ei]n?|curven)(?: [^,.;]*)?(?=[,.;]|$)/giu,
    instead: 'hasta que todo esté en su punto',
  },
  fr: {
    cue: /jusqu[’']à ce qu[’'](?:ils?|elles?) (?:(?:soit|soient|devienne|deviennent|tout juste|juste) )*(?:roses?|opaques?|rosissent|rosisse|se courbent|s[’']effeuillent?)(?: [^,.;]*)?(?=[,.;]|$)/giu,
    instead: 'jusqu’à bonne cuisson',
  },
};

/** The recipe without the cues of meat, fish and shellfish that plants have replaced. */
export function adaptCues(recipe: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  const isReplaced = recipe.lines.map(({ ingredient, swappedFrom }) => {
    const [now, before] = [ingredient, swappedFrom?.ingredient].map((id) => (id ? kb.get(id) : undefined));
    return before?.origin.some(isAnimalOrigin) === true && now?.origin.some(isAnimalOrigin) === false;
  });
  if (!isReplaced.includes(true)) return recipe;
  return { ...recipe, steps: recipe.steps.map((step) => (mentions(step, isReplaced) ? withOtherCues(step) : step)) };
}

function mentions({ text }: RecipeStep, isReplaced: readonly boolean[]): boolean {
  return text.en.some((part) => typeof part === 'object' && 'line' in part && isReplaced[part.line] === true);
}

function withOtherCues(step: RecipeStep): RecipeStep {
  const texts = Object.entries(step.text).map(([language, parts]) => {
    const { cue, instead } = CUES[language as TextLanguage];
    return [language, parts.map((part) => (typeof part === 'string' ? part.replace(cue, instead) : part))];
  });
  return { ...step, text: Object.fromEntries(texts) as RecipeStep['text'] };
}
