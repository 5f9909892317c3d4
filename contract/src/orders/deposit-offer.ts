import * as v from 'valibot';
import { day, integer, orEmpty } from '../calls/wire.ts';

/** The part of a basket that a shopper may pay first, or null if all is to be paid at once. */
export const depositOffer = v.nullable(
  v.object({
    /** Pence to pay at the checkout. */
    amount: integer,
    /** Last day to pay the rest, or '' if no day is booked. */
    restdueon: orEmpty(day),
    /** When the rest is due, as words that follow its amount. */
    resttime: v.optional(v.string(), 'before we begin'),
  }),
);

export type DepositOffer = v.InferOutput<typeof depositOffer>;
