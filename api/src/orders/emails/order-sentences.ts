import { formatDate, formatHalfDay } from 'contract/calendar/date-texts';
import {
  describeCollectionOnlyPayment,
  describeNextSteps as describeSteps,
} from 'contract/orders/order-texts/order-texts';
import { describeDueDate } from 'contract/orders/order-texts/due-date';
import type { ShopSettings } from 'server/settings/shop';
import { type OrderDetail, getOrderOutline } from '../records/load-orders.ts';
import { formatMoney } from 'contract/values/pence';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import { calculateDueAmounts } from './due-amounts.ts';
import type { TypedTexts } from './typed-texts.ts';

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
  const isPaid = order.paymentMethod === 'online';
  return {
    title: 'Thank you for your order',
    // The greeting of an unpaid order has no name. Anybody can place an unpaid order with a
    // stranger's e-mail, and could write a message in the name field.
    greeting: isPaid ? buildGreeting(order.name) : buildGreeting(),
    thanks: `We have your order ${order.orderno} of ${formatDate(order.createdAt)}.`,
    payment: isPaid
      ? `Paid by card: ${formatMoney(order.total)}. Nothing more is due.`
      : describeCollectionOnlyPayment(
          getOrderOutline(order).kinds,
          calculateDueAmounts(order),
          shop.warehouse,
        ),
    nextSteps: listNextSteps(order, shop),
    cancellation: `You may cancel within 14 days of receiving goods, or of ordering a service, without giving a reason: write to ${shop.email} or call ${shop.phone} and name order ${order.orderno}. We return what you paid, by the way you paid it, within 14 days. If you ask us to start a service within that time, you pay for what is done up to your cancellation, and once it is done in full it can no longer be cancelled. Your other legal rights stay as they are.`,
  };
}

/** Title of the note of an order. */
export const NOTE_TITLE = 'Note with the order';

/**
 * Returns the name of an add-on with its option. Adds the personalisation as
 * `formatPersonalisation` formats it.
 */
export function formatAddonName(
  { name, option, personalisation }: { name: string; option: string; personalisation: string },
  { formatPersonalisation }: TypedTexts,
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
    ...describeSteps(getOrderOutline(order), formatChosenDay),
    ...(eventSentence === null ? [] : [eventSentence]),
    `Questions at any time: ${shop.phone} or ${shop.email}.`,
  ];
}
