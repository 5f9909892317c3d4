import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { toLondonDay } from '../../schedule/london-day.ts';
import { refreshDailyFigures } from '../../staff/today/load-daily-figures.ts';
import type { PaymentDispute } from '../records/disputes/disputed-amounts.ts';
import type { PaymentRow } from '../records/refund-payments.ts';
import { disputeEntries } from '../records/disputes/tables.ts';

/**
 * Adds the entries about money that left the firm's balance and came back, each once. The entry of a
 * reinstatement has the amount of the withdrawal, so that a won dispute changes no sum.
 */
export async function recordMovedMoney(
  tx: Tx,
  dispute: PaymentDispute,
  { id: paymentid, orderid }: PaymentRow,
): Promise<void> {
  const { id: disputeid, amount, currency, providerid: reference } = dispute;
  if (dispute.fundsWithdrawnAt === null) return;
  const fields = { disputeid, orderid, paymentid, currency, reference };
  await tx
    .insert(disputeEntries)
    .values({
      ...fields,
      kind: 'withdrawal',
      amount: -amount,
      at: dispute.fundsWithdrawnAt,
      note: 'Taken back by the bank of the customer, because the payment is disputed.',
    })
    .onConflictDoNothing();
  await refreshDailyFigures(tx, toLondonDay(dispute.fundsWithdrawnAt));
  if (dispute.fundsReinstatedAt === null) return;
  const [withdrawal] = await tx
    .select({ amount: disputeEntries.amount })
    .from(disputeEntries)
    .where(and(eq(disputeEntries.disputeid, disputeid), eq(disputeEntries.kind, 'withdrawal')));
  await tx
    .insert(disputeEntries)
    .values({
      ...fields,
      kind: 'reinstatement',
      amount: Math.abs(withdrawal?.amount ?? amount),
      at: dispute.fundsReinstatedAt,
      note: 'Given back by the bank of the customer after the dispute.',
    })
    .onConflictDoNothing();
  await refreshDailyFigures(tx, toLondonDay(dispute.fundsReinstatedAt));
}
