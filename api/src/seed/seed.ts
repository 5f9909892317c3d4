import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { calendarTrades, scheduledServices } from '../calendar/bookings/tables.ts';
import { deliveryCharges, packages, products, services, subservices } from '../catalog/tables.ts';
import { about, banners, featuredProducts, fitCheck } from '../content/tables.ts';
import type { Db, Tx } from '../db/db.ts';
import * as rows from './catalogue-rows.ts';

/**
 * Seeds an empty catalogue, completely or not at all. A catalogue with any service stays unchanged.
 */
export async function seedCatalogue(db: Pick<Db, 'transaction'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [service] = await tx.select({ id: services.id }).from(services).limit(1);
    if (service === undefined) await fill(tx);
  });
}

async function fill(tx: Tx): Promise<void> {
  await tx.insert(deliveryCharges).values(rows.deliveryChargeRows());
  await tx.insert(services).values(rows.serviceRows());
  await tx.insert(subservices).values(rows.subserviceRows());
  await tx.insert(products).values(rows.productRows());
  await tx.insert(packages).values(rows.packageRows());
  await tx.insert(banners).values(rows.bannerRows());
  await tx.insert(about).values(rows.aboutRow());
  await tx.insert(fitCheck).values(rows.fitCheckRows());
  await tx.insert(featuredProducts).values(rows.featuredRows());
  await tx.insert(calendarTrades).values(rows.calendarTradeRows());
  await tx.insert(scheduledServices).values(rows.scheduledServiceRows());
  for (const table of seeded) await continueAfterSeed(tx, table);
}

const seeded = [
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
async function continueAfterSeed(tx: Tx, table: PgTable): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  );
}
