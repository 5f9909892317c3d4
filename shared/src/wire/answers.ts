import * as v from 'valibot';
import { answered } from './answered';

/**
 * The list of an answer, inside `data` or as the answer itself (decision 40); rows that do not fit
 * are logged and left out. Throws when the answer says that the read failed.
 */
export function readList<Row>(schema: v.GenericSchema<unknown, Row>, answer: unknown): Row[] {
  const found = unwrap(answered(answer)) ?? '';
  if (found === '') return [];
  const rows: unknown[] = Array.isArray(found) ? found : [found];
  return rows.flatMap((row) => {
    const read = v.safeParse(schema, row);
    if (read.success) return [read.output];
    console.warn('A row of the answer could not be read:', v.summarize(read.issues));
    return [];
  });
}

/** The record of an answer in either form; null, an empty list and an empty answer are null (decision 41). */
export function readRecord<Row>(
  schema: v.GenericSchema<unknown, Row>,
  answer: unknown,
): Row | null {
  const found = unwrap(answer);
  const row = Array.isArray(found) ? found[0] : found;
  if (!row || typeof row !== 'object' || Object.keys(row).length === 0) return null;
  const read = v.safeParse(schema, row);
  return read.success ? read.output : null;
}

/** What stands in `data`, where it is given, else the answer itself. */
function unwrap(answer: unknown): unknown {
  if (answer && typeof answer === 'object' && 'data' in answer) return answer.data;
  return answer;
}
