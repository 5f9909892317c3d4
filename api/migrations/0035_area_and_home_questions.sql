ALTER TABLE "services" ADD COLUMN "area" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_entries" ADD COLUMN "is_home" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "faq_entries" SET "is_home" = true WHERE "question" IN (
  'Is my dress insured while it is with you?',
  'Which removal kit do I need?',
  'I need my dress for a wedding. How much time should I allow?',
  'Can I collect my order myself?'
);
