import type { ShopSettings } from '../config/shop-settings.ts';
import type { OrderDetail } from '../orders/load-orders.ts';
import { showPence } from '../orders/pence.ts';
import type { Letter } from './letter.ts';
import { orderHtml } from './order-html.ts';
import { orderText } from './order-text.ts';

/** The confirmation of an order (decision 32), at the prices it was placed at. */
export function orderLetter(order: OrderDetail, shop: ShopSettings): Letter {
  return {
    to: order.email,
    subject: `Order ${order.orderno} – ${showPence(order.total)} – ${shop.name}`,
    text: orderText(order, shop),
    html: orderHtml(order, shop),
  };
}
