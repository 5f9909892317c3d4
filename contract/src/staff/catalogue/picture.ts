import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { integer, pageSize, programText, typedText } from '../../calls/wire.ts';
import { nextPage } from './catalogue-wire.ts';

/** Calls of the picture library. */

const describe = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.metadata({ description }));

/**
 * A picture in the library. `file` contains the hash of its content. Pictures that come with the
 * shop have names instead.
 */
const picture = v.object({
  file: describe(v.string(), 'The picture is at /images/{file}.'),
  alt: v.string(),
  /** Width and height in px. */
  width: integer,
  height: integer,
  bytes: integer,
  focusx: describe(integer, 'Focal point in per cent from the left.'),
  focusy: describe(integer, 'Focal point in per cent from the top.'),
  by: v.string(),
  at: v.string(),
  isused: describe(v.boolean(), 'Whether an entity or a draft uses it.'),
  isready: describe(v.boolean(), 'Whether all widths that pages use are made.'),
});

export type Picture = v.InferOutput<typeof picture>;

const access = 'catalogue';
const percent = v.pipe(integer, v.metadata({ title: 'Focal point', minimum: 0, maximum: 100 }));

export const listPictures = declareCall({
  method: 'GET',
  path: 'staff/catalogue/pictures',
  access,
  summary: 'A page of the pictures: uploaded ones, the newest first, and then those built in',
  query: v.object({
    after: v.optional(programText(100)),
    size: pageSize,
    unused: v.optional(describe(v.boolean(), 'Only pictures that nothing uses.')),
  }),
  response: v.object({ data: v.array(picture), next: nextPage }),
});

export const changePicture = declareCall({
  method: 'POST',
  path: 'staff/catalogue/pictures/{file}',
  access,
  summary: 'Changes the description and the focal point of a picture',
  params: v.object({ file: programText(100) }),
  body: v.object({
    alt: typedText('line', 'Description', 300),
    focusx: percent,
    focusy: percent,
  }),
  response: dataResponse(picture),
});

export const uploadPicture = declareCall({
  method: 'POST',
  path: 'staff/catalogue/pictures',
  access,
  summary: 'Uploads a picture: the body is the file, and its content decides the format',
  fileTypes: ['image/*', 'application/octet-stream'],
  response: dataResponse(picture),
});
