CREATE TABLE "image_feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"recipe_id" text NOT NULL,
	"is_accurate" boolean NOT NULL,
	"text" text,
	"image_url" text NOT NULL,
	"new_image_url" text,
	"is_understood" boolean NOT NULL,
	"is_for_everyone" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "image_feedback" ADD CONSTRAINT "image_feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_feedback_user_recipe" ON "image_feedback" USING btree ("user_id","recipe_id","created_at");--> statement-breakpoint
CREATE INDEX "image_feedback_recipe" ON "image_feedback" USING btree ("recipe_id");