import { errorBodySchema } from '@larder/contract/error';
import { GENERATED_IMAGE_FILE, IMAGE_FILE, INGREDIENT_ICON_FILE } from '@larder/contract/image';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { networkOf } from '../../http/client-network.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { StoredImages } from './generated/stored-images.ts';
import type { IngredientIcons } from './icons/ingredient-icons.ts';
import { RASTER_IMAGES_PER_ADDRESS } from './limits.ts';
import { type ImageFormat, type ImagesService, isImageFormat } from './service.ts';

const ONE_YEAR_SECONDS = 31_536_000;
const ONE_DAY_SECONDS = 86_400;

const MEDIA_TYPES: Readonly<Record<ImageFormat, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
};

/** The style sheet inside a drawing holds its colours; nothing else in it may load or run. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

type Dependencies = { service: ImagesService; stored: StoredImages; icons: IngredientIcons; limiter: RateLimiter };

/**
 * Drawn pictures of recipes, which never change at their address but for the two placeholders, and icons of ingredients,
 * which a new version may change.
 */
export function imagesRoutes({ service, stored, icons, limiter }: Dependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      IMAGE_FILE,
      {
        schema: {
          summary: 'A drawn picture of a recipe as SVG, PNG or WebP',
          params: z.object({ file: z.string().max(600) }),
          response: { 200: z.unknown().describe('The picture'), '4xx': errorBodySchema },
        },
      },
      async ({ params, ip }, reply) => {
        const [, name = '', ending = ''] = /^(.*)\.([a-z]+)$/.exec(params.file) ?? [];
        const image = isImageFormat(ending) ? service.find(name) : null;
        if (!image || !isImageFormat(ending)) throw new AppError('NOT_FOUND', 'There is no such picture.');
        const beforeRendering = () => limiter.count(RASTER_IMAGES_PER_ADDRESS, ip);
        const bytes = await service.render(image, ending, { network: networkOf(ip), beforeRendering });
        const maxAge = image.isPlaceholder ? `max-age=${ONE_DAY_SECONDS}` : `max-age=${ONE_YEAR_SECONDS}, immutable`;
        reply
          .header('cache-control', `public, ${maxAge}`)
          .header('content-security-policy', DRAWING_POLICY)
          .type(MEDIA_TYPES[ending]);
        return bytes;
      },
    );

    app.get(
      GENERATED_IMAGE_FILE,
      {
        schema: {
          summary: 'A picture of a recipe that an image model made, as JPEG',
          params: z.object({ file: z.string().regex(/^[0-9a-f]{32}\.jpg$/) }),
          response: { 200: z.unknown().describe('The picture'), '4xx': errorBodySchema },
        },
      },
      async ({ params }, reply) => {
        const jpeg = await stored.jpeg(params.file.slice(0, -'.jpg'.length));
        if (jpeg === null) throw new AppError('NOT_FOUND', 'There is no such picture.');
        reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`).type('image/jpeg');
        return jpeg;
      },
    );

    app.get(
      INGREDIENT_ICON_FILE,
      {
        schema: {
          summary: 'The icon of an ingredient as SVG',
          params: z.object({ file: z.string().max(200) }),
          response: { 200: z.unknown().describe('The icon'), '4xx': errorBodySchema },
        },
      },
      async ({ params }, reply) => {
        const icon = params.file.endsWith('.svg') ? icons.find(params.file.slice(0, -'.svg'.length)) : null;
        if (icon === null) throw new AppError('NOT_FOUND', 'There is no such icon.');
        reply
          .header('cache-control', `public, max-age=${ONE_DAY_SECONDS}, stale-while-revalidate=${ONE_YEAR_SECONDS}`)
          .header('content-security-policy', DRAWING_POLICY)
          .type(MEDIA_TYPES.svg);
        return icon;
      },
    );
  };
}
