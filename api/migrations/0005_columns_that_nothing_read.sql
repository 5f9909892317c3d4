ALTER TABLE "sessions" DROP COLUMN "created_at";--> statement-breakpoint
ALTER TABLE "saved_lines" DROP COLUMN "saved_at";--> statement-breakpoint
ALTER TABLE "payment_events" DROP COLUMN "type";--> statement-breakpoint
ALTER TABLE "payment_events" DROP COLUMN "sessionid";--> statement-breakpoint
ALTER TABLE "payment_sessions" DROP COLUMN "url";