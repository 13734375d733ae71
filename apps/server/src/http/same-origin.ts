import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses state-changing calls from pages of another origin (CSRF). Browsers send `Sec-Fetch-Site` or `Origin`; other
 * clients send neither and hold no one else's cookies.
 */
export function refuseOtherOrigins(app: FastifyInstance, publicUrl: string | null): void {
  const ownOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !SAFE_METHODS.includes(request.method) && isCrossOrigin(request, ownOrigin);
    done(isRefused ? new AppError('FORBIDDEN', 'This call was made from another site.') : undefined);
  });
}

function isCrossOrigin({ headers }: FastifyRequest, ownOrigin: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  if (headers.origin === ownOrigin) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host;
}
