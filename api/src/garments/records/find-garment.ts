import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { garmentFindings, garmentPhotos, type GarmentRow, garments } from './tables.ts';

/** Returns the garment with this ticket. Throws 404 for an unknown ticket. */
export async function findGarment(tx: Tx, ticket: string): Promise<GarmentRow> {
  const [garment] = await selectGarment(tx, ticket);
  if (garment === undefined) throw createUnknownTicketError();
  return garment;
}

/** Locks the garment with this ticket until the transaction ends. Throws 404 for an unknown ticket. */
export async function lockGarment(tx: Tx, ticket: string): Promise<GarmentRow> {
  const [garment] = await selectGarment(tx, ticket).for('update');
  if (garment === undefined) throw createUnknownTicketError();
  return garment;
}

const selectGarment = (tx: Tx, ticket: string) =>
  tx.select().from(garments).where(eq(garments.ticket, ticket.trim().toUpperCase()));

const createUnknownTicketError = () => notFound('There is no garment with this ticket.');

/** Returns the garments of an order, in the sequence of their tickets. */
export const listGarmentsOfOrder = (tx: Tx, orderid: number): Promise<GarmentRow[]> =>
  tx.select().from(garments).where(eq(garments.orderid, orderid)).orderBy(asc(garments.number));

/** Returns what was found about a garment. */
export const listFindings = (tx: Tx, garmentid: number) =>
  tx
    .select({
      kind: garmentFindings.kind,
      place: garmentFindings.place,
      note: garmentFindings.note,
    })
    .from(garmentFindings)
    .where(eq(garmentFindings.garmentid, garmentid))
    .orderBy(asc(garmentFindings.id));

/** Returns the photos of a garment, oldest first. */
export const listPhotos = (tx: Tx, garmentid: number) =>
  tx
    .select()
    .from(garmentPhotos)
    .where(eq(garmentPhotos.garmentid, garmentid))
    .orderBy(asc(garmentPhotos.id));
