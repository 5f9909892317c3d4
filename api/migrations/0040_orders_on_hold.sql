ALTER TABLE "orders" ADD COLUMN "hold" jsonb;--> statement-breakpoint
CREATE INDEX "orders_on_hold" ON "orders" USING btree ("id") WHERE "orders"."hold" is not null;