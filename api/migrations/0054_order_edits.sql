CREATE TABLE "order_edits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"orderid" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"card_return" integer NOT NULL,
	"outside_return" integer NOT NULL,
	"is_return_sent" boolean NOT NULL,
	"withheld" integer NOT NULL,
	"credited" integer NOT NULL,
	"staffid" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_edits_orderid" ON "order_edits" USING btree ("orderid");
--> statement-breakpoint
-- An order that staff changed gets a second invoice over the added lines. All of them together never exceed its total.
CREATE OR REPLACE FUNCTION "limit_invoices"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"ordered" bigint;
	"left" bigint;
BEGIN
	SELECT "total" INTO "ordered" FROM "orders" WHERE "id" = NEW."orderid" FOR UPDATE;
	IF NEW."kind" = 'invoice' THEN
		SELECT coalesce(sum(CASE i."kind" WHEN 'invoice' THEN i."gross" ELSE -i."gross" END), 0) INTO "left"
			FROM "invoices" i WHERE i."orderid" = NEW."orderid";
		IF "left" > 0 AND "left" + NEW."gross" > "ordered" THEN
			RAISE EXCEPTION 'The order has an invoice that no credit note has taken back.';
		END IF;
	ELSE
		SELECT i."gross" - (SELECT coalesce(sum(c."gross"), 0) FROM "invoices" c WHERE c."invoiceid" = i."id") INTO "left"
			FROM "invoices" i WHERE i."id" = NEW."invoiceid" AND i."orderid" = NEW."orderid" AND i."kind" = 'invoice';
		IF "left" IS NULL OR NEW."gross" > "left" THEN
			RAISE EXCEPTION 'A credit note cannot take back more than is left of its invoice.';
		END IF;
	END IF;
	NEW."number" := NULL;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "list_edited_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_order_list"(NEW."orderid");
	PERFORM "write_order_search"(NEW."orderid");
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Runs when the transaction commits, after all lines were written.
CREATE CONSTRAINT TRIGGER "order_edits_listed" AFTER INSERT ON "order_edits"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "list_edited_order"();
