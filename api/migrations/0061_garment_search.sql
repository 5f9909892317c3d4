ALTER TABLE "garments" ALTER COLUMN "search_text" DROP EXPRESSION;--> statement-breakpoint
CREATE FUNCTION "write_garment_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."search_text" := "fold_text"(NEW."ticket") || E'\n' || "order_search_line"(NEW."name") || E'\n'
		|| (SELECT "order_search_line"(concat_ws(' ', o."name", o."last_name")) FROM "orders" o WHERE o."id" = NEW."orderid");
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "garments_searched" BEFORE INSERT OR UPDATE OF "name" ON "garments"
	FOR EACH ROW EXECUTE FUNCTION "write_garment_search"();
--> statement-breakpoint
CREATE FUNCTION "search_garments_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "garments" SET "name" = "name" WHERE "orderid" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_garments_searched" AFTER UPDATE OF "name", "last_name" ON "orders" FOR EACH ROW
	WHEN (OLD."name" IS DISTINCT FROM NEW."name" OR OLD."last_name" IS DISTINCT FROM NEW."last_name")
	EXECUTE FUNCTION "search_garments_of_order"();
--> statement-breakpoint
UPDATE "garments" SET "name" = "name";--> statement-breakpoint
CREATE INDEX "garments_search_text" ON "garments" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=512);
