import { and, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { type BuiltInPicture, listBuiltInPictures } from '../store/built-in-pictures.ts';
import { selectPictures, toApiPicture } from './library.ts';
import { pictures } from '../store/tables.ts';
import { findUsedFiles, isUsed } from '../used-files.ts';

interface PageQuery {
  after?: string | undefined;
  size: number;
  unused?: boolean | undefined;
}

/** The last picture of a page. A built-in picture has the time 0. */
interface Cursor {
  microseconds: string;
  file: string;
}

/** Time of built-in pictures in a cursor. */
const BUILT_IN_MICROSECONDS = '0';

/**
 * Returns one page of the picture library. Uploaded pictures come first, newest first. Built-in
 * pictures follow, sorted by name.
 */
export async function listPictures(db: Db, { after, size, unused = false }: PageQuery) {
  const cursor = after === undefined ? null : parseCursor(after);
  const uploadedEntries = await listUploadedEntries(db, cursor, size + 1, unused);
  const builtInEntries = unused
    ? []
    : await listBuiltInEntries(db, cursor, size + 1 - uploadedEntries.length);
  const entries = [...uploadedEntries, ...builtInEntries];
  const lastEntry = entries.length > size ? entries[size - 1] : undefined;
  return {
    data: entries.slice(0, size).map(({ picture }) => picture),
    next: lastEntry === undefined ? '' : `${lastEntry.microseconds}-${lastEntry.picture.file}`,
  };
}

async function listUploadedEntries(
  db: Db,
  cursor: Cursor | null,
  limit: number,
  isUnusedOnly: boolean,
) {
  if (cursor?.microseconds === BUILT_IN_MICROSECONDS) return [];
  const condition = and(
    cursor === null ? undefined : isOlder(cursor),
    isUnusedOnly ? not(isUsed) : undefined,
  );
  const rows = await selectPictures(db, condition, limit);
  const files = rows.map(({ picture }) => picture.file);
  const usedFiles = await findUsedFiles(db, files);
  return rows.map((row) => ({
    microseconds: row.microseconds,
    picture: toApiPicture(row, usedFiles),
  }));
}

async function listBuiltInEntries(db: Db, cursor: Cursor | null, limit: number) {
  const lastFile = cursor?.microseconds === BUILT_IN_MICROSECONDS ? cursor.file : '';
  const builtInPictures = (await listBuiltInPictures())
    .filter(({ file }) => file > lastFile)
    .slice(0, limit);
  const files = builtInPictures.map(({ file }) => file);
  const usedFiles = await findUsedFiles(db, files);
  return builtInPictures.map((picture) => ({
    microseconds: BUILT_IN_MICROSECONDS,
    picture: describeBuiltInPicture(picture, usedFiles.has(picture.file)),
  }));
}

const describeBuiltInPicture = (picture: BuiltInPicture, isused: boolean) => ({
  ...picture,
  alt: '',
  focusx: 50,
  focusy: 50,
  by: '',
  at: '',
  isused,
  isready: true,
});

/** Throws 400 for a cursor that `listPictures` did not create. */
function parseCursor(cursor: string): Cursor {
  const [, microseconds, file] = /^(\d{1,17})-([\w.-]+)$/.exec(cursor) ?? [];
  if (microseconds === undefined || file === undefined)
    throw invalidField('after', 'after: this page does not exist. Please start at the first one.');
  return { microseconds, file };
}

function isOlder({ microseconds, file }: Cursor): SQL {
  const time = sql`'epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond'`;
  return sql`(${pictures.uploadedAt}, ${pictures.file}) < (${time}, ${file})`;
}
