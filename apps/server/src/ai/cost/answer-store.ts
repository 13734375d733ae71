import { createHash } from 'node:crypto';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Database } from '../../database/create-database.ts';
import type { WrittenRecipes } from '../recipes/recipe-writer.ts';
import { findAnswer, findAnswerById, keepAnswer } from './data.ts';

/** How a stored recipe came about, for developers. docs/specification.md §3, _devData. */
type RecipeOrigin = { promptData: unknown; aiResponse: unknown };

export type AnswerStore = {
  /** A short key for a long text. */
  keyOf: (text: string) => string;
  get: (key: string) => Promise<CanonicalRecipe[] | null>;
  put: (key: string, written: WrittenRecipes, milliseconds: number) => Promise<void>;
  /** Null for recipes of other sources. */
  originOf: (recipeId: string) => Promise<RecipeOrigin | null>;
};

/** How long an answer is used for equal requests: as long as composed recipes are kept. */
const KEEP_MS = 30 * 24 * 3600 * 1000;

/** The answers of the model, so that an equal request is not paid for twice. */
export function createAnswerStore(dependencies: { database: Database; model: string; clock: () => Date }): AnswerStore {
  const { database, model, clock } = dependencies;
  return {
    keyOf: (text) => createHash('sha256').update(text).digest('base64url'),
    get: (key) => findAnswer(database, key, clock()),

    async put(key, { id, recipes, usage, calls }, milliseconds) {
      const now = clock();
      const latencyMs = Math.round(milliseconds);
      const row = { key, id, model, recipes, calls, ...usage, latencyMs, createdAt: now };
      await keepAnswer(database, { ...row, keepUntil: new Date(now.getTime() + KEEP_MS) });
    },

    async originOf(recipeId) {
      const id = /^ai-([0-9a-f]{16})-/.exec(recipeId)?.[1];
      const answer = id === undefined ? null : await findAnswerById(database, id);
      if (!answer) return null;
      const { calls, inputTokens, outputTokens, latencyMs } = answer;
      const { model: by } = answer;
      return {
        promptData: { model: by, prompts: calls.map(({ prompt }) => prompt) },
        aiResponse: { answers: calls.map((call) => call.answer), inputTokens, outputTokens, latencyMs },
      };
    },
  };
}
