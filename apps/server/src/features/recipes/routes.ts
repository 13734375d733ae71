import { doneSchema } from '@larder/contract/account';
import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import {
  popularQuerySchema,
  popularResponseSchema,
  recipeIdSchema,
  recipeInputSchema,
  recipeQuerySchema,
  recipeReferenceSchema,
  recipeSchema,
} from '@larder/contract/recipe';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Limiter } from '../../auth/limits.ts';
import type { Sessions } from '../../auth/sessions.ts';
import type { RecipesService } from './service.ts';

const errors = { '4xx': errorBodySchema };
const byId = z.object({ id: recipeIdSchema });

export function recipesRoutes(dependencies: {
  service: RecipesService;
  sessions: Sessions;
  limiter: Limiter;
}): FastifyPluginAsyncZod {
  const { service, sessions, limiter } = dependencies;
  return async (app) => {
    app.get(
      API.popularRecipes,
      {
        schema: {
          summary: 'Recipes people like',
          querystring: popularQuerySchema,
          response: { 200: popularResponseSchema, ...errors },
        },
      },
      async ({ query }) => ({ recipes: await service.popular(query.category ?? null, query) }),
    );

    app.get(
      API.recipe,
      {
        schema: {
          summary: 'One recipe',
          params: byId,
          querystring: recipeQuerySchema,
          response: { 200: recipeSchema, ...errors },
        },
      },
      async (request, reply) => service.recipe(await sessions.actor(request, reply), request.params.id, request.query),
    );

    app.post(
      API.recipes,
      {
        schema: {
          summary: 'Keep a recipe of my own',
          body: recipeInputSchema,
          response: { 201: recipeReferenceSchema, ...errors },
        },
        onRequest: async (request, reply) => void (await sessions.signedIn(request, reply)),
      },
      async (request, reply) => {
        const who = await sessions.signedIn(request, reply);
        await limiter.use({ 'upload by account': who.id });
        return reply.status(201).send({ id: await service.upload(who, request.body) });
      },
    );

    app.post(
      API.shareRecipe,
      {
        schema: {
          summary: 'Let anyone open a recipe who has its link',
          body: recipeInputSchema,
          response: { 200: recipeReferenceSchema, ...errors },
        },
      },
      async (request, reply) => {
        const actor = await sessions.actor(request, reply);
        if (actor) await limiter.use({ 'upload by account': actor.id });
        return { id: await service.share(actor, request.body) };
      },
    );

    app.delete(
      API.recipe,
      {
        schema: {
          summary: 'Delete a stored recipe (developers)',
          params: byId,
          response: { 200: doneSchema, ...errors },
        },
        onRequest: async (request, reply) => void (await sessions.developer(request, reply)),
      },
      async (request, reply) => {
        await service.remove(await sessions.developer(request, reply), request.params.id);
        return { success: true as const };
      },
    );
  };
}
