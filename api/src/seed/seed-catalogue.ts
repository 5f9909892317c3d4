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
} from '../catalog/records/tables.ts';
import { about, banners, featuredProducts, fitCheck } from '../content/tables.ts';
import type { Db, Tx } from '../db/db.ts';
import { linkSubservices } from '../catalog/staff/publishing/link-subservices.ts';
import { POSITION_STEP } from '../catalog/staff/records/kind-tables.ts';
import * as rows from './catalogue-rows.ts';
import { seedTexts } from './seed-texts.ts';

/**
 * Seeds an empty catalogue in one transaction. A catalogue with any service stays unchanged, except
 * that empty tables of texts are filled, and that add-ons are linked to sub-services that an older
 * version of the shop stored by name.
 */
export async function seedCatalogue(db: Pick<Db, 'transaction'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [service] = await tx.select({ id: services.id }).from(services).limit(1);
    if (service === undefined) await insertCatalogue(tx);
    await seedTexts(tx);
    await linkSubservices(tx, sql`true`);
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

/** Leaves gaps between the positions, so that an entity can be moved without renumbering others. */
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

/** Advances the id sequence beyond the seed's ids, because inserting explicit ids does not. */
async function advanceIdSequence(tx: Tx, table: PgTable): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  );
}
