import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import {
  popularQuerySchema,
  popularResponseSchema,
  type Recipe,
  recipeIdSchema,
  recipeInputSchema,
  recipeQuerySchema,
  recipeReferenceSchema,
  recipeSchema,
} from '@larder/contract/recipe';
import { doneSchema } from '@larder/contract/user/account';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { SessionReader, SignedInDeveloper } from '../auth/sessions/session-reader.ts';
import { RENDERINGS_PER_ADDRESS, UPLOADS_PER_ACCOUNT } from './limits.ts';
import type { RecipesService } from './service.ts';

/** How a language model came to a recipe; null for recipes of other sources. docs/specification.md §3, _devData. */
export type OriginOf = (
  developer: SignedInDeveloper,
  recipeId: string,
) => Promise<NonNullable<Recipe['_devData']> | null>;

const errors = { '4xx': errorBodySchema };
const byId = z.object({ id: recipeIdSchema });

export function recipesRoutes(dependencies: {
  service: RecipesService;
  sessions: SessionReader;
  limiter: RateLimiter;
  originOf: OriginOf;
  /** Called with a recipe that was opened, and the client's address. */
  onOpened: (recipe: Recipe, address: string) => void;
}): FastifyPluginAsyncZod {
  const { service, sessions, limiter, originOf, onOpened } = dependencies;
  return async (app) => {
    app.get(
      API.popularRecipes,
      {
        schema: {
          summary: 'Popular recipes',
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
      async (request, reply) => {
        const { id } = request.params;
        const requester = await sessions.requesterIfKnown(request, reply);
        const recipe = await service.recipe(requester, id, request.query, () =>
          limiter.count(RENDERINGS_PER_ADDRESS, request.ip),
        );
        onOpened(recipe, request.ip);
        const developer = requester && (await sessions.developer(request, reply));
        const origin = developer && (await originOf(developer, id));
        return origin ? { ...recipe, _devData: origin } : recipe;
      },
    );

    app.post(
      API.recipes,
      {
        schema: {
          summary: 'Store a recipe of my own',
          body: recipeInputSchema,
          response: { 201: recipeReferenceSchema, ...errors },
        },
        onRequest: async (request, reply) => void (await sessions.requireUser(request, reply)),
      },
      async (request, reply) => {
        const user = await sessions.requireUser(request, reply);
        await limiter.count(UPLOADS_PER_ACCOUNT, user.id);
        return reply.status(201).send({ id: await service.upload(user, request.body) });
      },
    );

    app.post(
      API.shareRecipe,
      {
        schema: {
          summary: 'Share a recipe, so that anyone with its link can open it',
          body: recipeInputSchema,
          response: { 200: recipeReferenceSchema, ...errors },
        },
      },
      async (request, reply) => {
        const requester = await sessions.requester(request, reply);
        if (requester) await limiter.count(UPLOADS_PER_ACCOUNT, requester.id);
        return { id: await service.share(requester, request.body) };
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
        onRequest: async (request, reply) => void (await sessions.requireDeveloper(request, reply)),
      },
      async (request, reply) => {
        await service.remove(await sessions.requireDeveloper(request, reply), request.params.id);
        return { success: true as const };
      },
    );
  };
}
