import { doneSchema } from '@larder/contract/account';
import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import { recipeIdSchema, recipeQuerySchema } from '@larder/contract/recipe';
import { savedRecipesSchema, saveRecipeSchema } from '@larder/contract/saved';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Limiter } from '../../auth/limits.ts';
import type { Sessions } from '../../auth/sessions.ts';
import type { SavedService } from './service.ts';

const done = { success: true as const };
const errors = { '4xx': errorBodySchema };

export function savedRoutes(dependencies: {
  service: SavedService;
  sessions: Sessions;
  limiter: Limiter;
}): FastifyPluginAsyncZod {
  const { service, sessions, limiter } = dependencies;
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => void (await sessions.signedIn(request, reply)));

    app.get(
      API.savedRecipes,
      {
        schema: {
          summary: 'My saved recipes',
          querystring: recipeQuerySchema.omit({ servings: true }),
          response: { 200: savedRecipesSchema, ...errors },
        },
      },
      async (request, reply) => service.list(await sessions.signedIn(request, reply), request.query),
    );

    app.post(
      API.savedRecipes,
      { schema: { summary: 'Save a recipe', body: saveRecipeSchema, response: { 200: doneSchema, ...errors } } },
      async (request, reply) => {
        const who = await sessions.signedIn(request, reply);
        await limiter.use({ 'upload by account': who.id });
        await service.save(who, request.body);
        return done;
      },
    );

    app.delete(
      API.savedRecipe,
      {
        schema: {
          summary: 'Remove a recipe from the saved ones',
          params: z.object({ id: recipeIdSchema }),
          response: { 200: doneSchema, ...errors },
        },
      },
      async (request, reply) => {
        await service.remove(await sessions.signedIn(request, reply), request.params.id);
        return done;
      },
    );
  };
}
