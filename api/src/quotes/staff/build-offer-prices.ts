import { inArray } from 'drizzle-orm';
import { loadBookingKinds } from '../../calendar/bookings/booking-rules.ts';
import { products, services } from '../../catalog/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { calculateVatLines } from '../../orders/records/vat-lines.ts';
import type { PricedLine, PricedOrder } from '../../pricing/priced-order.ts';
import { bookingKinds } from '../../schedule/schedule.ts';
import type { OfferPrices } from '../records/offer-prices.ts';

/**
 * Returns all that an offer says about its priced lines, as of now. Archived products count too,
 * because a line of a former offer keeps its price.
 */
export async function buildOfferPrices(
  tx: Tx,
  order: PricedOrder,
  hasVat: boolean,
): Promise<OfferPrices> {
  const productIds = order.lines.map(({ productid }) => productid);
  const productRows = await tx
    .select({
      id: products.id,
      description: products.description,
      serviceid: products.serviceid,
    })
    .from(products)
    .where(inArray(products.id, productIds));
  const productById = new Map(productRows.map((product) => [product.id, product]));
  const getServiceId = (line: PricedLine) =>
    line.serviceid ?? productById.get(line.productid)?.serviceid ?? 0;
  const serviceIds = order.lines.map(getServiceId);
  const serviceRows = await tx
    .select({ id: services.id, name: services.name, vatRate: services.vatRate })
    .from(services)
    .where(inArray(services.id, serviceIds));
  const serviceById = new Map(serviceRows.map((service) => [service.id, service]));
  const neededKinds = await loadBookingKinds(tx, order.lines);
  const taxedLines = order.lines.map((line) => ({
    ...line,
    vatRate: line.vatRate ?? serviceById.get(getServiceId(line))?.vatRate ?? null,
  }));
  return {
    order,
    lines: order.lines.map((line) => ({
      description: productById.get(line.productid)?.description ?? '',
      service: serviceById.get(getServiceId(line))?.name ?? '',
    })),
    bookingKinds: bookingKinds.filter((kind) => neededKinds.has(kind)),
    hasEvent: order.lines.some(({ kind }) => kind === 'garments'),
    vat: hasVat ? calculateVatLines({ ...order, lines: taxedLines }) : [],
  };
}
