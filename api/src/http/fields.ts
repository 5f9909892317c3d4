import { Type } from 'typebox';

/** The largest id that the database's integer columns hold. */
export const MAX_ID = 2_147_483_647;

/** An id; the validator reads numeric text as a number. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** Text of at most `maxLength` characters; empty text is valid. */
export const text = (maxLength: number) => Type.String({ maxLength });

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
