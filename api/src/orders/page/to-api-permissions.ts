import { toPounds } from 'contract/values/pence';
import { Type } from 'typebox';
import { toApiSchedule } from '../../calendar/read-schedules.ts';
import { getDayTexts } from '../records/day-texts.ts';
import { OrderSchedule, BookingKindName } from '../../calendar/schemas.ts';
import type { Tx } from '../../db/db.ts';
import { pounds } from '../../http/fields.ts';
import { loadHistory, type OrderDetail } from '../records/load-orders.ts';
import { REFUND_DAYS } from '../../payments/refund-email.ts';
import { sumPayments } from '../../payments/records/refund-payments.ts';
import { loadDoneRefunds } from '../../payments/refunds/list-refunds.ts';
import { addDays, toLondonDay } from '../../schedule/london-day.ts';
import { Day } from '../../schedule/schedule.ts';
import { isCancelled } from '../state/order-states.ts';
import { getCancelPermission, getDayPermissions, MAX_DATE_CHANGES } from './order-permissions.ts';
import { loadPermissionFacts } from './load-permission-facts.ts';
import { loadBookings } from '../../calendar/bookings/read-bookings.ts';

const permissionFields = {
  refusal: Type.Union([Type.Enum(['over', 'begun', 'late', 'often'] as const), Type.Null()], {
    description: 'Why the page does not allow the change, or null if it does.',
  }),
  lastday: Type.Union([Day, Type.Null()], {
    description:
      'Last London day on which the change is possible. If null, it is possible until the firm begins.',
  }),
};

export const ApiCancelPermission = Type.Object({
  ...permissionFields,
  refund: Type.Number({ description: 'Pounds that are refunded if the order is cancelled now.' }),
});

export const ApiDueRefund = Type.Object({ amount: pounds, by: Day });

/** The days of an order, the states of their bookings, and whether each day can be changed. */
export const ApiOrderDates = Type.Object({
  schedule: OrderSchedule.properties.schedule,
  daytitles: OrderSchedule.properties.daytitles,
  places: OrderSchedule.properties.places,
  changes: Type.Array(
    Type.Object({
      trade: BookingKindName,
      what: Type.String({ description: "Noun phrase that follows 'another day for'." }),
      ...permissionFields,
      left: Type.Integer({ description: 'Number of day changes that are left.' }),
    }),
  ),
});

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
    cancel: { refusal, lastday, refund: toPounds(paidPence) },
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
