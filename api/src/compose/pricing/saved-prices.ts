import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { loadOrderDetails, type OrderDetail } from '../../orders/records/load-orders.ts';
import { orders } from '../../orders/records/tables.ts';
import type { PricedAddon, PricedLine } from '../../pricing/priced-order.ts';

/**
 * A saved line of an order or a quote. A composed line with the id of a saved line keeps its unit
 * prices, name and service, even if the catalogue has changed since. Prices are pence of one piece.
 */
export interface SavedLine extends Omit<PricedLine, 'quantity' | 'amount' | 'packages' | 'addons'> {
  addons: Pick<PricedAddon, 'addonid' | 'name' | 'option' | 'price'>[];
}

/** Saved lines by `lineid`. */
export type SavedLines = ReadonlyMap<number, SavedLine>;

/** Discount and delivery charge of an order or a sent quote, in pence. */
export interface GrantedPrices {
  discount: number;
  deliveryCharge: number;
}

/** Prices that a composition may keep. `granted` is null for a new order. */
interface SavedPrices {
  lines: SavedLines;
  granted: GrantedPrices | null;
}

const noSavedPrices: SavedPrices = { lines: new Map(), granted: null };

/** Returns the prices that the composition of a changed order may keep. */
export const toSavedPrices = (
  order: Pick<OrderDetail, 'lines' | 'discount' | 'deliveryCharge'>,
): SavedPrices => ({
  lines: new Map(order.lines.map((line) => [line.id, toSavedLine(line)])),
  granted: { discount: order.discount, deliveryCharge: order.deliveryCharge },
});

/** Returns the saved prices of an order, or none without a number. Throws 404 for an unknown number. */
export async function loadSavedPrices(tx: Tx, orderno: string | undefined): Promise<SavedPrices> {
  if (orderno === undefined) return noSavedPrices;
  const rows = await tx.select().from(orders).where(eq(orders.orderno, orderno));
  const [order] = await loadOrderDetails(tx, rows);
  if (order === undefined) throw notFound('There is no such order.');
  return toSavedPrices(order);
}

/** Leaves out the other columns of the stored line. */
const toSavedLine = (line: OrderDetail['lines'][number]): SavedLine => ({
  productid: line.productid,
  serviceid: line.serviceid,
  vatRate: line.vatRate,
  name: line.name,
  image: line.image,
  kind: line.kind,
  price: line.price,
  addons: line.addons.map(({ addonid, name, option, price }) => ({ addonid, name, option, price })),
});
