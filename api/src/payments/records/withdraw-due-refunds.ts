import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { loadMoney, type PricedOrder } from '../ledger/load-money.ts';
import { payments, refunds } from './tables.ts';

/**
 * Withdraws refunds that still wait for staff, the newest first, as far as the new total of an order
 * needs their money. Otherwise the customer would get money back and have to pay it again. A refund
 * of a payment that must go back is not withdrawn. Returns the sum that stays, in pence.
 */
export async function withdrawDueRefunds(tx: Tx, order: PricedOrder): Promise<number> {
  const { due } = await loadMoney(tx, order);
  let rest = due;
  for (const { id, amount, reason } of await selectDueRefunds(tx, order.id)) {
    if (rest === 0) break;
    const withdrawnAmount = Math.min(rest, amount);
    rest -= withdrawnAmount;
    await tx
      .update(refunds)
      .set(
        withdrawnAmount < amount
          ? { amount: amount - withdrawnAmount }
          : {
              state: 'replaced',
              settledAt: new Date(),
              reason: `${reason} A later change of the order needs this money.`.trim(),
            },
      )
      .where(eq(refunds.id, id));
  }
  return due - rest;
}

const selectDueRefunds = (tx: Tx, orderid: number) =>
  tx
    .select({ id: refunds.id, amount: refunds.amount, reason: refunds.reason })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentid))
    .where(
      and(
        eq(refunds.orderid, orderid),
        eq(refunds.state, 'due'),
        or(
          isNull(refunds.paymentid),
          and(eq(payments.currency, 'gbp'), isNull(payments.refundReason)),
        ),
      ),
    )
    .orderBy(desc(refunds.id))
    .for('update', { of: refunds });
