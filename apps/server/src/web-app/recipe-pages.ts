import { createHash } from 'node:crypto';
import type { Language } from '@larder/contract/language';
import { type Recipe, recipeIdSchema } from '@larder/contract/recipe';
import type { PageRenderer } from '@larder/contract/rendered-page';
import { createByteCache } from '../cache/byte-cache.ts';
import type { TimeSlicer } from '../event-loop/time-slicer.ts';
import { RENDERINGS_PER_ADDRESS } from '../features/recipes/limits.ts';
import type { RecipesService } from '../features/recipes/service.ts';
import type { RateLimit, RateLimiter } from '../rate-limits/rate-limiter.ts';
import { type PageAt, withoutInlineStyles } from './page.ts';
import { recipeHead } from './recipe-head.ts';

/** Rendered pages in memory, by their size; one has about 50 kB. */
const MAX_PAGES_BYTES = 32 * 1024 * 1024;

/** Pages that are not in memory. One takes about 5 ms to render, the largest recipe 10 ms. */
export const PAGES_PER_ADDRESS: RateLimit = {
  name: 'recipe page by address',
  per: 'address',
  max: 240,
  windowSeconds: 60,
  isBatched: true,
};

type RecipePagesDependencies = {
  recipes: RecipesService;
  limiter: RateLimiter;
  slicer: TimeSlicer;
  publicUrl: string | null;
  /** Null if the browser renders all pages. */
  renderRecipePage: PageRenderer['renderRecipePage'] | null;
  logFailure: (error: unknown) => void;
};

/**
 * The pages of recipes that everyone may open, as guests see them. Other recipes, and those above a rate limit, get the
 * page that every address has.
 */
export function createRecipePages(dependencies: RecipePagesDependencies): PageAt {
  const { recipes, limiter, slicer, publicUrl, renderRecipePage, logFailure } = dependencies;
  const cache = createByteCache<string>({ maxBytes: MAX_PAGES_BYTES });

  /** Null above the rate limit and after a failure: the browser then renders the page. */
  async function render(recipe: Recipe, language: Language, clientAddress: string): Promise<string | null> {
    if (!renderRecipePage) return null;
    const key = keyOf(recipe, language);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const isAllowed = await limiter.count(PAGES_PER_ADDRESS, clientAddress).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return null;
    await slicer.start(clientAddress, { isShort: true }).nextSlice();
    const markup = await renderRecipePage(recipe, language)
      .then(withoutInlineStyles)
      .catch((error: unknown) => {
        logFailure(error);
        return null;
      });
    if (markup === null) return null;
    cache.set(key, markup, markup.length * 2);
    return markup;
  }

  return async (pathname, language, clientAddress) => {
    const id = recipeIdSchema.safeParse(/^\/recipe\/([^/]+)$/.exec(pathname)?.[1]);
    if (!id.success) return null;
    const beforeRendering = () => limiter.count(RENDERINGS_PER_ADDRESS, clientAddress);
    const recipe = await recipes.recipe(null, id.data, { language }, beforeRendering).catch(() => null);
    if (!recipe) return null;
    const markup = await render(recipe, language, clientAddress);
    return {
      head: recipeHead(recipe, { publicUrl, isPreloaded: markup === null }),
      body: markup === null ? null : { markup, data: { language, recipe } },
    };
  };
}

/** Differs for each version of a recipe, its picture included. */
function keyOf(recipe: Recipe, language: Language): string {
  return `${language} ${createHash('sha256').update(JSON.stringify(recipe)).digest('base64url')}`;
}
