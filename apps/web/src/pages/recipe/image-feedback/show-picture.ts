import type { Recipe } from '@larder/contract/recipe';
import type { QueryClient } from '@tanstack/react-query';
import { isRecipeQuery } from '../../../features/recipe/use-recipe.ts';
import { replaceSavedPicture } from '../../../features/saved-recipes/saved-picture.ts';
import { sessionStore } from '../../../lib/browser-storage.ts';
import { replaceCachedPicture } from '../../../lib/search-cache.ts';

/** Shows another picture of a recipe wherever this tab holds the recipe: its page, saved recipes, search results. */
export function showPicture(client: QueryClient, id: string, imageUrl: string | null): void {
  client.setQueriesData<Recipe>({ predicate: isRecipeQuery(id) }, (recipe) => recipe && { ...recipe, imageUrl });
  replaceSavedPicture(client, id, imageUrl);
  replaceCachedPicture(sessionStore, id, imageUrl);
}
