import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { buildUploadedName, type PictureStore } from '../../store/picture-store.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import type { CleanPicture } from '../../decoding/clean-picture.ts';
import { lockPictureFile } from '../../store/lock-file.ts';
import { pictures } from '../../store/tables.ts';

/**
 * Stores a picture and returns its file name. Inserts the row before the file, because the clean-up
 * deletes files without a row. Storing a picture again restores a lost file.
 */
export async function storePicture(
  { db, store }: { db: Db; store: PictureStore },
  user: { id: number },
  picture: CleanPicture,
): Promise<string> {
  const sha256 = createHash('sha256').update(picture.body).digest('hex');
  const file = buildUploadedName(sha256, picture.extension);
  const isNew = await addRow(db, user, file, picture);
  try {
    await store.put(file, picture.body);
  } catch (cause) {
    if (isNew) await db.delete(pictures).where(eq(pictures.file, file));
    throw cause;
  }
  return file;
}

/** Resolves to false if the library already contains the picture. */
const addRow = (
  db: Db,
  user: { id: number },
  file: string,
  { width, height, body }: CleanPicture,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockPictureFile(tx, file);
    const metadata = { width, height, bytes: body.length };
    const [addedRow] = await tx
      .insert(pictures)
      .values({ file, ...metadata, uploadedBy: user.id })
      .onConflictDoNothing()
      .returning({ file: pictures.file });
    if (addedRow === undefined) {
      await tx.update(pictures).set({ unusedSince: null }).where(eq(pictures.file, file));
      return false;
    }
    const subject = { kind: 'picture', id: file };
    await writeAudit(tx, user, { action: 'picture.uploaded', subject, after: metadata });
    return true;
  });
