import type { Recipe } from '@larder/contract/recipe';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { isRecipeQuery, recipeKey } from './use-recipe.ts';

const SERVED_RECIPE = ['served-recipe'];

/** Adds the recipe that came with the page, as a guest sees it. */
export function addServedRecipe(client: QueryClient, recipe: Recipe): void {
  client.setQueryData(recipeKey(recipe.id, recipe), recipe);
  client.setQueryData(SERVED_RECIPE, recipe.id);
}

/** Fetches the recipe that came with the page again, with the marks of the user, if someone is signed in. Renders nothing. */
export function FetchMarks({ id }: { id: string }) {
  const client = useQueryClient();
  const { user } = useSession();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn || client.getQueryData(SERVED_RECIPE) !== id) return;
    client.removeQueries({ queryKey: SERVED_RECIPE });
    void client.invalidateQueries({ predicate: isRecipeQuery(id) });
  }, [client, id, isSignedIn]);
  return null;
}
