import { toPounds } from 'contract/values/pence';
import { Type } from 'typebox';
import { scheduleOnWire } from '../../calendar/read-schedules.ts';
import { dayTextsOf } from '../records/day-texts.ts';
import { OrderSchedule, TradeName } from '../../calendar/schemas.ts';
import type { Tx } from '../../db/db.ts';
import { pounds } from '../../http/fields.ts';
import { loadHistory, type OrderDetail } from '../records/load-orders.ts';
import { REFUND_DAYS } from '../../payments/refund-letter.ts';
import { paidFor } from '../../payments/records/refund-payments.ts';
import { addDays, londonDay } from '../../schedule/london-day.ts';
import { Day } from '../../schedule/schedule.ts';
import { isCancelled } from '../state/order-states.ts';
import { cancelRight, dayRights, MOST_DATE_CHANGES } from './rights.ts';
import { standingOf } from './standing.ts';
import { placesOf } from '../../calendar/bookings/read-bookings.ts';

const right = {
  refusal: Type.Union([Type.Enum(['over', 'begun', 'late', 'often'] as const), Type.Null()], {
    description: 'Why it cannot be done on the page; null: it can.',
  }),
  lastday: Type.Union([Day, Type.Null()], {
    description: 'To its end in London; null: of no certain day, until the firm begins.',
  }),
};

export const CancelOnWire = Type.Object({
  ...right,
  refund: Type.Number({ description: 'Pounds that come back when it is cancelled now.' }),
});

/** The refund of a cancelled order. */
export const RefundOnWire = Type.Object({ amount: pounds, by: Day });

/** The days of an order, the state of their bookings, and which of them can be changed. */
export const OrderDates = Type.Object({
  schedule: OrderSchedule.properties.schedule,
  daytitles: OrderSchedule.properties.daytitles,
  places: OrderSchedule.properties.places,
  changes: Type.Array(
    Type.Object({
      trade: TradeName,
      what: Type.String({ description: "After 'another day for'." }),
      ...right,
      left: Type.Integer({ description: 'How often another day can still be asked for.' }),
    }),
  ),
});

/** Returns which changes the shopper may make, and until which day (rule 17). */
export async function rightsOnWire(tx: Tx, order: OrderDetail) {
  const now = new Date();
  const standing = await standingOf(tx, order);
  const { kept, due } = await paidFor(tx, order.id);
  const { refusal, lastDay: lastday } = cancelRight(standing, now);
  const by = due > 0 ? await refundedBy(tx, order) : null;
  return {
    ...(order.schedule && { dates: await dates() }),
    cancel: { refusal, lastday, refund: toPounds(kept) },
    ...(by !== null && { refund: { amount: toPounds(due), by } }),
  };

  async function dates() {
    const { orderno: _orderno, ...dated } = scheduleOnWire(order, await placesOf(tx, order.id));
    const texts = dayTextsOf(order);
    const changes = dayRights(standing, now).map(({ lastDay, ...rest }) => ({
      ...{ ...rest, lastday: lastDay, what: texts[rest.trade].nounPhrase },
      left: Math.max(0, MOST_DATE_CHANGES - order.dateChanges),
    }));
    return { ...dated, changes };
  }
}

async function refundedBy(tx: Tx, { id }: OrderDetail): Promise<string | null> {
  const history = (await loadHistory(tx, [id])).get(id) ?? [];
  const cancelled = history.find(isCancelled);
  return cancelled === undefined ? null : addDays(londonDay(cancelled.at), REFUND_DAYS);
}
