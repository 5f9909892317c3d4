import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { users } from '../../people/records/tables.ts';
import { catalogVersion } from '../../catalog/records/tables.ts';
import type { Db, Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { pickChanges, writeAudit } from '../../audit/records/write-audit.ts';
import { pictures } from '../store/tables.ts';
import { findUsedFiles } from '../used-files.ts';

/** Upload time in microseconds since 1970. A JavaScript date has only milliseconds. */
const uploadedMicroseconds = sql<string>`(extract(epoch from ${pictures.uploadedAt}) * 1000000)::bigint::text`;

/** Returns a picture of the library. Throws 404 for an unknown picture. */
export async function findPicture(tx: Tx, file: string) {
  const [row] = await selectPictures(tx, eq(pictures.file, file), 1);
  if (row === undefined) throw notFound('There is no such picture.');
  return toApiPicture(row, await findUsedFiles(tx, [file]));
}

/** Changes the alternative text and the focal point. Throws 404 for an unknown picture. */
export async function changePicture(
  db: Db,
  user: { id: number },
  file: string,
  { alt, focusx, focusy }: { alt: string; focusx: number; focusy: number },
) {
  return db.transaction(async (tx) => {
    const columns = { alt: pictures.alt, focusX: pictures.focusX, focusY: pictures.focusY };
    const isFile = eq(pictures.file, file);
    const [before] = await tx.select(columns).from(pictures).where(isFile).for('update');
    if (before === undefined) throw notFound('There is no such picture.');
    const after = { alt: alt.trim(), focusX: focusx, focusY: focusy };
    const changes = pickChanges(before, after);
    if (Object.keys(changes.after).length > 0) {
      await tx.update(pictures).set(after).where(isFile);
      await raiseCatalogueVersion(tx);
      const subject = { kind: 'picture', id: file };
      await writeAudit(tx, user, { action: 'picture.changed', subject, ...changes });
    }
    return findPicture(tx, file);
  });
}

/**
 * Invalidates the cached catalogue responses, because they contain the alternative texts and focal
 * points of pictures.
 */
const raiseCatalogueVersion = (tx: Tx) =>
  tx.update(catalogVersion).set({ version: sql`${catalogVersion.version} + 1` });

/** Selects pictures with their uploaders, newest first. */
export const selectPictures = (tx: Tx, condition: SQL | undefined, limit: number) =>
  tx
    .select({
      picture: getTableColumns(pictures),
      by: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email}, '')`,
      microseconds: uploadedMicroseconds,
    })
    .from(pictures)
    .leftJoin(users, eq(users.id, pictures.uploadedBy))
    .where(condition)
    .orderBy(desc(pictures.uploadedAt), desc(pictures.file))
    .limit(limit);

type PictureRow = Awaited<ReturnType<typeof selectPictures>>[number];

export const toApiPicture = ({ picture, by }: PictureRow, usedFiles: ReadonlySet<string>) => ({
  file: picture.file,
  alt: picture.alt,
  width: picture.width,
  height: picture.height,
  bytes: picture.bytes,
  focusx: picture.focusX,
  focusy: picture.focusY,
  by,
  at: picture.uploadedAt.toISOString(),
  isused: usedFiles.has(picture.file),
  isready: picture.readyAt !== null,
});
