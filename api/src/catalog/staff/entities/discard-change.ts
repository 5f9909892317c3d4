import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { notFound } from '../../../http/http-error.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { loadChangesOf } from '../records/changes.ts';
import { createChangedError } from '../drafts/draft-conflict.ts';
import { lockEditableDraft, raiseVersion } from '../drafts/lock-draft.ts';
import { readEntity } from './read-entity.ts';
import { catalogueChanges } from '../records/tables.ts';

/**
 * Removes the change of an entity from a draft. Throws 404 if the draft does not change the entity.
 * Throws 409 with the present entity if a colleague has changed the entity since `version`.
 */
export async function discardChange(
  db: Db,
  user: { id: number },
  { kind, id }: { kind: CatalogueKindName; id: number },
  { draft: draftid, version }: { draft: number; version: number },
) {
  return db.transaction(async (tx) => {
    const draft = await lockEditableDraft(tx, draftid);
    const change = (await loadChangesOf(tx, draftid, kind, [id])).get(id);
    const { noun } = getCatalogueKind(kind);
    if (change === undefined) throw notFound(`The draft does not change this ${noun}.`);
    if (change.version !== version) {
      const currentEntity = await readEntity(tx, kind, id, draftid);
      const { by, at } = currentEntity;
      throw createChangedError(`this ${noun}`, { current: currentEntity, by, at });
    }
    await tx.delete(catalogueChanges).where(eq(catalogueChanges.id, change.id));
    await raiseVersion(tx, draft);
    await writeAudit(tx, user, {
      action: 'catalogue.changeDiscarded',
      subject: { kind, id },
      before: { ...change.values, draft: draftid },
    });
    return { id, version: 0 };
  });
}
