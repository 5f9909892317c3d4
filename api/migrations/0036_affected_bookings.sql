ALTER TABLE "bookings" ADD COLUMN "kept" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_short_notice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "offered_at" timestamp with time zone;