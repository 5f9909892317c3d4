import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Tx } from '../db/db.ts';
import { typed } from '../http/fields.ts';
import type { OrderRow } from './store-order.ts';
import { orders } from './tables.ts';

/** The most characters of a note to the firm (decision 48). */
const MOST_NOTE = 1_000;

/** A note to the firm, as `orderplace` and the payment call may carry it. */
export const noteFields = { note: Type.Optional(typed('text', 'Note', MOST_NOTE)) };

/** What was typed, without what nobody sees of it; null where the call carries no note. */
export const readNote = (note: string | undefined): string | null => note?.trim() ?? null;

/**
 * The order with the note that came last: another note alone makes no other order (decision 29), and who mended
 * theirs before trying again means the mended one.
 */
export async function withLastNote(
  tx: Tx,
  order: OrderRow,
  { note }: { note: string | null },
): Promise<OrderRow> {
  if (note === null || note === order.note) return order;
  await tx.update(orders).set({ note }).where(eq(orders.id, order.id));
  return { ...order, note };
}
