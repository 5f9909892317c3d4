import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pictures } from '../../pictures/store/tables.ts';

interface PictureTexts {
  file: string;
  alt: string;
  focusx: number;
  focusy: number;
}

/**
 * SQL that selects the alternative text and focal point of a file in the picture library. Selects
 * null if the picture has no alternative text and its focal point is the centre.
 */
export const selectPictureTexts = (file: PgColumn): SQL<PictureTexts | null> =>
  sql`(select json_build_object('file', ${pictures.file}, 'alt', ${pictures.alt},
      'focusx', ${pictures.focusX}, 'focusy', ${pictures.focusY})
    from ${pictures} where ${pictures.file} = ${file}
      and (${pictures.alt} <> '' or ${pictures.focusX} <> 50 or ${pictures.focusY} <> 50))`;

/**
 * Adds the field `pictures` to a row of a response. Without texts, which most pictures lack, omits
 * the field.
 */
export const addPictureTexts = <Row extends object>(row: Row, texts: PictureTexts | null) =>
  texts === null ? row : { ...row, pictures: [texts] };
