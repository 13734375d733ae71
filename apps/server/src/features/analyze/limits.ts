import { MAX_INGREDIENTS_LENGTH } from '@larder/contract/analyze';
import { IMAGE_MAX_BYTES } from '@larder/contract/limits';
import type { RateLimit } from '../../rate-limits/rate-limiter.ts';

/** Searches that have to be computed; answers from the cache are not counted. */
export const SEARCHES_PER_ADDRESS: RateLimit = {
  name: 'analyze by address',
  per: 'address',
  max: 240,
  windowSeconds: 60,
  isBatched: true,
};

/** Answers in memory, by their size: enough for a hundred or two. */
export const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** The size of a compressed answer, as a share of that of its text; at most. */
export const COMPRESSED_SHARE = 0.25;

/** Recipes in one answer. */
export const MAX_RECIPES = 24;

export const MAX_FORM_PARTS = 10;
/** UTF-8 takes at most four bytes a character, so a text just over the limit is refused by the schema, by name. */
export const MAX_FIELD_BYTES = MAX_INGREDIENTS_LENGTH * 4;
/** 5 MB, as the browser checks before it uploads. */
export const MAX_PHOTO_BYTES = IMAGE_MAX_BYTES;
/** Larger than a photo may be, so that one just over the limit can be refused with its own sentence. */
export const MAX_FORM_BYTES = MAX_PHOTO_BYTES + 1024 * 1024;
