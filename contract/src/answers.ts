import * as v from 'valibot';
import { foundIn, unwrap } from './answered.ts';

/**
 * The list of an answer; rows that do not fit are logged and left out. Throws when the answer says
 * that the read failed, or when not one of its rows fits: neither is an empty list (decision 9).
 */
export function readList<Row>(schema: v.GenericSchema<unknown, Row>, answer: unknown): Row[] {
  const found = foundIn(answer) ?? [];
  const rows: unknown[] = Array.isArray(found) ? found : [found];
  const read = rows.flatMap((row) => {
    const result = v.safeParse(schema, row);
    if (result.success) return [result.output];
    console.warn('A row of the answer could not be read:', v.summarize(result.issues));
    return [];
  });
  if (rows.length > 0 && read.length === 0) throw new Error('The answer could not be read.');
  return read;
}

/**
 * The record of an answer, alone or first of a list; null when the answer says that there is none
 * (decision 41). Throws when it says that the read failed, or does not fit.
 */
export function readRecord<Row>(
  schema: v.GenericSchema<unknown, Row>,
  answer: unknown,
): Row | null {
  const found = foundIn(answer);
  if (found === null) return null;
  const read = v.safeParse(schema, firstOf(found));
  if (read.success) return read.output;
  console.warn('The record of the answer could not be read:', v.summarize(read.issues));
  throw new Error('The answer could not be read.');
}

/**
 * The record of an answer whose `status` and `error` are fields of the record, as a payment
 * session's are: whoever asked judges them. Null for what does not fit.
 */
export function readOutcome<Row>(
  schema: v.GenericSchema<unknown, Row>,
  answer: unknown,
): Row | null {
  const row = firstOf(unwrap(answer));
  if (!row || typeof row !== 'object' || Object.keys(row).length === 0) return null;
  const read = v.safeParse(schema, row);
  return read.success ? read.output : null;
}

const firstOf = (found: unknown): unknown => (Array.isArray(found) ? found[0] : found);
