import { invalidField } from '../../../http/invalid-field.ts';
import { isDay } from 'contract/calendar/day';

/** Columns by which the list is sorted, with the type of their values. */
export const sortColumns = {
  placed_at: { type: 'timestamptz', isValue: (text: string) => isTime(text) },
  work_date: { type: 'date', isValue: (text: string) => isDay(text) },
  total: { type: 'integer', isValue: (text: string) => /^\d{1,9}$/.test(text) },
} as const;

export type SortColumn = keyof typeof sortColumns;

/**
 * The last row of a page: the index of its segment, its value of the sorted column, and its id. A
 * segment is a part of the list, as in `find-order-page.ts`.
 */
export interface Cursor {
  segment: number;
  value: string;
  orderid: number;
}

export const encodeCursor = ({ segment, value, orderid }: Cursor): string =>
  Buffer.from(JSON.stringify([segment, value, orderid])).toString('base64url');

/** Throws 400 for a text that `encodeCursor` did not create. */
export function decodeCursor(text: string): Cursor {
  const [segment, value, orderid] = parseList(Buffer.from(text, 'base64url').toString());
  if (isCount(segment) && isCount(orderid) && typeof value === 'string') {
    return { segment, value, orderid };
  }
  throw createCursorError();
}

/** Throws 400 for a cursor whose value does not have the type of the column. */
export function requireCursorValue({ value }: Cursor, column: SortColumn): void {
  if (!sortColumns[column].isValue(value)) throw createCursorError();
}

const createCursorError = () =>
  invalidField('after', 'after: this page does not exist. Please start at the first one.');

function parseList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch (cause) {
    if (cause instanceof SyntaxError) return [];
    throw cause;
  }
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 2_147_483_647;

const isTime = (text: string) =>
  /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(text) &&
  isDay(text.slice(0, 10));
