CREATE FUNCTION "fold_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN value ~ '[^ -~]' THEN
		replace(replace(replace(replace(translate(lower(
			regexp_replace(
				normalize(regexp_replace(value, '[''`´‘’‛′＇\u02b9-\u02bf\u02c8\u05f3]', '', 'g'), NFKD),
				'[''`´‘’‛′＇\u02b9-\u02bf\u02c8\u05f3\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c7\u061c\u064b-\u065f\u0670\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0]', '', 'g')),
			U&'\058a\05be\2010\2011\2012\2013\2014\2015\2212\2e3a\2e3b' || 'łŁøØđĐðÐħĦıŧŦŋŊĸƒƑɨƗʉɄƶƵƀɃɓƁɗƊɛƐəƏɔƆς',
			'-----------' || 'lloo' || 'dddd' || 'hhittnnkffiiuuzzbbbbddeeeeooσ'),
			'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
		ELSE translate(lower(value), '''`', '') END
$$;
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name || E'\n' || email || E'\n' || subject || E'\n' || message) || E'\n' || order_search_phone(regexp_replace(phone, '\(\s*0\s*\)', ''))) STORED;--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(text)) STORED;
--> statement-breakpoint
CREATE FUNCTION "order_search_line"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ' ' || translate("fold_text"(value), '-,', '  ') || ' '
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_order_search"(listed integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "ordered_names" ("name")
	SELECT DISTINCT "fold_text"(line."name") FROM "order_lines" line WHERE line."orderid" = listed
		AND NOT EXISTS (SELECT FROM "ordered_names" known WHERE known."name" = "fold_text"(line."name"))
	ON CONFLICT DO NOTHING;
	INSERT INTO "order_search" ("orderid", "document", "names")
	SELECT o."id", concat_ws(E'\n',
		"order_search_line"(concat_ws(' ', o."name", o."last_name")), "fold_text"(o."email"), "order_search_phone"(o."mobile"),
		lower(regexp_replace(concat_ws(E'\n', o."postalcode", o."schedule" -> 'move' -> 'from' ->> 'postcode',
			o."schedule" -> 'move' -> 'to' ->> 'postcode'), '[^\w\n]', '', 'g')),
		(SELECT string_agg("order_search_line"("personalisation"), E'\n' ORDER BY "id") FROM "order_addons"
			WHERE "orderid" = o."id" AND "personalisation" <> '')),
		ARRAY(SELECT DISTINCT known."id" FROM "order_lines" line
			JOIN "ordered_names" known ON known."name" = "fold_text"(line."name") WHERE line."orderid" = o."id")
	FROM "orders" o WHERE o."id" = listed
	ON CONFLICT ("orderid") DO UPDATE SET "document" = excluded."document", "names" = excluded."names"
	WHERE ("order_search"."document", "order_search"."names") IS DISTINCT FROM (excluded."document", excluded."names")
$$;
--> statement-breakpoint
DROP FUNCTION "order_search_text"(text);
