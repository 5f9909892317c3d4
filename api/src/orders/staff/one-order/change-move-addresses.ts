import { describeAddress } from 'contract/calendar/move-address';
import { eq } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import type { CurrentUser } from '../../../auth/sessions.ts';
import type { Tx } from '../../../db/db.ts';
import { reason } from '../../../http/fields.ts';
import { conflict } from '../../../http/http-error.ts';
import { MoveAddress } from '../../../schedule/schedule.ts';
import { pickChanges, writeAudit } from '../../../staff/audit/write-audit.ts';
import { OrderVersion } from '../../records/order-version.ts';
import { type OrderRow, orders } from '../../records/tables.ts';

/** Both addresses of a removal, and the reason for the change. */
export const MoveAddressesBody = Type.Object({
  version: OrderVersion,
  reason,
  pickup: MoveAddress,
  destination: MoveAddress,
});

/**
 * Changes both addresses of a locked order's removal. Throws 409 if the order has no removal with a
 * day, or if the customer's data was erased.
 */
export async function changeMoveAddresses(
  tx: Tx,
  order: OrderRow,
  { pickup, destination, reason }: Static<typeof MoveAddressesBody>,
  user: CurrentUser,
): Promise<void> {
  const { schedule } = order;
  const refusal = findMoveAddressesRefusal(order);
  if (refusal !== '' || !schedule?.move) throw conflict(refusal, 'no_move');
  const move = { ...schedule.move, from: pickup, to: destination };
  const changes = pickChanges(toTexts(schedule.move), toTexts(move));
  if (Object.keys(changes.after).length === 0) return;
  await tx
    .update(orders)
    .set({ schedule: { ...schedule, move } })
    .where(eq(orders.id, order.id));
  await writeAudit(tx, user, {
    action: 'order.moveAddressesChanged',
    subject: { kind: 'order', id: order.orderno },
    ...changes,
    reason,
  });
}

/** Returns the reason why the addresses of a removal cannot be changed, or ''. */
export function findMoveAddressesRefusal({
  email,
  schedule,
}: Pick<OrderRow, 'email' | 'schedule'>): string {
  if (email === '') return "The customer's data was erased.";
  return schedule?.move ? '' : 'This order has no move with a day.';
}

type Address = Static<typeof MoveAddress>;

/** Returns both addresses as text, for the timeline and the audit log. */
const toTexts = ({ from, to }: { from?: Address | undefined; to?: Address | undefined }) => ({
  pickup: toText(from),
  destination: toText(to),
});

const toText = (address: Address | undefined): string =>
  address === undefined
    ? ''
    : [`${address.address}, ${address.postcode}`, ...describeAddress(address)].join(' · ');
