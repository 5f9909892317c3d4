import { garmentStateLabels } from 'contract/garments/garment-state';
import { garmentSteps, type StaffGarmentOnWire } from 'contract/garments/staff-garments';
import { desc, eq } from 'drizzle-orm';
import { staffNameSql } from '../../contact/staff/colleagues.ts';
import type { Tx } from '../../db/db.ts';
import { orders } from '../../orders/records/tables.ts';
import { users } from '../../people/records/tables.ts';
import { toApiPhotos } from '../../photos/photo-address.ts';
import { findGarment, listFindings, listPhotos } from '../records/find-garment.ts';
import { garmentHistory, type GarmentRow } from '../records/tables.ts';
import { garmentTransitions, isPossible, needsReason } from '../state/garment-transitions.ts';

/** Returns a garment with all data of its page at the desk. Throws 404 for an unknown ticket. */
export async function loadStaffGarment(tx: Tx, ticket: string): Promise<StaffGarmentOnWire> {
  const garment = await findGarment(tx, ticket);
  const { id, state } = garment;
  const order = await loadOrderOutline(tx, garment.orderid);
  return {
    ticket: garment.ticket,
    orderno: order.orderno,
    name: garment.name,
    state,
    statelabel: garmentStateLabels[state],
    customer: `${order.name} ${order.lastName}`.trim(),
    receivedat: garment.createdAt.toISOString(),
    due: order.dueDate ?? '',
    answer: garment.answer,
    version: garment.version,
    value: garment.value,
    note: garment.note,
    findings: await listFindings(tx, id),
    photos: await toApiPhotos(tx, await listPhotos(tx, id)),
    steps: listSteps(garment),
    can: {
      describe: isPossible('describe', state),
      send: isPossible('send', state),
      handover: isPossible('handOver', state),
      addphotos: isPossible('addPhoto', state),
      remove: isRemovable(garment),
    },
    handoverneedsreason: needsReason('handOver', state),
    messageid: garment.messageid,
    ...(garment.handedOverAt !== null && {
      handedover: {
        to: garment.handedOverTo,
        at: garment.handedOverAt.toISOString(),
        signature: garment.signature,
        reason: garment.handOverReason,
      },
    }),
    history: await loadHistory(tx, garment, `${order.name} ${order.lastName}`.trim()),
  };
}

/** Returns whether the ticket can be deleted, because the customer has not seen the garment. */
export const isRemovable = ({ state, answer }: GarmentRow): boolean =>
  state === 'received' && answer === '';

const listSteps = ({ state }: GarmentRow): StaffGarmentOnWire['steps'] =>
  garmentSteps
    .filter((name) => isPossible(name, state))
    .map((name) => ({
      name,
      label: garmentTransitions[name].label,
      needsreason: needsReason(name, state),
    }));

async function loadOrderOutline(tx: Tx, orderid: number) {
  const [order] = await tx
    .select({
      orderno: orders.orderno,
      name: orders.name,
      lastName: orders.lastName,
      dueDate: orders.dueDate,
    })
    .from(orders)
    .where(eq(orders.id, orderid));
  if (order === undefined) throw new Error(`The order ${orderid} of a garment is missing.`);
  return order;
}

async function loadHistory(tx: Tx, { id }: GarmentRow, customer: string) {
  const rows = await tx
    .select({ entry: garmentHistory, by: staffNameSql })
    .from(garmentHistory)
    .leftJoin(users, eq(users.id, garmentHistory.staffid))
    .where(eq(garmentHistory.garmentid, id))
    .orderBy(desc(garmentHistory.id));
  return rows.map(({ entry: { title, text, by: author, at }, by }) => ({
    title,
    text,
    by: author === 'customer' ? customer || 'The customer' : (by ?? ''),
    at: at.toISOString(),
  }));
}
