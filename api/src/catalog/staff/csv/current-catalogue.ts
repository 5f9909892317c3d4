import { type CatalogueKindName, catalogueKindNames } from 'contract/staff/catalogue/kinds';
import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { getKindTable } from '../records/kind-tables.ts';
import { listKeys } from '../entities/list-entities.ts';
import { loadPublishedEntities } from '../records/published.ts';
import { readRows } from '../entities/read-entity.ts';
import type { ReferenceNames } from './cells.ts';
import type { CsvFormat } from './columns.ts';

/**
 * The entities of one kind, with a draft's changes applied and without archived entities.
 * `archivedIds` has the ids of the entities that are archived in the published catalogue.
 */
export interface CurrentCatalogue {
  entities: ReadonlyMap<number, CatalogueValues>;
  archivedIds: ReadonlySet<number>;
  references: ReferenceNames;
}

/**
 * Loads the entities of the format's kind. If `draftid` is null, loads the published entities.
 * Otherwise applies the draft's changes.
 */
export async function loadCurrentCatalogue(
  tx: Tx,
  { kind, fields }: CsvFormat,
  draftid: number | null,
): Promise<CurrentCatalogue> {
  const references = new Map<string, ReadonlyMap<number, string>>();
  for (const name of catalogueKindNames) {
    if (!fields.some(({ of }) => of === name)) continue;
    // Includes archived entities, because a product may still refer to an archived service. Without
    // that service's name, an import of the unchanged export would fail.
    const archivedEntities = await loadPublishedEntities(tx, name, await listArchivedIds(tx, name));
    const entities = [...archivedEntities, ...(await loadEntities(tx, name, draftid))];
    references.set(name, new Map(entities.map(([id, values]) => [id, String(values.name)])));
  }
  return {
    entities: await loadEntities(tx, kind.name, draftid),
    archivedIds: new Set(await listArchivedIds(tx, kind.name)),
    references,
  };
}

async function listArchivedIds(tx: Tx, kind: CatalogueKindName): Promise<number[]> {
  const table = getKindTable(kind);
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.visibility, 'archived'));
  return rows.map(({ id }) => Number(id));
}

/** Returns the values of the entities by id, in the order of the shop's lists. */
async function loadEntities(
  tx: Tx,
  kind: CatalogueKindName,
  draftid: number | null,
): Promise<Map<number, CatalogueValues>> {
  const keys = await listKeys(tx, kind, draftid);
  const rows = await readRows(
    tx,
    kind,
    draftid,
    keys.map(({ id }) => id),
  );
  return new Map(rows.map(({ id, values }) => [id, values]));
}
