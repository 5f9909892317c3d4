CREATE TABLE "release_split_figures" (
	"split" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"assigned" boolean NOT NULL,
	"counts" jsonb NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_split_figures_split_remote_version_assigned_pk" PRIMARY KEY("split","remote","version","assigned")
);
--> statement-breakpoint
CREATE INDEX "release_split_figures_counted_at" ON "release_split_figures" USING btree ("counted_at");