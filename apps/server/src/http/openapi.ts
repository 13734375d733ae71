import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { bytesFor, createRepeatedBytes, type RepeatedBytes } from './repeated-bytes.ts';

/** Publishes the OpenAPI document at `/api/openapi.json` and a readable page at `/api/docs`. */
export async function publishOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Larder',
        version: '0.1.0',
        description: 'Finds meal and drink recipes from what you have. Every error has the body {error, message}.',
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Without PUBLIC_URL the page is served over plain HTTP.
    transformStaticCSP: (policy) => policy.replace('upgrade-insecure-requests;', ''),
  });
  let document: RepeatedBytes | null = null;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    document ??= createRepeatedBytes([JSON.stringify(app.swagger())]);
    return reply.type('application/json; charset=utf-8').send(await bytesFor(request, reply, document));
  });
}
