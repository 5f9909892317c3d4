ALTER TABLE "catalogue_changes" ADD COLUMN "field_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
UPDATE "subservices" SET "position" = "id" * 1000 WHERE "position" = 0;
--> statement-breakpoint
UPDATE "products" SET "position" = "id" * 1000 WHERE "position" = 0;
--> statement-breakpoint
UPDATE "packages" SET "position" = "id" * 1000 WHERE "position" = 0;
--> statement-breakpoint
UPDATE "banners" SET "position" = "id" * 1000 WHERE "position" = 0;
--> statement-breakpoint
UPDATE "fit_check" SET "position" = "id" * 1000 WHERE "position" = 0;
--> statement-breakpoint
UPDATE "featured_products" SET "position" = "id" * 1000 WHERE "position" = 0;
