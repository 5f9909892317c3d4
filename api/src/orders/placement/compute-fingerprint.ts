import { createHash } from 'node:crypto';
import type { Customer } from '../../people/customers/repository.ts';
import { listAddonQuantities } from '../../pricing/addon-quantities.ts';
import type { PaymentMethod } from 'contract/payments/payment-method';
import type { Schedule } from '../../schedule/schedule.ts';
import type { SubmittedBasket } from '../../pricing/submitted-basket.ts';

/**
 * Returns a hash of basket, address, payment method, total and dates. The hash tells whether two
 * submissions are the same. Its content must not change, because stored orders have it. The hash of
 * the page (`checkout-mfe/src/payment/placement/fingerprint.ts`) decides only when a page makes a new
 * idempotency key.
 */
export function computeFingerprint(
  basket: SubmittedBasket,
  method: PaymentMethod,
  total: number,
  customer: Customer,
  { schedule, deposit }: { schedule: Schedule | null; deposit: number | null },
): string {
  const { name, lastName, address, mobile, city, postalcode } = customer;
  const content = [
    [method, total],
    [name, lastName, address, mobile, city, postalcode],
    basket.products.map((line) => [line.productid, line.packages, line.cartquantity]),
    listAddonQuantities(basket).map(({ line, id, option, quantity, personalisation }) =>
      [line, id, option, quantity, personalisation].slice(0, personalisation === '' ? -1 : 5),
    ),
    // Adds dates and deposit only if there are any, so that the fingerprints of older orders stay the
    // same.
    ...(schedule === null ? [] : [schedule]),
    ...(deposit === null ? [] : [{ deposit }]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
