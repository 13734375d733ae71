CREATE TABLE "model_answer" (
	"key" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"model" text NOT NULL,
	"recipes" jsonb NOT NULL,
	"calls" jsonb NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"latency_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL,
	CONSTRAINT "model_answer_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE INDEX "model_answer_keep_until" ON "model_answer" USING btree ("keep_until");