ALTER TABLE "session" DROP CONSTRAINT "session_credential_version";--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_token_unique";--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_pkey";--> statement-breakpoint
ALTER TABLE "credential" DROP CONSTRAINT "credential_version";--> statement-breakpoint
ALTER TABLE "credential" DROP CONSTRAINT "credential_pkey";--> statement-breakpoint
ALTER TABLE "image_feedback" DROP CONSTRAINT "image_feedback_pkey";--> statement-breakpoint
DROP INDEX "credential_user";--> statement-breakpoint
DROP INDEX "credential_at_provider";--> statement-breakpoint
DROP INDEX "session_user";--> statement-breakpoint
DROP INDEX "session_credential";--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_version" UNIQUE("user_id","id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "credential_at_provider" ON "credential" USING btree ("provider_id","account_id","user_id");--> statement-breakpoint
ALTER TABLE "image_feedback" ADD CONSTRAINT "image_feedback_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token","user_id");--> statement-breakpoint
CREATE INDEX "session_credential" ON "session" USING btree ("user_id","credential_id","credential_version");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_credential_version" FOREIGN KEY ("user_id","credential_id","credential_version") REFERENCES "public"."credential"("user_id","id","version") ON DELETE cascade ON UPDATE no action;
