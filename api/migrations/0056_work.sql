CREATE TABLE "jobs" (
	"orderid" integer NOT NULL,
	"trade" text NOT NULL,
	"crewid" integer,
	"vanid" integer,
	"starts_at" integer,
	"assigned_day" date,
	"minutes" integer,
	"people" integer,
	"litres" integer,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"on_the_way_at" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_orderid_trade_pk" PRIMARY KEY("orderid","trade"),
	CONSTRAINT "jobs_assignment" CHECK (num_nulls("jobs"."assigned_day", "jobs"."crewid", "jobs"."starts_at") in (0, 3) and ("jobs"."vanid" is null or "jobs"."crewid" is not null))
);
--> statement-breakpoint
CREATE TABLE "work_absences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"personid" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_crews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_crews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kinds" text[] NOT NULL,
	"starts_at" integer NOT NULL,
	"ends_at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"crewid" integer,
	"userid" integer,
	CONSTRAINT "work_people_userid_unique" UNIQUE("userid")
);
--> statement-breakpoint
CREATE TABLE "work_van_days_off" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_van_days_off_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"vanid" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_vans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_vans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registration" text NOT NULL,
	"litres" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "job_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "job_people" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "job_litres" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_crewid_work_crews_id_fk" FOREIGN KEY ("crewid") REFERENCES "public"."work_crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_vanid_work_vans_id_fk" FOREIGN KEY ("vanid") REFERENCES "public"."work_vans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_absences" ADD CONSTRAINT "work_absences_personid_work_people_id_fk" FOREIGN KEY ("personid") REFERENCES "public"."work_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_crews" ADD CONSTRAINT "work_crews_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_people" ADD CONSTRAINT "work_people_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_people" ADD CONSTRAINT "work_people_crewid_work_crews_id_fk" FOREIGN KEY ("crewid") REFERENCES "public"."work_crews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_people" ADD CONSTRAINT "work_people_userid_users_id_fk" FOREIGN KEY ("userid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_van_days_off" ADD CONSTRAINT "work_van_days_off_vanid_work_vans_id_fk" FOREIGN KEY ("vanid") REFERENCES "public"."work_vans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_vans" ADD CONSTRAINT "work_vans_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_crewid" ON "jobs" USING btree ("crewid","assigned_day");--> statement-breakpoint
CREATE INDEX "jobs_vanid" ON "jobs" USING btree ("vanid","assigned_day");--> statement-breakpoint
CREATE INDEX "work_absences_last_day" ON "work_absences" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "work_absences_personid" ON "work_absences" USING btree ("personid");--> statement-breakpoint
CREATE INDEX "work_people_crewid" ON "work_people" USING btree ("crewid");--> statement-breakpoint
CREATE INDEX "work_van_days_off_last_day" ON "work_van_days_off" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "work_van_days_off_vanid" ON "work_van_days_off" USING btree ("vanid");