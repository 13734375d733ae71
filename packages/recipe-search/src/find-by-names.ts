import type { FindRequest, Found, RecipeService } from './recipe-service.ts';

type NameRequest = Omit<Extract<FindRequest, { by: 'name' }>, 'by' | 'name'>;

/**
 * Searches by the first of several names of one dish that a recipe has exactly: "vegan lasagne" before "lasagne" within
 * the diet. Where none has, the recipes nearest to the first name.
 */
export async function findByNames(
  service: RecipeService,
  names: readonly string[],
  request: NameRequest,
  signal: AbortSignal,
): Promise<Found> {
  let nearest: Found | null = null;
  for (const name of names) {
    const found = await service.find({ ...request, by: 'name', name }, signal);
    if (found.exact) return found;
    nearest ??= found;
  }
  return nearest ?? { drafts: [], exact: false, unsuited: null };
}
