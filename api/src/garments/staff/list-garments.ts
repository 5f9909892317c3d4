import { garmentStateLabels } from 'contract/garments/garment-state';
import type { GarmentRow, listGarments as listCall } from 'contract/garments/staff-garments';
import { and, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { CallBody } from '../../http/serve-call.ts';
import { findTextMatches } from '../../db/find-text-matches.ts';
import { orders } from '../../orders/records/tables.ts';
import { readSearchTerms } from '../../orders/staff/list/search-terms.ts';
import { toApiPhotos } from '../../photos/photo-address.ts';
import { addDays } from '../../schedule/london-day.ts';
import { garmentPhotos, garments } from '../records/tables.ts';

type GarmentFilter = CallBody<typeof listCall>;

/** Returns one page of the garments that match a search and filters, the newest first. */
export async function listGarments(tx: Tx, filter: GarmentFilter) {
  const { after, size } = filter;
  const conditions = [
    ...(await buildConditions(tx, filter)),
    ...(after === undefined ? [] : [lt(garments.id, after)]),
  ];
  const rows = await selectRows(tx, conditions).limit(size + 1);
  const page = rows.slice(0, size);
  return {
    data: await toApiRows(tx, page),
    next: rows.length > size ? (page.at(-1)?.garment.id ?? null) : null,
  };
}

/** Returns all garments of an order as rows of the list, in the sequence of their tickets. */
export async function listRowsOfOrder(tx: Tx, orderid: number): Promise<GarmentRow[]> {
  const rows = await selectRows(tx, [eq(garments.orderid, orderid)]);
  return toApiRows(tx, rows.reverse());
}

const selectRows = (tx: Tx, conditions: readonly SQL[]) =>
  tx
    .select({
      garment: garments,
      order: {
        orderno: orders.orderno,
        name: orders.name,
        lastName: orders.lastName,
        due: orders.dueDate,
      },
    })
    .from(garments)
    .innerJoin(orders, eq(orders.id, garments.orderid))
    .where(and(...conditions))
    .orderBy(desc(garments.id));

async function buildConditions(
  tx: Tx,
  { search, state, photoday, orderno }: GarmentFilter,
): Promise<SQL[]> {
  return [
    ...(search?.trim() ? await buildSearch(tx, search.trim()) : []),
    ...(state === undefined ? [] : [buildStateCondition(state)]),
    ...(photoday === undefined ? [] : [hasPhotoOf(photoday)]),
    ...(orderno === undefined ? [] : [eq(orders.orderno, orderno)]),
  ];
}

const buildStateCondition = (state: NonNullable<GarmentFilter['state']>): SQL =>
  state === 'here' ? ne(garments.state, 'handed_over') : eq(garments.state, state);

/** A complete ticket has one match, with or without the letters before its number. */
async function buildSearch(tx: Tx, search: string): Promise<SQL[]> {
  const [, number] = /^#?(?:slr)?(\d+-\d+)$/i.exec(search) ?? [];
  if (number !== undefined) return [eq(garments.ticket, `SLR${number}`)];
  const { terms } = readSearchTerms(search);
  return (await findTextMatches(tx, 'garments', terms)).conditions;
}

const toLondonMidnight = (day: string) => sql`(${day}::timestamp at time zone 'Europe/London')`;

const hasPhotoOf = (day: string): SQL => sql`exists (select from ${garmentPhotos}
  where ${garmentPhotos.garmentid} = ${garments.id}
    and ${garmentPhotos.at} >= ${toLondonMidnight(day)}
    and ${garmentPhotos.at} < ${toLondonMidnight(addDays(day, 1))})`;

type SelectedRow = Awaited<ReturnType<typeof selectRows>>[number];

async function toApiRows(tx: Tx, rows: readonly SelectedRow[]): Promise<GarmentRow[]> {
  const ids = rows.map(({ garment }) => garment.id);
  const photos =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(garmentPhotos)
          .where(inArray(garmentPhotos.garmentid, ids))
          .orderBy(garmentPhotos.id);
  const photosByGarment = Map.groupBy(photos, ({ garmentid }) => garmentid);
  return Promise.all(
    rows.map(async ({ garment, order }) => {
      const ownPhotos = photosByGarment.get(garment.id) ?? [];
      const [firstPhoto] = await toApiPhotos(tx, ownPhotos.slice(0, 1));
      return {
        ticket: garment.ticket,
        orderno: order.orderno,
        name: garment.name,
        state: garment.state,
        statelabel: garmentStateLabels[garment.state],
        customer: `${order.name} ${order.lastName}`.trim(),
        receivedat: garment.createdAt.toISOString(),
        due: order.due ?? '',
        answer: garment.answer,
        photos: ownPhotos.length,
        thumbnailurl: firstPhoto?.thumbnailurl ?? '',
      };
    }),
  );
}
