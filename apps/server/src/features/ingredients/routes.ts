import { API } from '@larder/contract/api';
import { errorBodySchema } from '@larder/contract/error';
import { foodSuggestionsQuerySchema, foodSuggestionsSchema } from '@larder/contract/search/food-suggestion';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { createFoodSuggestions } from '@larder/food/requests/suggest-foods';
import type { RecipeSearch } from '@larder/recipe-search/create-recipe-search';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

const FIVE_MINUTES_SECONDS = 300;
/** As many as fit above the keyboard of a phone. */
const MAX_SUGGESTIONS = 6;

/** Foods to choose from while somebody types the name of one. */
export function ingredientsRoutes(dependencies: {
  kb: KnowledgeBase;
  recipeSearch: Pick<RecipeSearch, 'popular'>;
}): FastifyPluginAsyncZod {
  const suggest = createFoodSuggestions(dependencies.kb, dependencies.recipeSearch.popular(null));
  return async (app) => {
    app.get(
      API.ingredients,
      {
        schema: {
          summary: 'Ingredients whose name begins so',
          querystring: foodSuggestionsQuerySchema,
          response: { 200: foodSuggestionsSchema, '4xx': errorBodySchema },
        },
      },
      async ({ query }, reply) => {
        reply.header('cache-control', `public, max-age=${FIVE_MINUTES_SECONDS}`);
        return { ingredients: suggest(query.name, query.language, MAX_SUGGESTIONS) };
      },
    );
  };
}
