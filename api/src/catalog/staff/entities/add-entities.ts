import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { getCatalogueKind } from 'contract/staff/catalogue/kinds';
import type { EntityChange } from '../records/changes.ts';
import { getOrderField, getSlugField, POSITION_STEP } from '../records/kind-tables.ts';
import { listKeys } from './list-entities.ts';
import { predictIds, reserveIds } from '../records/published.ts';
import { suggestSlug } from '../checks/reserved-slugs.ts';
import { makeSlugOfId } from '../checks/slug-problems.ts';
import { CHUNK_SIZE, type Editing } from './save-edits.ts';
import { catalogueChanges } from '../records/tables.ts';

/** Longest suggested slug, in characters. */
const MAX_SLUG_LENGTH = 60;

/**
 * Adds new entities to a draft, at the end of their kind's list. Each entity needs a value for
 * every field. Derives an empty slug from the title, but does not check whether the slug is unused.
 * The caller must then call `findProblems` and `raiseVersion`.
 */
export async function addEntities(
  editing: Editing,
  entities: readonly CatalogueValues[],
): Promise<EntityChange[]> {
  const { tx, draft, kind, user } = editing;
  if (entities.length === 0) return [];
  const ids = editing.isDryRun
    ? await predictIds(tx, kind, entities.length)
    : await reserveIds(tx, kind, entities.length);
  const lastRank = (await listKeys(tx, kind, draft.id)).at(-1)?.rank ?? 0;
  const changes = entities.map((values, index): EntityChange => {
    const rank = lastRank + (index + 1) * (kind === 'services' ? 1 : POSITION_STEP);
    const orderValues = { [getOrderField(kind)]: kind === 'services' ? -rank : rank };
    const id = ids[index] ?? 0;
    return {
      kind,
      entityid: id,
      isNew: true,
      values: {
        visibility: 'visible',
        ...values,
        ...suggestSlugValue(editing, id, values),
        ...orderValues,
      },
    };
  });
  for (let start = 0; start < changes.length; start += CHUNK_SIZE) {
    const rows = changes.slice(start, start + CHUNK_SIZE).map(({ entityid, values }) => ({
      draftid: draft.id,
      kind,
      entityid,
      values,
      version: draft.version + 1,
      changedBy: user.id,
    }));
    await tx.insert(catalogueChanges).values(rows);
  }
  return changes;
}

function suggestSlugValue({ kind }: Editing, id: number, values: CatalogueValues): CatalogueValues {
  const slugField = getSlugField(kind);
  if (slugField === undefined || values[slugField] !== '') return {};
  const title = String(values[getCatalogueKind(kind).titleField] ?? '');
  return { [slugField]: suggestSlug(title, MAX_SLUG_LENGTH) || makeSlugOfId(kind, id) };
}
