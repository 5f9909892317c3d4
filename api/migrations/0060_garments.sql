CREATE TABLE "garment_findings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "garment_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"garmentid" integer NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garment_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "garment_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"garmentid" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"staffid" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garment_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "garment_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"staffid" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"garmentid" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "garments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"orderid" integer NOT NULL,
	"number" integer NOT NULL,
	"ticket" text NOT NULL,
	"key" text NOT NULL,
	"lineid" integer,
	"name" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"value" integer,
	"note" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"messageid" integer,
	"ready_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"handed_over_at" timestamp with time zone,
	"handed_over_to" text DEFAULT '' NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"hand_over_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(ticket || E'\n' || name)) STORED,
	CONSTRAINT "garments_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
ALTER TABLE "garment_findings" ADD CONSTRAINT "garment_findings_garmentid_garments_id_fk" FOREIGN KEY ("garmentid") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_history" ADD CONSTRAINT "garment_history_garmentid_garments_id_fk" FOREIGN KEY ("garmentid") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_history" ADD CONSTRAINT "garment_history_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_photos" ADD CONSTRAINT "garment_photos_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_photos" ADD CONSTRAINT "garment_photos_garmentid_garments_id_fk" FOREIGN KEY ("garmentid") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_lineid_order_lines_id_fk" FOREIGN KEY ("lineid") REFERENCES "public"."order_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_messageid_contact_messages_id_fk" FOREIGN KEY ("messageid") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "garment_findings_garmentid" ON "garment_findings" USING btree ("garmentid","id");--> statement-breakpoint
CREATE INDEX "garment_history_garmentid" ON "garment_history" USING btree ("garmentid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "garment_photos_key" ON "garment_photos" USING btree ("garmentid","key");--> statement-breakpoint
CREATE INDEX "garment_photos_at" ON "garment_photos" USING btree ("at");--> statement-breakpoint
CREATE INDEX "garment_photos_file" ON "garment_photos" USING btree ("file");--> statement-breakpoint
CREATE UNIQUE INDEX "garments_number" ON "garments" USING btree ("orderid","number");--> statement-breakpoint
CREATE INDEX "garments_state" ON "garments" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "garments_ready_at" ON "garments" USING btree ("ready_at") WHERE "garments"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "garments_handed_over_at" ON "garments" USING btree ("handed_over_at");--> statement-breakpoint
CREATE INDEX "garments_messageid" ON "garments" USING btree ("messageid");--> statement-breakpoint
CREATE INDEX "garments_lineid" ON "garments" USING btree ("lineid");--> statement-breakpoint
CREATE INDEX "quote_photos_file" ON "quote_photos" USING btree ("file");