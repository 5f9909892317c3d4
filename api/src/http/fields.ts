import type { TypedKind } from 'contract/typed-text';
import { Type } from 'typebox';

/** The largest id that the database's integer columns hold. */
export const MAX_ID = 2_147_483_647;

/** An id; the validator reads numeric text as a number. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** Text that programs make, of at most `maxLength` characters; empty text is valid. */
export const text = (maxLength: number) => Type.String({ maxLength });

/** How a text is cleaned before its length counts; of phones, extensions are refused (rows 59 and 60). */
export type TextKind = TypedKind | 'phone' | 'personalisation';

/** Text that people type, of at most `maxLength` characters. Refusals name it by its title. */
export const typed = (kind: TextKind, title: string, maxLength: number) =>
  Type.String({ 'x-typed': kind, title, maxLength });

/** Pattern of a text that is not empty. */
export const FILLED = '\\S';

export const email = typed('email', 'E-mail', 254);

export const password = Type.String({ title: 'Password', maxLength: 1024 });

export const personName = typed('line', 'Name', 200);

export const mobile = typed('phone', 'Mobile', 50);

/** Shipping details and saved addresses; each part may be empty (decision 30). */
export const addressParts = {
  name: personName,
  lastname: typed('line', 'Last name', 200),
  city: typed('line', 'City', 200),
  mobile,
  address: typed('text', 'Address', 1000),
  postalcode: typed('code', 'Post code', 50),
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
