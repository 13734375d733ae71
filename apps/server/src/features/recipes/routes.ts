import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import {
  popularQuerySchema,
  popularResponseSchema,
  recipeIdSchema,
  recipeQuerySchema,
  recipeSchema,
} from '@larder/contract/recipe';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RecipesService } from './service.ts';

export function recipesRoutes(service: RecipesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API.popularRecipes,
      {
        schema: {
          summary: 'Recipes people like',
          querystring: popularQuerySchema,
          response: { 200: popularResponseSchema, 400: errorBodySchema },
        },
      },
      async ({ query }) => ({ recipes: service.popular(query.category ?? null, query) }),
    );

    app.get(
      API.recipe,
      {
        schema: {
          summary: 'One recipe',
          params: z.object({ id: recipeIdSchema }),
          querystring: recipeQuerySchema,
          response: { 200: recipeSchema, 400: errorBodySchema, 404: errorBodySchema },
        },
      },
      async ({ params, query }) => service.recipe(params.id, query),
    );
  };
}
