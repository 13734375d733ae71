import type { FindRequest, Found, RecipeService } from './recipe-service.ts';

type NameRequest = Omit<Extract<FindRequest, { by: 'name' }>, 'by' | 'name'>;

/**
 * Searches by the first of several names of one dish that a recipe has exactly: "vegan lasagne" before "lasagne" within
 * the diet. Where none has, what is found for the last name.
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
    // Of a name without words that mean a dish, nothing is known.
    if (found.isKnownDish !== undefined) nearest = { ...found, unsuited: nearest.unsuited ?? found.unsuited };
  }
  return nearest;
}
