import type { Preferences } from '@larder/contract/user/preferences';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { relations, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts. Everything stored about one refers to this row and is deleted with it. */
export const users = pgTable('user', {
  id: text().primaryKey(),
  /** Always in lower case. */
  email: text().notNull().unique(),
  /** True once a reset link sent to the address was used, or where an OpenID provider vouches for it. */
  emailVerified: boolean('email_verified').notNull().default(false),
  /** Required by the authentication library; the interface shows the two names below. */
  name: text().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  image: text(),
  marketingConsent: boolean('marketing_consent').notNull().default(false),
  /** Made a developer by an operator, beside those of `DEVELOPER_EMAILS`. */
  isDeveloper: boolean('is_developer').notNull().default(false),
  /** Since when an operator keeps the account from signing in; null for others. */
  lockedAt: instant('locked_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

const ofUser = (name = 'user_id') =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The authentication library's provider id of a password. */
export const PASSWORD_PROVIDER = 'credential';

/** Ways to sign in to an account: a password, an OpenID provider. */
export const credentials = pgTable(
  'credential',
  {
    id: text().notNull(),
    userId: ofUser(),
    providerId: text('provider_id').notNull(),
    /** The account's id at the provider; for a password the user's id. */
    accountId: text('account_id').notNull(),
    /** Hashed; null for an OpenID provider. */
    password: text(),
    /** Increases with every change of the password. */
    version: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Names the user, as every key does: two sign-ins at once could give one provider account to two users (decision 6).
    uniqueIndex('credential_at_provider').on(table.providerId, table.accountId, table.userId),
    unique('credential_version').on(table.userId, table.id, table.version),
  ],
);

export const sessions = pgTable(
  'session',
  {
    id: text().notNull(),
    /** Begins with the user's id, except where an earlier version started the session. */
    token: text().notNull(),
    userId: ofUser(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** What the session was started with, in the version that was checked. */
    credentialId: text('credential_id').notNull(),
    credentialVersion: integer('credential_version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('session_token').on(table.token, table.userId),
    index('session_expires_at').on(table.expiresAt),
    index('session_credential').on(table.userId, table.credentialId, table.credentialVersion),
    // Refuses a session whose password was changed, or whose provider was removed, between the check and the insert.
    foreignKey({
      name: 'session_credential_version',
      columns: [table.userId, table.credentialId, table.credentialVersion],
      foreignColumns: [credentials.userId, credentials.id, credentials.version],
    }).onDelete('cascade'),
  ],
);

/** Single-use tokens: of a reset link, or of a sign-in in progress at an OpenID provider. */
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

/** Saved recipes of all kinds, by id. */
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

/**
 * What users said of recipes' pictures, and the pictures drawn for them: a user sees the newest one that a row of theirs
 * holds. What is at a picture's address never changes, so the rows are the versions.
 */
export const imageFeedback = pgTable(
  'image_feedback',
  {
    id: text().notNull(),
    userId: ofUser(),
    recipeId: text('recipe_id').notNull(),
    isAccurate: boolean('is_accurate').notNull(),
    text: text(),
    /** The picture that was judged, and the one shown since; null where it stayed. */
    imageUrl: text('image_url').notNull(),
    newImageUrl: text('new_image_url'),
    /** Whether the text says something that a drawing can show. */
    isUnderstood: boolean('is_understood').notNull(),
    /** Whether the new picture may be shown to everyone, once enough users have the same. */
    isForEveryone: boolean('is_for_everyone').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since when a developer accepted or dismissed it; null where nobody did. */
    reviewedAt: instant('reviewed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('image_feedback_user_recipe').on(table.userId, table.recipeId, table.createdAt),
    index('image_feedback_recipe').on(table.recipeId),
  ],
);

/** Pictures of an image model, which are never overwritten: the rows are the versions. */
export const generatedImages = pgTable(
  'generated_image',
  {
    /** A hash of the picture. */
    id: text().primaryKey(),
    recipeId: text('recipe_id').notNull(),
    /** The path of the drawing with the same scene. */
    drawing: text().notNull(),
    /** What the model was asked for, with the version of the prompt. */
    brief: text().notNull(),
    /** False for a picture that one user's feedback asked for. */
    isForEveryone: boolean('is_for_everyone').notNull(),
    /** In base64, because backups are text; null where it is in a bucket. */
    jpeg: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('generated_image_recipe').on(table.recipeId, table.createdAt)],
);

/** The pictures that a developer accepted for everyone, by recipe. */
export const acceptedImages = pgTable('accepted_image', {
  recipeId: text('recipe_id').primaryKey(),
  imageUrl: text('image_url').notNull(),
  acceptedAt: instant('accepted_at').notNull(),
});

/** Recipes that users uploaded, private to each; an id is unique within its user only. */
export const ownRecipes = pgTable(
  'own_recipe',
  {
    userId: ofUser(),
    id: text().notNull(),
    recipe: jsonb().$type<CanonicalRecipe>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Size of the recipe as JSON, for the account's quota. */
    bytes: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Uses of a rate limit in its current window. */
export const limitCounts = pgTable(
  'limit_count',
  { key: text().primaryKey(), count: integer().notNull(), endsAt: instant('ends_at').notNull() },
  (table) => [index('limit_count_ends_at').on(table.endsAt)],
);

/** Values that all processes on one database share. */
export const settings = pgTable('setting', { name: text().primaryKey(), value: text().notNull() });

/** Public recipes: composed for a search, or shared. The cookbook's are not stored here. */
export const recipes = pgTable(
  'recipe',
  {
    id: text().primaryKey(),
    recipe: jsonb().$type<CanonicalRecipe>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Deleted after this, unless it is saved, rated or shared. */
    keepUntil: instant('keep_until').notNull(),
    /** The user who shared a recipe of their own; deleted with the user. */
    sharedBy: text('shared_by').references(() => users.id, { onDelete: 'cascade' }),
    /** Shared recipes are never deleted. */
    sharedAt: instant('shared_at'),
  },
  (table) => [index('recipe_keep_until').on(table.keepUntil)],
);

/** Answers of the language model, by a hash of the request: nothing in them tells who asked. */
export const modelAnswers = pgTable(
  'model_answer',
  {
    key: text().primaryKey(),
    /** Part of the ids of its recipes. */
    id: text().notNull().unique(),
    model: text().notNull(),
    recipes: jsonb().$type<CanonicalRecipe[]>().notNull(),
    calls: jsonb().$type<{ prompt: string; answer: string }[]>().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    latencyMs: integer('latency_ms').notNull(),
    createdAt: instant('created_at').notNull(),
    keepUntil: instant('keep_until').notNull(),
  },
  (table) => [index('model_answer_keep_until').on(table.keepUntil)],
);

/** Public recipes that a developer deleted: a search that composes one again leaves it out. */
export const deletedRecipes = pgTable('deleted_recipe', {
  id: text().primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
});

/** For the authentication library, which joins sessions with users and users with credentials. */
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
