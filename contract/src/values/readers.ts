import * as v from 'valibot';
import { toPence } from './pence.ts';

/**
 * Schemas for the values in responses. Backends may send numbers as text and text as numbers (rule
 * 41 in docs/product.md).
 */

/** An id. Numeric text becomes a number, so that `===` can compare ids. */
export type Id = number | string;

export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
  v.transform((raw): Id => (String(Number(raw)) === String(raw) ? Number(raw) : raw)),
);

/** Null and missing text become ''. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform(String),
);

/** Parses text as an integer. Any other value becomes 0. */
export const integer = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), 0),
  v.transform((raw) => Math.trunc(Number(raw)) || 0),
);

/** A boolean. 1, '1', true, 'true' and 'yes' become true, other values false. */
export const flag = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), false),
  v.transform((raw) => ['1', 'true', 'yes'].includes(String(raw).toLowerCase())),
);

/** Converts pounds to integer pence. */
export const pence = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((raw) => String(raw).trim() !== '' && isAmount(Number(raw)), 'not an amount'),
  v.transform(toPence),
);

/**
 * Returns whether the amount is valid. This check makes an invalid amount drop one row, because an
 * exception of `toPence` would drop the complete response.
 */
const isAmount = (pounds: number) => Number.isSafeInteger(Math.round(pounds * 100));
