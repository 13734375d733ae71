import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Gives every response its security headers and its request's id. Scripts come from this server alone and never stand
 * in the page; pictures may come from any https address, as recipes may name one.
 */
export async function setHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  const headers = await securityHeaders(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** Helmet's headers, worked out once: they are the same for every response. */
async function securityHeaders(publicUrl: string | null): Promise<Record<string, string>> {
  const behindHttps = publicUrl?.startsWith('https:') ?? false;
  const model = Fastify();
  await model.register(helmet, {
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
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(behindHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: behindHttps ? { maxAge: 15_552_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  model.get('/', (_request, reply) => reply.status(204).send());
  const { headers } = await model.inject('/');
  await model.close();
  const { date, connection, ...constant } = headers;
  return {
    ...(constant as Record<string, string>),
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), screen-wake-lock=(self)',
  };
}
