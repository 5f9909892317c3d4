import type { Step } from 'contract/orders/order-texts/part-texts';
import type { FulfilmentGroup } from 'contract/catalog/fulfilment';
import type { Tx } from '../../db/db.ts';
import { conflict, notFound } from '../../http/http-error.ts';
import { requireReason } from '../../http/require-reason.ts';
import { enqueueMail } from '../../mail/queue.ts';
import { refreshLateDay } from '../due/refresh-late-day.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { lockOrder } from '../records/find-order.ts';
import { loadOrder, getOrderOutline, type OrderDetail } from '../records/load-orders.ts';
import { raiseOrderVersion, requireVersion } from '../records/order-version.ts';
import { isCompleted } from '../state/order-states.ts';
import { buildProgress, type FulfilmentProgress, loadProgressRows } from './load-progress.ts';
import { concernsShopper, createProgressMail } from './progress-email.ts';
import { getStepLabel, listSteps } from './steps.ts';
import { orderProgress } from '../steps/tables.ts';

interface ProgressChange {
  trade: FulfilmentGroup;
  step: Step;
  /** Step on which the change is based. If undefined, the change applies to any current step. */
  from?: Step;
  /** Reason for a step back, otherwise ''. */
  reason: string;
  /**
   * Version of the order on which the change is based. If undefined, the change applies to any
   * current version.
   */
  version?: number;
}

/**
 * Moves one fulfilment group of an order, such as its goods, to another step, for staff. Queues the
 * step's email once if the shopper gets one. A repeated call changes nothing. Throws 409 if the
 * group does not have this step, or if the order is completed or was changed meanwhile. Throws 400
 * for a step back without a reason.
 */
export async function moveProgress(
  db: Tx,
  orderid: number,
  staffid: number,
  { trade, step, from, reason, version }: ProgressChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderid);
    const order = await loadOrder(tx, orderid);
    if (order === null) throw notFound('There is no such order.');
    const progressRows = (await loadProgressRows(tx, [orderid])).get(orderid) ?? [];
    const parts = buildProgress(order, progressRows);
    const steps = Object.fromEntries(parts.map((part) => [part.trade, part.step]));
    await requireVersion(tx, order, version, { steps });
    const progress = parts.find((part) => part.trade === trade);
    const groupSteps = listSteps(trade, getOrderOutline(order));
    if (progress === undefined || !groupSteps.includes(step) || isCompleted(order)) {
      throw conflict(`Order ${order.orderno} cannot be moved to this step.`, 'bad_step');
    }
    requireStep(order, progress, from);
    if (progress.step === step) return;
    const isBack = groupSteps.indexOf(step) < groupSteps.indexOf(progress.step);
    if (isBack) requireReason(reason, 'Please say why the order goes back a step.');
    await tx
      .insert(orderProgress)
      .values({ orderid, trade, step, staffid, reason: isBack ? reason : '' });
    if (order.eventDate !== null) await refreshLateDay(tx, orderid);
    await raiseOrderVersion(tx, orderid);
    await writeAudit(
      tx,
      { id: staffid },
      {
        action: 'order.stepMoved',
        subject: { kind: 'order', id: order.orderno },
        before: { [trade]: progress.step },
        after: { [trade]: step },
        reason: isBack ? reason : '',
      },
    );
    if (!isBack && concernsShopper(order, trade, step)) {
      await enqueueMail(tx, createProgressMail(orderid, trade, step));
    }
  });
}

/** Throws 409 if the group's current step differs from the step on which the change is based. */
function requireStep(
  order: OrderDetail,
  { trade, step }: FulfilmentProgress,
  expectedStep: Step | undefined,
): void {
  if (expectedStep === undefined || step === expectedStep) return;
  const label = getStepLabel(trade, getOrderOutline(order), step);
  throw conflict(`It was moved to '${label}' meanwhile.`, 'moved_meanwhile');
}
