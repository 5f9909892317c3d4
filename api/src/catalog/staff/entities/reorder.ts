import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import type { Visibility } from 'contract/staff/catalogue/visibility';
import type { Db } from '../../../db/db.ts';
import { badRequest, conflict } from '../../../http/http-error.ts';
import { assignRanks } from './assign-ranks.ts';
import { writeDraftAudit } from '../drafts/change-draft.ts';
import { getOrderField, POSITION_STEP } from '../records/kind-tables.ts';
import { listKeys } from './list-entities.ts';
import { lockEditableDraft } from '../drafts/lock-draft.ts';
import { type Edit, type Editing, saveEdits } from './save-edits.ts';

/**
 * Sets a new order for all entities of a kind in a draft. Throws 409 unless `ids` contains the id
 * of each entity that is not archived, once, and no other id.
 */
export async function reorder(
  db: Db,
  user: { id: number },
  kind: CatalogueKindName,
  { draft: draftid, ids }: { draft: number; ids: readonly number[] },
) {
  const { isOrdered, label } = getCatalogueKind(kind);
  if (!isOrdered) throw badRequest(`‘${label}’ have no order of their own.`);
  return db.transaction(async (tx) => {
    const draft = await lockEditableDraft(tx, draftid);
    const keys = await listKeys(tx, kind, draftid);
    const ranks = new Map(keys.map(({ id, rank }) => [id, rank]));
    const isComplete =
      ids.length === keys.length &&
      new Set(ids).size === ids.length &&
      ids.every((id) => ranks.has(id));
    if (!isComplete)
      throw conflict(
        `‘${label}’ were added or archived meanwhile. Load the list again.`,
        'changed_meanwhile',
      );
    const rankedEntities = ids.map((id) => ({ id, rank: ranks.get(id) ?? 0 }));
    const isService = kind === 'services';
    const edits = assignRanks(rankedEntities, isService ? 10 : POSITION_STEP).map(
      ({ id, rank }) => ({
        id,
        values: { [getOrderField(kind)]: isService ? -rank : rank },
      }),
    );
    return saveEditsWithAudit({ tx, user, draft, kind }, edits, 'catalogue.reordered', {});
  });
}

/** Shows, hides or archives entities of a kind in a draft. */
export async function setVisibility(
  db: Db,
  user: { id: number },
  kind: CatalogueKindName,
  body: { draft: number; ids: readonly number[]; visibility: Visibility },
) {
  const { visibility } = body;
  const ids = [...new Set(body.ids)];
  return db.transaction(async (tx) => {
    const draft = await lockEditableDraft(tx, body.draft);
    const edits = ids.map((id) => ({ id, values: { visibility } }));
    const action = 'catalogue.visibilityChanged';
    return saveEditsWithAudit({ tx, user, draft, kind }, edits, action, { visibility });
  });
}

/** Saves edits and writes one entry in the audit log for all edits that changed something. */
async function saveEditsWithAudit(
  editing: Editing,
  edits: readonly Edit[],
  action: string,
  after: Record<string, unknown>,
) {
  const { tx, user, draft, kind } = editing;
  const { version, saved } = await saveEdits(editing, edits);
  const ids = saved.map(({ id }) => id);
  if (saved.length > 0)
    await writeDraftAudit(tx, user, draft.id, action, { after: { kind, ids, ...after } });
  return { id: draft.id, version };
}
