import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { createStructuredCall } from '../calls/structured-call.ts';
import { readPrompt } from '../prompts/prompt-file.ts';
import type { Provider } from '../providers/provider.ts';
import type { AiSettings } from '../settings.ts';
import { type AcceptRecipe, createAcceptRecipe } from '../verification/accept-recipe.ts';
import { createPromptLeakFinder } from '../verification/prompt-leaks.ts';
import { createRecipeWriter, type RecipeWriter } from './recipe-writer.ts';

/** A model that writes recipes, and the check that each of them passes. */
export type VerifiedWriter = { write: RecipeWriter; accept: AcceptRecipe; promptVersion: number };

/** `onDraft` gets each recipe before it is checked. */
export function createVerifiedWriter(dependencies: {
  settings: Pick<AiSettings, 'model' | 'contextTokens'>;
  provider: Provider;
  kb: KnowledgeBase;
  cookbook: readonly CanonicalRecipe[];
  onDraft?: (...draft: Parameters<AcceptRecipe>) => void;
}): VerifiedWriter {
  const { settings, provider, kb, cookbook, onDraft } = dependencies;
  const prompts = { recipes: readPrompt('recipes'), repair: readPrompt('repair') };
  const leaks = createPromptLeakFinder(Object.values(prompts).map(({ instructions }) => instructions));
  const accept = createAcceptRecipe({ kb, cookbook, leaks });
  const write = createRecipeWriter({
    kb,
    accept: (...draft) => {
      onDraft?.(...draft);
      return accept(...draft);
    },
    prompts,
    model: provider.text(settings.model),
    options: provider.options,
    call: createStructuredCall(),
    contextTokens: settings.contextTokens,
  });
  return { write, accept, promptVersion: prompts.recipes.version };
}
