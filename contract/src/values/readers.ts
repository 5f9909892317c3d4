import * as v from 'valibot';
import { toPence } from './pence.ts';

/**
 * Readers of the values in responses. Backends may return numbers as text and text as numbers (rule
 * 41). Only the fields of the specification are required.
 */

/** An id from the backend. Numeric text becomes a number, so that ids compare by `===`. */
export type Id = number | string;

export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
  v.transform((raw): Id => (String(Number(raw)) === String(raw) ? Number(raw) : raw)),
);

/** Text. A number becomes text, null and absent become ''. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform(String),
);

/** An integer, such as a count or rank. Text is parsed, and anything else becomes 0. */
export const integer = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), 0),
  v.transform((raw) => Math.trunc(Number(raw)) || 0),
);

/** A boolean. 1, '1', true, 'true' and 'yes' are true. */
export const flag = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), false),
  v.transform((raw) => ['1', 'true', 'yes'].includes(String(raw).toLowerCase())),
);

/** Pounds on the wire, converted to integer pence. */
export const pence = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((raw) => String(raw).trim() !== '' && isAmount(Number(raw)), 'not an amount'),
  v.transform(toPence),
);

/**
 * Rejects other values before the conversion. An exception of `toPence` would drop the whole
 * response instead of one row.
 */
const isAmount = (pounds: number) => Number.isSafeInteger(Math.round(pounds * 100));
