-- A lost dispute makes its amount due again. While a dispute is open, its money only moved.
CREATE OR REPLACE VIEW "ledger" AS
SELECT 'payment' AS "source", p."id", p."orderid", 'card' AS "method", p."amount", p."currency", 'done' AS "state",
	p."received_at" AS "at", p."received_at" AS "created_at", NULL::integer AS "staffid",
	p."transactionid" AS "reference", coalesce(p."refund_reason", '') AS "note",
	CASE WHEN p."refund_reason" IS NULL THEN p."amount" ELSE 0 END AS "settles"
FROM "payments" p
UNION ALL
SELECT 'refund', r."id", r."orderid",
	CASE WHEN r."method" = 'provider' THEN 'card' ELSE coalesce(r."outside_method", 'bank_transfer') END,
	-r."amount", coalesce(p."currency", 'gbp'),
	CASE WHEN r."state" = 'done' THEN 'done' WHEN r."state" IN ('due', 'pending') THEN 'pending' ELSE 'failed' END,
	r."settled_at", r."created_at", r."staffid", coalesce(r."providerid", ''), r."reason",
	CASE WHEN r."state" IN ('failed', 'replaced') OR p."refund_reason" IS NOT NULL THEN 0 ELSE r."waived" - r."amount" END
FROM "refunds" r LEFT JOIN "payments" p ON p."id" = r."paymentid"
UNION ALL
SELECT 'recorded', e."id", e."orderid", e."method", e."amount", 'gbp', 'done',
	e."received_at", e."created_at", e."staffid", '', e."note", e."amount"
FROM "recorded_payments" e
UNION ALL
SELECT 'dispute', e."id", e."orderid", 'card', e."amount", e."currency", 'done',
	e."at", e."at", NULL::integer, e."reference", e."note",
	CASE WHEN d."status" = 'lost' AND p."refund_reason" IS NULL THEN e."amount" ELSE 0 END
FROM "dispute_entries" e JOIN "disputes" d ON d."id" = e."disputeid" JOIN "payments" p ON p."id" = e."paymentid";
