import { and, eq, gt, max } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { loadMoney, type PricedOrder } from '../../payments/ledger/load-money.ts';
import { ledger } from '../../payments/ledger/tables.ts';

/** Money that an order has brought so far, and the time of its last payment. */
interface PaidAmount {
  /** Pence. */
  paid: number;
  /** Null if nothing was paid. */
  lastPaymentAt: Date | null;
}

/** Returns what is paid of an order now. Refunds are taken off. */
export async function loadPaidAmount(tx: Tx, order: PricedOrder): Promise<PaidAmount> {
  const { settled } = await loadMoney(tx, order);
  if (settled <= 0) return { paid: 0, lastPaymentAt: null };
  const [row] = await tx
    .select({ lastPaymentAt: max(ledger.at) })
    .from(ledger)
    .where(and(eq(ledger.orderid, order.id), gt(ledger.settles, 0)));
  return { paid: settled, lastPaymentAt: row?.lastPaymentAt ?? null };
}
