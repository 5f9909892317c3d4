import type { Db, Tx } from '../../db/db.ts';
import { runAndRollBack } from '../../db/run-and-roll-back.ts';
import { type AffectedOrderBooking, listAffectedBookings } from '../bookings/affected-bookings.ts';
import { toAffectedResponse } from './read-affected-bookings.ts';

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
