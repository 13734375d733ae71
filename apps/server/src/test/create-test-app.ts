import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch, type RecipeSearch } from '@larder/recipe-search/create-recipe-search';
import type { FastifyInstance } from 'fastify';
import { type AppDependencies, createApp } from '../app.ts';
import { createDatabase, type DatabaseHandle } from '../database/create-database.ts';
import { CONNECTION_LIMITS } from '../http/connections.ts';
import type { MailMessage } from '../mail/write-message.ts';
import { createPhotoReader } from '../vision/photo-reader.ts';
import { openEmbeddedTestDatabase } from './embedded-database.ts';
import { createPostgresDatabase } from './postgres-database.ts';

const COOKBOOK_FILE = fileURLToPath(new URL('../../../../dist/cookbook.json', import.meta.url));

/** A detector for pictures that tests can draw. */
export const COLOUR_DETECTOR = new URL('./vision/colour-detector.ts', import.meta.url);

let knowledge: { kb: KnowledgeBase; recipeSearch: RecipeSearch } | null = null;

/** The real knowledge base and cookbook, loaded once for all test files of a worker; tests must not change them. */
function testKnowledge(): { kb: KnowledgeBase; recipeSearch: RecipeSearch } {
  if (knowledge) return knowledge;
  const cookbook = loadCookbook(readFileSync(COOKBOOK_FILE, 'utf8'));
  knowledge = { kb, recipeSearch: createRecipeSearch({ kb, cookbook }) };
  return knowledge;
}

/** An empty database: PGlite in memory, or a new one on TEST_DATABASE_URL where LARDER_TEST_ON is `postgres`. */
export function createTestDatabase(): Promise<DatabaseHandle> {
  return process.env.LARDER_TEST_ON === 'postgres' ? onPostgres() : openEmbeddedTestDatabase();
}

async function onPostgres(): Promise<DatabaseHandle> {
  const { url, drop } = await createPostgresDatabase();
  const handle = await createDatabase({ url, dataDir: '' });
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await drop();
    },
  };
}

export const TEST_CONFIG: AppDependencies['config'] = {
  logLevel: 'silent',
  publicUrl: null,
  developerEmails: ['developer@example.org'],
  trustedProxies: ['loopback'],
  oidc: null,
  metricsToken: null,
  supportEmail: 'support@localhost',
  ai: null,
  imageBucket: null,
};

type TestMail = MailMessage & { to: string };
export type TestApp = {
  app: FastifyInstance;
  database: DatabaseHandle;
  /** Sent mails, oldest first. */
  mails: TestMail[];
  close: () => Promise<void>;
};

/** The whole server with real parts, not listening on a port. */
export async function createTestApp(overrides: Partial<AppDependencies> = {}): Promise<TestApp> {
  const mails: TestMail[] = [];
  const database = await createTestDatabase();
  const photos = createPhotoReader({ script: COLOUR_DETECTOR });
  const app = await createApp({
    config: TEST_CONFIG,
    database,
    siteUrl: TEST_CONFIG.publicUrl ?? 'http://larder.test',
    secret: 'a secret that is good enough for tests',
    createMailer: () => ({
      send: async (to, message) => void mails.push({ to, ...message }),
      forget: async () => {},
      deleteOld: async () => {},
    }),
    ...testKnowledge(),
    photos,
    clock: () => new Date(),
    siteFolder: null,
    connectionLimits: { ...CONNECTION_LIMITS, drainMs: 0 },
    ...overrides,
  });
  return {
    app,
    database,
    mails,
    close: async () => {
      await app.close();
      await photos.close();
      await database.close();
    },
  };
}
