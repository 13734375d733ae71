import { API } from '@larder/contract/api';
import { type Site, siteSchema } from '@larder/contract/site';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

const FIVE_MINUTES_SECONDS = 300;

/** Public information about the site. */
export function siteRoutes(site: Site): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API.site,
      { schema: { summary: 'Contact address of the operator, and the version', response: { 200: siteSchema } } },
      async (_request, reply) => {
        reply.header('cache-control', `public, max-age=${FIVE_MINUTES_SECONDS}`);
        return site;
      },
    );
  };
}
