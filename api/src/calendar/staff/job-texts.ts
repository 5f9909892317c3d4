import { describeAddress } from 'contract/calendar/move-address';
import type { MoveAddress } from 'contract/calendar/schedule';
import { nameDiscount } from 'contract/orders/discount-name';
import { formatMoney } from 'contract/values/pence';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import type { BookingKind } from '../../schedule/schedule.ts';

/** Returns the lines of an order with their add-ons, and the discount, for those who do the work. */
export const listWorkLines = (order: OrderDetail): string[] => [
  ...order.lines.flatMap(({ quantity, name, addons }) => [
    `${quantity} × ${name}`,
    ...addons.map((addon) => `${addon.quantity} × ${addon.name}`),
  ]),
  ...(order.discount === 0
    ? []
    : [`${nameDiscount(order.discountReason)}, ${formatMoney(-order.discount)}`]),
];

/**
 * Returns the addresses of a job. A removal has two addresses, if they are known. Other work has
 * the address of the order. 'Collection Only' garments have no address, because the customer brings
 * the garments to the warehouse.
 */
export function listAddresses(order: OrderDetail, bookingKind: BookingKind) {
  const move = bookingKind === 'move' ? order.schedule?.move : undefined;
  if (move?.from && move.to) return [toAddress('From', move.from), toAddress('To', move.to)];
  if (bookingKind === 'visit' && order.paymentMethod === 'offline') return [];
  const { address, city, postalcode: postcode } = order;
  return [{ label: '', address: `${address}, ${city}`, postcode, access: '' }];
}

const toAddress = (label: string, moveAddress: MoveAddress) => ({
  label,
  address: moveAddress.address,
  postcode: moveAddress.postcode,
  access: describeAddress(moveAddress).join(', '),
});
