CREATE TABLE "booking_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"orderid" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"orderid" integer NOT NULL,
	"trade" text NOT NULL,
	"day" date NOT NULL,
	"half" text NOT NULL,
	"held_until" timestamp with time zone,
	"recipient" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "calendar_days" (
	"trade" text NOT NULL,
	"day" date NOT NULL,
	"is_closed" boolean NOT NULL,
	"morning" integer,
	"afternoon" integer,
	"note" text NOT NULL,
	CONSTRAINT "calendar_days_trade_day_pk" PRIMARY KEY("trade","day")
);
--> statement-breakpoint
CREATE TABLE "calendar_trades" (
	"trade" text PRIMARY KEY NOT NULL,
	"lead_days" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"working_days" integer[] NOT NULL,
	"morning" integer NOT NULL,
	"afternoon" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_services" (
	"serviceid" integer PRIMARY KEY NOT NULL,
	"trade" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "schedule" jsonb;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_services" ADD CONSTRAINT "scheduled_services_serviceid_services_id_fk" FOREIGN KEY ("serviceid") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_links_expires_at" ON "booking_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_orderid_trade" ON "bookings" USING btree ("orderid","trade");--> statement-breakpoint
CREATE INDEX "bookings_day" ON "bookings" USING btree ("trade","day");--> statement-breakpoint
CREATE INDEX "bookings_held_until" ON "bookings" USING btree ("held_until");--> statement-breakpoint
CREATE INDEX "bookings_recipient" ON "bookings" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "bookings_address" ON "bookings" USING btree ("address");