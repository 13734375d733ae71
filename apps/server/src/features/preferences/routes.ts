import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import {
  preferencesInputSchema,
  preferencesResponseSchema,
  preferencesSchema,
} from '@larder/contract/user/preferences';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SessionReader } from '../auth/sessions/session-reader.ts';
import type { PreferencesService } from './service.ts';

export function preferencesRoutes(dependencies: {
  service: PreferencesService;
  sessions: SessionReader;
}): FastifyPluginAsyncZod {
  const { service, sessions } = dependencies;
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => void (await sessions.requireUser(request, reply)));

    app.get(
      API.preferences,
      { schema: { summary: 'My preferences', response: { 200: preferencesResponseSchema, '4xx': errorBodySchema } } },
      async (request, reply) => service.read(await sessions.requireUser(request, reply)),
    );

    app.post(
      API.preferences,
      {
        schema: {
          summary: 'Replace my preferences',
          body: preferencesInputSchema,
          response: { 200: preferencesSchema, '4xx': errorBodySchema },
        },
      },
      async (request, reply) => service.store(await sessions.requireUser(request, reply), request.body),
    );
  };
}
