import type { OrderDetail } from '../records/load-orders.ts';
import { listTypedDetails, customerDetailsNotice } from './order-details.ts';

/**
 * Texts typed by the shopper that an email repeats: detail lines, the note and personalisations.
 */
export interface TypedTexts {
  details: readonly string[];
  /** The note with the order, or ''. */
  note: string;
  formatPersonalisation(personalisation: string): string;
}

/** Returns all typed texts, for the firm. */
export const selectAllTexts = (order: OrderDetail): TypedTexts => ({
  details: listTypedDetails(order),
  note: order.note,
  formatPersonalisation: quotePersonalisation,
});

/**
 * Returns the typed texts for the customer's email. Anybody can place an order that is paid on
 * collection, and can enter a stranger's e-mail address. The email of such an order therefore
 * repeats no typed text. The email of a paid order repeats the note and the personalisations.
 */
export const selectCustomerTexts = (order: OrderDetail): TypedTexts =>
  order.paymentMethod === 'online'
    ? {
        details: customerDetailsNotice,
        note: order.note,
        formatPersonalisation: quotePersonalisation,
      }
    : { details: customerDetailsNotice, note: '', formatPersonalisation: () => '' };

const quotePersonalisation = (personalisation: string) =>
  personalisation === '' ? '' : `: “${personalisation}”`;
