import * as v from 'valibot';
import { toPence } from './pence.ts';

/**
 * Readers for what a backend may answer: numbers may arrive as text and text as numbers
 * (decision 41), and only the fields that the specification lists are needed.
 */

/** An id as the backend gave it: numeric text becomes a number, so that ids compare by `===`. */
export type Id = number | string;

export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
  v.transform((raw): Id => (String(Number(raw)) === String(raw) ? Number(raw) : raw)),
);

/** Text; numbers are read as text, null and absent as ''. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform(String),
);

/** A count or rank; text is read as a number, whatever is none as 0. */
export const whole = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), 0),
  v.transform((raw) => Math.trunc(Number(raw)) || 0),
);

/** A yes or no: 1, '1', true, 'true' and 'yes' are yes. */
export const flag = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), false),
  v.transform((raw) => ['1', 'true', 'yes'].includes(String(raw).toLowerCase())),
);

/** Pounds on the wire, read as integer pence. */
export const pence = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((raw) => String(raw).trim() !== '' && isAmount(Number(raw)), 'not an amount'),
  v.transform(toPence),
);

/** `toPence` throws on others, which would cost the whole answer instead of the one row. */
const isAmount = (pounds: number) => Number.isSafeInteger(Math.round(pounds * 100));
