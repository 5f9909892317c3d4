ALTER TABLE "order_history" ADD COLUMN "day_change" jsonb;
--> statement-breakpoint
CREATE FUNCTION "refuse_unrecorded_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM "order_history"
		WHERE "orderid" = NEW."id" AND "state" = NEW."state" AND "at" = transaction_timestamp()) THEN
		RAISE EXCEPTION 'The new state of order % has no entry in its history.', NEW."orderno";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_state_recorded" AFTER UPDATE OF "state" ON "orders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state")
	EXECUTE FUNCTION "refuse_unrecorded_state"();
