import { formatPostcode, parsePostcode } from 'contract/values/postcode';
import type { ShopSettings } from 'server/settings/shop';
import type { Fact } from '../../mail/email/content.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import type { BookingKind } from '../../schedule/schedule.ts';
import { formatAddress } from '../emails/schedule-lines.ts';

/**
 * Returns the addresses of a booked day. A mail repeats typed addresses only of orders that staff
 * made, and of others the postcodes.
 */
export function listDayLocations(
  order: OrderDetail,
  trade: BookingKind,
  { warehouse }: ShopSettings,
): Fact[] {
  if (trade === 'move') {
    const { from, to } = order.schedule?.move ?? {};
    if (from === undefined || to === undefined) return [];
    return order.placedBy === null
      ? [
          ['From', hideAddress(from.postcode)],
          ['To', hideAddress(to.postcode)],
        ]
      : [
          ['From', formatAddress(from)],
          ['To', formatAddress(to)],
        ];
  }
  if (order.paymentMethod === 'offline') return [['Where', warehouse]];
  const { placedBy, address, city, postalcode } = order;
  const lines = [...address.split(/\r?\n/), city, postalcode].filter((line) => line.trim() !== '');
  return [['Where', placedBy === null ? hideAddress(postalcode) : lines.join(', ')]];
}

const hideAddress = (postcode: string): string =>
  parsePostcode(postcode) === null
    ? 'The address in your order'
    : `${formatPostcode(postcode)} (the full address is in your order)`;
