import type { OrderDetail } from '../load-orders.ts';
import { typedDetails, untypedDetails } from './order-details.ts';

/** Typed texts that an email repeats: detail lines, the note and personalisations. */
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
 * Returns the typed texts for the customer's email. Anybody can type any e-mail address. An unpaid
 * order costs nothing, so nothing typed is repeated. A paid order repeats its note and
 * personalisations.
 */
export const safelyTyped = (order: OrderDetail): TypedParts =>
  order.paymentMethod === 'online'
    ? { details: untypedDetails, note: order.note, says: quoted }
    : { details: untypedDetails, note: '', says: () => '' };

const quoted = (personalisation: string) =>
  personalisation === '' ? '' : `: “${personalisation}”`;
