CREATE TABLE "message_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"messageid" integer NOT NULL,
	"key" text NOT NULL,
	"author" text NOT NULL,
	"staffid" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "kind" text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigneeid" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "mailbox" text GENERATED ALWAYS AS (case when lower(split_part(email, '@', 2)) in ('gmail.com', 'googlemail.com') then replace(coalesce(nullif(split_part(lower(split_part(email, '@', 1)), '+', 1), ''), lower(split_part(email, '@', 1))), '.', '') || '@gmail.com' else coalesce(nullif(split_part(lower(split_part(email, '@', 1)), '+', 1), ''), lower(split_part(email, '@', 1))) || '@' || lower(split_part(email, '@', 2)) end) STORED;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_messageid_contact_messages_id_fk" FOREIGN KEY ("messageid") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_replies_key" ON "message_replies" USING btree ("messageid","key");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigneeid_users_id_fk" FOREIGN KEY ("assigneeid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_mailbox" ON "users" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "contact_messages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "contact_messages_mailbox" ON "contact_messages" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "contact_messages_assigneeid" ON "contact_messages" USING btree ("assigneeid");--> statement-breakpoint
CREATE INDEX "contact_messages_changed_at" ON "contact_messages" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "orders_mailbox" ON "orders" USING btree ((case when lower(split_part(email, '@', 2)) in ('gmail.com', 'googlemail.com') then replace(coalesce(nullif(split_part(lower(split_part(email, '@', 1)), '+', 1), ''), lower(split_part(email, '@', 1))), '.', '') || '@gmail.com' else coalesce(nullif(split_part(lower(split_part(email, '@', 1)), '+', 1), ''), lower(split_part(email, '@', 1))) || '@' || lower(split_part(email, '@', 2)) end));--> statement-breakpoint
CREATE INDEX "mails_of_replies" ON "mails" USING btree (("job"->>'replyid')) WHERE "job"->>'kind' = 'message-reply';--> statement-breakpoint
UPDATE "contact_messages" SET "changed_at" = "created_at",
	"kind" = CASE WHEN "subject" LIKE 'Quote for a move of %' THEN 'quote' ELSE 'message' END;
