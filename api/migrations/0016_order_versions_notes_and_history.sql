CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"orderid" integer NOT NULL,
	"staffid" integer NOT NULL,
	"text" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_notes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "event" text DEFAULT 'state' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "staffid" integer;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_orderid" ON "order_notes" USING btree ("orderid");--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_orderid" ON "mails" USING btree ((("job" ->> 'orderid')::int));
--> statement-breakpoint
UPDATE "order_history" SET "event" = 'dayMoved' WHERE "day_change" IS NOT NULL;
--> statement-breakpoint
UPDATE "order_history" SET "staffid" = "users"."id" FROM "users"
	WHERE "cause" ~ '^by staff member [0-9]{1,9}$' AND "users"."id" = substring("cause" FROM '[0-9]+')::int;
--> statement-breakpoint
CREATE FUNCTION "raise_order_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."version" = OLD."version" + 1;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_version" BEFORE UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION "raise_order_version"();
