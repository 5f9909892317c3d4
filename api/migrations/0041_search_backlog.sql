CREATE TABLE "order_search_backlog" (
	"before" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- The folding of search texts changed in 0030. The value is above all ids, because orders of a running older version may follow.
INSERT INTO "order_search_backlog" VALUES (2147483647);
