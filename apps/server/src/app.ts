import accepts from '@fastify/accepts';
import compress from '@fastify/compress';
import type { PageRenderer } from '@larder/contract/rendered-page';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { DestinationStream } from 'pino';
import type { Config } from './config.ts';
import { answerClientError, answerError } from './errors/answer-errors.ts';
import { AppError } from './errors/app-error.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  closeAnswered,
  createServerFactory,
  limitStalls,
} from './http/connections.ts';
import { publishOpenApi } from './http/openapi.ts';
import { BROTLI_OPTIONS } from './http/repeated-bytes.ts';
import { takeRequestTurns } from './http/request-turns.ts';
import { refuseOtherOrigins } from './http/same-origin.ts';
import { setHeaders } from './http/security-headers.ts';
import { refuseUnstorableText } from './http/storable-text.ts';
import { limitUploads, UPLOAD_BUDGET } from './http/upload-budget.ts';
import type { Mailer } from './mail/mailer.ts';
import { logging } from './monitoring/logging.ts';
import { createMetrics, measureRequests } from './monitoring/metrics.ts';
import { type FeatureDependencies, registerFeatures } from './register-features.ts';
import { createHomePage } from './web-app/home-page.ts';
import type { PageAt } from './web-app/page.ts';
import { createRecipePages } from './web-app/recipe-pages.ts';
import { serveWebApp } from './web-app/serve-web-app.ts';

/** For JSON bodies; forms with a photo have a limit of their own. */
const BODY_LIMIT_BYTES = 256 * 1024;

export type AppDependencies = Omit<FeatureDependencies, 'config' | 'mailer' | 'metrics'> & {
  config: FeatureDependencies['config'] & Pick<Config, 'logLevel' | 'publicUrl' | 'trustedProxies'>;
  createMailer: (log: FastifyBaseLogger) => Mailer;
  /** The built web application's folder; null to serve the API only. */
  siteFolder: string | null;
  /** Null if the browser renders all pages. */
  pageRenderer?: PageRenderer | null;
  logStream?: DestinationStream;
  connectionLimits?: ConnectionLimits;
};

/** Creates the whole server, not yet listening. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, createMailer, siteFolder, pageRenderer = null, logStream, ...others } = dependencies;
  const { connectionLimits = CONNECTION_LIMITS, ...shared } = others;
  const metrics = createMetrics();
  const app = Fastify({
    ...logging(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: createServerFactory(config.trustedProxies, connectionLimits),
    clientErrorHandler: answerClientError,
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    // What comes on a connection that is still open while the server stops is answered as before.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 600 },
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request as FastifyRequest, reply as FastifyReply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  app.setErrorHandler(answerError);
  takeRequestTurns(app);
  limitStalls(app, connectionLimits);
  closeAnswered(app);
  limitUploads(app, UPLOAD_BUDGET);
  measureRequests(app, metrics);
  await setHeaders(app, config.publicUrl);
  refuseOtherOrigins(app, config.publicUrl);
  refuseUnstorableText(app);
  await app.register(accepts);
  await app.register(compress, { threshold: 1024, brotliOptions: BROTLI_OPTIONS });
  await publishOpenApi(app);

  const { recipes, limiter, slicer } = await registerFeatures(app, {
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
    const logFailure = (err: unknown) => app.log.error({ err }, 'a page could not be rendered');
    const recipePage = createRecipePages({
      recipes,
      limiter,
      slicer,
      publicUrl: config.publicUrl,
      renderRecipePage: pageRenderer?.renderRecipePage ?? null,
      logFailure,
    });
    const homePage = pageRenderer && createHomePage({ renderHomePage: pageRenderer.renderHomePage, logFailure });
    const pageAt: PageAt = async (...at) => (await homePage?.(...at)) ?? recipePage(...at);
    await serveWebApp(app, siteFolder, pageAt);
  }
  return app;
}
