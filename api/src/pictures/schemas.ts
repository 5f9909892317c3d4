import { Type } from 'typebox';
import { typedText } from '../http/fields.ts';
import { defineDataResponse } from '../http/responses.ts';

const LibraryPicture = Type.Object({
  file: Type.String({ description: 'The picture is at /images/{file}.' }),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer(),
  focusx: Type.Integer({ description: 'Focal point in per cent from the left.' }),
  focusy: Type.Integer({ description: 'Focal point in per cent from the top.' }),
  by: Type.String(),
  at: Type.String(),
  isused: Type.Boolean({ description: 'Whether an entity or a draft uses it.' }),
  isready: Type.Boolean({ description: 'Whether all widths that pages use are made.' }),
});

export const LibraryPictureResponse = defineDataResponse(LibraryPicture);

export const LibraryResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(LibraryPicture),
  next: Type.String({ description: "Cursor of the next page, or ''." }),
});

export const LibraryQuery = Type.Object({
  after: Type.Optional(Type.String({ maxLength: 100 })),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  unused: Type.Optional(Type.Boolean({ description: 'Only pictures that nothing uses.' })),
});

export const PictureParams = Type.Object({ file: Type.String({ maxLength: 100 }) });

const createPercentSchema = (title: string) => Type.Integer({ title, minimum: 0, maximum: 100 });

export const ChangedPictureBody = Type.Object({
  alt: typedText('line', 'Description', 300),
  focusx: createPercentSchema('Focal point'),
  focusy: createPercentSchema('Focal point'),
});
