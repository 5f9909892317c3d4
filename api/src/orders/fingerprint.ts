import { createHash } from 'node:crypto';
import type { Customer } from '../customers/repository.ts';
import { addonQuantities } from '../pricing/addon-quantities.ts';
import type { PaymentMethod } from '../pricing/price-order.ts';
import type { SentBasket } from '../pricing/sent-basket.ts';

/** What makes two submissions the same one: basket, address, method and total (decision 29). */
export function fingerprintOf(
  basket: SentBasket,
  method: PaymentMethod,
  total: number,
  customer: Customer,
): string {
  const { name, lastName, address, mobile, city, postalcode } = customer;
  const content = [
    [method, total],
    [name, lastName, address, mobile, city, postalcode],
    basket.products.map((line) => [line.productid, line.packages, line.cartquantity]),
    addonQuantities(basket).map(({ line, id, option, quantity }) => [line, id, option, quantity]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
