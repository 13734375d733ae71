import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Adds security headers and the request's id to every response. Scripts may only come from this server, and not inline;
 * images from any https address, since recipes may link to one.
 */
export async function setHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  const headers = await securityHeaders(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** Helmet's headers, computed once: they are the same for every response. */
async function securityHeaders(publicUrl: string | null): Promise<Record<string, string>> {
  const behindHttps = publicUrl?.startsWith('https:') ?? false;
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(behindHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: behindHttps ? { maxAge: ONE_YEAR_SECONDS } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  probe.get('/', (_request, reply) => reply.status(204).send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const { date, connection, ...constant } = headers;
  return {
    ...(constant as Record<string, string>),
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), screen-wake-lock=(self)',
  };
}
