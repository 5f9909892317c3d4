import { eq, sql } from 'drizzle-orm';
import { staffAudit } from '../../audit/records/tables.ts';
import type { Db, Tx } from '../../db/db.ts';
import { invoiceCounters } from '../records/tables.ts';

/** Numbers of a series that no document has, because documents after the backup may have had them. */
export interface InvoiceNumberGap {
  prefix: string;
  /** Number that the next document would have had. */
  from: number;
  /** Number of the next document. */
  next: number;
}

/** Fewest numbers to leave out, because the next hundred may be one number away. */
const MIN_GAP = 20;

const REASON =
  'Documents issued after the restored moment may have these numbers, in mails that people hold.';

/**
 * Leaves out numbers of invoices and credit notes after a restore, up to the next hundred, and
 * records each gap with its reason in the audit log.
 */
export function skipInvoiceNumbers(db: Db): Promise<InvoiceNumberGap[]> {
  return db.transaction(async (tx) => {
    const counters = await tx
      .select()
      .from(invoiceCounters)
      .orderBy(sql`kind desc`)
      .for('update');
    const gaps: InvoiceNumberGap[] = [];
    for (const { kind, prefix, position } of counters) {
      const from = position + 1;
      const gap = { prefix, from, next: Math.ceil((from + MIN_GAP) / 100) * 100 };
      await tx
        .update(invoiceCounters)
        .set({ position: gap.next - 1 })
        .where(eq(invoiceCounters.kind, kind));
      await recordGap(tx, gap);
      gaps.push(gap);
    }
    return gaps;
  });
}

const recordGap = (tx: Tx, { prefix, from, next }: InvoiceNumberGap) =>
  tx.insert(staffAudit).values({
    staffEmail: '',
    action: 'invoice.numbersLeftOut',
    subjectKind: 'invoice',
    subjectId: `${prefix}${from}`,
    before: { next: `${prefix}${from}` },
    after: { next: `${prefix}${next}` },
    reason: REASON,
  });

export const describeInvoiceGaps = (gaps: readonly InvoiceNumberGap[]): string =>
  gaps
    .map(
      ({ prefix, from, next }) =>
        `The next is ${prefix}${next}: ${prefix}${from} to ${prefix}${next - 1} are left out in the same way.`,
    )
    .join(' ');
