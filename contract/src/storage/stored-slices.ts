import * as v from 'valibot';
import { idField, createStorageSchema } from '../values/fields.ts';
import {
  type CartLine,
  type PackageLine,
  storedCartLineSchema,
  storedPackageLineSchema,
} from '../basket/lines.ts';
import { placementSchema } from './placement.ts';
import { productFields } from '../catalog/product.ts';
import { serviceFields, subserviceFields } from '../catalog/service.ts';

export interface StoredSlice {
  content: unknown;
  /** Number of lines that could not be read. `content` contains the readable lines. */
  droppedLines: number;
}

const createSliceReader =
  (schema: v.GenericSchema) =>
  (content: unknown): StoredSlice => {
    const result = v.safeParse(schema, content);
    return { content: result.success ? result.output : undefined, droppedLines: 0 };
  };

/**
 * Creates a reader of basket lines. Reads each line separately, so that an unreadable line does not
 * affect other lines.
 */
const createLineReader =
  <Line>(schema: v.GenericSchema<unknown, Line>) =>
  (content: unknown, mergeLines: (lines: Line[]) => Line[]): StoredSlice => {
    if (!Array.isArray(content)) return { content: undefined, droppedLines: 0 };
    const results = content.map((line: unknown) => v.safeParse(schema, line));
    const readableLines = results.flatMap((result) => (result.success ? [result.output] : []));
    for (const { issues } of results) {
      if (issues) console.warn('A stored line could not be read:', v.summarize(issues));
    }
    return {
      content: mergeLines(readableLines),
      droppedLines: content.length - readableLines.length,
    };
  };

export const readCartLines = createLineReader<CartLine>(storedCartLineSchema);
export const readPackageLines = createLineReader<PackageLine>(storedPackageLineSchema);
export const readDress = createSliceReader(v.nullable(createStorageSchema(productFields)));
export const readService = createSliceReader(v.nullable(createStorageSchema(serviceFields)));
export const readSubservice = createSliceReader(
  v.nullable(createStorageSchema({ ...subserviceFields, serviceid: idField })),
);
export const readCheckoutStatus = createSliceReader(v.picklist([0, 1]));
export const readPlacement = createSliceReader(v.nullable(placementSchema));
