import type { Preferences } from '@larder/contract/preferences';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { relations, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** People. What is kept about one hangs on this row and goes with it. */
export const users = pgTable('user', {
  id: text().primaryKey(),
  /** Always in lower case. */
  email: text().notNull().unique(),
  /** True once something sent to the address came back. */
  emailVerified: boolean('email_verified').notNull().default(false),
  /** For the authentication library, which wants one; people are shown by the two names below. */
  name: text().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  image: text(),
  marketingConsent: boolean('marketing_consent').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

const ofUser = (name = 'user_id') =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'session',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: ofUser(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('session_user').on(table.userId), index('session_expires_at').on(table.expiresAt)],
);

/** The provider of those who sign in with a password here. */
export const PASSWORD_PROVIDER = 'credential';

/** The ways a person can sign in: a password, an outside provider. */
export const credentials = pgTable(
  'credential',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    providerId: text('provider_id').notNull(),
    /** Who the person is there. */
    accountId: text('account_id').notNull(),
    /** Hashed; null for an outside provider. */
    password: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('credential_user').on(table.userId),
    uniqueIndex('credential_at_provider').on(table.providerId, table.accountId),
  ],
);

/** Promises that are kept once: a reset link, a sign-in under way at an outside provider. */
export const verifications = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    /** Hashed. */
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('verification_identifier').on(table.identifier),
    index('verification_value').on(table.value),
    index('verification_expires_at').on(table.expiresAt),
  ],
);

export const preferences = pgTable('preferences', {
  userId: ofUser().primaryKey(),
  preferences: jsonb().$type<Preferences>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Saved recipes of all kinds, by id; newest first is the list's order. */
export const savedRecipes = pgTable(
  'saved_recipe',
  { userId: ofUser(), recipeId: text('recipe_id').notNull(), savedAt: instant('saved_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.recipeId] }), index('saved_recipe_recipe').on(table.recipeId)],
);

export const ratings = pgTable(
  'rating',
  {
    userId: ofUser(),
    recipeId: text('recipe_id').notNull(),
    rating: smallint().notNull(),
    ratedAt: instant('rated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId] }),
    index('rating_recipe').on(table.recipeId),
    check('rating_in_stars', sql`${table.rating} between 1 and 5`),
  ],
);

/** Recipes that a person's browser sent: theirs alone, under an id that means something to them alone. */
export const ownRecipes = pgTable(
  'own_recipe',
  {
    userId: ofUser(),
    id: text().notNull(),
    recipe: jsonb().$type<CanonicalRecipe>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** How often something was done in a stretch of time, so that it can be limited. */
export const limitCounts = pgTable(
  'limit_count',
  { key: text().primaryKey(), count: integer().notNull(), endsAt: instant('ends_at').notNull() },
  (table) => [index('limit_count_ends_at').on(table.endsAt)],
);

/** What all processes on one database have to agree on. */
export const settings = pgTable('setting', { name: text().primaryKey(), value: text().notNull() });

/** Recipes that anyone can open: produced for someone, or shared. The cookbook's own are not in here. */
export const recipes = pgTable(
  'recipe',
  {
    id: text().primaryKey(),
    recipe: jsonb().$type<CanonicalRecipe>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Swept after this, unless it is saved, rated or shared. */
    keepUntil: instant('keep_until').notNull(),
    /** Who shared a recipe of their own; it goes when they go. */
    sharedBy: text('shared_by').references(() => users.id, { onDelete: 'cascade' }),
    /** Kept for as long as this is set. */
    sharedAt: instant('shared_at'),
  },
  (table) => [index('recipe_keep_until').on(table.keepUntil)],
);

/** For the authentication library, which reads a session with its person, and a person with their ways in, in one. */
export const userRelations = relations(users, ({ many }) => ({
  sessions: many(sessions),
  accounts: many(credentials),
}));
export const sessionRelations = relations(sessions, ({ one }) => ({
  user: one(users, { fields: [sessions.userId], references: [users.id] }),
}));
export const credentialRelations = relations(credentials, ({ one }) => ({
  user: one(users, { fields: [credentials.userId], references: [users.id] }),
}));
