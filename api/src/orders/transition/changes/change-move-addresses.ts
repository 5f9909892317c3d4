import type { moveAddress } from 'contract/calendar/booking-fields';
import { describeAddress } from 'contract/calendar/move-address';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { conflict } from '../../../http/http-error.ts';
import { pickChanges } from '../../../audit/records/write-audit.ts';
import { orders } from '../../records/tables.ts';
import type { Effect } from '../order-event.ts';

/** Reason why an order without a day of a move has no addresses of a move. */
export const NO_MOVE_REFUSAL = 'This order has no move with a day.';

/** Changes both addresses of an order's removal. */
export const changeMoveAddresses: Effect<'changeMoveAddresses'> = async ({ tx, order, input }) => {
  const { schedule } = order;
  if (!schedule?.move) throw conflict(NO_MOVE_REFUSAL, 'no_move');
  const move = { ...schedule.move, from: input.pickup, to: input.destination };
  const changes = pickChanges(describeMoveAddresses(schedule.move), describeMoveAddresses(move));
  if (Object.keys(changes.after).length === 0) return 'unchanged';
  await tx
    .update(orders)
    .set({ schedule: { ...schedule, move } })
    .where(eq(orders.id, order.id));
  return changes;
};

type Address = v.InferOutput<typeof moveAddress>;

/** Returns both addresses as text, for the timeline and the audit log. */
export const describeMoveAddresses = ({
  from,
  to,
}: {
  from?: Address | undefined;
  to?: Address | undefined;
}) => ({
  pickup: toText(from),
  destination: toText(to),
});

const toText = (address: Address | undefined): string =>
  address === undefined
    ? ''
    : [`${address.address}, ${address.postcode}`, ...describeAddress(address)].join(' · ');
