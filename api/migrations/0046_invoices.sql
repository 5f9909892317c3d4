CREATE TABLE "invoice_counters" (
	"kind" text PRIMARY KEY NOT NULL,
	"prefix" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_seller" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seller" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" text,
	"orderid" integer NOT NULL,
	"invoiceid" integer,
	"issued_on" date NOT NULL,
	"tax_point" date NOT NULL,
	"due_on" date NOT NULL,
	"gross" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"staffid" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(coalesce(number, '') || E'\n' || (snapshot ->> 'orderno') || E'\n' || (snapshot -> 'customer' ->> 'name') || E'\n' || (snapshot -> 'customer' ->> 'company'))) STORED,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_gross" CHECK ("invoices"."gross" > 0),
	CONSTRAINT "invoices_credited" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."invoiceid" is not null))
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoiceid_invoices_id_fk" FOREIGN KEY ("invoiceid") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_orderid" ON "invoices" USING btree ("orderid");--> statement-breakpoint
CREATE INDEX "invoices_invoiceid" ON "invoices" USING btree ("invoiceid");--> statement-breakpoint
CREATE INDEX "invoices_issued_on" ON "invoices" USING btree ("issued_on","id");
--> statement-breakpoint
INSERT INTO "invoice_counters" ("kind", "prefix", "position") VALUES ('invoice', 'INV-', 10000), ('credit_note', 'CN-', 10000);
--> statement-breakpoint
CREATE FUNCTION "limit_invoices"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"left" bigint;
BEGIN
	PERFORM FROM "orders" WHERE "id" = NEW."orderid" FOR UPDATE;
	IF NEW."kind" = 'invoice' THEN
		IF EXISTS (SELECT FROM "invoices" i WHERE i."orderid" = NEW."orderid" AND i."kind" = 'invoice' AND i."gross" >
			(SELECT coalesce(sum(c."gross"), 0) FROM "invoices" c WHERE c."invoiceid" = i."id")) THEN
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
CREATE TRIGGER "invoices_limit" BEFORE INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION "limit_invoices"();
--> statement-breakpoint
CREATE FUNCTION "number_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"drawn" text;
BEGIN
	UPDATE "invoice_counters" SET "position" = "position" + 1 WHERE "kind" = NEW."kind"
		RETURNING "prefix" || "position" INTO STRICT "drawn";
	UPDATE "invoices" SET "number" = "drawn" WHERE "id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Runs when the transaction commits: the counter is locked for a moment only, and a transaction that is rolled back draws no number.
CREATE CONSTRAINT TRIGGER "invoices_number" AFTER INSERT ON "invoices"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "number_invoice"();
--> statement-breakpoint
CREATE FUNCTION "keep_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('shop.retention', true) IS NOT DISTINCT FROM 'on' THEN
		RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD."number" IS NULL AND NEW."number" IS NOT NULL
		AND to_jsonb(NEW) - 'number' - 'search_text' = to_jsonb(OLD) - 'number' - 'search_text' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Invoices are never changed or deleted. A credit note corrects them.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "invoices_unchanged" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "keep_invoice"();
--> statement-breakpoint
CREATE FUNCTION "keep_all_invoices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('shop.retention', true) IS DISTINCT FROM 'on' THEN
		RAISE EXCEPTION 'Invoices are never changed or deleted. A credit note corrects them.';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "invoices_not_truncated" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "keep_all_invoices"();
