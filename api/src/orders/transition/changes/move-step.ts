import { conflict } from '../../../http/http-error.ts';
import { requireReason } from '../../../http/require-reason.ts';
import { enqueueMail } from '../../../mail/queue/queue.ts';
import { buildProgress, loadProgressRows } from '../../progress/load-progress.ts';
import { concernsShopper, createProgressMail } from '../../progress/progress-email.ts';
import { getStepLabel, listSteps } from '../../progress/steps.ts';
import { getOrderOutline, loadOrder } from '../../records/load-orders.ts';
import { raiseOrderVersion } from '../../records/order-version.ts';
import { orderProgress } from '../../steps/tables.ts';
import type { Effect } from '../order-event.ts';
import { requireStaffId } from '../staff-cause.ts';

/**
 * Moves one fulfilment group of an order, such as its goods, to another step. Queues the step's
 * email once if the shopper gets one. Throws 409 if the group does not have this step, or has left
 * the step `from`. Throws 400 for a step back without a reason.
 */
export const moveStep: Effect<'moveStep'> = async ({
  tx,
  order: { id, orderno },
  input,
  cause,
}) => {
  const { trade, step, from } = input;
  const order = await loadOrder(tx, id);
  const progressRows = (await loadProgressRows(tx, [id])).get(id) ?? [];
  const progress = order && buildProgress(order, progressRows).find((part) => part.trade === trade);
  const groupSteps = order ? listSteps(trade, getOrderOutline(order)) : [];
  if (!order || !progress || !groupSteps.includes(step))
    throw conflict(`Order ${orderno} cannot be moved to this step.`, 'bad_step');
  if (from !== undefined && progress.step !== from) {
    const label = getStepLabel(trade, getOrderOutline(order), progress.step);
    throw conflict(`It was moved to '${label}' meanwhile.`, 'moved_meanwhile');
  }
  if (progress.step === step) return 'unchanged';
  const isBack = groupSteps.indexOf(step) < groupSteps.indexOf(progress.step);
  const reason = cause.reason ?? '';
  if (isBack) requireReason(reason, 'Please say why the order goes back a step.');
  await tx.insert(orderProgress).values({
    orderid: id,
    trade,
    step,
    staffid: requireStaffId(cause),
    reason: isBack ? reason : '',
  });
  await raiseOrderVersion(tx, id);
  if (!isBack && concernsShopper(order, trade, step))
    await enqueueMail(tx, createProgressMail(id, trade, step));
  return { before: { [trade]: progress.step }, after: { [trade]: step } };
};
