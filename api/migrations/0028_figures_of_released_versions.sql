CREATE TABLE "release_figures" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"assigned" boolean NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "release_figures_remote_version_hour_assigned_pk" PRIMARY KEY("remote","version","hour","assigned")
);
--> statement-breakpoint
CREATE INDEX "release_figures_hour" ON "release_figures" USING btree ("hour");