import * as v from 'valibot';
import { toPence } from '../values/pence.ts';
import { MAX_REASON_LENGTH } from './max-reason-length.ts';
import { NON_EMPTY_PATTERN } from '../values/non-empty-pattern.ts';
import { integer } from './plain-values.ts';
import type { TypedKind } from '../values/typed-text.ts';

/**
 * Schemas for the values in calls of our own backend. The backend checks what is in `metadata` as
 * JSON Schema. Pages check only the types.
 */

export { day, integer } from './plain-values.ts';

/** Largest id that an integer column of the database can store. */
export const MAX_ID = 2_147_483_647;

/** Kind of a typed text. The kind decides how a text is cleaned before its length is checked. */
export type TextKind = TypedKind | 'phone' | 'personalisation' | 'reason';

export const id = v.pipe(v.number(), v.integer(), v.metadata({ minimum: 1, maximum: MAX_ID }));

/** A time in UTC, for example `2026-11-28T09:30:00.000Z`. */
export const time = v.pipe(v.string(), v.metadata({ format: 'date-time' }));

/** A value that the backend may send as null, and pages read as ''. */
export const orEmpty = <Value extends v.GenericSchema<string>>(value: Value) =>
  v.pipe(
    v.nullable(value),
    v.transform((text) => text ?? ''),
  );

/**
 * One of `values`, in a response. Pages also accept an unknown value, because a later backend may have
 * added it. The API's document lists `values`.
 */
export const openEnum = <Value extends string>(values?: readonly Value[]) =>
  v.pipe(
    v.string(),
    v.metadata(values ? { enum: values } : {}),
    v.transform((text) => text as Value),
  );

/** A list that neither side changes, such as a constant of the backend. */
export const readonlyList = <Item extends v.GenericSchema>(item: Item) =>
  v.array(item) as unknown as v.GenericSchema<
    readonly v.InferInput<Item>[],
    readonly v.InferOutput<Item>[]
  >;

/** A day, or '' for no day. */
export const optionalDay = (title: string) =>
  v.union([v.pipe(v.string(), v.metadata({ format: 'date', title })), v.literal('')]);

/** An amount that both sides send and read in pounds. */
export const amountInPounds = v.pipe(
  v.number(),
  v.metadata({ minimum: 0, description: 'Pounds.' }),
);

/** An amount in pence that a person typed. */
export const requiredAmount = (title: string) =>
  v.pipe(v.number(), v.integer(), v.metadata({ title, minimum: 1, maximum: 100_000_000 }));

const readPence = v.transform((amount: number) => toPence(amount));

/** An amount that the backend sends in pounds, and pages read as pence. */
export const pounds = v.pipe(amountInPounds, readPence);

/** As `pounds`, for an amount that may be negative. */
export const signedPounds = v.pipe(v.number(), v.metadata({ description: 'Pounds.' }), readPence);

/** A text that a person typed. Error messages contain `title`. */
export const typedText = (kind: TextKind, title: string, maxLength: number) =>
  v.pipe(v.string(), v.metadata({ 'x-typed': kind, title, maxLength }));

/** A text that a person typed, with at least one visible character. */
export const requiredText = (kind: TextKind, title: string, maxLength: number) =>
  v.pipe(v.string(), v.metadata({ 'x-typed': kind, title, maxLength, pattern: NON_EMPTY_PATTERN }));

/** The reason for a change by staff. */
export const reason = requiredText('reason', 'Reason', MAX_REASON_LENGTH);

/** A reason that a call needs in some cases only, or never. */
export const optionalReason = v.optional(typedText('reason', 'Reason', MAX_REASON_LENGTH));

export const email = typedText('email', 'E-mail', 254);

export const password = v.pipe(v.string(), v.metadata({ title: 'Password', maxLength: 1024 }));

/** A code of an authenticator app, or a recovery code. */
export const code = typedText('code', 'Code', 50);

export const personName = typedText('line', 'Name', 200);

export const mobile = typedText('phone', 'Mobile', 50);

/** Fields of an address in a request. Each field may be empty. */
export const addressFields = {
  name: personName,
  lastname: typedText('line', 'Last name', 200),
  city: typedText('line', 'City', 200),
  mobile,
  address: typedText('text', 'Address', 1000),
  postalcode: typedText('postcode', 'Post code', 50),
};

/** A text that a program sends. Such a text is not cleaned and may be empty. */
export const programText = (maxLength: number) => v.pipe(v.string(), v.metadata({ maxLength }));

/** The token of a mailed link. */
export const linkToken = programText(200);

/** A key that a page makes for a change, so that a repeated request changes nothing. */
export const requestKey = v.pipe(
  v.string(),
  v.metadata({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
);

/** Path parameters of a call about a user. */
export const userIdParams = v.object({ userid: id });

/** A flag, which calls of the specification send as 1 or 0. */
export const flag = v.pipe(integer, v.metadata({ minimum: 0, maximum: 1 }));

/** The number of an order in a path or a request. */
export const orderNumber = programText(100);

/** Number of rows of a page. */
export const pageSize = v.optional(v.pipe(integer, v.metadata({ minimum: 1, maximum: 200 })), 50);
