CREATE TABLE "known_addresses" (
	"userid" integer NOT NULL,
	"address_hash" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_addresses_userid_address_hash_pk" PRIMARY KEY("userid","address_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "server" text;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_userid_users_id_fk" FOREIGN KEY ("userid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_addresses_seen_at" ON "known_addresses" USING btree ("seen_at");--> statement-breakpoint
UPDATE "users" SET "confirmed_at" = now() WHERE "role" = 'staff' OR "id" IN (
	SELECT "orders"."userid" FROM "orders"
	JOIN "order_history" ON "order_history"."orderid" = "orders"."id"
	WHERE "order_history"."state" IN ('paid', 'completed')
);
