import type { OrderDetail } from '../records/load-orders.ts';
import type { MailPart } from '../../mail/email/content.ts';
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
 * Returns whether the name and other typed texts of an order come from somebody whom the firm knows.
 * Anybody can place an order that is paid on collection, and can enter a stranger's e-mail address
 * and a message to the stranger.
 */
export const hasTrustedTexts = ({
  paymentMethod,
  placedBy,
}: Pick<OrderDetail, 'paymentMethod' | 'placedBy'>): boolean =>
  paymentMethod === 'online' || placedBy !== null;

/**
 * Returns the typed texts for the customer's email. The email of an order of staff repeats all, so
 * that the customer can check what staff understood. The email of another order does not repeat the
 * address, and without trusted texts it repeats nothing.
 */
export function selectCustomerTexts(order: OrderDetail): TypedTexts {
  if (order.placedBy !== null) return selectAllTexts(order);
  return hasTrustedTexts(order)
    ? {
        details: customerDetailsNotice,
        note: order.note,
        formatPersonalisation: quotePersonalisation,
      }
    : { details: customerDetailsNotice, note: '', formatPersonalisation: () => '' };
}

/** Title of the note of an order. */
export const NOTE_TITLE = 'Note with the order';

/** Returns the parts of a mail with the customer's details and the note, if there is one. */
export const buildTypedParts = ({ details, note }: TypedTexts): MailPart[] => [
  { kind: 'paragraph', title: 'Your details', lines: details },
  ...(note === '' ? [] : [{ kind: 'paragraph', title: NOTE_TITLE, lines: [note] } as const]),
];

const quotePersonalisation = (personalisation: string) =>
  personalisation === '' ? '' : `: “${personalisation}”`;
