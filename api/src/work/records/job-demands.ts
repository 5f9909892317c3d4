import { eq, type SQL, sql } from 'drizzle-orm';
import { products, scheduledServices } from '../../catalog/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { orderLines } from '../../orders/records/tables.ts';
import type { BookingKind } from '../../schedule/schedule.ts';

/** Time, people and volume that a job needs. The volume is 0 if it is unknown. */
export interface JobDemand {
  minutes: number;
  people: number;
  litres: number;
}

/** Demand of jobs about whose products nothing is known. */
export const defaultDemands: Record<BookingKind, JobDemand> = {
  move: { minutes: 240, people: 2, litres: 0 },
  visit: { minutes: 30, people: 1, litres: 0 },
};

export const toJobKey = ({ orderid, trade }: { orderid: number; trade: BookingKind }): string =>
  `${orderid} ${trade}`;

const sumPieces = (field: typeof products.jobMinutes | typeof products.jobLitres) =>
  sql<number>`sum(${field} * ${orderLines.quantity})::integer`;

/**
 * Returns what the products of lines say about the jobs of their orders, by `toJobKey`. A number is 0 if no
 * product has it. Lines without a product, and lines of services without a day, count nothing.
 */
export async function loadProductDemands(tx: Tx, condition: SQL): Promise<Map<string, JobDemand>> {
  const rows = await tx
    .select({
      orderid: orderLines.orderid,
      trade: scheduledServices.trade,
      minutes: sumPieces(products.jobMinutes),
      people: sql<number>`max(${products.jobPeople})`,
      litres: sumPieces(products.jobLitres),
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productid))
    .innerJoin(scheduledServices, eq(scheduledServices.serviceid, products.serviceid))
    .where(condition)
    .groupBy(orderLines.orderid, scheduledServices.trade);
  return new Map(
    rows.map(({ minutes, people, litres, ...key }) => [toJobKey(key), { minutes, people, litres }]),
  );
}
