CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "order_list" (
	"orderid" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"work_date" date,
	"total" integer NOT NULL,
	"goods" text,
	"care" text,
	"move" text,
	"undated" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_search" (
	"orderid" integer PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"names" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ordered_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ordered_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "ordered_names_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"userid" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_list" ADD CONSTRAINT "order_list_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_userid_users_id_fk" FOREIGN KEY ("userid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_list_placed" ON "order_list" USING btree ("state","placed_at","orderid");--> statement-breakpoint
CREATE INDEX "order_list_work_date" ON "order_list" USING btree ("state","work_date","orderid");--> statement-breakpoint
CREATE INDEX "order_list_total" ON "order_list" USING btree ("state","total","orderid");--> statement-breakpoint
CREATE INDEX "order_list_undated" ON "order_list" USING btree ("state","placed_at","orderid") WHERE "order_list"."undated";--> statement-breakpoint
CREATE INDEX "order_search_document" ON "order_search" USING gin ("document" gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "order_search_names" ON "order_search" USING gin ("names") WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE UNIQUE INDEX "staff_views_name" ON "staff_views" USING btree ("userid",lower("name"));--> statement-breakpoint
CREATE INDEX "staff_views_shared" ON "staff_views" USING btree ("id") WHERE "staff_views"."is_shared";
--> statement-breakpoint
CREATE FUNCTION "order_search_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN value ~ '[^ -~]'
		THEN lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'))
		ELSE lower(value) END
$$;
--> statement-breakpoint
CREATE FUNCTION "order_search_phone"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN digits = '' THEN ''
		WHEN digits ~ '^(00)?440?[1-9]\d{8,9}$' THEN '0' || regexp_replace(digits, '^(00)?440?', '') || E'\n44' || regexp_replace(digits, '^(00)?440?', '')
		WHEN digits ~ '^0[1-9]' THEN digits || E'\n44' || substr(digits, 2)
		ELSE regexp_replace(digits, '^00', '') END
	FROM (SELECT regexp_replace(value, '\D', '', 'g') AS digits) AS phone
$$;
--> statement-breakpoint
CREATE FUNCTION "order_line_group"(productid integer, product text, service text, service_type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN service IS NULL THEN 'goods'
		WHEN (productid, trim(product)) IN ((70, 'Removal Kit A'), (71, 'Removal Kit B'), (72, 'Removal Kit C')) THEN 'goods'
		WHEN service_type ~* 'garment|clean|care\y|preserv|restor|launder|dress|gown' THEN 'care'
		WHEN service ~* '\y(kits?|box(es)?|cartons?|crates?|materials?|supplies)\y' THEN 'goods'
		WHEN service ~* 'garment|clean|care\y|preserv|restor|launder|dress|gown' THEN 'care'
		WHEN service ~* 'remov|\ymov(e|es|ing)\y|relocat|storage' THEN 'move'
		ELSE 'goods' END
$$;
--> statement-breakpoint
CREATE FUNCTION "write_order_list"(listed integer) RETURNS void LANGUAGE sql AS $$
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
			SELECT "order_line_group"(line."productid", line."name", s."name", s."type") AS "group", scheduled."trade" AS "booking"
			FROM "order_lines" line
			LEFT JOIN "products" p ON p."id" = line."productid"
			LEFT JOIN "services" s ON s."id" = p."serviceid"
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
CREATE FUNCTION "write_order_search"(listed integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "ordered_names" ("name")
	SELECT DISTINCT "order_search_text"(line."name") FROM "order_lines" line WHERE line."orderid" = listed
		AND NOT EXISTS (SELECT FROM "ordered_names" known WHERE known."name" = "order_search_text"(line."name"))
	ON CONFLICT DO NOTHING;
	INSERT INTO "order_search" ("orderid", "document", "names")
	SELECT o."id", concat_ws(E'\n',
		"order_search_text"(concat_ws(' ', o."name", o."last_name")), lower(o."email"), "order_search_phone"(o."mobile"),
		lower(regexp_replace(concat_ws(E'\n', o."postalcode", o."schedule" -> 'move' -> 'from' ->> 'postcode',
			o."schedule" -> 'move' -> 'to' ->> 'postcode'), '[^\w\n]', '', 'g')),
		(SELECT string_agg("order_search_text"("personalisation"), E'\n' ORDER BY "id") FROM "order_addons"
			WHERE "orderid" = o."id" AND "personalisation" <> '')),
		ARRAY(SELECT DISTINCT known."id" FROM "order_lines" line
			JOIN "ordered_names" known ON known."name" = "order_search_text"(line."name") WHERE line."orderid" = o."id")
	FROM "orders" o WHERE o."id" = listed
	ON CONFLICT ("orderid") DO UPDATE SET "document" = excluded."document", "names" = excluded."names"
	WHERE ("order_search"."document", "order_search"."names") IS DISTINCT FROM (excluded."document", excluded."names")
$$;
--> statement-breakpoint
CREATE FUNCTION "list_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_order_list"(NEW."id");
	IF TG_OP = 'INSERT' THEN
		PERFORM "write_order_search"(NEW."id");
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "search_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_order_search"(NEW."id");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "search_order_part"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_order_search"(NEW."orderid");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "list_order_part"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	listed integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."orderid" ELSE NEW."orderid" END;
BEGIN
	IF EXISTS (SELECT FROM "order_list" WHERE "orderid" = listed) THEN
		PERFORM "write_order_list"(listed);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "list_open_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_order_list"("orderid") FROM "order_list"
	WHERE "state" IN ('paid', 'awaiting_collection') AND ("care" = 'received' OR "move" = 'received');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_listed" AFTER INSERT ON "orders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "list_order"();
--> statement-breakpoint
CREATE TRIGGER "orders_relisted" AFTER UPDATE OF "state", "schedule", "total" ON "orders" FOR EACH ROW
	WHEN (OLD."state" IS DISTINCT FROM NEW."state" OR OLD."schedule" IS DISTINCT FROM NEW."schedule" OR OLD."total" IS DISTINCT FROM NEW."total")
	EXECUTE FUNCTION "list_order"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_searched" AFTER UPDATE OF "name", "last_name", "email", "mobile", "postalcode", "schedule" ON "orders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "search_order"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_addons_searched" AFTER UPDATE OF "personalisation" ON "order_addons"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "search_order_part"();
--> statement-breakpoint
CREATE TRIGGER "bookings_listed" AFTER INSERT OR DELETE ON "bookings" FOR EACH ROW EXECUTE FUNCTION "list_order_part"();
--> statement-breakpoint
CREATE TRIGGER "order_progress_listed" AFTER INSERT ON "order_progress" FOR EACH ROW EXECUTE FUNCTION "list_order_part"();
--> statement-breakpoint
CREATE TRIGGER "scheduled_services_listed" AFTER INSERT OR UPDATE OR DELETE ON "scheduled_services"
	FOR EACH STATEMENT EXECUTE FUNCTION "list_open_orders"();
--> statement-breakpoint
SELECT "write_order_list"("id"), "write_order_search"("id") FROM "orders";
