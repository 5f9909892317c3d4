CREATE TABLE "composer_drafts" (
	"staffid" integer NOT NULL,
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "composer_drafts_staffid_key_pk" PRIMARY KEY("staffid","key")
);
--> statement-breakpoint
CREATE TABLE "discount_limit" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"percent" integer DEFAULT 10 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "discount_limit_percent" CHECK ("discount_limit"."percent" between 0 and 100)
);
--> statement-breakpoint
DROP INDEX "orders_placed_by";--> statement-breakpoint
ALTER TABLE "composer_drafts" ADD CONSTRAINT "composer_drafts_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "composer_drafts_updated_at" ON "composer_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "orders_placed_by" ON "orders" USING btree ("placed_by","idempotency_key") WHERE "orders"."placed_by" is not null;