ALTER TABLE "order_lines" ADD COLUMN "service_name" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "service_type" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "vat_rate" integer;
--> statement-breakpoint
UPDATE "order_lines" SET "service_name" = "services"."name", "service_type" = "services"."type",
	"vat_rate" = "services"."vat_rate"
	FROM "products" JOIN "services" ON "services"."id" = "products"."serviceid"
	WHERE "products"."id" = "order_lines"."productid";
