import * as v from 'valibot';

/**
 * Schemas of `wire.ts` that the catalogue's pages need. The other schemas there are of requests and
 * of typed texts, which these pages would load too.
 */

export const integer = v.pipe(v.number(), v.integer());

/**
 * A day of the calendar, 'YYYY-MM-DD' in London. The backend refuses a day that does not exist and
 * a day before 2000 or after 2100, so that no query or loop meets one.
 */
export const day = v.pipe(v.string(), v.metadata({ format: 'date' }));
