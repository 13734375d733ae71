ALTER TABLE "own_recipe" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "own_recipe" SET "bytes" = octet_length("recipe"::text);
