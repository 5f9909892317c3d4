CREATE OR REPLACE FUNCTION "limit_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"paid" integer;
	"refunded" bigint;
BEGIN
	IF NEW."state" IN ('failed', 'replaced') THEN
		RETURN NEW;
	END IF;
	-- The lock makes concurrent refunds of a payment or an order wait for each other.
	IF NEW."paymentid" IS NULL THEN
		SELECT "total" INTO "paid" FROM "orders" WHERE "id" = NEW."orderid" FOR UPDATE;
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
-- Closes failed refunds that can be neither retried nor settled, because later refunds gave their money back.
UPDATE "refunds" failed SET "state" = 'replaced', "settled_at" = now()
FROM (
	SELECT refund."id", payment."amount" - (SELECT coalesce(sum(other."amount"), 0) FROM "refunds" other
			WHERE other."paymentid" = payment."id" AND other."state" <> 'failed') AS "left",
		(SELECT coalesce(sum(later."amount"), 0) FROM "refunds" later
			WHERE later."paymentid" = payment."id" AND later."state" = 'done' AND later."id" > refund."id") AS "given_back",
		-- Money that was given back once closes failed refunds up to its amount, the earliest first.
		sum(refund."amount") OVER (PARTITION BY payment."id" ORDER BY refund."id") AS "owed"
	FROM "refunds" refund JOIN "payments" payment ON payment."id" = refund."paymentid"
	WHERE refund."state" = 'failed') AS stuck
WHERE stuck."id" = failed."id" AND failed."amount" > stuck."left" AND stuck."owed" <= stuck."given_back";
