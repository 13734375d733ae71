import { constants } from 'node:zlib';
import accepts from '@fastify/accepts';
import compress from '@fastify/compress';
import { recipeIdSchema } from '@larder/contract/recipe';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { DestinationStream } from 'pino';
import type { Config } from './config.ts';
import { answerClientError, answerError } from './errors/answer-errors.ts';
import { AppError } from './errors/app-error.ts';
import { RENDERINGS_PER_ADDRESS } from './features/recipes/limits.ts';
import type { RecipesService } from './features/recipes/service.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, createServerFactory, limitStalls } from './http/connections.ts';
import { publishOpenApi } from './http/openapi.ts';
import { refuseOtherOrigins } from './http/same-origin.ts';
import { setHeaders } from './http/security-headers.ts';
import { refuseUnstorableText } from './http/storable-text.ts';
import { limitUploads, UPLOAD_BUDGET } from './http/upload-budget.ts';
import type { Mailer } from './mail/mailer.ts';
import { logging } from './monitoring/logging.ts';
import { createMetrics, measureRequests } from './monitoring/metrics.ts';
import type { RateLimiter } from './rate-limits/rate-limiter.ts';
import { type FeatureDependencies, registerFeatures } from './register-features.ts';
import { recipeHead } from './web-app/recipe-head.ts';
import { type HeadOf, serveWebApp } from './web-app/serve-web-app.ts';

/** For JSON bodies; forms with a photo have a limit of their own. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** zlib's default of 11 takes a hundred times as long. */
const BROTLI_QUALITY = 4;

export type AppDependencies = Omit<FeatureDependencies, 'config' | 'mailer' | 'metrics'> & {
  config: FeatureDependencies['config'] & Pick<Config, 'logLevel' | 'publicUrl' | 'trustedProxies'>;
  createMailer: (log: FastifyBaseLogger) => Mailer;
  /** The built web application's folder; null to serve the API only. */
  siteFolder: string | null;
  logStream?: DestinationStream;
  connectionLimits?: ConnectionLimits;
};

/** Creates the whole server, not yet listening. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, createMailer, siteFolder, logStream, connectionLimits = CONNECTION_LIMITS, ...shared } = dependencies;
  const metrics = createMetrics();
  const app = Fastify({
    ...logging(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: createServerFactory(config.trustedProxies, connectionLimits),
    clientErrorHandler: answerClientError,
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 600 },
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request as FastifyRequest, reply as FastifyReply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  app.setErrorHandler(answerError);
  limitStalls(app, connectionLimits);
  limitUploads(app, UPLOAD_BUDGET);
  measureRequests(app, metrics);
  await setHeaders(app, config.publicUrl);
  refuseOtherOrigins(app, config.publicUrl);
  refuseUnstorableText(app);
  await app.register(accepts);
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await publishOpenApi(app);

  const { recipes, limiter } = await registerFeatures(app, {
    ...shared,
    config,
    metrics,
    mailer: createMailer(app.log),
  });

  if (siteFolder === null) {
    app.setNotFoundHandler(() => {
      throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    });
  } else {
    await serveWebApp(app, siteFolder, headOfRecipePages({ recipes, limiter, publicUrl: config.publicUrl }));
  }
  return app;
}

/** Recipe pages describe their recipe; unknown recipes, and those above the rate limit, have the head of any page. */
function headOfRecipePages(dependencies: {
  recipes: RecipesService;
  limiter: RateLimiter;
  publicUrl: string | null;
}): HeadOf {
  const { recipes, limiter, publicUrl } = dependencies;
  return async (pathname, language, clientAddress) => {
    const id = recipeIdSchema.safeParse(/^\/recipe\/([^/]+)$/.exec(pathname)?.[1]);
    if (!id.success) return null;
    const beforeRendering = () => limiter.count(RENDERINGS_PER_ADDRESS, clientAddress);
    return recipes.recipe(null, id.data, { language }, beforeRendering).then(
      (recipe) => recipeHead(recipe, publicUrl),
      () => null,
    );
  };
}
