import { isAtWarehouse, findOrderPart } from 'contract/orders/order-texts/outline';
import { getPartTexts } from 'contract/orders/order-texts/table';
import type { Step, StepNews } from 'contract/orders/order-texts/part-texts';
import type { FulfilmentGroup } from 'contract/catalog/fulfilment';
import type { ShopSettings } from 'server/settings/shop';
import { toOrderParagraphs, toParagraphs } from '../../mail/email/content.ts';
import type { EmailDraft, EmailTemplates } from '../../mail/email/email.ts';
import type { NewMail } from '../../mail/queue/queue.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import { createOrderUrl } from '../link/order-link.ts';
import { calculateDueAmounts } from '../emails/due-amounts.ts';
import { type OrderDetail, getOrderOutline } from '../records/load-orders.ts';
import { getStepLabel } from './steps.ts';
import { type OrderMail, loadMailOrder } from '../records/order-mail.ts';

interface ProgressMail extends OrderMail {
  trade: FulfilmentGroup;
  step: Step;
}

/**
 * Returns the email about a step. The email is sent once, even if the order reaches the step again.
 */
export const createProgressMail = (
  orderid: number,
  group: FulfilmentGroup,
  step: Step,
): NewMail => ({
  job: { kind: 'order-progress', orderid, trade: group, step },
  once: `order-progress:${orderid}:${group}:${step}`,
});

/**
 * Returns whether the shopper gets an email about a step. Steps such as packing and handing over
 * send no email.
 */
export const concernsShopper = (order: OrderDetail, group: FulfilmentGroup, step: Step): boolean =>
  findStepNews(order, group, step) !== null;

export const progressEmailTemplates = {
  'order-progress': {
    title: 'Step of the work',
    formatTitle: ({ trade, step }: ProgressMail, order) =>
      `Step: ${getStepLabel(trade, order, step)}`,
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config }, mail: ProgressMail) => {
      const order = await loadMailOrder(db, mail);
      return buildProgressEmail(order, mail, config.shop, await createOrderUrl(db, order));
    },
  },
} satisfies EmailTemplates;

/**
 * Returns the email texts of a step, and where the shopper pays next if the order is paid later.
 * Returns null if the step sends no email to the shopper.
 */
function findStepNews(
  order: OrderDetail,
  group: FulfilmentGroup,
  step: Step,
): (StepNews & { payingAt: 'warehouse' | 'day' | null }) | null {
  const { kinds, method } = getOrderOutline(order);
  const part = findOrderPart(kinds, group);
  const news = part && getPartTexts(part, method).news[step];
  if (!part || !news) return null;
  if (method === 'online' || step !== 'ready') return { ...news, payingAt: null };
  return { ...news, payingAt: isAtWarehouse(part) ? 'warehouse' : 'day' };
}

function describePayment(order: OrderDetail, place: 'warehouse' | 'day'): string {
  const { hasPaid, hasDue, due, warehouseAmount } = calculateDueAmounts(order);
  if (!hasDue) return 'It is paid: nothing more is due.';
  if (hasPaid) return `Still to pay: ${due} in all.`;
  return place === 'day'
    ? 'You pay on the day.'
    : `To pay there: ${warehouseAmount} in all, unless you have paid already.`;
}

function buildProgressEmail(
  order: OrderDetail,
  { trade, step }: ProgressMail,
  shop: ShopSettings,
  orderUrl: string,
): EmailDraft {
  const isPaid = order.paymentMethod === 'online';
  const news = findStepNews(order, trade, step);
  if (news === null) throw new Error(`There is no email text for the step ${step} of ${trade}.`);
  const { payingAt } = news;
  return {
    to: order.email,
    subject: `${news.title} – order ${order.orderno} – ${shop.brand}`,
    content: {
      title: news.title,
      preview: `Order ${order.orderno}`,
      parts: [
        ...toOrderParagraphs(
          order.orderno,
          isPaid ? buildGreeting(order.name) : buildGreeting(),
          `${news.sentence} It is about your order ${order.orderno}.`,
          ...(payingAt === 'warehouse'
            ? [`Where: ${shop.warehouse}. Please bring the order number ${order.orderno}.`]
            : []),
          ...(payingAt === null ? [] : [describePayment(order, payingAt)]),
        ),
        { kind: 'button', name: 'See your order', href: orderUrl },
        ...toParagraphs(`Questions at any time: ${shop.phone} or ${shop.email}.`),
      ],
    },
  };
}
