import { isAtWarehouse, partOf } from 'contract/orders/order-texts/outline';
import { textsOf } from 'contract/orders/order-texts/table';
import type { Step, StepNews } from 'contract/orders/order-texts/part-texts';
import type { Trade } from 'contract/catalog/trade';
import type { ShopSettings } from 'server/settings/shop';
import { sentences } from '../../mail/content.ts';
import type { Draft, Letters } from '../../mail/letter.ts';
import type { NewMail } from '../../mail/queue.ts';
import { greeting } from '../../mail/typed-text.ts';
import { orderAddress } from '../link/order-link.ts';
import { dueAmounts } from '../emails/due-amounts.ts';
import { type OrderDetail, outlineOf } from '../records/load-orders.ts';
import { type OrderMail, orderOf } from '../records/order-mail.ts';

interface ProgressMail extends OrderMail {
  trade: Trade;
  step: Step;
}

/** Returns the email about a step. It is sent once, even if the order reaches the step again. */
export const progressMail = (orderid: number, trade: Trade, step: Step): NewMail => ({
  job: { kind: 'order-progress', orderid, trade, step },
  once: `order-progress:${orderid}:${trade}:${step}`,
});

/** Returns whether a step is news for the shopper. Packing and handing over are not. */
export const concernsShopper = (order: OrderDetail, trade: Trade, step: Step): boolean =>
  newsOf(order, trade, step) !== null;

export const progressLetters = {
  'order-progress': async ({ db, config }, mail: ProgressMail) => {
    const order = await orderOf(db, mail);
    return progressLetter(order, mail, config.shop, await orderAddress(db, order));
  },
} satisfies Letters;

/**
 * Returns the news of a step, and whether the shopper can now fetch something at the warehouse.
 * Returns null if the step is no news for the shopper.
 */
function newsOf(
  order: OrderDetail,
  trade: Trade,
  step: Step,
): (StepNews & { isReadyAtWarehouse: boolean }) | null {
  const { kinds, method } = outlineOf(order);
  const part = partOf(kinds, trade);
  const news = part && textsOf(part, method).news[step];
  if (!part || !news) return null;
  return {
    ...news,
    isReadyAtWarehouse: method === 'offline' && step === 'ready' && isAtWarehouse(part),
  };
}

function progressLetter(
  order: OrderDetail,
  { trade, step }: ProgressMail,
  shop: ShopSettings,
  address: string,
): Draft {
  const isPaid = order.paymentMethod === 'online';
  const news = newsOf(order, trade, step);
  if (news === null) throw new Error(`There is no email text for the step ${step} of ${trade}.`);
  const where = [
    `Where: ${shop.warehouse}. Please bring the order number ${order.orderno}.`,
    `To pay there: ${dueAmounts(order).warehouseAmount} in all, unless you have paid already.`,
  ];
  return {
    to: order.email,
    subject: `${news.title} – order ${order.orderno} – ${shop.brand}`,
    content: {
      title: news.title,
      preview: `Order ${order.orderno}`,
      parts: [
        ...sentences(
          isPaid ? greeting(order.name) : greeting(),
          `${news.sentence} It is about your order ${order.orderno}.`,
          ...(news.isReadyAtWarehouse ? where : []),
        ),
        { kind: 'button', name: 'See your order', href: address },
        ...sentences(`Questions at any time: ${shop.phone} or ${shop.email}.`),
      ],
    },
  };
}
