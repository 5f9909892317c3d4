import type { ShopSettings } from '../../config/shop-settings.ts';
import type { OrderDetail } from '../load-orders.ts';
import { showPence } from '../../money/pence.ts';
import type { Letter } from '../../mail/letter.ts';
import { typedDetails, untypedDetails } from './order-details.ts';
import { orderHtml } from './order-html.ts';
import { orderText } from './order-text.ts';

/** The confirmation of an order (decision 32), at the prices it was placed at. */
export function orderLetter(order: OrderDetail, shop: ShopSettings): Letter {
  return letter(order, shop, untypedDetails);
}

/** The firm's copy, with the details as they were typed; answering it writes to the customer. */
export function orderCopy(order: OrderDetail, shop: ShopSettings, to: string): Letter {
  const copy = letter(order, shop, typedDetails(order));
  return { ...copy, to, replyTo: order.email, subject: `New order: ${copy.subject}` };
}

function letter(order: OrderDetail, shop: ShopSettings, details: readonly string[]): Letter {
  return {
    to: order.email,
    subject: `Order ${order.orderno} – ${showPence(order.total)} – ${shop.brand}`,
    text: orderText(order, shop, details),
    html: orderHtml(order, shop, details),
  };
}
