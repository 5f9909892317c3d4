import * as v from 'valibot';
import { idField, storedOf } from '../values/fields.ts';
import {
  type CartLine,
  type PackageLine,
  storedCartLineSchema,
  storedPackageLineSchema,
} from '../basket/lines.ts';
import { placementSchema } from './placement.ts';
import { productFields } from '../catalog/product.ts';
import { serviceFields, subserviceFields } from '../catalog/service.ts';

/** The result of reading a stored slice. */
export interface StoredSlice {
  /** Undefined if the slice has no version or another shape. */
  content: unknown;
  /** Number of dropped basket lines that could not be read. `content` holds the others. */
  leftOut: number;
}

/** Returns a function that reads a slice completely, or ignores it if any part is invalid. */
const whole =
  (schema: v.GenericSchema) =>
  (content: unknown): StoredSlice => {
    const read = v.safeParse(schema, content);
    return { content: read.success ? read.output : undefined, leftOut: 0 };
  };

/**
 * Returns a function that reads basket lines one by one, so that an unreadable line does not affect
 * others. `mergeLines` merges duplicate lines.
 */
const lineByLine =
  <Line>(schema: v.GenericSchema<unknown, Line>) =>
  (content: unknown, join: (lines: Line[]) => Line[]): StoredSlice => {
    if (!Array.isArray(content)) return { content: undefined, leftOut: 0 };
    const read = content.map((line: unknown) => v.safeParse(schema, line));
    const readable = read.flatMap((line) => (line.success ? [line.output] : []));
    for (const { issues } of read) {
      if (issues) console.warn('A stored line could not be read:', v.summarize(issues));
    }
    return { content: join(readable), leftOut: content.length - readable.length };
  };

export const readCartLines = lineByLine<CartLine>(storedCartLineSchema);
export const readPackageLines = lineByLine<PackageLine>(storedPackageLineSchema);
export const readDress = whole(v.nullable(storedOf(productFields)));
export const readService = whole(v.nullable(storedOf(serviceFields)));
export const readSubservice = whole(
  v.nullable(storedOf({ ...subserviceFields, serviceid: idField })),
);
export const readCheckoutStatus = whole(v.picklist([0, 1]));
export const readPlacement = whole(v.nullable(placementSchema));
