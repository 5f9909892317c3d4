ALTER TABLE "services" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "kind" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE FUNCTION "guess_kind"(productid integer, product text, service text, service_type text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE
		WHEN service IS NULL OR productid IN (70, 71, 72) THEN 'goods'
		WHEN service_type ~* care OR (service !~* goods AND service ~* care) THEN coalesce(
			(SELECT CASE WHEN text ~* '\yblinds?\y' THEN 'blinds' WHEN text ~* 'curtain|drape' THEN 'curtains' ELSE 'garments' END
				FROM unnest(ARRAY[product, service, service_type]) WITH ORDINALITY AS names(text, position)
				WHERE text ~* '\yblinds?\y|curtain|drape|garment|dress|gown|wear\y|robe|suit|veil' ORDER BY position LIMIT 1), 'items')
		WHEN service ~* goods OR service !~* (move || '|storage') THEN 'goods'
		WHEN coalesce(
			(SELECT text !~* move FROM unnest(ARRAY[product, service]) WITH ORDINALITY AS names(text, position)
				WHERE text ~* (move || '|storage') ORDER BY position LIMIT 1), false) THEN 'storage'
		ELSE 'move' END
	FROM (SELECT 'garment|clean|care\y|preserv|restor|launder|dress|gown' AS care,
		'\y(kits?|box(es)?|cartons?|crates?|materials?|supplies)\y' AS goods, 'remov|\ymov(e|es|ing)\y|relocat' AS move) AS patterns
$$;
--> statement-breakpoint
UPDATE "services" SET "kind" = CASE guessed."kind"
		WHEN 'blinds' THEN 'curtains'
		WHEN 'move' THEN CASE WHEN "services"."name" ~* 'office' THEN 'office' ELSE 'move' END
		ELSE guessed."kind" END
	FROM (SELECT s."id", coalesce(
			mode() WITHIN GROUP (ORDER BY "guess_kind"(p."id", p."name", s."name", s."type")) FILTER (WHERE p."id" IS NOT NULL),
			"guess_kind"(NULL, '', s."name", s."type")) AS "kind"
		FROM "services" s LEFT JOIN "products" p ON p."serviceid" = s."id" GROUP BY s."id") AS guessed
	WHERE guessed."id" = "services"."id";
--> statement-breakpoint
UPDATE "order_lines" SET "kind" = "guess_kind"(line."productid", line."name", coalesce(line."service_name", s."name"),
		coalesce(line."service_type", s."type"))
	FROM "order_lines" line
	LEFT JOIN "products" p ON p."id" = line."productid"
	LEFT JOIN "services" s ON s."id" = p."serviceid"
	WHERE line."id" = "order_lines"."id";
--> statement-breakpoint
CREATE FUNCTION "set_kind_of_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."kind" := coalesce((SELECT CASE s."kind" WHEN 'office' THEN 'move' ELSE s."kind" END
		FROM "products" p JOIN "services" s ON s."id" = p."serviceid" WHERE p."id" = NEW."productid"), 'goods');
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "order_lines_kind" BEFORE INSERT ON "order_lines" FOR EACH ROW
	WHEN (NEW."kind" = '') EXECUTE FUNCTION "set_kind_of_line"();
--> statement-breakpoint
CREATE FUNCTION "fulfilment_group"(kind text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN kind = 'goods' THEN 'goods' WHEN kind IN ('move', 'storage') THEN 'move' ELSE 'care' END
$$;
--> statement-breakpoint
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
			LEFT JOIN "scheduled_services" scheduled ON scheduled."serviceid" = p."serviceid"
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
SELECT "write_order_list"(listed."orderid") FROM (
	SELECT DISTINCT line."orderid" FROM "order_lines" line
	LEFT JOIN "products" p ON p."id" = line."productid"
	LEFT JOIN "services" s ON s."id" = p."serviceid"
	WHERE "fulfilment_group"(line."kind") <> "order_line_group"(line."productid", line."name", s."name", s."type")) AS listed;
--> statement-breakpoint
DROP FUNCTION "order_line_group";
--> statement-breakpoint
DROP FUNCTION "guess_kind";
