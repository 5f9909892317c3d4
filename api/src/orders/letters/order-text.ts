import type { ShopSettings } from 'server/settings/shop';
import type { OrderDetail } from '../load-orders.ts';
import { showPence } from '../../money/pence.ts';
import { textFooter } from '../../mail/layout.ts';
import { addonName, orderSentences } from './order-sentences.ts';

/** The text part of the confirmation; `details` says for whom the order is, line by line. */
export function orderText(
  order: OrderDetail,
  shop: ShopSettings,
  details: readonly string[],
): string {
  const says = orderSentences(order, shop);
  const goods = order.lines.flatMap((line) => [
    `${line.name} (qty: ${line.quantity})  ${showPence(line.amount)}`,
    ...line.addons.map(
      (addon) => `  + ${addonName(addon)} (qty: ${addon.quantity})  ${showPence(addon.amount)}`,
    ),
  ]);
  const delivery = order.deliveryCharge > 0 ? [deliveryLine(order)] : [];
  return [
    [says.greeting, says.thanks],
    ['YOUR ORDER', `Order number: ${order.orderno}`],
    [...goods, ...delivery, `Total: ${showPence(order.total)}`],
    ['PAYMENT', says.payment],
    ['WHAT HAPPENS NEXT', ...says.next.map((step, at) => `${at + 1}. ${step}`)],
    ['YOUR DETAILS', ...details],
    ['CANCELLING', says.cancellation],
    [`Your orders: ${order.site}/my-orders`, `Terms: ${order.site}/terms`],
    [textFooter(shop)],
  ]
    .map((part) => part.join('\n'))
    .join('\n\n');
}

function deliveryLine({ deliveryName, deliveryCharge }: OrderDetail): string {
  return `${deliveryName || 'Delivery Charge'}  ${showPence(deliveryCharge)}`;
}
