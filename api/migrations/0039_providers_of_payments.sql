ALTER TABLE "payment_sessions" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "payment_sessions" SET "provider" = CASE
	WHEN "id" ~ '^cs_test_[0-9a-f]{64}$' OR EXISTS (SELECT FROM "sandbox_sessions" s WHERE s."id" = "payment_sessions"."id") THEN 'sandbox'
	ELSE 'stripe' END;
--> statement-breakpoint
UPDATE "payments" SET "provider" = CASE
	WHEN "sessionid" ~ '^cs_test_[0-9a-f]{64}$' OR EXISTS (SELECT FROM "sandbox_sessions" s WHERE s."id" = "payments"."sessionid") THEN 'sandbox'
	ELSE 'stripe' END;
