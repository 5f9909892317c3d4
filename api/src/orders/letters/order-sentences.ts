import type { ShopSettings } from 'server/settings/shop';
import type { OrderDetail } from '../load-orders.ts';
import { showPence } from '../../money/pence.ts';
import { greeting } from '../../mail/typed-text.ts';

/** What the confirmation says in sentences, the same in its HTML and its text. */
export interface OrderSentences {
  title: string;
  greeting: string;
  thanks: string;
  payment: string;
  next: string[];
  cancellation: string;
}

export function orderSentences(order: OrderDetail, shop: ShopSettings): OrderSentences {
  const isPaid = order.paymentMethod === 'online';
  return {
    title: 'Thank you for your order',
    // An order that is paid later costs nothing: nobody writes to others by the name in it.
    greeting: isPaid ? greeting(order.name) : greeting(),
    thanks: `We have your order ${order.orderno} of ${dateOf(order.createdAt)}.`,
    payment: isPaid
      ? `Paid by card: ${showPence(order.total)}. Nothing more is due.`
      : `To pay on collection: ${showPence(order.total)}. You pay when you collect your order from our warehouse, ${shop.warehouse}; there is no delivery charge.`,
    next: isPaid ? deliverySteps(shop) : collectionSteps(order, shop),
    cancellation: `You may cancel within 14 days of receiving goods, or of ordering a service, without giving a reason: write to ${shop.email} or call ${shop.phone} and name order ${order.orderno}. We return what you paid, by the way you paid it, within 14 days. If you ask us to start a service within that time, you pay for what is done up to your cancellation, and once it is done in full it can no longer be cancelled. Your other legal rights stay as they are.`,
  };
}

const deliverySteps = (shop: ShopSettings) => [
  'We look through your order and get in touch within one working day to agree dates.',
  'Kits and packing materials are sent to the address you gave; garments are collected from it by insured courier.',
  `Questions at any time: ${shop.phone} or ${shop.email}.`,
];

const collectionSteps = ({ orderno }: OrderDetail, shop: ShopSettings) => [
  'We prepare your order and tell you when it is ready, usually within one working day.',
  `Collect it from ${shop.warehouse}. Please bring the order number ${orderno}.`,
  `Questions at any time: ${shop.phone} or ${shop.email}.`,
];

function dateOf(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(
    date,
  );
}

/** The name of an add-on with the option that was chosen. */
export function addonName({ name, option }: { name: string; option: string }): string {
  return option === 'personalised' ? `${name} – Personalised` : name;
}
