import { staffAudit } from '../../audit/records/tables.ts';
import type { Db } from '../../db/db.ts';
import { quoteCounter } from './tables.ts';

/** Numbers that no quote has, because quotes after the backup may have had them. */
export interface QuoteNumberGap {
  /** Number that the next quote would have had. */
  from: number;
  /** Number of the next quote. */
  next: number;
}

/** Fewest numbers to leave out, because the next hundred may be one number away. */
const MIN_GAP = 20;

const REASON =
  'Quotes made after the restored moment may have these numbers, in mails that people hold.';

/**
 * Leaves out numbers of quotes after a restore, up to the next hundred, and records the gap with its
 * reason in the audit log.
 */
export function skipQuoteNumbers(db: Db): Promise<QuoteNumberGap> {
  return db.transaction(async (tx) => {
    const [counter] = await tx.select().from(quoteCounter).for('update');
    if (counter === undefined) throw new Error('The database has no counter of quote numbers.');
    const from = counter.position + 1;
    const gap = { from, next: Math.ceil((from + MIN_GAP) / 100) * 100 };
    await tx.update(quoteCounter).set({ position: gap.next - 1 });
    await tx.insert(staffAudit).values({
      staffEmail: '',
      action: 'quote.numbersLeftOut',
      subjectKind: 'quote',
      subjectId: `Q${gap.from}`,
      before: { next: `Q${gap.from}` },
      after: { next: `Q${gap.next}` },
      reason: REASON,
    });
    return gap;
  });
}

export const describeQuoteGap = ({ from, next }: QuoteNumberGap): string =>
  `The next quote is Q${next}: Q${from} to Q${next - 1} are left out in the same way.`;
