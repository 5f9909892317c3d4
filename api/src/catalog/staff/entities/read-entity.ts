import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import type { CatalogueEntity, CatalogueRow } from 'contract/staff/catalogue/entity';
import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import type { Visibility } from 'contract/staff/catalogue/visibility';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { notFound } from '../../../http/http-error.ts';
import { applyToValues, type ChangeRow, loadChangesOf } from '../records/changes.ts';
import { getOrderField } from '../records/kind-tables.ts';
import { loadPublishedEntities } from '../records/published.ts';
import { loadStaffName } from '../records/staff-name.ts';
import { catalogueChanges, catalogueDrafts } from '../records/tables.ts';

/**
 * Returns the entities of a kind with the ids `ids`, in this order, with the draft's changes
 * applied. Omits unknown ids.
 */
export async function readRows(
  tx: Tx,
  kind: CatalogueKindName,
  draftid: number | null,
  ids: readonly number[],
): Promise<CatalogueRow[]> {
  const publishedEntities = await loadPublishedEntities(tx, kind, ids);
  const changes = draftid === null ? new Map() : await loadChangesOf(tx, draftid, kind, ids);
  return ids.flatMap((id) => {
    const row = toRow(kind, id, publishedEntities.get(id), changes.get(id));
    return row === null ? [] : [row];
  });
}

function toRow(
  kind: CatalogueKindName,
  id: number,
  publishedValues: CatalogueValues | undefined,
  change: ChangeRow | undefined,
): CatalogueRow | null {
  if (publishedValues === undefined && change === undefined) return null;
  const isNew = change !== undefined && change.base === null;
  const allValues =
    change === undefined ? { ...publishedValues } : applyToValues(publishedValues, change);
  const { fields, visibility, position } = splitValues(kind, allValues);
  const changeState = isNew ? 'new' : change === undefined ? 'none' : 'changed';
  return { id, values: fields, visibility, position, change: changeState };
}

/** Separates the fields from the visibility and the order. */
function splitValues(kind: CatalogueKindName, values: CatalogueValues) {
  const orderField = getOrderField(kind);
  const { visibility, [orderField]: position, ...fields } = values;
  return {
    fields,
    visibility: visibility as Visibility,
    position: Number(position ?? 0),
  };
}

/**
 * Returns an entity with the draft's changes applied, and its published values. Throws 404 for an
 * unknown id.
 */
export async function readEntity(
  tx: Tx,
  kind: CatalogueKindName,
  id: number,
  draftid: number | null,
): Promise<CatalogueEntity> {
  const publishedValues = (await loadPublishedEntities(tx, kind, [id])).get(id);
  const change =
    draftid === null ? undefined : (await loadChangesOf(tx, draftid, kind, [id])).get(id);
  const row = toRow(kind, id, publishedValues, change);
  if (row === null) throw notFound(`There is no such ${getCatalogueKind(kind).noun}.`);
  return {
    ...row,
    published: publishedValues === undefined ? null : splitValues(kind, publishedValues).fields,
    version: change?.version ?? 0,
    by: await loadStaffName(tx, change?.changedBy ?? null),
    at: change?.changedAt.toISOString() ?? '',
    elsewhere: await listOtherDrafts(tx, kind, id, draftid),
  };
}

/**
 * Returns the other open, scheduled or failed drafts that change the entity, with the names of the
 * changed fields.
 */
async function listOtherDrafts(
  tx: Tx,
  kind: CatalogueKindName,
  id: number,
  draftid: number | null,
): Promise<CatalogueEntity['elsewhere']> {
  const rows = await tx
    .select({ draft: catalogueDrafts, values: catalogueChanges.values })
    .from(catalogueChanges)
    .innerJoin(catalogueDrafts, eq(catalogueDrafts.id, catalogueChanges.draftid))
    .where(
      and(
        eq(catalogueChanges.kind, kind),
        eq(catalogueChanges.entityid, id),
        inArray(catalogueDrafts.state, ['open', 'scheduled', 'failed']),
        draftid === null ? undefined : ne(catalogueDrafts.id, draftid),
      ),
    )
    .orderBy(asc(catalogueDrafts.id));
  return rows.map(({ draft, values }) => ({
    id: draft.id,
    name: draft.name,
    fields: Object.keys(values),
  }));
}
