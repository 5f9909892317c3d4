import * as v from 'valibot';
import { trade } from '../calendar/booking-fields.ts';
import { email, integer, optionalReason, requiredText, typedText } from '../calls/wire.ts';

/** Version of the order on the page. A change of an older version is refused. */
export const version = v.pipe(integer, v.metadata({ minimum: 1, title: 'Version' }));

export const contactFields = {
  name: requiredText('line', 'Name', 200),
  last_name: typedText('line', 'Last name', 200),
  address: requiredText('text', 'Address', 1000),
  city: typedText('line', 'City', 200),
  postalcode: requiredText('postcode', 'Post code', 50),
  mobile: typedText('code', 'Mobile', 50),
  email,
};

export const stateRequest = v.object({
  state: v.picklist(['completed', 'cancelled']),
  reason: optionalReason,
  version: v.optional(version),
});

export const linkRequest = v.object({ reason: optionalReason });

export const bookingRequest = v.object({ trade, version: v.optional(version) });
