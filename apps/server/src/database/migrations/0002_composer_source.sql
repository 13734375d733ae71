-- Recipes of the built-in composer were stored with the source "chef".
UPDATE "recipe" SET "recipe" = jsonb_set("recipe", '{source}', '"composer"') WHERE "recipe"->>'source' = 'chef';--> statement-breakpoint
UPDATE "own_recipe" SET "recipe" = jsonb_set("recipe", '{source}', '"composer"') WHERE "recipe"->>'source' = 'chef';
