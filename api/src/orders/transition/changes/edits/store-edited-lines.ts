import type { ComposedLine } from 'contract/compose/composition';
import { isFreeLine } from 'contract/orders/free-line';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { products, services } from '../../../../catalog/records/tables.ts';
import type { Tx } from '../../../../db/db.ts';
import type { PricedLine } from '../../../../pricing/priced-order.ts';
import type { OrderDetail } from '../../../records/load-orders.ts';
import { orderAddons, orderLines } from '../../../records/tables.ts';

/**
 * Replaces the lines of an order. A line that names a line of the order keeps its id. `pricedLines`
 * has a line for each composed line, in the same sequence.
 */
export async function storeEditedLines(
  tx: Tx,
  order: OrderDetail,
  composedLines: readonly ComposedLine[],
  pricedLines: readonly PricedLine[],
): Promise<void> {
  const idByIndex = matchLines(order, composedLines, pricedLines);
  await tx.delete(orderAddons).where(eq(orderAddons.orderid, order.id));
  const retainedIds = new Set(idByIndex.values());
  const removedIds = order.lines.map(({ id }) => id).filter((id) => !retainedIds.has(id));
  await tx
    .delete(orderLines)
    .where(and(eq(orderLines.orderid, order.id), inArray(orderLines.id, removedIds)));
  for (const [index, line] of pricedLines.entries()) {
    const lineid = await storeLine(tx, order.id, idByIndex.get(index), line);
    for (const addon of line.addons)
      await tx.insert(orderAddons).values({
        orderid: order.id,
        lineid,
        addonid: addon.addonid,
        name: addon.name,
        option: addon.option,
        personalisation: addon.personalisation,
        price: addon.price,
        quantity: addon.quantity,
        amount: addon.amount,
      });
  }
}

/** Returns the ids of the order's lines by the index of the line that takes their place. */
function matchLines(
  { lines }: OrderDetail,
  composedLines: readonly ComposedLine[],
  pricedLines: readonly PricedLine[],
): Map<number, number> {
  const idByIndex = new Map<number, number>();
  const freeLines = new Map(lines.map((line) => [line.id, line]));
  composedLines.forEach(({ lineid = 0 }, index) => {
    if (freeLines.get(lineid)?.productid !== pricedLines[index]?.productid) return;
    idByIndex.set(index, lineid);
    // A line that two composed lines name is the first one's.
    freeLines.delete(lineid);
  });
  return idByIndex;
}

async function storeLine(
  tx: Tx,
  orderid: number,
  id: number | undefined,
  line: PricedLine,
): Promise<number> {
  const { productid, name, image, kind, price, packages, quantity, amount } = line;
  if (id !== undefined) {
    const service = isFreeLine(line) ? await loadServiceFields(tx, line) : {};
    const values = { name, kind, price, packages, quantity, amount, ...service };
    await tx.update(orderLines).set(values).where(eq(orderLines.id, id));
    return id;
  }
  const values = { productid, name, image, kind, price, packages, quantity, amount };
  const [row] = await tx
    .insert(orderLines)
    .values({ orderid, ...values, ...(await loadServiceFields(tx, line)) })
    .returning({ id: orderLines.id });
  if (row === undefined) throw new Error('The line was not stored.');
  return row.id;
}

/** Returns the service of a line and its VAT rate, as of now. */
async function loadServiceFields(tx: Tx, { productid, serviceid, vatRate }: PricedLine) {
  const serviceOfProduct = tx
    .select({ id: products.serviceid })
    .from(products)
    .where(eq(products.id, productid));
  const [service] = await tx
    .select({
      serviceid: services.id,
      serviceName: services.name,
      serviceType: services.type,
      vatRate: sql<number>`coalesce(${vatRate}::int, ${services.vatRate})`,
    })
    .from(services)
    .where(eq(services.id, sql`coalesce(${serviceid}::int, (${serviceOfProduct}))`));
  return service ?? {};
}
