import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pictures } from '../images/tables.ts';

interface PictureTexts {
  file: string;
  alt: string;
  focusx: number;
  focusy: number;
}

/** Selects the library's text and focal point of a picture, or null if it has none of its own. */
export const selectPictureTexts = (file: PgColumn): SQL<PictureTexts | null> =>
  sql`(select json_build_object('file', ${pictures.file}, 'alt', ${pictures.alt},
      'focusx', ${pictures.focusX}, 'focusy', ${pictures.focusY})
    from ${pictures} where ${pictures.file} = ${file}
      and (${pictures.alt} <> '' or ${pictures.focusX} <> 50 or ${pictures.focusY} <> 50))`;

/** Responses omit `pictures` without texts, as most pictures have none. */
export const addPictureTexts = <Row extends object>(row: Row, texts: PictureTexts | null) =>
  texts === null ? row : { ...row, pictures: [texts] };
