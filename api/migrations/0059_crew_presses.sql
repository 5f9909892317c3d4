CREATE TABLE "crew_events" (
	"key" uuid PRIMARY KEY NOT NULL,
	"orderid" integer NOT NULL,
	"trade" text NOT NULL,
	"kind" text NOT NULL,
	"userid" integer,
	"pressed_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"price" integer,
	"payment" text,
	"reason" text DEFAULT '' NOT NULL,
	"signer" text DEFAULT '' NOT NULL,
	"signature" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"staffid" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"orderid" integer NOT NULL,
	"trade" text NOT NULL,
	CONSTRAINT "job_photos_orderid_key" UNIQUE("orderid","key")
);
--> statement-breakpoint
ALTER TABLE "crew_events" ADD CONSTRAINT "crew_events_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_events" ADD CONSTRAINT "crew_events_userid_users_id_fk" FOREIGN KEY ("userid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_photos" ADD CONSTRAINT "job_photos_staffid_users_id_fk" FOREIGN KEY ("staffid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_photos" ADD CONSTRAINT "job_photos_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crew_events_orderid" ON "crew_events" USING btree ("orderid");