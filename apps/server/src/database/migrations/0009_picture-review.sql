CREATE TABLE "accepted_image" (
	"recipe_id" text PRIMARY KEY NOT NULL,
	"image_url" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "image_feedback" ADD COLUMN "reviewed_at" timestamp with time zone;