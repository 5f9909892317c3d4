import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import { requiredText } from '../calls/wire.ts';

/** An address of a postcode, in the fields of shipping details. */
export const foundAddress = v.object({
  /** Street and house, in one line. */
  address: v.string(),
  city: v.string(),
  postalcode: v.string(),
});

export type FoundAddress = v.InferOutput<typeof foundAddress>;

/** A POST, so that no log has the postcode. */
export const lookUpAddresses = declareCall({
  method: 'POST',
  path: 'users/addresses/lookup',
  access: 'everybody',
  summary:
    'The addresses of a British postcode, from the configured provider. Empty if it has none',
  body: v.object({ postcode: requiredText('postcode', 'Postcode', 20) }),
  response: dataResponse(v.array(foundAddress)),
});
