import { getFulfilmentKind } from 'contract/catalog/fulfilment';
import { findOutsideProblem, getLineArea } from 'contract/catalog/service-area';
import type { Prices } from '../../catalog/reads/pricing.ts';
import { conflict } from '../../http/http-error.ts';
import { listMovePostcodes } from '../../schedule/schedule.ts';
import type { CheckedSubmission } from './submission.ts';

/**
 * Throws 409 if an address is outside the area of an ordered service. Staff may order for any
 * address.
 */
export function checkServiceArea(
  { basket, customer, isByStaff, method, schedule }: CheckedSubmission,
  { products }: Prices,
): void {
  if (isByStaff) return;
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
