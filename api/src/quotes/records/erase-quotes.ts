import type { SQL } from 'drizzle-orm';
import { redactAudit } from '../../audit/records/redact-audit.ts';
import type { Tx } from '../../db/db.ts';
import { quotes } from './tables.ts';

/**
 * Deletes the quotes that match `condition`, with their offers, photos and links, and the texts of
 * the audit log about them. The clean-up deletes the files of the photos. Returns the number of quotes.
 */
export async function eraseQuotes(tx: Tx, condition: SQL | undefined): Promise<number> {
  const rows = await tx.delete(quotes).where(condition).returning({ quoteno: quotes.quoteno });
  await redactAudit(
    tx,
    'quote',
    rows.flatMap(({ quoteno }) => quoteno ?? []),
  );
  return rows.length;
}
