import * as analyze from '../../features/analyze/limits.ts';
import * as auth from '../../features/auth/limits.ts';
import * as imageFeedback from '../../features/image-feedback/limits.ts';
import * as images from '../../features/images/limits.ts';
import * as profile from '../../features/profile/limits.ts';
import * as recipes from '../../features/recipes/limits.ts';
import * as saved from '../../features/saved/limits.ts';
import type { RateLimit } from '../../rate-limits/rate-limiter.ts';
import { PAGES_PER_ADDRESS } from '../../web-app/recipe-pages.ts';

/** The rate limits of all features. */
export const EVERY_LIMIT: readonly RateLimit[] = [
  ...[analyze, auth, imageFeedback, images, profile, recipes, saved].flatMap((limits) =>
    Object.values<unknown>(limits).filter(isRateLimit),
  ),
  PAGES_PER_ADDRESS,
].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

function isRateLimit(value: unknown): value is RateLimit {
  return typeof value === 'object' && value !== null && 'windowSeconds' in value;
}
