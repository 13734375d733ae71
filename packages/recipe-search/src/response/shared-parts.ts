import type { Recipe, RecipeIngredient } from '@larder/contract/recipe';

/** What of a presented recipe depends on the ingredients that are available, besides its lines. */
export type MatchFields = Pick<Recipe, 'matchedIngredients' | 'totalIngredients' | 'match'>;
/** What is the same in all searches. */
export type FixedFields = Omit<Recipe, keyof MatchFields | 'ingredients'>;

/** A value that answers share, and its JSON once an answer had it serialised. */
type Shared<T, Json> = { readonly value: T; json?: Json };
export type SharedFields = Shared<FixedFields, Uint8Array>;
export type SharedLine = Shared<RecipeIngredient, string>;

/** The match of a line; `none` where it is optional and not there, `unmatched` outside a search by ingredients. */
export type LineState = NonNullable<RecipeIngredient['match']> | 'none' | 'unmatched';

/** The parts of a rendering that answers share: its fields, and its lines in each state in which they were shown. */
export type SharedParts = {
  fixed: SharedFields;
  lines: readonly Partial<Record<LineState, SharedLine>>[];
};
