CREATE TABLE "quote_counter" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quoteid" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"staffid" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"quoteid" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_offers" (
	"quoteid" integer NOT NULL,
	"number" integer NOT NULL,
	"composition" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"method" text NOT NULL,
	"deposit" integer,
	"rest_days" integer,
	"valid_until" date NOT NULL,
	"terms" text NOT NULL,
	"message" text NOT NULL,
	"staffid" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_offers_quoteid_number_pk" PRIMARY KEY("quoteid","number")
);
--> statement-breakpoint
CREATE TABLE "quote_photo_keys" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quoteid" integer NOT NULL,
	"key" text NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"staffid" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quoteno" text,
	"state" text DEFAULT 'requested' NOT NULL,
	"is_open" boolean GENERATED ALWAYS AS (state in ('requested', 'sent')) STORED,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"site" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"postalcode" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"journey" jsonb,
	"items" jsonb NOT NULL,
	"litres" integer NOT NULL,
	"wished_days" date[] NOT NULL,
	"note" text NOT NULL,
	"assigneeid" integer,
	"messageid" integer,
	"composition" jsonb,
	"offer_number" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"valid_until" date,
	"total" integer,
	"reminded_at" timestamp with time zone,
	"orderid" integer,
	"accepted_name" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(coalesce(quoteno, '')) || E'\n' || order_search_line(name || ' ' || last_name) || E'\n' || fold_text(email) || E'\n' || order_search_phone(mobile) || E'\n' || order_search_line(words)) STORED,
	"mailbox" text GENERATED ALWAYS AS (case when lower(split_part(email, '@', 2)) in ('gmail.com', 'googlemail.com') then replace(coalesce(nullif(split_part(lower(split_part(email, '@', 1)), '+', 1), ''), lower(split_part(email, '@', 1))), '.', '') || '@gmail.com' else coalesce(nullif(split_part(lower(split_part(email, '@', 1)), '+', 1), ''), lower(split_part(email, '@', 1))) || '@' || lower(split_part(email, '@', 2)) end) STORED,
	CONSTRAINT "quotes_quoteno_unique" UNIQUE("quoteno"),
	CONSTRAINT "quotes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_quoteid_quotes_id_fk" FOREIGN KEY ("quoteid") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_quoteid_quotes_id_fk" FOREIGN KEY ("quoteid") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_offers" ADD CONSTRAINT "quote_offers_quoteid_quotes_id_fk" FOREIGN KEY ("quoteid") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_offers" ADD CONSTRAINT "quote_offers_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_quoteid_quotes_id_fk" FOREIGN KEY ("quoteid") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_assigneeid_users_id_fk" FOREIGN KEY ("assigneeid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_messageid_contact_messages_id_fk" FOREIGN KEY ("messageid") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_history_quoteid" ON "quote_history" USING btree ("quoteid","id");--> statement-breakpoint
CREATE INDEX "quote_links_quoteid" ON "quote_links" USING btree ("quoteid");--> statement-breakpoint
CREATE INDEX "quote_links_expires_at" ON "quote_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_photos_key" ON "quote_photos" USING btree ("quoteid","key");--> statement-breakpoint
CREATE INDEX "quote_photos_at" ON "quote_photos" USING btree ("at");--> statement-breakpoint
CREATE INDEX "quotes_open" ON "quotes" USING btree ("is_open","id");--> statement-breakpoint
CREATE INDEX "quotes_state" ON "quotes" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "quotes_valid_until" ON "quotes" USING btree ("valid_until") WHERE "quotes"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "quotes_assigneeid" ON "quotes" USING btree ("assigneeid","id");--> statement-breakpoint
CREATE INDEX "quotes_messageid" ON "quotes" USING btree ("messageid");--> statement-breakpoint
CREATE INDEX "quotes_orderid" ON "quotes" USING btree ("orderid");--> statement-breakpoint
CREATE INDEX "quotes_ended_at" ON "quotes" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "quotes_created_at" ON "quotes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quotes_changed_at" ON "quotes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "quotes_mailbox" ON "quotes" USING btree ("mailbox");
--> statement-breakpoint
CREATE INDEX "quotes_search_text" ON "quotes" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=512);
--> statement-breakpoint
INSERT INTO "quote_counter" ("position") VALUES (1000);
--> statement-breakpoint
INSERT INTO "quote_photo_keys" ("key") VALUES (encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));
--> statement-breakpoint
CREATE FUNCTION "number_quote"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"drawn" text;
BEGIN
	UPDATE "quote_counter" SET "position" = "position" + 1 RETURNING 'Q' || "position" INTO STRICT "drawn";
	UPDATE "quotes" SET "quoteno" = "drawn" WHERE "id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Runs when the transaction commits: the counter is locked for a moment only, and a transaction that is rolled back draws no number.
CREATE CONSTRAINT TRIGGER "quotes_number" AFTER INSERT ON "quotes"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."quoteno" IS NULL) EXECUTE FUNCTION "number_quote"();
--> statement-breakpoint
CREATE FUNCTION "record_quote_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM "quote_history" h WHERE h."quoteid" = NEW."id" AND h."state" = NEW."state" AND h."at" = transaction_timestamp()) THEN
		RAISE EXCEPTION 'The state of a quote changes only with an entry in its history.';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "quotes_state_recorded" AFTER UPDATE OF "state" ON "quotes"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state") EXECUTE FUNCTION "record_quote_state"();
