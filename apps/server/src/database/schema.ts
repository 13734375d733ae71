import type { CanonicalRecipe } from '@larder/kitchen/recipe';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Recipes that were produced for someone, so that their links resolve. The cookbook's own are not in here. */
export const recipes = pgTable(
  'recipe',
  {
    id: text().primaryKey(),
    recipe: jsonb().$type<CanonicalRecipe>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Swept after this, unless something prolongs it. */
    keepUntil: timestamp('keep_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('recipe_keep_until').on(table.keepUntil)],
);
