import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PageRenderer, RENDERER_FILE } from '@larder/contract/rendered-page';
import { loadIngredients } from '@larder/food/ingredients/load-ingredients';
import { createKnowledgeBase, type KnowledgeBase } from '@larder/food/knowledge-base';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { createCommandContext } from './administration/command-context.ts';
import { serveCommands } from './administration/control-socket.ts';
import { explainFailure } from './administration/explain-failure.ts';
import { checkModels } from './ai/check/check-models.ts';
import type { AiSettings } from './ai/settings.ts';
import { createApp } from './app.ts';
import { type Config, readConfig, siteUrlOf } from './config.ts';
import { createDatabase } from './database/create-database.ts';
import { startDeletingExpired } from './database/delete-expired.ts';
import { makePrivate } from './database/private-folder.ts';
import { warmUp } from './features/analyze/start-up/warm-up.ts';
import { loadSessionSecret } from './features/auth/sessions/session-secret.ts';
import { pruneGeneratedImages } from './features/images/generated/prune-images.ts';
import { createImageStorage } from './features/images/storage/bucket-storage.ts';
import { createMailer } from './mail/mailer.ts';
import { readableLogStream, writeLast } from './monitoring/logging.ts';
import { createPhotoReader } from './vision/photo-reader.ts';

/** How long a shutdown waits for requests in progress. */
const CLOSE_DELAY_MS = 20_000;

/** New files are for the server's user alone. */
const UMASK = 0o077;

const SITE_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const INGREDIENTS_FILE = fileURLToPath(new URL('../../../dist/ingredients.json', import.meta.url));
const PAGE_RENDERER = new URL(`../../../dist/page-renderer/${RENDERER_FILE}`, import.meta.url);
const COOKBOOK_FILE = fileURLToPath(new URL('../../../dist/cookbook.json', import.meta.url));

async function main(): Promise<void> {
  const orphaned = whenOrphaned();
  const isTerminal = process.stdout.isTTY;
  const config = readConfig(process.env, { isTerminal });
  process.umask(UMASK);
  if (config.databaseUrl === null || existsSync(config.dataDir)) makePrivate(config.dataDir);
  const kb = createKnowledgeBase(loadIngredients(readFileSync(INGREDIENTS_FILE, 'utf8')));
  const recipeSearch = createRecipeSearch({ kb, cookbook: loadCookbook(readFileSync(COOKBOOK_FILE, 'utf8')) });
  const photos = createPhotoReader({ script: new URL('./vision/worker-main.ts', import.meta.url) });
  const database = await createDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onFatal: stopAtOnce,
  });
  const siteFolder = existsSync(SITE_FOLDER) ? SITE_FOLDER : null;
  const clock = () => new Date();
  const siteUrl = siteUrlOf(config);
  const outbox = path.join(config.dataDir, 'outbox');
  const secret =
    config.sessionSecret ??
    (await loadSessionSecret({ ...database, ...config, isShared: config.databaseUrl !== null }));
  const app = await createApp({
    config,
    database,
    recipeSearch,
    kb,
    photos,
    clock,
    ...(isTerminal ? { logStream: readableLogStream() } : {}),
    siteFolder,
    pageRenderer: siteFolder === null ? null : await loadPageRenderer(),
    siteUrl,
    secret,
    createMailer: (log) => createMailer({ mail: config.mail, outbox, log: (line, message) => log.info(line, message) }),
  });
  const mailer = createMailer({ mail: config.mail, outbox, log: () => {} });
  const context = createCommandContext({
    database: database.database,
    erase: database.erase,
    secret,
    ai: config.ai,
    mailer,
    siteUrl,
    clock,
  });
  // With PostgreSQL, commands use the database themselves.
  const commands = config.databaseUrl === null ? await serveCommands(config.dataDir, context) : null;

  const pictures = {
    database: database.database,
    storage: createImageStorage(config.imageBucket),
    isInCookbook: (id: string) => recipeSearch.recipe(id) !== undefined,
  };
  const expiry = startDeletingExpired({
    database,
    deletePictures: (now) => pruneGeneratedImages(pictures, now),
    deleteOldMails: mailer.deleteOld,
    clock,
    logFailure: (err) => app.log.error({ err }, 'deleting expired rows failed'),
  });
  const closing = closeWithGrace({ delay: CLOSE_DELAY_MS, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'closing after an error');
    await commands?.close();
    await app.close();
    await photos.close();
    await expiry.stop();
    await database.close();
    if (process.connected) process.disconnect();
  });
  const address = await listen(app, config);
  if (isTerminal) process.stdout.write(`\n  Larder is ready: ${address}\n\n`);
  else app.log.info(`Larder is ready: ${address}`);
  warmUp(recipeSearch, kb).catch((err: unknown) => app.log.error({ err }, 'the search could not be warmed up'));
  if (config.ai) void logModelCheck(config.ai, kb, app.log);
  orphaned.then(() => closing.close());
}

/** The build of the web application for the server; null if there is none. */
async function loadPageRenderer(): Promise<PageRenderer | null> {
  if (!existsSync(PAGE_RENDERER)) return null;
  return import(PAGE_RENDERER.href);
}

/** Tries the language model in the background, so that a wrong key is in the log before the first search. */
async function logModelCheck(settings: AiSettings, kb: KnowledgeBase, log: FastifyBaseLogger): Promise<void> {
  const results = await checkModels(settings, kb).catch((err: unknown) => {
    log.error({ err }, 'the language model could not be checked');
    return [];
  });
  for (const { isGood, sentence } of results) log[isGood ? 'info' : 'error'](sentence);
}

/** Exits at once, before a write is acknowledged that is not on disk: see `DurableNodeFS`. */
function stopAtOnce(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const what = code === null ? 'The embedded database has failed' : 'DATA_DIR can not be written';
  const advice = code === 'ENOSPC' ? 'Make room' : 'See to the disk';
  writeLast(`${what}: ${reason}. ${advice} and start Larder again; what it had acknowledged is kept.`);
  process.exit(1);
}

/** Resolves when the parent process (of an IPC channel) is gone; never without one. */
function whenOrphaned(): Promise<void> {
  if (process.send === undefined) return new Promise(() => {});
  return process.connected ? new Promise((resolve) => process.once('disconnect', resolve)) : Promise.resolve();
}

/** @returns the address that people reach the site at */
async function listen(app: Awaited<ReturnType<typeof createApp>>, { host, port, publicUrl }: Config): Promise<string> {
  const address = await app.listen({ host, port, listenTextResolver: (at) => `listening at ${at}` });
  return publicUrl ?? address;
}

main().catch((error: unknown) => {
  writeLast(`Larder can not start. ${explainFailure(error)}`);
  process.exit(1);
});
