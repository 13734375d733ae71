import { FALLBACK_LANGUAGE } from '@larder/contract/language';
import type { Recipe } from '@larder/contract/recipe';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { RecipeSearch } from '@larder/recipe-search/create-recipe-search';
import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import type { AssistantLimits } from './ai/assistant.ts';
import { createAssistance } from './ai/create-assistance.ts';
import type { Config } from './config.ts';
import { type Availability, createAvailability } from './database/availability.ts';
import type { DatabaseHandle } from './database/create-database.ts';
import { createEraser } from './database/erase-deleted.ts';
import { createTimeSlicer, type TimeSlicer } from './event-loop/time-slicer.ts';
import { analyzeRoutes } from './features/analyze/routes.ts';
import { createAnalyzeService } from './features/analyze/service.ts';
import { createAuthCalls } from './features/auth/better-auth/auth-calls.ts';
import { createAuth } from './features/auth/better-auth/create-auth.ts';
import { oidcRoutes } from './features/auth/oidc/routes.ts';
import { createPasswords } from './features/auth/passwords/password-change.ts';
import { createPasswordReset } from './features/auth/passwords/password-reset.ts';
import { authRoutes } from './features/auth/routes.ts';
import { createAuthService } from './features/auth/service.ts';
import { createDeveloperCheck } from './features/auth/sessions/developers.ts';
import { createKnownDevices } from './features/auth/sessions/known-device.ts';
import { createSessionReader, type SessionReader } from './features/auth/sessions/session-reader.ts';
import { healthRoutes } from './features/health/routes.ts';
import { imageFeedbackRoutes } from './features/image-feedback/routes.ts';
import { createImageFeedbackService } from './features/image-feedback/service.ts';
import { createGeneratedImages } from './features/images/generated/generated-images.ts';
import { createStoredImages } from './features/images/generated/stored-images.ts';
import { loadIngredientIcons } from './features/images/icons/ingredient-icons.ts';
import { imagesRoutes } from './features/images/routes.ts';
import { createImagesService } from './features/images/service.ts';
import { createImageStorage } from './features/images/storage/bucket-storage.ts';
import type { ImageStorage } from './features/images/storage/image-storage.ts';
import { createRecipePictures } from './features/images/versions/recipe-pictures.ts';
import { ingredientsRoutes } from './features/ingredients/routes.ts';
import { preferencesRoutes } from './features/preferences/routes.ts';
import { createPreferencesService, type PreferencesService } from './features/preferences/service.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { createProfileService } from './features/profile/service.ts';
import { ratingsRoutes } from './features/ratings/routes.ts';
import { createRatingsService } from './features/ratings/service.ts';
import { type OriginOf, recipesRoutes } from './features/recipes/routes.ts';
import { createRecipesService, type RecipesService } from './features/recipes/service.ts';
import { savedRoutes } from './features/saved/routes.ts';
import { createSavedService } from './features/saved/service.ts';
import { siteRoutes } from './features/site/routes.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { createRateLimiter, type RateLimiter, type RateLimitOverrides } from './rate-limits/rate-limiter.ts';
import type { PhotoReader } from './vision/photo-reader.ts';

export type FeatureDependencies = {
  config: Pick<Config, 'developerEmails' | 'oidc' | 'supportEmail' | 'metricsToken' | 'ai' | 'imageBucket'>;
  database: Pick<DatabaseHandle, 'database' | 'ping' | 'erase'>;
  /** The public address of the site; links in mails and redirects start with it. */
  siteUrl: string;
  /** Signs session cookies and reset links. */
  secret: string;
  mailer: Mailer;
  rateLimits?: RateLimitOverrides | undefined;
  assistantLimits?: AssistantLimits | undefined;
  maxCachedAnswerBytes?: number | undefined;
  recipeSearch: RecipeSearch;
  kb: KnowledgeBase;
  photos: PhotoReader;
  metrics: Metrics;
  clock: () => Date;
};

type Shared = FeatureDependencies & {
  availability: Availability;
  sessions: SessionReader;
  languageOf: PreferencesService['languageOf'];
  limiter: RateLimiter;
  slicer: TimeSlicer;
  storage: ImageStorage;
};

/** Creates every feature's service and registers its routes. */
export async function registerFeatures(
  app: FastifyInstance,
  dependencies: FeatureDependencies,
): Promise<{ recipes: RecipesService; limiter: RateLimiter; slicer: TimeSlicer }> {
  const { config, database, secret, rateLimits, metrics, clock } = dependencies;
  const availability = createAvailability();
  const limiter = createRateLimiter({
    database: database.database,
    availability,
    secret,
    clock,
    logFailure: (err) => app.log.error({ err }, 'uses of limited calls could not be stored'),
    ...(rateLimits ? { overrides: rateLimits } : {}),
  });
  app.addHook('onClose', () => limiter.settle());
  const slicer = createTimeSlicer();
  const storage = createImageStorage(config.imageBucket);
  const shared = { ...dependencies, availability, limiter, slicer, storage };
  const { sessions, languageOf } = await registerAccountFeatures(app, shared);
  const recipes = await registerRecipeFeatures(app, { ...shared, sessions, languageOf });
  await app.register(healthRoutes({ ping: database.ping, metrics, metricsToken: config.metricsToken }));
  await app.register(
    imagesRoutes({
      service: createImagesService(),
      stored: createStoredImages(database.database, storage),
      icons: loadIngredientIcons(),
      limiter,
    }),
  );
  await app.register(ingredientsRoutes(dependencies));
  await app.register(
    siteRoutes({
      site: { supportEmail: config.supportEmail, version: manifest.version },
      siteUrl: dependencies.siteUrl,
      clock,
    }),
  );
  return { recipes, limiter, slicer };
}

