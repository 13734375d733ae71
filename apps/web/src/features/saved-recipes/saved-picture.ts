import type { Recipe } from '@larder/contract/recipe';
import type { QueryClient } from '@tanstack/react-query';
import { SAVED_RECIPES_KEY } from './server/saved-keys.ts';

/** Shows another picture of a recipe in the fetched lists of saved recipes. */
export function replaceSavedPicture(client: QueryClient, id: string, imageUrl: string | null): void {
  client.setQueriesData<Recipe[]>({ queryKey: [SAVED_RECIPES_KEY] }, (recipes) =>
    recipes?.map((recipe) => (recipe.id === id ? { ...recipe, imageUrl } : recipe)),
  );
}
