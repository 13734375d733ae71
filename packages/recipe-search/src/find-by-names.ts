import type { FindRequest, Found, RecipeService } from './recipe-service.ts';

type NameRequest = Omit<Extract<FindRequest, { by: 'name' }>, 'by' | 'name'>;

/**
 * Searches by the first of several names of one dish that a recipe has exactly: "vegan lasagne" before "lasagne" within
 * the diet. Where none has, what is found for the last name that has any kin.
 */
export async function findByNames(
  service: RecipeService,
  names: readonly string[],
  request: NameRequest,
  signal: AbortSignal,
): Promise<Found> {
  let nearest: Found = { drafts: [], exact: false, unsuited: null };
  for (const name of names) {
    const found = await service.find({ ...request, by: 'name', name }, signal);
    if (found.exact || found.isKnownDish) return found;
    const unsuited = nearest.unsuited ?? found.unsuited;
    nearest = { ...(found.drafts.length > 0 ? found : nearest), unsuited };
  }
  return nearest;
}
