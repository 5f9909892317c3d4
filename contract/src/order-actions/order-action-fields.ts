import * as v from 'valibot';
import { trade } from '../calendar/booking-fields.ts';
import { recordedPaymentKinds } from '../payments/ledger.ts';
import { integer, optionalReason } from '../calls/wire.ts';

/** Version of the order on the page. A change of an older version is refused. */
export const version = v.pipe(integer, v.metadata({ minimum: 1, title: 'Version' }));

export const stateRequest = v.object({
  state: v.picklist(['completed', 'cancelled']),
  reason: optionalReason,
  version: v.optional(version),
  /** How the rest was paid that was due at the completion. 'unpaid' leaves it due. */
  paidby: v.optional(v.picklist([...recordedPaymentKinds, 'unpaid'])),
});

export const linkRequest = v.object({ reason: optionalReason });

export const bookingRequest = v.object({ trade, version: v.optional(version) });
