CREATE TABLE "dispute_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"disputeid" integer NOT NULL,
	"kind" text NOT NULL,
	"orderid" integer NOT NULL,
	"paymentid" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reference" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "dispute_entries_once" UNIQUE("disputeid","kind"),
	CONSTRAINT "dispute_entries_amount" CHECK (("dispute_entries"."kind" = 'withdrawal' and "dispute_entries"."amount" <= 0) or ("dispute_entries"."kind" = 'reinstatement' and "dispute_entries"."amount" >= 0))
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"providerid" text NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"transactionid" text NOT NULL,
	"paymentid" integer,
	"orderid" integer,
	"amount" integer,
	"currency" text,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"is_inquiry" boolean DEFAULT false NOT NULL,
	"due_by" timestamp with time zone,
	"funds_withdrawn_at" timestamp with time zone,
	"funds_reinstated_at" timestamp with time zone,
	"reported_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disputes_providerid_unique" UNIQUE("providerid")
);
--> statement-breakpoint
ALTER TABLE "dispute_entries" ADD CONSTRAINT "dispute_entries_disputeid_disputes_id_fk" FOREIGN KEY ("disputeid") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_entries" ADD CONSTRAINT "dispute_entries_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_entries" ADD CONSTRAINT "dispute_entries_paymentid_payments_id_fk" FOREIGN KEY ("paymentid") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_paymentid_payments_id_fk" FOREIGN KEY ("paymentid") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_orderid_orders_id_fk" FOREIGN KEY ("orderid") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_entries_orderid" ON "dispute_entries" USING btree ("orderid");--> statement-breakpoint
CREATE INDEX "dispute_entries_at" ON "dispute_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "disputes_orderid" ON "disputes" USING btree ("orderid");--> statement-breakpoint
CREATE INDEX "disputes_paymentid" ON "disputes" USING btree ("paymentid");--> statement-breakpoint
CREATE INDEX "disputes_transactionid" ON "disputes" USING btree ("transactionid");--> statement-breakpoint
CREATE INDEX "disputes_to_answer" ON "disputes" USING btree ("id") WHERE "disputes"."status" = 'needs_response';