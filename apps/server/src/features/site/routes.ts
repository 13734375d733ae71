import { API } from '@larder/contract/api';
import { LANGUAGES } from '@larder/contract/language';
import { type Site, siteSchema } from '@larder/contract/site';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const FIVE_MINUTES_SECONDS = 300;
/** RFC 9116 recommends less than a year. */
const SECURITY_CONTACT_VALID_MS = 180 * 24 * 3600 * 1000;
const SECURITY_TXT = '/.well-known/security.txt';

/** Public information about the site. */
export function siteRoutes(dependencies: { site: Site; siteUrl: string; clock: () => Date }): FastifyPluginAsyncZod {
  const { site, siteUrl, clock } = dependencies;
  return async (app) => {
    app.get(
      API.site,
      { schema: { summary: 'Contact address of the operator, and the version', response: { 200: siteSchema } } },
      async (_request, reply) => {
        reply.header('cache-control', `public, max-age=${FIVE_MINUTES_SECONDS}`);
        return site;
      },
    );

    const summary = 'Where to report a vulnerability (RFC 9116)';
    app.get(SECURITY_TXT, { schema: { summary, response: { 200: z.string() } } }, async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${FIVE_MINUTES_SECONDS}`).type('text/plain; charset=utf-8');
      return securityTxt(site.supportEmail, siteUrl, clock());
    });
  };
}

/** A file as RFC 9116 defines it. Of a site without TLS it names no canonical address, which has to be https. */
function securityTxt(supportEmail: string, siteUrl: string, now: Date): string {
  const languages = new Set(LANGUAGES.map((language) => language.split('-', 1)[0]));
  const fields = [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${new Date(now.getTime() + SECURITY_CONTACT_VALID_MS).toISOString()}`,
    `Preferred-Languages: ${[...languages].join(', ')}`,
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}${SECURITY_TXT}`] : []),
  ];
  return `${fields.join('\r\n')}\r\n`;
}
