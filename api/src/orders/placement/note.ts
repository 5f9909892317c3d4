import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Tx } from '../../db/db.ts';
import { typedText } from '../../http/fields.ts';
import { type OrderRow, orders } from '../records/tables.ts';

/** Longest note to the firm, in characters (rule 48). */
const MAX_NOTE_LENGTH = 1_000;

export const noteFields = { note: Type.Optional(typedText('text', 'Note', MAX_NOTE_LENGTH)) };

/** Returns the trimmed note, or null if the call has none. */
export const readNote = (note: string | undefined): string | null => note?.trim() ?? null;

/**
 * Stores the latest note of a repeated submission and returns the order. Another note does not make
 * another order (rule 29), and a corrected note must not be lost.
 */
export async function updateNote(
  tx: Tx,
  order: OrderRow,
  { note }: { note: string | null },
): Promise<OrderRow> {
  if (note === null || note === order.note) return order;
  await tx.update(orders).set({ note }).where(eq(orders.id, order.id));
  return { ...order, note };
}
