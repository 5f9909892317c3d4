import { formatDate, formatHalfDay } from 'contract/calendar/date-texts';
import { describeNextSteps as describeSteps } from 'contract/orders/order-texts/order-texts';
import {
  describeCollectionOnlyPayment,
  describePartPayment,
  getPaymentLabel,
} from 'contract/orders/order-texts/payment-texts';
import { describeDueDate } from 'contract/orders/order-texts/due-date';
import type { ShopSettings } from 'server/settings/shop';
import { type OrderDetail, getOrderOutline } from '../records/load-orders.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import { calculateDueAmounts } from './due-amounts.ts';
import { hasTrustedTexts, type TypedTexts } from './typed-texts.ts';

/** Sentences of the confirmation, used in both its HTML and its plain text. */
export interface OrderSentences {
  title: string;
  greeting: string;
  thanks: string;
  payment: string;
  nextSteps: string[];
  cancellation: string;
}

export function buildOrderSentences(order: OrderDetail, shop: ShopSettings): OrderSentences {
  return {
    title: 'Thank you for your order',
    greeting: hasTrustedTexts(order) ? buildGreeting(order.name) : buildGreeting(),
    thanks: describeOrigin(order),
    payment: describePayment(order, shop),
    nextSteps: listNextSteps(order, shop),
    cancellation: `You may cancel within 14 days of receiving goods, or of ordering a service, without giving a reason: write to ${shop.email} or call ${shop.phone} and name order ${order.orderno}. We return what you paid, in the way you paid it, within 14 days. If you ask us to start a service within that time, you pay for what is done up to your cancellation, and once it is done in full it can no longer be cancelled. Your other legal rights stay as they are.`,
  };
}

/** Returns a sentence about the order itself. Staff make some orders, for example on the phone. */
export const describeOrigin = ({ orderno, createdAt, placedBy }: OrderDetail): string =>
  placedBy === null
    ? `We have your order ${orderno} of ${formatDate(createdAt)}.`
    : `We made order ${orderno} for you on ${formatDate(createdAt)}, as you asked us to.`;

/** Returns what is paid of a confirmed order, and when and how the rest is paid. */
export function describePayment(order: OrderDetail, { warehouse }: ShopSettings): string {
  const outline = getOrderOutline(order);
  const amounts = calculateDueAmounts(order);
  const partPayment = describePartPayment(outline, order.state, amounts);
  if (partPayment !== null)
    return `${partPayment}.${outline.method === 'online' ? ' You can pay the rest by card on the page of your order.' : ''}`;
  if (outline.method === 'offline' && amounts.hasDue)
    return describeCollectionOnlyPayment(outline.kinds, amounts, warehouse);
  if (amounts.hasDue) return `To be paid: ${amounts.due}, by card on the page of your order.`;
  return `${getPaymentLabel({ ...outline, method: 'online' }, 'paid', amounts)}: ${amounts.total}. Nothing more is due.`;
}

/**
 * Returns the name of an add-on with its option. Adds the personalisation as
 * `formatPersonalisation` formats it.
 */
export function formatAddonName(
  { name, option, personalisation }: { name: string; option: string; personalisation: string },
  { formatPersonalisation }: Pick<TypedTexts, 'formatPersonalisation'>,
): string {
  return option === 'personalised'
    ? `${name} – Personalised${formatPersonalisation(personalisation)}`
    : name;
}

/** Returns the next steps for each part of an order, with the chosen days. */
function listNextSteps(order: OrderDetail, shop: ShopSettings): string[] {
  const formatChosenDay = (booking: 'move' | 'visit') => {
    const choice = order.schedule?.[booking];
    return choice ? formatHalfDay(choice.date, choice.half) : null;
  };
  const eventSentence = describeDueDate(getOrderOutline(order), order);
  return [
    ...describeSteps(getOrderOutline(order), formatChosenDay, order.money.due === 0),
    ...(eventSentence === null ? [] : [eventSentence]),
    `Questions at any time: ${shop.phone} or ${shop.email}.`,
  ];
}
