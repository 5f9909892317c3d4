ALTER TABLE "orders" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_by" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_placed_by" ON "orders" USING btree ("placed_by") WHERE "orders"."placed_by" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount" >= 0);
--> statement-breakpoint
-- A line without a product has the product id 0. Its service tells whether it needs a booking.
CREATE OR REPLACE FUNCTION "write_order_list"(listed integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "order_list" ("orderid", "state", "placed_at", "work_date", "total", "goods", "care", "move", "undated")
	SELECT o."id", o."state", o."created_at", days."first", o."total", step."goods", step."care", step."move",
		(booked."move" IS NULL AND coalesce(step."move", 'received') = 'received' AND (coalesce(o."schedule" ? 'move', false) OR part."needs_move"))
		OR (booked."visit" IS NULL AND coalesce(step."care", 'received') = 'received' AND (coalesce(o."schedule" ? 'visit', false) OR part."needs_visit"))
	FROM "orders" o
	CROSS JOIN LATERAL (SELECT least((o."schedule" -> 'move' ->> 'date')::date, (o."schedule" -> 'visit' ->> 'date')::date) AS "first") AS days
	CROSS JOIN LATERAL (
		SELECT coalesce(bool_or("group" = 'goods'), false) AS "goods", coalesce(bool_or("group" = 'care'), false) AS "care",
			coalesce(bool_or("group" = 'move'), false) AS "move",
			coalesce(bool_or("booking" = 'move'), false) AS "needs_move", coalesce(bool_or("booking" = 'visit'), false) AS "needs_visit"
		FROM (
			SELECT "fulfilment_group"(line."kind") AS "group", scheduled."trade" AS "booking"
			FROM "order_lines" line
			LEFT JOIN "products" p ON p."id" = line."productid"
			LEFT JOIN "scheduled_services" scheduled ON scheduled."serviceid" = coalesce(p."serviceid", line."service_id")
			WHERE line."orderid" = o."id") AS lines) AS part
	CROSS JOIN LATERAL (
		SELECT (array_agg("step" ORDER BY "id" DESC) FILTER (WHERE "trade" = 'goods'))[1] AS "goods",
			(array_agg("step" ORDER BY "id" DESC) FILTER (WHERE "trade" = 'care'))[1] AS "care",
			(array_agg("step" ORDER BY "id" DESC) FILTER (WHERE "trade" = 'move'))[1] AS "move"
		FROM "order_progress" WHERE "orderid" = o."id") AS latest
	CROSS JOIN LATERAL (
		SELECT CASE WHEN part."goods" THEN coalesce(latest."goods", 'received') END AS "goods",
			CASE WHEN part."care" THEN coalesce(latest."care", 'received') END AS "care",
			CASE WHEN part."move" THEN coalesce(latest."move", 'received') END AS "move") AS step
	CROSS JOIN LATERAL (
		SELECT max("id") FILTER (WHERE "trade" = 'move') AS "move", max("id") FILTER (WHERE "trade" = 'visit') AS "visit"
		FROM "bookings" WHERE "orderid" = o."id") AS booked
	WHERE o."id" = listed
	ON CONFLICT ("orderid") DO UPDATE SET "state" = excluded."state", "placed_at" = excluded."placed_at",
		"work_date" = excluded."work_date", "total" = excluded."total", "goods" = excluded."goods", "care" = excluded."care",
		"move" = excluded."move", "undated" = excluded."undated"
$$;
--> statement-breakpoint
-- The text of a line without a product may name a customer, so it is not one of the names of all orders.
CREATE OR REPLACE FUNCTION "write_order_search"(listed integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "ordered_names" ("name")
	SELECT DISTINCT "fold_text"(line."name") FROM "order_lines" line WHERE line."orderid" = listed AND line."productid" <> 0
		AND NOT EXISTS (SELECT FROM "ordered_names" known WHERE known."name" = "fold_text"(line."name"))
	ON CONFLICT DO NOTHING;
	INSERT INTO "order_search" ("orderid", "document", "names")
	SELECT o."id", concat_ws(E'\n',
		"order_search_line"(concat_ws(' ', o."name", o."last_name")), "fold_text"(o."email"), "order_search_phone"(o."mobile"),
		lower(regexp_replace(concat_ws(E'\n', o."postalcode", o."schedule" -> 'move' -> 'from' ->> 'postcode',
			o."schedule" -> 'move' -> 'to' ->> 'postcode'), '[^\w\n]', '', 'g')),
		(SELECT string_agg("order_search_line"("personalisation"), E'\n' ORDER BY "id") FROM "order_addons"
			WHERE "orderid" = o."id" AND "personalisation" <> ''),
		(SELECT string_agg("order_search_line"("name"), E'\n' ORDER BY "id") FROM "order_lines"
			WHERE "orderid" = o."id" AND "productid" = 0)),
		ARRAY(SELECT DISTINCT known."id" FROM "order_lines" line
			JOIN "ordered_names" known ON known."name" = "fold_text"(line."name") WHERE line."orderid" = o."id" AND line."productid" <> 0)
	FROM "orders" o WHERE o."id" = listed
	ON CONFLICT ("orderid") DO UPDATE SET "document" = excluded."document", "names" = excluded."names"
	WHERE ("order_search"."document", "order_search"."names") IS DISTINCT FROM (excluded."document", excluded."names")
$$;
--> statement-breakpoint
-- An earlier version of the shop knows no discounts. It fails to issue an invoice that would be too high.
CREATE FUNCTION "refuse_invoice_without_discount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "orders" o WHERE o."id" = NEW."orderid" AND o."discount" > 0 AND NEW."gross" > o."total") THEN
		RAISE EXCEPTION 'The invoice leaves out the discount of its order.';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "invoices_discount" BEFORE INSERT ON "invoices" FOR EACH ROW
	WHEN (NEW."kind" = 'invoice') EXECUTE FUNCTION "refuse_invoice_without_discount"();
