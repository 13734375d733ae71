import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import { doneSchema } from '@larder/contract/user/account';
import { ratingSchema } from '@larder/contract/user/saved';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SessionReader } from '../auth/sessions/session-reader.ts';
import type { RatingsService } from './service.ts';

export function ratingsRoutes(dependencies: {
  service: RatingsService;
  sessions: SessionReader;
}): FastifyPluginAsyncZod {
  const { service, sessions } = dependencies;
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => void (await sessions.requireUser(request, reply)));

    app.post(
      API.ratings,
      {
        schema: { summary: 'Rate a recipe', body: ratingSchema, response: { 200: doneSchema, '4xx': errorBodySchema } },
      },
      async (request, reply) => {
        await service.rate(await sessions.requireUser(request, reply), request.body);
        return { success: true as const };
      },
    );
  };
}
