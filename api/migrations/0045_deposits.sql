ALTER TABLE "services" ADD COLUMN "deposit_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "deposit_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "rest_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rest_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rest_due_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rest_reminded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "amount" integer;--> statement-breakpoint
CREATE INDEX "orders_rest_due_on" ON "orders" USING btree ("rest_due_on") WHERE "orders"."rest_due_on" is not null;