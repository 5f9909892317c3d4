import type { Composition } from 'contract/compose/composition';
import type { PaymentMethod } from 'contract/payments/payment-method';
import { formatMoney } from 'contract/values/pence';
import { loadPrices, type Prices } from '../../catalog/reads/pricing.ts';
import type { Tx } from '../../db/db.ts';
import { conflict, HttpError } from '../../http/http-error.ts';
import { findMostExpensiveDelivery, MAX_ORDER_PENCE } from '../../pricing/price-order.ts';
import type { PricedLine, PricedOrder } from '../../pricing/priced-order.ts';
import { composeLine, type LineResult } from './compose-line.ts';
import type { SavedLines } from './saved-prices.ts';

/** A priced composition. Amounts are in pence. */
export interface ComposedOrder {
  /** The order without the lines that have a problem. */
  priced: PricedOrder;
  /** A result for each line of the composition, in its sequence. */
  lines: LineResult[];
  /** Sum of the priced lines with their add-ons, before the discount. */
  lineSum: number;
  /** Delivery charge that the shop would take. */
  shopDelivery: number;
  /** Sentence about the whole composition, or ''. */
  problem: string;
  prices: Prices;
}

interface PriceOptions {
  method: PaymentMethod;
  /** Lines of the changed order or of the sent quote, which keep their unit prices. */
  savedLines?: SavedLines;
}

/**
 * Prices a composition by the rules of the shop's basket. Never throws for what staff typed: a line
 * with a problem is named and left out, and the other lines are priced.
 */
export async function priceComposition(
  tx: Tx,
  composition: Composition,
  { method, savedLines = new Map() }: PriceOptions,
): Promise<ComposedOrder> {
  const prices = await loadCompositionPrices(tx, composition, savedLines);
  const lines = composition.lines.map((line, index) =>
    composeLine(line, index, prices, savedLines),
  );
  const pricedLines = lines.flatMap(({ priced }) => priced ?? []);
  const lineSum = sumLines(pricedLines);
  const discount = computeDiscount(composition.discount, lineSum);
  const delivery = chooseDelivery(composition, pricedLines, prices, method);
  const total = lineSum - discount.amount + delivery.charge;
  const priced: PricedOrder = {
    lines: pricedLines,
    deliveryCharge: delivery.charge,
    deliveryName: delivery.name,
    discount: discount.amount,
    discountReason: discount.amount === 0 ? '' : (composition.discount?.reason ?? ''),
    total,
  };
  const problem = discount.problem || delivery.problem || findTotalProblem(total, lines);
  return { priced, lines, lineSum, shopDelivery: delivery.shopCharge, problem, prices };
}

/** A 409 error for the first line that cannot be ordered. The response contains its index. */
class LineProblemError extends HttpError {
  override readonly extraFields: { line: number };

  constructor(line: number, problem: string) {
    super(409, 'line_problem', problem);
    this.extraFields = { line };
  }
}

/** Prices a composition as `priceComposition` does. Throws 409 for the first problem. */
export async function composeOrder(
  tx: Tx,
  composition: Composition,
  options: PriceOptions,
): Promise<ComposedOrder> {
  const order = await priceComposition(tx, composition, options);
  order.lines.forEach(({ problem }, index) => {
    if (problem !== '') throw new LineProblemError(index, problem);
  });
  if (order.problem !== '') throw conflict(order.problem, 'order_problem');
  return order;
}

async function loadCompositionPrices(
  tx: Tx,
  { lines }: Composition,
  savedLines: SavedLines,
): Promise<Prices> {
  const productIds = lines.flatMap((line) => (line.type === 'product' ? line.productid : []));
  const addonIds = lines.flatMap((line) =>
    line.type === 'product' ? line.addons.map(({ addonid }) => addonid) : [],
  );
  const serviceIds = [
    ...lines.flatMap((line) => (line.type === 'free' ? line.serviceid : [])),
    ...[...savedLines.values()].flatMap(({ serviceid }) => serviceid ?? []),
  ];
  return loadPrices(tx, [...new Set(productIds)], [...new Set(addonIds)], [...new Set(serviceIds)]);
}

const sumLines = (lines: readonly PricedLine[]): number =>
  lines.flatMap((line) => [line, ...line.addons]).reduce((sum, { amount }) => sum + amount, 0);

function computeDiscount(
  discount: Composition['discount'],
  lineSum: number,
): { amount: number; problem: string } {
  if (discount === null) return { amount: 0, problem: '' };
  const { amount, percent } = discount;
  if (percent !== undefined) return { amount: Math.round((lineSum * percent) / 100), problem: '' };
  if (amount === undefined)
    return { amount: 0, problem: 'Please type the discount as an amount or in per cent.' };
  if (amount <= lineSum) return { amount, problem: '' };
  const problem = `A discount of ${formatMoney(amount)} is more than the lines, which are ${formatMoney(lineSum)}.`;
  return { amount: 0, problem };
}

/** Returns the delivery charge that staff typed, or the shop's. A collected order has no delivery. */
function chooseDelivery(
  { delivery }: Composition,
  lines: readonly PricedLine[],
  prices: Prices,
  method: PaymentMethod,
) {
  if (method === 'offline') {
    const problem = delivery
      ? 'An order that is collected has no delivery charge. Please remove it, or let the order be delivered.'
      : '';
    return { charge: 0, name: '', shopCharge: 0, problem };
  }
  const { charge: shopCharge, name } = findMostExpensiveDelivery(lines, prices);
  if (delivery === null) return { charge: shopCharge, name, shopCharge, problem: '' };
  return { charge: delivery, name: name || 'Delivery', shopCharge, problem: '' };
}

function findTotalProblem(total: number, lines: readonly LineResult[]): string {
  if (lines.length === 0) return 'Please add a line.';
  if (total <= 0) return 'The total must be more than £0.00.';
  return total > MAX_ORDER_PENCE
    ? `The total must be at most ${formatMoney(MAX_ORDER_PENCE)}.`
    : '';
}
