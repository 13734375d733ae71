import { API } from '@larder/contract/api';
import type { Recipe } from '@larder/contract/recipe';
import { fillPath } from '../../../lib/api/api-client.ts';
import type { OutboxCall } from '../../../lib/outbox/outbox-call.ts';
import { toUpload } from '../recipe-upload.ts';

/* Outbox calls for a recipe; of each kind only the last one is sent. docs/specification.md §7. */

export function saveCall(recipe: Recipe): OutboxCall {
  const json = { recipeId: recipe.id, recipe: toUpload(recipe) };
  return { kind: 'saved', about: recipe.id, method: 'POST', path: API.savedRecipes, json };
}

export function removeCall({ id }: Recipe): OutboxCall {
  return { kind: 'saved', about: id, method: 'DELETE', path: fillPath(API.savedRecipe, { id }) };
}

export function rateCall({ id }: Recipe, rating: number): OutboxCall {
  return { kind: 'rating', about: id, method: 'POST', path: API.ratings, json: { recipeId: id, rating } };
}
