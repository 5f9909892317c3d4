import type { Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import { loadBasketPrices } from '../../pricing/load-basket-prices.ts';
import { priceOrder } from '../../pricing/price-order.ts';
import { checkDeposit } from './check-deposit.ts';
import type { PricedOrderWithDeposit } from './insert-priced-order.ts';
import { type CheckedSubmission, TOTAL_CHANGED_MESSAGE } from './submission.ts';
import { getFulfilmentKind } from 'contract/catalog/fulfilment';
import { findOutsideProblem, getLineArea } from 'contract/catalog/service-area';
import type { Prices } from '../../catalog/reads/pricing.ts';
import { listMovePostcodes } from '../../schedule/schedule.ts';

/**
 * Prices a submission from the catalogue. Throws 409 if the basket cannot be ordered, or if its
 * total or its deposit differs from that on the shopper's page. Also throws 409 if an address is
 * outside the area of an ordered service.
 */
export async function priceSubmission(
  tx: Tx,
  submission: CheckedSubmission,
): Promise<PricedOrderWithDeposit> {
  const { basket, method, total, schedule } = submission;
  const prices = await loadBasketPrices(tx, basket);
  const pricedOrder = priceOrder(basket, prices, method);
  if (pricedOrder.total !== total) throw conflict(TOTAL_CHANGED_MESSAGE, 'total_differs');
  checkServiceArea(submission, prices);
  return {
    ...pricedOrder,
    deposit: checkDeposit(submission.deposit, pricedOrder, prices, schedule),
  };
}

/**
 * Throws 409 if an address is outside the area of an ordered service. Staff may order for any
 * address.
 */
function checkServiceArea(
  { basket, customer, placedBy, method, schedule }: CheckedSubmission,
  { products }: Prices,
): void {
  if (placedBy !== null) return;
  const lines = basket.products.flatMap(({ productid }) => {
    const product = products.get(productid);
    if (product === undefined) return [];
    const kind = getFulfilmentKind(product, product.service);
    return [{ kind, area: getLineArea(product.service.area, kind) }];
  });
  const addresses = { method, customer, movePostcodes: listMovePostcodes(schedule) };
  const problem = findOutsideProblem(lines, addresses);
  if (problem !== null) throw conflict(problem.text, 'outside_area');
}
