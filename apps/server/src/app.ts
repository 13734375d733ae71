import { constants } from 'node:zlib';
import accepts from '@fastify/accepts';
import compress from '@fastify/compress';
import { recipeIdSchema } from '@larder/contract/recipe';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { RecipeSearch } from '@larder/recipe-search/create-recipe-search';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { DestinationStream } from 'pino';
import { type AccountDependencies, registerAccounts } from './accounts.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle } from './database/create-database.ts';
import { AppError } from './errors.ts';
import { analyzeRoutes } from './features/analyze/routes.ts';
import { createAnalyzeService } from './features/analyze/service.ts';
import { healthRoutes } from './features/health/routes.ts';
import { ratingsRoutes } from './features/ratings/routes.ts';
import { createRatingsService } from './features/ratings/service.ts';
import { recipesRoutes } from './features/recipes/routes.ts';
import { createRecipesService, type RecipesService } from './features/recipes/service.ts';
import { savedRoutes } from './features/saved/routes.ts';
import { createSavedService } from './features/saved/service.ts';
import { siteRoutes } from './features/site/routes.ts';
import { answerError, answerUnreadable } from './http/error-handling.ts';
import { logging } from './http/logging.ts';
import { createMetrics, measureRequests } from './http/metrics.ts';
import { publishOpenApi } from './http/openapi.ts';
import { recipeHead } from './http/recipe-head.ts';
import { refuseOtherOrigins } from './http/same-origin.ts';
import { setHeaders } from './http/security-headers.ts';
import { type HeadOf, serveSite } from './http/site.ts';
import { refuseUnstorableText } from './http/storable-text.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PhotoReader } from './vision/photo-reader.ts';

/** The largest body of a call that takes JSON; a form with a photo has its own limit. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** How long a client may take to send its request. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How often connections are looked at for requests that take too long. */
const CONNECTIONS_CHECK_MS = 5_000;
/** For answers made while someone waits; zlib's default of 11 takes a hundred times as long. */
const BROTLI_QUALITY = 4;

export type AppDependencies = Pick<AccountDependencies, 'siteUrl' | 'secret' | 'limits'> & {
  config: Pick<Config, 'logLevel' | 'publicUrl' | 'developerEmails' | 'trustedProxies' | 'oidc' | 'supportEmail'>;
  database: Pick<DatabaseHandle, 'database' | 'ping'>;
  createMailer: (log: FastifyBaseLogger) => Mailer;
  recipeSearch: RecipeSearch;
  kb: KnowledgeBase;
  photos: PhotoReader;
  clock: () => Date;
  /** The built web application's folder; null: the API alone. */
  siteFolder: string | null;
  logStream?: DestinationStream;
};

/** The whole server, wired but not listening. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, recipeSearch, kb, photos, clock, siteFolder, logStream } = dependencies;
  const metrics = createMetrics();
  const app = Fastify({
    ...logging(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    clientErrorHandler: answerUnreadable,
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 600 },
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request as FastifyRequest, reply as FastifyReply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  app.setErrorHandler(answerError);
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

  const recipes = createRecipesService({ database: database.database, recipeSearch, kb, clock });
  const analyze = createAnalyzeService({ finder: recipeSearch, kb, recipes, photos });
  const { sessions, limiter } = await registerAccounts(app, {
    ...dependencies,
    mailer: dependencies.createMailer(app.log),
  });
  await app.register(healthRoutes({ ping: database.ping, metrics }));
  await app.register(siteRoutes({ supportEmail: config.supportEmail }));
  const saved = createSavedService({ database: database.database, recipes, clock });
  const ratings = createRatingsService({ database: database.database, recipes, clock });
  await app.register(recipesRoutes({ service: recipes, sessions, limiter }));
  await app.register(savedRoutes({ service: saved, sessions, limiter }));
  await app.register(ratingsRoutes({ service: ratings, sessions }));
  await app.register(analyzeRoutes({ service: analyze, recipes, sessions, limiter, metrics }));

  if (siteFolder === null) {
    app.setNotFoundHandler(() => {
      throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    });
  } else {
    await serveSite(app, siteFolder, headOfRecipes(recipes, config.publicUrl));
  }
  return app;
}

/** A recipe's page is described by the recipe; one that is not there, or not at the moment, like any other page. */
function headOfRecipes(recipes: RecipesService, publicUrl: string | null): HeadOf {
  return async (pathname, language) => {
    const id = recipeIdSchema.safeParse(/^\/recipe\/([^/]+)$/.exec(pathname)?.[1]);
    if (!id.success) return null;
    return recipes.recipe(null, id.data, { language }).then(
      (recipe) => recipeHead(recipe, publicUrl),
      () => null,
    );
  };
}