/** Sign-in, profile and preferences. */
async function registerAccountFeatures(
  app: FastifyInstance,
  dependencies: Omit<Shared, 'sessions' | 'languageOf'>,
): Promise<Pick<Shared, 'sessions' | 'languageOf'>> {
  const { config, siteUrl, secret, mailer, availability, limiter, slicer, clock } = dependencies;
  const { database } = dependencies.database;
  const calls = createAuthCalls(createAuth({ database, siteUrl, secret, oidc: config.oidc }));
  const isDeveloper = createDeveloperCheck(config.developerEmails);
  const sessions = createSessionReader({ readSession: calls.readSession, isDeveloper, availability });
  const mailQueue = createMailQueue({
    mailer,
    siteUrl,
    logFailure: (failure) => app.log.error(failure, 'a mail could not be sent'),
  });
  app.addHook('onClose', () => mailQueue.settled());

  const preferences = createPreferencesService({ database, clock });
  const languageOf = async (id: string) => (await preferences.languageOf(id)) ?? FALLBACK_LANGUAGE;
  const devices = createKnownDevices({ secret, isSecure: siteUrl.startsWith('https:') });
  const auth = createAuthService({ database, calls, limiter, devices, isDeveloper });
  const passwords = createPasswords({ database, limiter, mailQueue, languageOf, clock });
  const passwordReset = createPasswordReset({
    database,
    secret,
    limiter,
    devices,
    mailQueue,
    languageOf: preferences.languageOf,
    clock,
  });
  const eraser = createEraser({
    erase: dependencies.database.erase,
    logFailure: (err) => app.log.error({ err }, 'deleted data could not be erased from the files'),
  });
  app.addHook('onClose', () => eraser.settle());
  const profile = createProfileService({ database, passwords, limiter, mailQueue, eraser, slicer, languageOf, clock });

  await app.register(authRoutes({ service: auth, passwordReset, sessions, hasOidc: config.oidc !== null }));
  if (config.oidc) await app.register(oidcRoutes({ handleLibraryRequest: calls.handle, limiter, siteUrl }));
  await app.register(profileRoutes({ service: profile, passwords, sessions, auth }));
  await app.register(preferencesRoutes({ service: preferences, sessions }));
  return { sessions, languageOf: preferences.languageOf };
}

/** Recipes, searches, saved recipes and ratings. */
async function registerRecipeFeatures(app: FastifyInstance, dependencies: Shared): Promise<RecipesService> {
  const { recipeSearch, kb, photos, availability, sessions, limiter, slicer, storage, languageOf, metrics, clock } =
    dependencies;
  const { ai } = dependencies.config;
  const { database } = dependencies.database;
  const pictures = createRecipePictures({ database, availability, clock });
  const recipes = createRecipesService({ database, availability, recipeSearch, kb, slicer, pictures, clock });
  const assistance = ai ? await createAssistance(ai, dependencies, app.log) : null;
  const assisted = assistance ?? { assistantUse: null, photos };
  const analyze = createAnalyzeService({
    recipeService: recipeSearch,
    kb,
    recipes,
    slicer,
    metrics,
    maxCachedBytes: dependencies.maxCachedAnswerBytes,
    ...assisted,
  });
  const originOf: OriginOf = async (_developer, id) => (await assistance?.originOf(id)) ?? null;
  const saved = createSavedService({ database, recipes, slicer, clock });
  const ratings = createRatingsService({ database, recipes, saved, clock });
  const writer = assistance?.writeImage ?? null;
  const logFailure = (err: unknown) => app.log.warn({ err }, 'a picture could not be generated');
  const generated =
    writer && createGeneratedImages({ database, storage, writer, photos, kb, limiter, recipes, clock, logFailure });
  app.addHook('onClose', () => generated?.settle());
  const imageFeedback = createImageFeedbackService({
    database,
    recipes,
    pictures,
    stored: createStoredImages(database, storage),
    generated,
    limiter,
    kb,
    languageOf,
    readByModel: assistance?.readFeedback ?? null,
    clock,
  });
  const onOpened = (recipe: Recipe, address: string) => generated?.begin(recipe, address);

  await app.register(recipesRoutes({ service: recipes, sessions, limiter, originOf, onOpened }));
  await app.register(savedRoutes({ service: saved, sessions, limiter }));
  await app.register(imageFeedbackRoutes({ service: imageFeedback, sessions, limiter, metrics }));
  await app.register(ratingsRoutes({ service: ratings, sessions }));
  await app.register(
    analyzeRoutes({ service: analyze, recipes, sessions, limiter, metrics, hasAssistant: ai !== null }),
  );
  return recipes;
}
