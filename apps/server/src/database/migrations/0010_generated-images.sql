CREATE TABLE "generated_image" (
	"id" text PRIMARY KEY NOT NULL,
	"recipe_id" text NOT NULL,
	"drawing" text NOT NULL,
	"brief" text NOT NULL,
	"is_for_everyone" boolean NOT NULL,
	"jpeg" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "generated_image_recipe" ON "generated_image" USING btree ("recipe_id","created_at");