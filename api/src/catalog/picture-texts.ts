import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pictures } from '../images/tables.ts';

interface PictureTexts {
  file: string;
  alt: string;
  focusx: number;
  focusy: number;
}

/**
 * Selects the alternative text and focal point of a picture in the picture library. Selects null if
 * the picture has neither.
 */
export const selectPictureTexts = (file: PgColumn): SQL<PictureTexts | null> =>
  sql`(select json_build_object('file', ${pictures.file}, 'alt', ${pictures.alt},
      'focusx', ${pictures.focusX}, 'focusy', ${pictures.focusY})
    from ${pictures} where ${pictures.file} = ${file}
      and (${pictures.alt} <> '' or ${pictures.focusX} <> 50 or ${pictures.focusY} <> 50))`;

/**
 * Adds `pictures` to the row. Most pictures have no texts of their own, so the field is omitted
 * then.
 */
export const addPictureTexts = <Row extends object>(row: Row, texts: PictureTexts | null) =>
  texts === null ? row : { ...row, pictures: [texts] };
