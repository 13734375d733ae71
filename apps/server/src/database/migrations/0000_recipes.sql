CREATE TABLE "recipe" (
	"id" text PRIMARY KEY NOT NULL,
	"recipe" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recipe_keep_until" ON "recipe" USING btree ("keep_until");