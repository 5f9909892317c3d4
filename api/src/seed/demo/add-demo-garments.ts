import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from 'contract/garments/garment-fields';
import { and, asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../../db/db.ts';
import { agreeToGarment } from '../../garments/page/answer-garment.ts';
import { findGarment } from '../../garments/records/find-garment.ts';
import * as changes from '../../garments/staff/change-garment.ts';
import {
  loadOrderGarments,
  sendConditions,
  takeInGarments,
} from '../../garments/staff/order-garments.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { orders } from '../../orders/records/tables.ts';
import { orderList } from '../../orders/staff/list/tables.ts';
import { orderProgress } from '../../orders/steps/tables.ts';
import { openPhotoStore } from '../../photos/photo-store.ts';
import { storePhoto } from '../../photos/store-photo.ts';
import type { CleanPicture } from '../../pictures/decoding/clean-picture.ts';
import { imagesFolder } from '../../pictures/store/source-image.ts';

/** Pictures of the shop that stand for photos of the dress. */
const pictureFiles = ['fitcheck-long-train.svg', 'fitcheck-lace-veil.svg'];

/** Width of the photos, in px. */
const PHOTO_WIDTH = 1_200;

const findings: Finding[] = [
  { kind: 'stain', place: 'hem', note: 'grass, along the train' },
  { kind: 'missing_beads', place: 'left sleeve', note: 'three beads' },
];

/** The value is in pence. */
const condition = { value: 180_000, note: 'The train is grey at its edge.', findings };

/** Minutes between two entries of the garment's history. */
const ENTRY_MINUTES = 12;

/**
 * Takes in the garments of the order that is in care for the longest time. The first garment has
 * photos and a description to which the customer agreed, and is in cleaning.
 */
export async function addDemoGarments(context: ApiContext, staffid: number): Promise<void> {
  const { db } = context;
  const order = await findOrderInCare(db);
  if (order === undefined) return;
  const { orderid, orderno } = order;
  const user = { id: staffid };
  const { lines } = await loadOrderGarments(db, orderno);
  await takeInGarments(db, user, { orderno, key: randomUUID(), garments: lines });
  const ticket = `${orderno}-1`;
  await addPhotos(context, ticket, staffid);
  const readVersion = async () => (await findGarment(db, ticket)).version;
  const { name } = await findGarment(db, ticket);
  const description = { ticket, name, version: await readVersion(), ...condition };
  await changes.describeGarment(db, user, description);
  await sendConditions(db, user, { orderno, tickets: [ticket] });
  await agreeToGarment(db, orderid, { ticket, version: await readVersion() });
  const step = { ticket, version: await readVersion(), step: 'startCleaning' as const };
  await changes.moveGarment(db, user, step);
  await setTimes(db, order);
}

async function findOrderInCare(db: Db) {
  const [order] = await db
    .select({ orderid: orders.id, orderno: orders.orderno, at: orderProgress.at })
    .from(orders)
    .innerJoin(orderList, eq(orderList.orderid, orders.id))
    .innerJoin(
      orderProgress,
      and(eq(orderProgress.orderid, orders.id), eq(orderProgress.step, 'in_care')),
    )
    .where(eq(orderList.care, 'in_care'))
    .orderBy(asc(orderProgress.at))
    .limit(1);
  return order;
}

async function addPhotos({ config, db }: ApiContext, ticket: string, staffid: number) {
  const store = await openPhotoStore(config);
  const owner = changes.createGarmentPhotoOwner(await findGarment(db, ticket), staffid);
  for (const file of pictureFiles) {
    const picture = await renderPicture(file);
    await storePhoto({ db, store }, owner, { key: randomUUID(), picture });
  }
}

async function renderPicture(file: string): Promise<CleanPicture> {
  const { data, info } = await sharp(await readFile(join(imagesFolder, file)))
    .resize({ width: PHOTO_WIDTH })
    .flatten({ background: '#ffffff' })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  return { body: data, width: info.width, height: info.height, extension: 'jpg' };
}

/** Dates all entries from the time at which the garments came. The mail counts as sent. */
async function setTimes(
  db: Db,
  { orderid, at }: NonNullable<Awaited<ReturnType<typeof findOrderInCare>>>,
): Promise<void> {
  const start = sql`${at.toISOString()}::timestamptz`;
  const dated = sql`(select garment_history.id, garmentid, ticket,
      least(${start} + (row_number() over (partition by garmentid order by garment_history.id) - 1)
        * make_interval(mins => ${ENTRY_MINUTES}), now()) as at
    from garment_history join garments on garments.id = garmentid where orderid = ${orderid}) as dated`;
  await db.execute(sql`update garment_history set at = dated.at from ${dated}
    where garment_history.id = dated.id`);
  await db.execute(sql`update garment_photos set at = ${start} from garments
    where garments.id = garmentid and orderid = ${orderid}`);
  await db.execute(sql`
    update garments set created_at = ${start}, changed_at = latest.at,
      answered_at = case when answered_at is null then null else latest.at end
    from (select garmentid, max(at) as at from garment_history group by garmentid) as latest
    where garments.id = garmentid and orderid = ${orderid}`);
  await db.execute(sql`set local shop.retention = 'on'`);
  await db.execute(sql`
    update staff_audit set at = latest.at
    from (select ticket, max(garment_history.at) as at
      from garment_history join garments on garments.id = garmentid where orderid = ${orderid} group by ticket) as latest
    where subject_kind = 'garment' and subject_id = ticket`);
  await db.execute(sql`set local shop.retention = 'off'`);
  await db.execute(sql`
    update mails set attempts = 1, created_at = ${start}, due_at = ${start}, sent_at = ${start}
    where job ->> 'kind' = 'garment-condition' and (job ->> 'orderid')::int = ${orderid}`);
}
