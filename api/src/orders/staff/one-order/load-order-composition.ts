import type { ComposedLine, Composition } from 'contract/compose/composition';
import type { OrderComposition } from 'contract/compose/order-composition';
import { isFreeLine } from 'contract/orders/free-line';
import { eq } from 'drizzle-orm';
import { toSavedPrices } from '../../../compose/pricing/saved-prices.ts';
import { priceComposition } from '../../../compose/pricing/price-composition.ts';
import type { Tx } from '../../../db/db.ts';
import { notFound } from '../../../http/http-error.ts';
import type { OrderDetail } from '../../records/load-orders.ts';
import { orders } from '../../records/tables.ts';
import { STANDARD_RATE } from '../../records/vat-lines.ts';
import { OrderFacts } from '../../transition/order-facts.ts';
import { listOfferedActions } from '../../transition/perform-action.ts';

/** Returns the lines of an order as staff compose them. Throws 404 for an unknown order. */
export async function loadOrderComposition(tx: Tx, orderno: string): Promise<OrderComposition> {
  const [row] = await tx.select().from(orders).where(eq(orders.orderno, orderno));
  if (row === undefined) throw notFound('There is no such order.');
  const facts = new OrderFacts(tx, row);
  const order = await facts.loadDetail();
  const actions = await listOfferedActions(facts);
  const { version, paymentMethod: method, schedule, note, total } = order;
  return {
    orderno,
    version,
    method,
    composition: await toComposition(tx, order),
    names: order.lines.map(({ name }) => name),
    schedule,
    note,
    total,
    refusal: actions.find(({ name }) => name === 'editOrder')?.refusal ?? '',
  };
}

/** Returns the composition of an order. To save it unchanged changes nothing. */
async function toComposition(tx: Tx, order: OrderDetail): Promise<Composition> {
  const { deliveryCharge, discount, discountReason, paymentMethod: method } = order;
  const composition: Composition = {
    lines: order.lines.map(toComposedLine),
    discount: discount === 0 ? null : { amount: discount, reason: discountReason },
    delivery: null,
  };
  const { priced } = await priceComposition(tx, composition, {
    method,
    savedLines: toSavedPrices(order).lines,
  });
  // Null leaves the charge to the shop's rule. An amount is needed if staff set another charge, or if
  // the rule has changed since.
  return priced.deliveryCharge === deliveryCharge
    ? composition
    : { ...composition, delivery: deliveryCharge };
}

function toComposedLine(line: OrderDetail['lines'][number]): ComposedLine {
  const { id: lineid, productid, quantity } = line;
  if (isFreeLine(line))
    return {
      type: 'free',
      lineid,
      serviceid: line.serviceid ?? 0,
      text: line.name,
      price: line.price,
      quantity,
      vatrate: (line.vatRate ?? STANDARD_RATE) as 0 | 5 | 20,
    };
  return {
    type: 'product',
    lineid,
    productid,
    quantity,
    addons: line.addons.map((addon) => ({
      addonid: addon.addonid,
      option: addon.option,
      personalisation: addon.personalisation,
      quantity: addon.quantity,
    })),
  };
}
