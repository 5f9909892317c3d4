CREATE TABLE "demo_data" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"day" date NOT NULL,
	"user_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"takings" integer NOT NULL,
	"refunds" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "event_date" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_date" date GENERATED ALWAYS AS (event_date - 7) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "late_from" date;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("id") WHERE "mails"."sent_at" is null and "mails"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "order_history_completed" ON "order_history" USING btree ("at") WHERE "order_history"."state" = 'completed';--> statement-breakpoint
CREATE INDEX "orders_late_from" ON "orders" USING btree ("late_from") WHERE "orders"."late_from" is not null;--> statement-breakpoint
CREATE INDEX "orders_due_date" ON "orders" USING btree ("due_date") WHERE "orders"."late_from" is not null;--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_received_at" ON "payments" USING btree ("received_at");