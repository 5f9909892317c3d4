import type { ProductPicture } from 'contract/catalog/field';
import { getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { and, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { pictures } from '../../../pictures/store/tables.ts';
import { findUnknownPictures, isPictureName } from './picture-names.ts';
import type { ComparedChange, Remark } from '../records/compared-change.ts';

/**
 * Returns a problem for each changed field with a picture that is neither in the picture library
 * nor built in.
 */
export async function findPictureProblems(
  tx: Tx,
  changes: readonly ComparedChange[],
): Promise<Remark[]> {
  const uses = changes.flatMap(listPictureUses);
  const unknownPictures = await findUnknownPictures(
    tx,
    uses.flatMap(({ files }) => files),
  );
  return uses
    .filter(({ files }) => files.some((file) => unknownPictures.has(file)))
    .map(({ files: _files, label, ...remark }) => ({
      ...remark,
      sentence: `${label}: the library does not have this picture. Please choose another.`,
    }));
}

/**
 * Marks the pictures of the changed fields as used, so that a concurrent deletion of unused
 * pictures spares them.
 */
export async function markPicturesUsed(tx: Tx, changes: readonly ComparedChange[]): Promise<void> {
  const files = changes.flatMap(listPictureUses).flatMap((use) => use.files);
  await tx
    .update(pictures)
    .set({ unusedSince: null })
    .where(
      and(
        isNotNull(pictures.unusedSince),
        sql`${pictures.file} = any(${sql.param([...new Set(files)])}::text[])`,
      ),
    );
}

function listPictureUses({ kind, entityid, values }: ComparedChange) {
  return getCatalogueKind(kind).fields.flatMap(({ name, label, type }) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const files = type === 'picture' ? [value] : type === 'pictures' ? listFiles(value) : [];
    return { kind, id: entityid, field: name, label, files: files.filter(isPictureName) };
  });
}

const listFiles = (value: unknown) =>
  Array.isArray(value) ? (value as ProductPicture[]).map(({ file }) => file) : [];
