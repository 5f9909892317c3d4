import type { OrderDetail } from '../load-orders.ts';

/** The details as they are written on an envelope, as they were typed: for the firm. */
export function typedDetails(order: OrderDetail): string[] {
  return present([
    present([order.name, order.lastName]).join(' '),
    ...order.address.split(/\r?\n/),
    order.city,
    order.postalcode,
    order.mobile && `Mobile: ${order.mobile}`,
  ]);
}

/**
 * The same for whoever has the e-mail address. Anybody can have typed that, and could write to its owner
 * by what they typed beside it: none of it is repeated.
 */
export const untypedDetails = [
  'What you typed at the checkout is kept with your order. It is not repeated in e-mails.',
];

/** What was left empty is left out. */
const present = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean);
