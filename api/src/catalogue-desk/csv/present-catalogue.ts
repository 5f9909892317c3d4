import { type CatalogueKindName, catalogueKindNames } from 'contract/staff/catalogue/kinds';
import type { CatalogueValues } from 'contract/staff/catalogue/entity';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { getKindTable } from '../drafts/kind-tables.ts';
import { listKeys } from '../drafts/list-entities.ts';
import { readRows } from '../drafts/read-entity.ts';
import type { ReferenceNames } from './cells.ts';
import type { CsvFormat } from './columns.ts';

/**
 * The catalogue with a draft's changes applied. `archived` has the ids of the entities that are
 * archived in the published catalogue.
 */
export interface PresentCatalogue {
  entities: ReadonlyMap<number, CatalogueValues>;
  archived: ReadonlySet<number>;
  references: ReferenceNames;
}

/** Loads the published catalogue if `draftid` is null. */
export async function loadPresentCatalogue(
  tx: Tx,
  { kind, fields }: CsvFormat,
  draftid: number | null,
): Promise<PresentCatalogue> {
  const references = new Map<string, ReadonlyMap<number, string>>();
  for (const name of catalogueKindNames) {
    if (!fields.some(({ of }) => of === name)) continue;
    const entities = await loadEntities(tx, name, draftid);
    references.set(name, new Map([...entities].map(([id, values]) => [id, String(values.name)])));
  }
  const table = getKindTable(kind.name);
  const archived = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.visibility, 'archived'));
  return {
    entities: await loadEntities(tx, kind.name, draftid),
    archived: new Set(archived.map(({ id }) => Number(id))),
    references,
  };
}

/** Returns the entities in the order of the shop's lists. */
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
