ALTER TABLE "packages" ADD COLUMN "subserviceids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "packages_subserviceids" ON "packages" USING gin ("subserviceids");--> statement-breakpoint
UPDATE "packages" SET "subserviceids" = array(SELECT "subservices"."id" FROM "subservices" WHERE "subservices"."name" = ANY("groups") ORDER BY "subservices"."id");
