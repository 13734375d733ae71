import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses calls that change something and come from a page of another origin. Browsers say where a call comes from;
 * what is no browser says nothing and carries nobody's cookies.
 */
export function refuseOtherOrigins(app: FastifyInstance, publicUrl: string | null): void {
  const own = publicUrl === null ? null : new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !SAFE_METHODS.includes(request.method) && isFromElsewhere(request, own);
    done(isRefused ? new AppError('FORBIDDEN', 'This call was made from another site.') : undefined);
  });
}

function isFromElsewhere({ headers }: FastifyRequest, own: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  if (headers.origin === own) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host;
}
