CREATE TABLE "recorded_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recorded_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"orderid" integer NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"corrects" integer,
	"key" text NOT NULL,
	"staffid" integer,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recorded_payments_corrects_unique" UNIQUE("corrects"),
	CONSTRAINT "recorded_payments_key_unique" UNIQUE("key"),
	CONSTRAINT "recorded_payments_amount" CHECK ("recorded_payments"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "outside_method" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "waived" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recorded_payments" ADD CONSTRAINT "recorded_payments_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recorded_payments" ADD CONSTRAINT "recorded_payments_corrects_recorded_payments_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."recorded_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recorded_payments" ADD CONSTRAINT "recorded_payments_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recorded_payments_orderid" ON "recorded_payments" USING btree ("orderid");--> statement-breakpoint
CREATE INDEX "recorded_payments_received_at" ON "recorded_payments" USING btree ("received_at");--> statement-breakpoint
-- An order with 'Collection Only' counted as paid when it was completed. How it was paid was not recorded.
INSERT INTO "recorded_payments" ("orderid", "method", "amount", "note", "key", "staffid", "received_at", "created_at")
SELECT o."id", 'cash', o."total", 'How it was paid was not recorded.', 'completed-' || o."id", h."staffid", h."at", h."at"
FROM "order_history" h JOIN "orders" o ON o."id" = h."orderid"
WHERE h."state" = 'completed' AND h."event" = 'state' AND o."payment_method" = 'offline'
ORDER BY h."id"
ON CONFLICT ("key") DO NOTHING;
--> statement-breakpoint
-- Refunds of payments that the firm could keep lowered the price.
UPDATE "refunds" r SET "waived" = r."amount"
WHERE NOT EXISTS (SELECT FROM "payments" p WHERE p."id" = r."paymentid" AND p."refund_reason" IS NOT NULL)
	AND EXISTS (SELECT FROM "orders" o WHERE o."id" = r."orderid" AND o."state" <> 'cancelled');
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('shop.retention', true) = 'on' THEN
		RETURN coalesce(NEW, OLD);
	END IF;
	IF TG_OP = 'UPDATE' AND (OLD."orderid", OLD."method", OLD."amount", OLD."corrects", OLD."key", OLD."received_at")
		IS NOT DISTINCT FROM (NEW."orderid", NEW."method", NEW."amount", NEW."corrects", NEW."key", NEW."received_at") THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'A recorded payment is neither changed nor deleted. Record a correction.' USING ERRCODE = 'check_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "recorded_payments_unchanged" BEFORE UPDATE OR DELETE ON "recorded_payments"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_entry"();
--> statement-breakpoint
-- An earlier version of the shop completes an order without a recorded payment. At the commit, this
-- trigger records what is missing. Present versions say with the setting that they recorded what came.
CREATE FUNCTION "record_collected_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('shop.records_payments', true), '') = '' THEN
		INSERT INTO "recorded_payments" ("orderid", "method", "amount", "note", "key", "staffid", "received_at")
		SELECT o."id", 'cash', o."total" - "settled"."amount", 'How it was paid was not recorded.',
			'completed-' || o."id", NEW."staffid", NEW."at"
		FROM "orders" o, LATERAL (SELECT coalesce(sum(r."amount"), 0) AS "amount" FROM "recorded_payments" r
			WHERE r."orderid" = o."id") AS "settled"
		WHERE o."id" = NEW."orderid" AND o."payment_method" = 'offline' AND o."total" > "settled"."amount"
		ON CONFLICT ("key") DO NOTHING;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_history_collected" AFTER INSERT ON "order_history"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."state" = 'completed' AND NEW."event" = 'state')
	EXECUTE FUNCTION "record_collected_payment"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "limit_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"paid" bigint;
	"refunded" bigint;
BEGIN
	IF NEW."state" IN ('failed', 'replaced') THEN
		RETURN NEW;
	END IF;
	-- The lock makes concurrent refunds of a payment or an order wait for each other.
	IF NEW."paymentid" IS NULL THEN
		PERFORM FROM "orders" WHERE "id" = NEW."orderid" FOR UPDATE;
		SELECT coalesce(sum("amount"), 0) INTO "paid" FROM "recorded_payments" WHERE "orderid" = NEW."orderid";
		SELECT coalesce(sum("amount"), 0) INTO "refunded" FROM "refunds"
			WHERE "orderid" = NEW."orderid" AND "paymentid" IS NULL AND "state" NOT IN ('failed', 'replaced') AND "id" <> NEW."id";
	ELSE
		SELECT "amount" INTO "paid" FROM "payments" WHERE "id" = NEW."paymentid" FOR UPDATE;
		SELECT coalesce(sum("amount"), 0) INTO "refunded" FROM "refunds"
			WHERE "paymentid" = NEW."paymentid" AND "state" NOT IN ('failed', 'replaced') AND "id" <> NEW."id";
	END IF;
	IF "refunded" + NEW."amount" > "paid" THEN
		RAISE EXCEPTION 'The refunds of order % exceed what was paid.', NEW."orderid" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_open_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_order_list"("orderid") FROM "order_list"
	WHERE "state" IN ('paid', 'part_paid', 'awaiting_collection') AND ("care" = 'received' OR "move" = 'received');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE VIEW "ledger" AS
SELECT 'payment' AS "source", p."id", p."orderid", 'card' AS "method", p."amount", p."currency", 'done' AS "state",
	p."received_at" AS "at", p."received_at" AS "created_at", NULL::integer AS "staffid",
	p."transactionid" AS "reference", coalesce(p."refund_reason", '') AS "note",
	CASE WHEN p."refund_reason" IS NULL THEN p."amount" ELSE 0 END AS "settles"
FROM "payments" p
UNION ALL
SELECT 'refund', r."id", r."orderid",
	CASE WHEN r."method" = 'provider' THEN 'card' ELSE coalesce(r."outside_method", 'bank_transfer') END,
	-r."amount", coalesce(p."currency", 'gbp'),
	CASE WHEN r."state" = 'done' THEN 'done' WHEN r."state" IN ('due', 'pending') THEN 'pending' ELSE 'failed' END,
	r."settled_at", r."created_at", r."staffid", coalesce(r."providerid", ''), r."reason",
	CASE WHEN r."state" IN ('failed', 'replaced') OR p."refund_reason" IS NOT NULL THEN 0 ELSE r."waived" - r."amount" END
FROM "refunds" r LEFT JOIN "payments" p ON p."id" = r."paymentid"
UNION ALL
SELECT 'recorded', e."id", e."orderid", e."method", e."amount", 'gbp', 'done',
	e."received_at", e."created_at", e."staffid", '', e."note", e."amount"
FROM "recorded_payments" e;
