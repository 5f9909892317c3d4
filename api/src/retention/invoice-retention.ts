import { sql } from 'drizzle-orm';
import { invoices } from '../invoices/records/tables.ts';
import type { RetentionRule } from './retention-rule.ts';

/**
 * The tax law requires invoices for six years after the end of the financial year. That is up to
 * seven years after the issue.
 */
export const invoiceRetention: RetentionRule = {
  description: 'Invoices and credit notes, with the name and address on them',
  days: 2557,
  startText: 'they were issued',
  startsAt: invoices.createdAt,
  primaryKey: [invoices.id],
  // A credit note is deleted before the invoice that it names.
  condition: sql`not exists (select from ${invoices} as credit_note
    where credit_note.invoiceid = ${invoices.id})`,
  isProtected: true,
};
