import type { FastifyBaseLogger } from 'fastify';
import type { CurrentUser } from '../../auth/sessions.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { requireReason } from '../../http/require-reason.ts';
import { closePayments } from '../../payments/close-payments.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { findOwnOrder } from '../records/find-order.ts';
import { lockOrderByNumber } from '../records/order-version.ts';
import type { OrderRow } from '../records/tables.ts';
import type { StaffState } from '../state/order-states.ts';
import { staffEvents } from '../state/order-transitions.ts';
import { createStaffCause, transition } from '../transition/transition.ts';

export interface StateChange {
  state: StaffState;
  reason?: string;
  version?: number;
}

/**
 * Changes the state of an order for staff. A cancellation needs a reason, and first closes the
 * payment sessions. Throws 400 for a missing reason, and 409 for a forbidden transition.
 */
export async function changeStateByStaff(
  context: ApiContext,
  orderno: string,
  change: StateChange,
  { user, log }: { user: CurrentUser; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<void> {
  const { id } = await findOwnOrder(context.db, orderno, user);
  if (staffEvents[change.state] === 'cancel')
    requireReason(change.reason ?? '', 'Please say why the order is cancelled.');
  if (staffEvents[change.state] === 'cancel') await closePayments(context, [id], log);
  await context.db.transaction(async (tx) => {
    await applyState(tx, await lockOrderByNumber(tx, orderno, change.version), change, user);
  });
}

/** Changes the state of a locked order for staff. Throws 409 for a forbidden transition. */
export async function applyState(
  tx: Tx,
  order: OrderRow,
  { state, reason = '' }: StateChange,
  user: CurrentUser,
): Promise<void> {
  await transition(tx, order, { name: staffEvents[state] }, createStaffCause(user, reason));
  await writeAudit(tx, user, {
    action: `order.${state}`,
    subject: { kind: 'order', id: order.orderno },
    before: { state: order.state },
    after: { state },
    reason,
  });
}
