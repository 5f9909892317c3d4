import * as v from 'valibot';
import { extractData, unwrapData } from './extract-data.ts';

/**
 * Returns the rows that match the schema. Throws if the read failed or all rows are invalid,
 * because an empty list would hide the failure (rule 9 in docs/product.md).
 */
export function readList<Row>(schema: v.GenericSchema<unknown, Row>, response: unknown): Row[] {
  const data = extractData(response) ?? [];
  const rows: unknown[] = Array.isArray(data) ? data : [data];
  const readableRows = rows.flatMap((row) => {
    const result = v.safeParse(schema, row);
    if (result.success) return [result.output];
    console.warn('A row of the answer could not be read:', v.summarize(result.issues));
    return [];
  });
  if (rows.length > 0 && readableRows.length === 0)
    throw new Error('The answer could not be read.');
  return readableRows;
}

/**
 * Returns the record of a response. Throws if the record does not match the schema (rule 41 in
 * docs/product.md).
 */
export function readRecord<Row>(
  schema: v.GenericSchema<unknown, Row>,
  response: unknown,
): Row | null {
  const data = extractData(response);
  if (data === null) return null;
  const result = v.safeParse(schema, getFirst(data));
  if (result.success) return result.output;
  console.warn('The record of the answer could not be read:', v.summarize(result.issues));
  throw new Error('The answer could not be read.');
}

/**
 * Returns a record with its own `status` and `error`, which the caller must check. Returns null for
 * an invalid record.
 */
export function readOutcome<Row>(
  schema: v.GenericSchema<unknown, Row>,
  response: unknown,
): Row | null {
  const row = getFirst(unwrapData(response));
  if (!row || typeof row !== 'object' || Object.keys(row).length === 0) return null;
  const result = v.safeParse(schema, row);
  return result.success ? result.output : null;
}

const getFirst = (data: unknown): unknown => (Array.isArray(data) ? data[0] : data);
