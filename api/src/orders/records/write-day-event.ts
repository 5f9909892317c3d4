import type { Tx } from '../../db/db.ts';
import { type HistoryEvent, orderHistory, type OrderRow } from './tables.ts';

/**
 * The cause of a history entry. `text` describes the cause. An entry by staff also has the
 * colleague and the reason.
 */
export interface HistoryCause {
  text: string;
  staffid?: number;
  reason?: string;
}

/** Records in an order's history that its booked day was confirmed or released. */
export async function writeDayEvent(
  tx: Tx,
  { id: orderid, state }: Pick<OrderRow, 'id' | 'state'>,
  event: Extract<HistoryEvent, 'dayConfirmed' | 'dayReleased'>,
  { text: cause, staffid, reason }: HistoryCause,
): Promise<void> {
  await tx.insert(orderHistory).values({ orderid, state, event, cause, staffid, reason });
}
