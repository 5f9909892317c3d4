ALTER TABLE "refunds" ALTER COLUMN "paymentid" DROP NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "limit_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"paid" integer;
	"refunded" bigint;
BEGIN
	IF NEW."state" = 'failed' THEN
		RETURN NEW;
	END IF;
	-- The lock makes concurrent refunds of a payment or an order wait for each other.
	IF NEW."paymentid" IS NULL THEN
		SELECT "total" INTO "paid" FROM "orders" WHERE "id" = NEW."orderid" FOR UPDATE;
		SELECT coalesce(sum("amount"), 0) INTO "refunded" FROM "refunds"
			WHERE "orderid" = NEW."orderid" AND "paymentid" IS NULL AND "state" <> 'failed' AND "id" <> NEW."id";
	ELSE
		SELECT "amount" INTO "paid" FROM "payments" WHERE "id" = NEW."paymentid" FOR UPDATE;
		SELECT coalesce(sum("amount"), 0) INTO "refunded" FROM "refunds"
			WHERE "paymentid" = NEW."paymentid" AND "state" <> 'failed' AND "id" <> NEW."id";
	END IF;
	IF "refunded" + NEW."amount" > "paid" THEN
		RAISE EXCEPTION 'The refunds of order % exceed what was paid.', NEW."orderid" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;
