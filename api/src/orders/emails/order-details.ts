import type { OrderDetail } from '../records/load-orders.ts';

/**
 * Returns the name and address of an order as the shopper typed them. Use this function only for
 * emails to the firm.
 */
export function listTypedDetails(order: OrderDetail): string[] {
  return removeEmptyLines([
    removeEmptyLines([order.name, order.lastName]).join(' '),
    ...order.address.split(/\r?\n/),
    order.city,
    order.postalcode,
    order.mobile && `Mobile: ${order.mobile}`,
  ]);
}

/**
 * Notice that replaces the typed details in emails to the customer. Otherwise anybody could send
 * texts to a stranger by typing the stranger's e-mail address.
 */
export const customerDetailsNotice = [
  'Your name, address and phone number are kept with your order. They are not repeated in e-mails.',
];

const removeEmptyLines = (lines: readonly string[]) =>
  lines.map((line) => line.trim()).filter(Boolean);
