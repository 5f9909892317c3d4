import type { Trade } from 'contract/trade';
import type { ShopSettings } from 'server/settings/shop';
import { sentences } from '../../mail/content.ts';
import type { Draft, Letters } from '../../mail/letter.ts';
import type { NewMail } from '../../mail/queue.ts';
import { greeting } from '../../mail/typed-text.ts';
import { showPence } from '../../money/pence.ts';
import { type OrderMail, orderOf } from '../letters/order-letters.ts';
import { orderAddress } from '../link/order-link.ts';
import type { OrderDetail } from '../load-orders.ts';
import type { Step } from './steps.ts';

interface ProgressMail extends OrderMail {
  trade: Trade;
  step: Step;
}

/** The mail of a step; it goes out once, however often the order comes to it. */
export const progressMail = (orderid: number, trade: Trade, step: Step): NewMail => ({
  job: { kind: 'order-progress', orderid, trade, step },
  once: `order-progress:${orderid}:${trade}:${step}`,
});

/** Whether a step is news for the shopper: that something was packed, or was handed to them, is none. */
export const concernsShopper = (order: OrderDetail, trade: Trade, step: Step): boolean =>
  newsOf(trade, step, order.paymentMethod === 'online') !== null;

export const progressLetters = {
  'order-progress': async ({ db, config }, mail: ProgressMail) => {
    const order = await orderOf(db, mail);
    return progressLetter(order, mail, config.shop, await orderAddress(db, order));
  },
} satisfies Letters;

interface News {
  title: string;
  sentence: string;
  /** It is fetched from the warehouse, and paid there. */
  isFetched?: boolean;
}

function newsOf(trade: Trade, step: Step, isPaid: boolean): News | null {
  if (trade === 'care' && step === 'in_care') {
    return {
      title: 'Your garments are in our care',
      sentence: 'Your garments have arrived. We look them over and begin.',
    };
  }
  if (step === 'out_for_delivery') {
    return trade === 'care'
      ? {
          title: 'Your garments are on the way',
          sentence: 'Your garments are on their way back to you.',
        }
      : { title: 'Your order is on the way', sentence: 'Your goods are out for delivery.' };
  }
  if (step !== 'ready') return null;
  if (trade === 'move') {
    return {
      title: 'Your day is agreed',
      sentence: `The day is agreed and our crew is booked.${isPaid ? '' : ' You pay on the day.'}`,
    };
  }
  if (trade === 'care' && isPaid) {
    return {
      title: 'Your garments are ready',
      sentence:
        'Your garments are ready. We get in touch to agree on the day when we bring them back.',
    };
  }
  if (isPaid) return null;
  return trade === 'care'
    ? {
        title: 'Your garments are ready',
        sentence: 'Your garments are ready to be fetched.',
        isFetched: true,
      }
    : {
        title: 'Your order is ready',
        sentence: 'Your order is ready to be collected.',
        isFetched: true,
      };
}

function progressLetter(
  order: OrderDetail,
  { trade, step }: ProgressMail,
  shop: ShopSettings,
  address: string,
): Draft {
  const isPaid = order.paymentMethod === 'online';
  const news = newsOf(trade, step, isPaid);
  if (news === null) throw new Error(`The step ${step} of a mail is no news of ${trade}.`);
  const where = [
    `Where: ${shop.warehouse}. Please bring the order number ${order.orderno}.`,
    `To pay there: ${showPence(order.total)} for the whole order, unless you have paid already.`,
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
          ...(news.isFetched ? where : []),
        ),
        { kind: 'button', name: 'See your order', href: address },
        ...sentences(`Questions at any time: ${shop.phone} or ${shop.email}.`),
      ],
    },
  };
}
