import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { calendarTrades } from '../calendar/bookings/tables.ts';
import {
  deliveryCharges,
  packages,
  products,
  scheduledServices,
  services,
  subservices,
} from '../catalog/tables.ts';
import { about, banners, featuredProducts, fitCheck } from '../content/tables.ts';
import type { Db, Tx } from '../db/db.ts';
import { POSITION_STEP } from '../catalogue-desk/drafts/position-step.ts';
import * as rows from './catalogue-rows.ts';
import { seedTexts } from './seed-texts.ts';

/**
 * Seeds an empty catalogue, completely or not at all. A catalogue with any service stays unchanged,
 * except that it gets the texts of tables that are still empty.
 */
export async function seedCatalogue(db: Pick<Db, 'transaction'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [service] = await tx.select({ id: services.id }).from(services).limit(1);
    if (service === undefined) await insertCatalogue(tx);
    await seedTexts(tx);
  });
}

async function insertCatalogue(tx: Tx): Promise<void> {
  await tx.insert(deliveryCharges).values(rows.buildDeliveryChargeRows());
  await tx.insert(services).values(rows.buildServiceRows());
  await tx.insert(subservices).values(rows.buildSubserviceRows());
  await tx.insert(products).values(rows.buildProductRows());
  await tx.insert(packages).values(rows.buildPackageRows());
  await tx.insert(banners).values(rows.buildBannerRows());
  await tx.insert(about).values(rows.buildAboutRow());
  await tx.insert(fitCheck).values(rows.buildFitCheckRows());
  await tx.insert(featuredProducts).values(rows.buildFeaturedRows());
  await tx.insert(calendarTrades).values(rows.buildCalendarTradeRows());
  await tx.insert(scheduledServices).values(rows.buildScheduledServiceRows());
  for (const table of tablesWithIds) await advanceIdSequence(tx, table);
  for (const table of orderedTables) await setPositions(tx, table);
}

const orderedTables = [subservices, products, packages, banners, fitCheck, featuredProducts];

/** Leaves gaps between the positions, so that a moved entity needs no other to move. */
async function setPositions(tx: Tx, table: PgTable): Promise<void> {
  await tx.execute(sql`update ${table} set position = id * ${sql.raw(String(POSITION_STEP))}`);
}

const tablesWithIds = [
  deliveryCharges,
  services,
  subservices,
  products,
  packages,
  banners,
  fitCheck,
  featuredProducts,
];

/** Sets the id sequence after the seed's ids, which are explicit. */
async function advanceIdSequence(tx: Tx, table: PgTable): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  );
}
