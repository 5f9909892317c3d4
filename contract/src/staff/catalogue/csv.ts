import * as v from 'valibot';
import { dataResponse, declareCall, declareDownload } from '../../calls/call.ts';
import { integer } from '../../calls/wire.ts';
import { access, differences, draftToRead } from './catalogue-wire.ts';

/** Calls that export and import the catalogue as CSV. */

/**
 * Names of the CSV formats in URLs. `prices` is a format for products with only the columns of id,
 * name and price.
 */
export const csvFormatNames = ['products', 'prices', 'addons'] as const;

export type CsvFormatName = (typeof csvFormatNames)[number];

const params = v.object({ format: v.picklist(csvFormatNames) });

/** The file contains the draft's changes. */
export const exportCatalogue = declareDownload({
  method: 'GET',
  path: 'staff/catalogue/{format}/export',
  access,
  summary: 'Products, prices or add-ons as CSV',
  params,
  query: v.object({ draft: draftToRead }),
  mediaType: 'text/csv',
});

/** Result of an import. If there are errors, nothing is stored. A list has at most 200 entries. */
const importResult = v.object({
  /** Number of rows in the file. */
  rows: integer,
  /** Numbers of added and changed entities. */
  added: integer,
  changed: integer,
  differences,
  /** Number of all errors. `errors` contains only the first errors. */
  failed: integer,
  /** Invalid cells. `line` counts from 1 and includes the heading. */
  errors: v.array(v.object({ line: integer, column: v.string(), sentence: v.string() })),
});

export type ImportResult = v.InferOutput<typeof importResult>;

export const importCatalogue = declareCall({
  method: 'POST',
  path: 'staff/catalogue/{format}/import',
  access,
  summary: 'Puts the rows of a CSV file into a draft, all or none',
  params,
  query: v.object({
    draft: draftToRead,
    dryrun: v.optional(
      v.pipe(v.boolean(), v.metadata({ description: 'Stores nothing, and needs no draft.' })),
      false,
    ),
  }),
  fileTypes: ['text/csv'],
  response: dataResponse(importResult),
});
