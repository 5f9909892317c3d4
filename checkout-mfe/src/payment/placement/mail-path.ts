import { toPounds } from 'shared/core';
import { productImages } from 'shared/data';
import type { Order } from './order';

/** The address of the confirmation mail's call below `{host}` (specification §7). */
export function mailPath(order: Order, orderno: string): string {
  const { userid, customer, total, cart } = order;
  const [dress] = cart;
  const parts = [
    userid,
    orderno,
    customer.name,
    customer.last_name,
    customer.address,
    toPounds(total),
    dress?.name ?? '',
    dress ? (productImages(dress)[0] ?? '') : '',
    dress ? toPounds(dress.price) : '',
    cart.length,
  ];
  return ['users/getmail', ...parts.map(pathPart)].join('/');
}

/** One path part. A part of dots alone would be folded away with its neighbour: a space keeps it. */
function pathPart(value: string | number): string {
  const text = String(value).replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
