INSERT INTO "order_counter" ("id", "position") VALUES (true, 0);
--> statement-breakpoint
INSERT INTO "catalog_version" ("id", "version") VALUES (true, 0);
--> statement-breakpoint
CREATE FUNCTION "raise_catalog_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "catalog_version" SET "version" = "version" + 1;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "services_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "services" EXECUTE FUNCTION "raise_catalog_version"();
--> statement-breakpoint
CREATE TRIGGER "subservices_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "subservices" EXECUTE FUNCTION "raise_catalog_version"();
--> statement-breakpoint
CREATE TRIGGER "products_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" EXECUTE FUNCTION "raise_catalog_version"();
--> statement-breakpoint
CREATE TRIGGER "packages_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "packages" EXECUTE FUNCTION "raise_catalog_version"();
--> statement-breakpoint
CREATE TRIGGER "delivery_charges_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_charges" EXECUTE FUNCTION "raise_catalog_version"();
--> statement-breakpoint
CREATE TRIGGER "banners_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners" EXECUTE FUNCTION "raise_catalog_version"();
--> statement-breakpoint
CREATE TRIGGER "about_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "about" EXECUTE FUNCTION "raise_catalog_version"();
--> statement-breakpoint
CREATE TRIGGER "fit_check_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "fit_check" EXECUTE FUNCTION "raise_catalog_version"();
--> statement-breakpoint
CREATE TRIGGER "featured_products_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "featured_products" EXECUTE FUNCTION "raise_catalog_version"();
