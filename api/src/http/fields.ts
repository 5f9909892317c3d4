import type { TypedKind } from 'contract/typed-text';
import { Type } from 'typebox';

/** The largest id that the database's integer columns hold. */
export const MAX_ID = 2_147_483_647;

/** An id; the validator reads numeric text as a number. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** Schema of a text that a program writes, of at most `maxLength` characters. Empty text is valid. */
export const text = (maxLength: number) => Type.String({ maxLength });

/** How a typed text is cleaned before its length is checked. A phone with an extension is refused (rows 59 and 60). */
export type TextKind = TypedKind | 'phone' | 'personalisation';

/** Schema of a text that a person types, of at most `maxLength` characters. Error sentences use the title. */
export const typedText = (kind: TextKind, title: string, maxLength: number) =>
  Type.String({ 'x-typed': kind, title, maxLength });

export const email = typedText('email', 'E-mail', 254);

export const password = Type.String({ title: 'Password', maxLength: 1024 });

export const personName = typedText('line', 'Name', 200);

export const mobile = typedText('phone', 'Mobile', 50);

/** Shipping details and saved addresses; each part may be empty (decision 30). */
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

/** Of any length: a slug that nothing can have is unknown like any other. */
export const SlugParams = Type.Object({ slug: Type.String({ minLength: 1 }) });

/** Paging of the lists that only staff may see whole. */
export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

/** An amount on the wire: pounds, at most two decimals. */
export const pounds = Type.Number({ minimum: 0, description: 'Pounds.' });
