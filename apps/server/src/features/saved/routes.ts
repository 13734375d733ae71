import { Readable } from 'node:stream';
import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import { type Recipe, recipeIdSchema } from '@larder/contract/recipe';
import { doneSchema } from '@larder/contract/user/account';
import { savedCountSchema, savedQuerySchema, savedRecipesSchema, saveRecipeSchema } from '@larder/contract/user/saved';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { SessionReader } from '../auth/sessions/session-reader.ts';
import { UPLOADS_PER_ACCOUNT } from '../recipes/limits.ts';
import { LISTS_PER_ACCOUNT } from './limits.ts';
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
          querystring: savedQuerySchema,
          response: { 200: savedRecipesSchema, ...errors },
        },
      },
      async (request, reply) => {
        const user = await sessions.requireUser(request, reply);
        await limiter.count(LISTS_PER_ACCOUNT, user.id);
        const cursor = await service.nextCursor(user, request.query);
        if (cursor !== null) reply.header('link', linkToNext(request.url, cursor));
        const recipes = service.list(user, request.query);
        // Awaited before the response starts, so that a failure has its status.
        const first = await recipes.next();
        reply.type('application/json; charset=utf-8');
        return reply.send(Readable.from(toJsonList(first, recipes), { objectMode: false }) as never);
      },
    );

    app.get(
      API.savedRecipesCount,
      { schema: { summary: 'The number of my saved recipes', response: { 200: savedCountSchema, ...errors } } },
      async (request, reply) => ({ count: await service.count(await sessions.requireUser(request, reply)) }),
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

/** `Link: <…>; rel="next"`, RFC 8288. */
function linkToNext(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('after', cursor);
  return `<${path}?${parameters}>; rel="next"`;
}

/** The text of a JSON list of recipes, one after the other. */
async function* toJsonList(first: IteratorResult<Recipe, void>, rest: AsyncGenerator<Recipe>): AsyncGenerator<string> {
  let separator = '[';
  for (let recipe = first; !recipe.done; recipe = await rest.next()) {
    yield separator + JSON.stringify(recipe.value);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
