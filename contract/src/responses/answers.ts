import * as v from 'valibot';
import { foundIn, unwrap } from './answered.ts';

/**
 * Returns the list of a response. Logs and drops rows that do not match the schema. Throws if the
 * read failed or if no row matches, because neither is an empty list (rule 9).
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
 * Returns the record of a response, or the first of a list. Returns null if the response has none
 * (rule 41). Throws if the read failed or the record does not match the schema.
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
 * Returns a record that has its own fields `status` and `error`, such as a payment session. The
 * caller judges these fields. Returns null if the record does not match the schema.
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
