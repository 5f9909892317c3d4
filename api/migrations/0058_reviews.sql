CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"orderid" integer NOT NULL,
	"productid" integer NOT NULL,
	"product" text NOT NULL,
	"name" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"held" text[] NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order_product" ON "reviews" USING btree ("orderid","productid");--> statement-breakpoint
CREATE INDEX "reviews_released" ON "reviews" USING btree ("productid","id") WHERE "reviews"."state" = 'released';--> statement-breakpoint
CREATE INDEX "reviews_state" ON "reviews" USING btree ("state","id");
--> statement-breakpoint
-- Only released reviews are part of pages, so that a new review renders no page again.
CREATE TRIGGER "reviews_added_version" AFTER INSERT ON "reviews"
	FOR EACH ROW WHEN (NEW."state" = 'released') EXECUTE FUNCTION "raise_catalog_version"();
--> statement-breakpoint
CREATE TRIGGER "reviews_changed_version" AFTER UPDATE ON "reviews"
	FOR EACH ROW WHEN (OLD."state" = 'released' OR NEW."state" = 'released') EXECUTE FUNCTION "raise_catalog_version"();
--> statement-breakpoint
CREATE TRIGGER "reviews_deleted_version" AFTER DELETE ON "reviews"
	FOR EACH ROW WHEN (OLD."state" = 'released') EXECUTE FUNCTION "raise_catalog_version"();
