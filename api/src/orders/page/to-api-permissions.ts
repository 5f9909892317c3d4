import { toPounds } from 'contract/values/pence';
import { toApiSchedule } from '../../calendar/read-schedules.ts';
import { getDayTexts } from '../records/day-texts.ts';
import type { Tx } from '../../db/db.ts';
import { loadHistory, type OrderDetail } from '../records/load-orders.ts';
import { REFUND_DAYS } from '../../payments/records/refund-payments.ts';
import { holdsMoney, loadOrderDisputes } from '../../payments/records/disputes/disputed-amounts.ts';
import { sumPayments } from '../../payments/records/refund-payments.ts';
import { loadDoneRefunds } from '../../payments/refunds/list-refunds.ts';
import { addDays, toLondonDay } from '../../schedule/london-day.ts';
import { isCancelled } from '../state/order-states.ts';
import { getCancelPermission, getDayPermissions, MAX_DATE_CHANGES } from './order-permissions.ts';
import { loadPermissionFacts } from './load-permission-facts.ts';
import { loadBookings } from '../../calendar/bookings/read-bookings.ts';

/** Returns the changes that the shopper may make now, with the last day of each. */
export async function toApiPermissions(tx: Tx, order: OrderDetail) {
  const now = new Date();
  const facts = await loadPermissionFacts(tx, order);
  const { paidPence, refundDuePence } = await sumPayments(tx, order.id);
  const { refusal, lastDay: lastday } = getCancelPermission(facts, now);
  const doneRefunds = (await loadDoneRefunds(tx, [order.id])).get(order.id) ?? [];
  const refundDay = refundDuePence > 0 ? await findRefundDay(tx, order) : null;
  return {
    ...(order.schedule && { dates: await loadDates() }),
    cancel: {
      refusal,
      lastday,
      refund: toPounds(paidPence),
      bycard: order.money.isByCard,
      isdisputed: (await loadOrderDisputes(tx, order.id)).some(holdsMoney),
    },
    ...(refundDay !== null && { refund: { amount: toPounds(refundDuePence), by: refundDay } }),
    ...(doneRefunds.length > 0 && { refunds: doneRefunds }),
  };

  async function loadDates() {
    const { orderno: _orderno, ...apiSchedule } = toApiSchedule(
      order,
      await loadBookings(tx, order.id),
    );
    const texts = getDayTexts(order);
    const changes = getDayPermissions(facts, now).map(({ lastDay, ...permission }) => ({
      ...permission,
      lastday: lastDay,
      what: texts[permission.trade].nounPhrase,
      left: Math.max(0, MAX_DATE_CHANGES - order.dateChanges),
    }));
    return { ...apiSchedule, changes };
  }
}

async function findRefundDay(tx: Tx, { id }: OrderDetail): Promise<string | null> {
  const history = (await loadHistory(tx, [id])).get(id) ?? [];
  const cancellation = history.find(isCancelled);
  return cancellation === undefined ? null : addDays(toLondonDay(cancellation.at), REFUND_DAYS);
}
