import { readFileSync } from 'node:fs';
import { loadIngredients } from '@larder/food/ingredients/load-ingredients';
import { createKnowledgeBase } from '@larder/food/knowledge-base';
import { verdictOf } from '@larder/food/verifier/verify';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { presentRecipe } from '@larder/recipe-search/response/present';
import { DRAFT_KEYS } from '../../apps/server/src/ai/output/draft.ts';
import { ObjectReader } from '../../apps/server/src/ai/output/object-reader.ts';
import { readDraft } from '../../apps/server/src/ai/recipes/read-draft.ts';
import { answerOf, someDrafts } from '../../apps/server/src/ai/test/drafts.ts';
import { createAcceptRecipe } from '../../apps/server/src/ai/verification/accept-recipe.ts';

const ROUNDS = 100;
const WARM_UP_ROUNDS = 20;

/** Milliseconds of processor time to read, check and present an answer, with an excluded allergen, in a warm process. */
export function ownWork(recipeCount: number): number[] {
  const kb = createKnowledgeBase(loadIngredients(readFileSync('dist/ingredients.json', 'utf8')));
  const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
  const accept = createAcceptRecipe({ kb, cookbook, leaks: () => false });
  const parts = answerOf(someDrafts(recipeCount)).match(/[\s\S]{1,40}/g) ?? [];
  const have = ['rice', 'tomato', 'onion'];
  const rounds = Array.from({ length: WARM_UP_ROUNDS + ROUNDS }, () => {
    const started = process.cpuUsage();
    const reader = new ObjectReader(DRAFT_KEYS);
    const presented = parts.flatMap((part) =>
      reader.read(part).flatMap((draft) => {
        const recipe = readDraft(draft, 'ai-bench', 'en-GB', kb);
        const decision = recipe && accept(recipe, 'en-GB', { excludedAllergens: ['Nuts'], dietTypes: [] });
        if (!decision || 'refused' in decision) return [];
        const verdict = verdictOf(decision.recipe, kb);
        return [presentRecipe(decision.recipe, { verdict, have, language: 'en-GB', measurementSystem: 'metric' }, kb)];
      }),
    );
    if (presented.length !== recipeCount)
      throw new Error(`${presented.length} of ${recipeCount} recipes were accepted`);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  });
  return rounds.slice(WARM_UP_ROUNDS);
}
