CREATE INDEX "users_guests" ON "users" USING btree ("created_at") WHERE "users"."role" = 'guest';--> statement-breakpoint
CREATE INDEX "mails_not_once" ON "mails" USING btree ("created_at") WHERE "mails"."once" is null;--> statement-breakpoint
CREATE INDEX "payment_events_received_at" ON "payment_events" USING btree ("received_at");