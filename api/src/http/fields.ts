import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import { MAX_ID, type TextKind } from 'contract/calls/wire';
import { NON_EMPTY_PATTERN } from 'contract/values/non-empty-pattern';
import { Type } from 'typebox';

/** An id. The validator also accepts an id as numeric text. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** A text that a program sends. Such a text is not cleaned and may be empty. */
export const text = (maxLength: number) => Type.String({ maxLength });

/** A text that a person typed. Error messages contain `title`. */
export const typedText = (kind: TextKind, title: string, maxLength: number) =>
  Type.String({ 'x-typed': kind, title, maxLength });

const reasonText = typedText('reason', 'Reason', MAX_REASON_LENGTH);

/** The reason for a change by staff. */
export const reason = Type.String({ ...reasonText, pattern: NON_EMPTY_PATTERN });

/** A reason that a call needs in some cases only, or never. */
export const optionalReason = Type.Optional(reasonText);

export const email = typedText('email', 'E-mail', 254);

export const password = Type.String({ title: 'Password', maxLength: 1024 });

export const personName = typedText('line', 'Name', 200);

export const mobile = typedText('phone', 'Mobile', 50);

/** Fields of an address. Each field may be empty. */
export const addressFields = {
  name: personName,
  lastname: typedText('line', 'Last name', 200),
  city: typedText('line', 'City', 200),
  mobile,
  address: typedText('text', 'Address', 1000),
  postalcode: typedText('postcode', 'Post code', 50),
};

export const ServiceIdParams = Type.Object({ serviceid: Id });

export const UserIdParams = Type.Object({ userid: Id });

/** A slug needs no length limit, because a very long slug just gets a 404. */
export const SlugParams = Type.Object({ slug: Type.String({ minLength: 1 }) });

export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

/** An amount in pounds. The schema does not limit the number of decimals. */
export const pounds = Type.Number({ minimum: 0, description: 'Pounds.' });

/** Path parameters of endpoints for one order. */
export const OrderNoParams = Type.Object({ orderno: Type.String({ maxLength: 100 }) });
