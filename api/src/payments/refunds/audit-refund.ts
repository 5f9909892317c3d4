import { formatAmount } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import type { Tx } from '../../db/db.ts';
import { orders } from '../../orders/records/tables.ts';
import { writeAudit } from '../../audit/records/write-audit.ts';
import type { RefundRow } from '../records/refund-payments.ts';
import { payments } from '../records/tables.ts';

/** Payment id of a refund of money that did not come by card. */
const NO_PAYMENT = -1;

interface RefundChange {
  action: 'refund.requested' | 'refund.sent' | 'refund.settledOutside';
  before: RefundRow | null;
  after: RefundRow | undefined;
  reason?: string;
}

/** Writes a change of a refund by staff to the audit log, as a change of the refund's order. */
export async function auditRefund(
  tx: Tx,
  user: CurrentUser,
  { action, before, after, reason = '' }: RefundChange,
): Promise<void> {
  if (after === undefined) throw new Error('The refund was not stored.');
  const [order] = await tx
    .select({ orderno: orders.orderno, currency: payments.currency })
    .from(orders)
    .leftJoin(payments, eq(payments.id, after.paymentid ?? NO_PAYMENT))
    .where(eq(orders.id, after.orderid));
  const currency = order?.currency ?? 'gbp';
  const amount =
    currency === 'gbp' ? { pence: after.amount } : { amount: formatAmount(after.amount, currency) };
  await writeAudit(tx, user, {
    action,
    reason,
    subject: { kind: 'order', id: order?.orderno ?? after.orderid },
    before: before && { refund: before.id, state: before.state, method: before.method },
    after: { refund: after.id, state: after.state, method: after.method, ...amount },
  });
}
