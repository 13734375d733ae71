import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import { recipeIdSchema, recipeQuerySchema } from '@larder/contract/recipe';
import { doneSchema } from '@larder/contract/user/account';
import { savedRecipesSchema, saveRecipeSchema } from '@larder/contract/user/saved';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { SessionReader } from '../auth/sessions/session-reader.ts';
import { UPLOADS_PER_ACCOUNT } from '../recipes/limits.ts';
import type { SavedService } from './service.ts';

const done = { success: true as const };
const errors = { '4xx': errorBodySchema };

export function savedRoutes(dependencies: {
  service: SavedService;
  sessions: SessionReader;
  limiter: RateLimiter;
}): FastifyPluginAsyncZod {
  const { service, sessions, limiter } = dependencies;
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => void (await sessions.requireUser(request, reply)));

    app.get(
      API.savedRecipes,
      {
        schema: {
          summary: 'My saved recipes',
          querystring: recipeQuerySchema.omit({ servings: true }),
          response: { 200: savedRecipesSchema, ...errors },
        },
      },
      async (request, reply) => service.list(await sessions.requireUser(request, reply), request.query),
    );

    app.post(
      API.savedRecipes,
      { schema: { summary: 'Save a recipe', body: saveRecipeSchema, response: { 200: doneSchema, ...errors } } },
      async (request, reply) => {
        const user = await sessions.requireUser(request, reply);
        await limiter.count(UPLOADS_PER_ACCOUNT, user.id);
        await service.save(user, request.body);
        return done;
      },
    );

    app.delete(
      API.savedRecipe,
      {
        schema: {
          summary: 'Remove a recipe from my saved recipes',
          params: z.object({ id: recipeIdSchema }),
          response: { 200: doneSchema, ...errors },
        },
      },
      async (request, reply) => {
        await service.remove(await sessions.requireUser(request, reply), request.params.id);
        return done;
      },
    );
  };
}
