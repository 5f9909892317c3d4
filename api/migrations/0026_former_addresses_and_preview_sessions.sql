CREATE TABLE "former_addresses" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"entityid" integer NOT NULL,
	CONSTRAINT "former_addresses_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
ALTER TABLE "catalogue_previews" ADD COLUMN "session_hash" text;--> statement-breakpoint
CREATE INDEX "former_addresses_entity" ON "former_addresses" USING btree ("kind","entityid");--> statement-breakpoint
ALTER TABLE "catalogue_previews" ADD CONSTRAINT "catalogue_previews_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_previews_session" ON "catalogue_previews" USING btree ("session_hash");
--> statement-breakpoint
INSERT INTO "former_addresses" ("kind", "slug", "entityid") SELECT "kind", "slug", "entityid" FROM "former_slugs";
--> statement-breakpoint
CREATE TRIGGER "former_addresses_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "former_addresses" EXECUTE FUNCTION "raise_catalog_version"();
--> statement-breakpoint
-- Older versions of the shop write "former_slugs" alone, and read it alone.
CREATE FUNCTION "copy_former_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM "former_addresses" WHERE "kind" = OLD."kind" AND "slug" = OLD."slug";
	ELSE
		INSERT INTO "former_addresses" ("kind", "slug", "entityid") VALUES (NEW."kind", NEW."slug", NEW."entityid")
			ON CONFLICT ("kind", "slug") DO UPDATE SET "entityid" = EXCLUDED."entityid";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "former_slugs_copy" AFTER INSERT OR UPDATE OR DELETE ON "former_slugs"
	FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "copy_former_slug"();
--> statement-breakpoint
CREATE FUNCTION "copy_former_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM "former_slugs" WHERE "kind" = OLD."kind" AND "slug" = OLD."slug";
	ELSE
		INSERT INTO "former_slugs" ("kind", "slug", "entityid") VALUES (NEW."kind", NEW."slug", NEW."entityid")
			ON CONFLICT ("slug") DO UPDATE SET "kind" = EXCLUDED."kind", "entityid" = EXCLUDED."entityid";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "former_addresses_copy" AFTER INSERT OR UPDATE OR DELETE ON "former_addresses"
	FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "copy_former_address"();
