CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"orderid" integer NOT NULL,
	"paymentid" integer NOT NULL,
	"amount" integer NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"providerid" text,
	"staffid" integer,
	"last_error" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_providerid_unique" UNIQUE("providerid"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"transactionid" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "sandbox_refunds_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
DROP INDEX "payments_refunds";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paymentid_payments_id_fk" FOREIGN KEY ("paymentid") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_orderid" ON "refunds" USING btree ("orderid");--> statement-breakpoint
CREATE INDEX "refunds_paymentid" ON "refunds" USING btree ("paymentid");--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "refunds_next_try" ON "refunds" USING btree ("next_try") WHERE "refunds"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "refunds_settled_at" ON "refunds" USING btree ("settled_at") WHERE "refunds"."state" = 'done';--> statement-breakpoint
CREATE INDEX "sandbox_refunds_transactionid" ON "sandbox_refunds" USING btree ("transactionid");--> statement-breakpoint
CREATE INDEX "payments_transactionid" ON "payments" USING btree ("transactionid");--> statement-breakpoint
CREATE FUNCTION "limit_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"paid" integer;
	"refunded" bigint;
BEGIN
	IF NEW."state" = 'failed' THEN
		RETURN NEW;
	END IF;
	-- The lock makes concurrent refunds of a payment wait for each other.
	SELECT "amount" INTO "paid" FROM "payments" WHERE "id" = NEW."paymentid" FOR UPDATE;
	SELECT coalesce(sum("amount"), 0) INTO "refunded" FROM "refunds"
		WHERE "paymentid" = NEW."paymentid" AND "state" <> 'failed' AND "id" <> NEW."id";
	IF "refunded" + NEW."amount" > "paid" THEN
		RAISE EXCEPTION 'The refunds of payment % exceed its amount.', NEW."paymentid" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "refunds_limit" BEFORE INSERT OR UPDATE OF "state", "amount", "paymentid" ON "refunds" FOR EACH ROW EXECUTE FUNCTION "limit_refunds"();
--> statement-breakpoint
INSERT INTO "refunds" ("orderid", "paymentid", "amount", "method", "state", "reason", "key", "created_at")
	SELECT "orderid", "id", "amount", 'provider', 'due', "refund_reason", gen_random_uuid()::text, "received_at"
	FROM "payments" WHERE "refund_reason" IS NOT NULL AND "amount" > 0 ORDER BY "id";
