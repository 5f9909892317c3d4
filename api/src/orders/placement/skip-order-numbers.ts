import { sql } from 'drizzle-orm';
import { type Db, queryRows, type Tx } from '../../db/db.ts';
import { staffAudit } from '../../audit/records/tables.ts';
import { orderCounter } from '../records/tables.ts';
import { NUMBER_BASE } from './order-number.ts';

/** Numbers that no order has, because orders after the backup may have had them. */
export interface NumberGap {
  /** Number that the next order would have had. */
  from: number;
  /** Number of the next order. */
  next: number;
}

/** Fewest numbers to leave out, because the next hundred may be one number away. */
const MIN_GAP = 20;

/** Beyond this number, the counter would not fit into its column. */
const MAX_ORDER_NUMBER = 2_000_000_000;

const REASON =
  'Orders placed after the restored moment may have these numbers, in mails that people hold.';

/**
 * Leaves out order numbers after a restore, up to the next hundred or up to `next`, and records the
 * gap with its reason in the audit log. Throws if `next` was already used.
 */
export function skipOrderNumbers(db: Db, next: number | null): Promise<NumberGap> {
  return db.transaction(async (tx) => {
    const gap = await lockGap(tx, next);
    const { from } = gap;
    if (gap.next === from) return gap;
    await tx.update(orderCounter).set({ position: gap.next - NUMBER_BASE - 1 });
    await tx.insert(staffAudit).values({
      staffEmail: '',
      action: 'order.numbersLeftOut',
      subjectKind: 'order',
      subjectId: `SLR${from}`,
      before: { next: `SLR${from}` },
      after: { next: `SLR${gap.next}` },
      reason: REASON,
    });
    return gap;
  });
}

/**
 * Locks the counter and returns the gap up to `next` or the next hundred. Throws if `next` was
 * already given away.
 */
export async function lockGap(tx: Tx, next: number | null): Promise<NumberGap> {
  const [counter] = await queryRows<{ position: number }>(
    tx,
    sql`select position from ${orderCounter} for update`,
  );
  if (counter === undefined) throw new Error('The database has no counter of order numbers.');
  const from = NUMBER_BASE + counter.position + 1;
  if (next !== null && next < from)
    throw new Error(`The next order cannot be SLR${next}: SLR${from - 1} is given away.`);
  return { from, next: next ?? Math.ceil((from + MIN_GAP) / 100) * 100 };
}

/** Reads an order number from a command line, such as '10200' or 'SLR10200'. */
export function parseOrderNumber(text: string): number {
  const number = Number(/^(?:SLR)?(\d{5,10})$/i.exec(text)?.[1]);
  if (number > NUMBER_BASE && number <= MAX_ORDER_NUMBER) return number;
  throw new Error(`'${text}' is no order number. Give one such as 10200.`);
}

export const describeGap = ({ from, next }: NumberGap): string =>
  from === next
    ? `The next order is SLR${next}. No number is left out.`
    : `The next order is SLR${next}: SLR${from} to SLR${next - 1} are left out, because orders after the restored moment may have them. The audit log says so.`;
