import { isDeepStrictEqual } from 'node:util';
import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import type { Db } from '../../../db/db.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { type ChangeRow, loadChangesOf } from '../records/changes.ts';
import { createChangedError } from '../drafts/draft-conflict.ts';
import { lockEditableDraft } from '../drafts/lock-draft.ts';
import { parseValues } from '../checks/parse-values.ts';
import { loadPublishedEntities } from '../records/published.ts';
import { readEntity } from './read-entity.ts';
import { type Editing, saveEdits } from './save-edits.ts';
import { ROW_CREATED } from '../records/tables.ts';

interface EditRequest {
  draft: number;
  /**
   * Version of the draft's change of the entity, as the page loaded it. 0 means that the draft did
   * not change the entity then.
   */
  version: number;
  values: CatalogueValues;
}

/**
 * Changes fields of an entity in a draft. Keeps changes of other fields that colleagues have made
 * since `version`. Throws 409 with the present entity if a colleague has changed one of the same
 * fields since `version`.
 */
export async function editEntity(
  db: Db,
  user: { id: number },
  { kind, id }: { kind: CatalogueKindName; id: number },
  { draft: draftid, version, values }: EditRequest,
) {
  const cleanedValues = parseValues(kind, values);
  return db.transaction(async (tx) => {
    const draft = await lockEditableDraft(tx, draftid);
    const editing: Editing = { tx, user, draft, kind };
    const change = (await loadChangesOf(tx, draftid, kind, [id])).get(id);
    await requireNoConflict(editing, { id, change }, { version, values: cleanedValues });
    const { saved, version: newVersion } = await saveEdits(editing, [
      { id, values: cleanedValues },
    ]);
    for (const edit of saved)
      await writeAudit(tx, user, {
        action: 'catalogue.changed',
        subject: { kind, id },
        before: edit.before,
        after: { ...edit.values, draft: draftid },
      });
    if (saved.length === 0) return { id, version: change?.version ?? 0 };
    const isChanged = (await loadChangesOf(tx, draftid, kind, [id])).has(id);
    return { id, version: isChanged ? newVersion : 0 };
  });
}

async function requireNoConflict(
  { tx, draft, kind }: Editing,
  { id, change }: { id: number; change: ChangeRow | undefined },
  { version, values }: { version: number; values: CatalogueValues },
): Promise<void> {
  if ((change?.version ?? 0) === version) return;
  const publishedValues = (await loadPublishedEntities(tx, kind, [id])).get(id);
  const presentValues = { ...publishedValues, ...change?.values };
  // If a colleague has deleted or replaced the change that the page loaded, the colleague may have
  // reset any field.
  const isRowGone =
    version > 0 && (change === undefined || (change.fieldVersions[ROW_CREATED] ?? 0) > version);
  const mayDiffer = (name: string) => isRowGone || (change?.fieldVersions[name] ?? 0) > version;
  const fields = Object.keys(values).filter(
    (name) => mayDiffer(name) && !isDeepStrictEqual(presentValues[name], values[name]),
  );
  if (fields.length === 0) return;
  const currentEntity = await readEntity(tx, kind, id, draft.id);
  const { by, at } = currentEntity;
  throw createChangedError(`this ${getCatalogueKind(kind).noun}`, {
    current: currentEntity,
    by,
    at,
    fields,
  });
}
