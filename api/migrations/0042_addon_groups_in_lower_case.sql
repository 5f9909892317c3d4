-- Two spellings of a group were two groups, so a product did not offer the add-ons of the other spelling.
UPDATE "products" SET "gender" = lower("gender") WHERE "gender" <> lower("gender");
--> statement-breakpoint
-- Names of sub-services stay as they are, because older versions of the shop compare them.
UPDATE "packages" SET "groups" = array(
  SELECT CASE WHEN EXISTS (SELECT FROM "subservices" WHERE "name" = "named") THEN "named" ELSE lower("named") END
  FROM unnest("groups") WITH ORDINALITY AS "listed" ("named", "rank") ORDER BY "rank"
) WHERE EXISTS (SELECT FROM unnest("groups") AS "named" WHERE "named" <> lower("named"));
