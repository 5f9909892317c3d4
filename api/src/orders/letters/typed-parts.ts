import type { OrderDetail } from '../load-orders.ts';
import { typedDetails, untypedDetails } from './order-details.ts';

/** What a letter tells of what was typed at the checkout: details line by line, the note, and what add-ons shall say. */
export interface TypedParts {
  details: readonly string[];
  /** '' where there is none. */
  note: string;
  says(personalisation: string): string;
}

/** All of it, for the firm. */
export const allTyped = (order: OrderDetail): TypedParts => ({
  details: typedDetails(order),
  note: order.note,
  says: quoted,
});

/**
 * What whoever has the e-mail address may read. Anybody can have typed that: an order that is paid later costs nothing, and
 * nobody writes to others by what stands in it. What was paid for repeats its note and its texts.
 */
export const safelyTyped = (order: OrderDetail): TypedParts =>
  order.paymentMethod === 'online'
    ? { details: untypedDetails, note: order.note, says: quoted }
    : { details: untypedDetails, note: '', says: () => '' };

const quoted = (personalisation: string) =>
  personalisation === '' ? '' : `: “${personalisation}”`;
