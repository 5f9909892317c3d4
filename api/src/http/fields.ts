import type { TypedKind } from 'contract/typed-text';
import { Type } from 'typebox';

/** Largest id of the database's integer columns. */
export const MAX_ID = 2_147_483_647;

/** An id. The validator converts numeric text. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** Text from programs with at most `maxLength` characters. Empty text is valid. */
export const text = (maxLength: number) => Type.String({ maxLength });

/**
 * How a text is cleaned before its length is checked. Phone numbers with extensions are refused
 * (rules 59 and 60).
 */
export type TextKind = TypedKind | 'phone' | 'personalisation';

/** Text that people type, with at most `maxLength` characters. Error messages use the title. */
export const typedText = (kind: TextKind, title: string, maxLength: number) =>
  Type.String({ 'x-typed': kind, title, maxLength });

/** Pattern of a non-empty text. */
export const FILLED = '\\S';

export const email = typedText('email', 'E-mail', 254);

export const password = Type.String({ title: 'Password', maxLength: 1024 });

export const personName = typedText('line', 'Name', 200);

export const mobile = typedText('phone', 'Mobile', 50);

/** Fields of shipping details and saved addresses. Each may be empty (rule 30). */
export const addressParts = {
  name: personName,
  lastname: typedText('line', 'Last name', 200),
  city: typedText('line', 'City', 200),
  mobile,
  address: typedText('text', 'Address', 1000),
  postalcode: typedText('code', 'Post code', 50),
};

export const ServiceIdParams = Type.Object({ serviceid: Id });

export const UserIdParams = Type.Object({ userid: Id });

/** A slug has no length limit, because an impossible one is simply unknown. */
export const SlugParams = Type.Object({ slug: Type.String({ minLength: 1 }) });

/** Paging for lists that only staff may read completely. */
export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

/** An amount in pounds with at most two decimals. */
export const pounds = Type.Number({ minimum: 0, description: 'Pounds.' });
