import type { OrderDetail } from '../records/load-orders.ts';
import { typedDetails, untypedDetails } from './order-details.ts';

/**
 * Texts typed by the shopper that an email repeats: detail lines, the note and personalisations.
 */
export interface TypedParts {
  details: readonly string[];
  /** The note, or ''. */
  note: string;
  says(personalisation: string): string;
}

/** Returns all typed texts, for the firm. */
export const allTyped = (order: OrderDetail): TypedParts => ({
  details: typedDetails(order),
  note: order.note,
  says: quoted,
});

/**
 * Returns the typed texts for the customer's email. The email of an unpaid order repeats none of
 * them, because such an order costs nothing and its address may be a stranger's. The email of a
 * paid order repeats the note and the personalisations.
 */
export const safelyTyped = (order: OrderDetail): TypedParts =>
  order.paymentMethod === 'online'
    ? { details: untypedDetails, note: order.note, says: quoted }
    : { details: untypedDetails, note: '', says: () => '' };

const quoted = (personalisation: string) =>
  personalisation === '' ? '' : `: “${personalisation}”`;
