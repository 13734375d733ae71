ALTER TABLE "credential" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "credential_id" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "credential_version" integer;--> statement-breakpoint
UPDATE "session" SET "credential_version" = 0, "credential_id" = (
  SELECT "id" FROM "credential" WHERE "credential"."user_id" = "session"."user_id"
  ORDER BY "provider_id" <> 'credential', "created_at" LIMIT 1
);--> statement-breakpoint
DELETE FROM "session" WHERE "credential_id" IS NULL;--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "credential_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "credential_version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_version" UNIQUE("id","version");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_credential_version" FOREIGN KEY ("credential_id","credential_version") REFERENCES "public"."credential"("id","version") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "session_credential" ON "session" USING btree ("credential_id","credential_version");
