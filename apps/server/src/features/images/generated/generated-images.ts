import { createHash } from 'node:crypto';
import type { Illustration } from '@larder/contract/dish/illustration';
import { generatedImage } from '@larder/contract/image';
import type { Recipe } from '@larder/contract/recipe';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { imagePath, readImagePath } from '@larder/illustrations/image-path';
import { drawingSeed, drawnImageOf } from '@larder/recipe-search/response/image-of';
import { ModelFailure } from '../../../ai/calls/model-failure.ts';
import type { ImageWriter } from '../../../ai/images/image-writer.ts';
import { readPrompt } from '../../../ai/prompts/prompt-file.ts';
import type { Database } from '../../../database/create-database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { RateLimiter } from '../../../rate-limits/rate-limiter.ts';
import type { PhotoReader } from '../../../vision/photo-reader.ts';
import type { Requester } from '../../auth/sessions/session-reader.ts';
import { GENERATED_IMAGES_PER_ADDRESS, GENERATED_IMAGES_PER_DAY } from '../limits.ts';
import type { ImageStorage } from '../storage/image-storage.ts';
import { addGenerated } from './data.ts';
import { imageBrief } from './image-brief.ts';

/** Link previews are recommended to have 1200 pixels. */
const MAX_SIDE = 1200;
/** Models send 1 to 4 MB. */
const MAX_RECEIVED_BYTES = 20 * 1024 * 1024;
/** A recipe is left alone so long after an attempt, in milliseconds. */
const PAUSE_MS = 3600 * 1000;
/** Recipes in progress or paused; above it no pictures are begun. */
const MAX_REMEMBERED = 1_000;

export type GeneratedImages = {
  /**
   * Generates a picture of a scene and stores it as a new version.
   * @returns its path. @throws ModelFailure; AppError RATE_LIMITED above the limit of the day
   */
  generate: (recipe: CanonicalRecipe, scene: Illustration, options: GenerateOptions) => Promise<string>;
  /**
   * Begins a picture for everyone in the background, of a public recipe that is shown as a drawing to a client at
   * `address`. A failure is logged and leaves the drawing; above the limit of the address nothing happens.
   */
  begin: (shown: Pick<Recipe, 'id' | 'imageUrl'>, address: string) => void;
  /** Resolves once nothing is in progress. */
  settle: () => Promise<void>;
};

type GenerateOptions = { isForEveryone: boolean };

/** The recipes that a requester can see. */
type KnownRecipes = {
  canonical: (requester: Requester, id: string) => Promise<{ recipe: CanonicalRecipe; isPublic: boolean }>;
  isInCookbook: (id: string) => boolean;
};

export function createGeneratedImages(dependencies: {
  database: Database;
  storage: ImageStorage;
  writer: ImageWriter;
  photos: Pick<PhotoReader, 'toJpeg'>;
  kb: KnowledgeBase;
  limiter: RateLimiter;
  recipes: KnownRecipes;
  clock: () => Date;
  logFailure: (error: unknown) => void;
}): GeneratedImages {
  const { database, storage, writer, photos, kb, limiter, recipes, clock, logFailure } = dependencies;
  const { version, instructions } = readPrompt('image');
  const closing = new AbortController();
  /** Until when a recipe is left alone, in milliseconds since 1970; infinite while its picture is in progress. */
  const pauses = new Map<string, number>();
  let running: Promise<void> = Promise.resolve();

  async function generate(recipe: CanonicalRecipe, scene: Illustration, options: GenerateOptions): Promise<string> {
    await limiter.count(GENERATED_IMAGES_PER_DAY, 'server');
    const brief = imageBrief(recipe, scene, kb, { withTitle: recipes.isInCookbook(recipe.id) });
    const { bytes } = await writer(`${instructions}\n\n${brief}`, closing.signal);
    const jpeg = await reencode(bytes);
    const id = createHash('sha256').update(recipe.id).update(jpeg).digest('hex').slice(0, 32);
    const kept = await storage.put(id, jpeg);
    const image = {
      id,
      recipeId: recipe.id,
      drawing: imagePath({ illustration: scene, seed: drawingSeed(recipe) }),
      brief: `v${version}\n${brief}`,
      isForEveryone: options.isForEveryone,
      jpeg: kept,
      createdAt: clock(),
    };
    await addGenerated(database, image).catch(async (error: unknown) => {
      await storage.remove([id]);
      throw error;
    });
    return generatedImage(id);
  }

  /** How long the recipe is left alone now, in milliseconds. */
  async function generateForEveryone(id: string, address: string): Promise<number> {
    const { recipe, isPublic } = await recipes.canonical(null, id);
    const drawn = readImagePath(drawnImageOf(recipe, kb));
    if (!isPublic || !drawn || closing.signal.aborted) return PAUSE_MS;
    const isAllowed = await limiter.count(GENERATED_IMAGES_PER_ADDRESS, address).then(
      () => true,
      () => false,
    );
    if (isAllowed) await generate(recipe, drawn.illustration, { isForEveryone: true });
    return isAllowed ? PAUSE_MS : 0;
  }

  /** What the model sent, decoded by its bytes in a worker and written anew: nothing but pixels is kept. */
  async function reencode(bytes: Uint8Array): Promise<Uint8Array> {
    if (bytes.length > MAX_RECEIVED_BYTES) throw new ModelFailure('invalid-output', 'the picture is too large');
    try {
      return await photos.toJpeg(Buffer.from(bytes), MAX_SIDE, { client: 'image model', signal: closing.signal });
    } catch (error) {
      closing.signal.throwIfAborted();
      if (error instanceof AppError) throw new ModelFailure('invalid-output', 'what came is no picture');
      throw error;
    }
  }

  return {
    generate,

    begin({ id, imageUrl }, address) {
      const now = clock().getTime();
      if ((pauses.get(id) ?? 0) > now || imageUrl === null || readImagePath(imageUrl) === null) return;
      for (const [other, until] of pauses) if (until <= now) pauses.delete(other);
      if (pauses.size >= MAX_REMEMBERED) return;
      pauses.set(id, Number.POSITIVE_INFINITY);
      running = running
        .then(() => generateForEveryone(id, address))
        .catch((error: unknown) => {
          if (!closing.signal.aborted) logFailure(error);
          return PAUSE_MS;
        })
        .then((pauseMs) => void pauses.set(id, clock().getTime() + pauseMs));
    },

    settle() {
      closing.abort();
      return running;
    },
  };
}
