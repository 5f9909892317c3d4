import type { Db, Tx } from '../../db/db.ts';
import { loadOrderDetails } from '../../orders/records/load-orders.ts';
import { isUnpaid } from '../../orders/state/order-states.ts';
import { type AffectedOrderBooking, listAffectedBookings } from '../bookings/affected-bookings.ts';
import { toBookedOrder } from './bookings.ts';
import { runAndRollBack } from '../../db/run-and-roll-back.ts';

/** Returns the bookings about which staff have to decide, with their problems in words. */
export const readAffectedBookings = async (db: Db) =>
  toAffectedResponse(db, await listAffectedBookings(db));

export async function toAffectedResponse(tx: Tx, affected: readonly AffectedOrderBooking[]) {
  const details = await loadOrderDetails(
    tx,
    affected.map(({ order }) => order),
  );
  return {
    data: affected.flatMap(({ booking, text }, index) =>
      details.slice(index, index + 1).map((order) => ({
        ...toBookedOrder(order, booking),
        problem: text,
        unpaid: isUnpaid(order),
        offeredat: booking.offeredAt?.toISOString() ?? null,
      })),
    ),
  };
}

type ChangeSetting = (tx: Tx) => Promise<void>;

/** Changes a setting of the calendar. Resolves to the number of bookings that the change touches. */
export async function saveSetting(db: Db, change: ChangeSetting) {
  const touched = await db.transaction((tx) => changeAndListTouched(tx, change));
  return { affected: touched.length };
}

/** Returns the bookings that a change of the calendar would touch. Saves nothing. */
export const previewSetting = (db: Db, change: ChangeSetting) =>
  runAndRollBack(db, async (tx) => toAffectedResponse(tx, await changeAndListTouched(tx, change)));

/** Omits bookings about which staff have to decide for the same reason without this change. */
async function changeAndListTouched(
  tx: Tx,
  change: ChangeSetting,
): Promise<AffectedOrderBooking[]> {
  const keysBefore = new Set((await listAffectedBookings(tx)).map(toKey));
  await change(tx);
  return (await listAffectedBookings(tx)).filter((affected) => !keysBefore.has(toKey(affected)));
}

const toKey = ({ booking, text }: AffectedOrderBooking) => `${booking.id} ${text}`;
