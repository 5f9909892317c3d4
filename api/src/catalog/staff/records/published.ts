import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import type { ProductPicture } from 'contract/catalog/field';
import type { CatalogueKindName } from 'contract/staff/catalogue/kinds';
import { getTableName, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../../db/db.ts';
import { scheduledServices, subservices } from '../../records/tables.ts';
import { getKindTable, getOrderField, listColumnNames } from './kind-tables.ts';

/**
 * The values of entities, by the id of the entity. The values include `visibility`, and `priority`
 * for services or `position` for other kinds.
 */
export type EntitiesById = Map<number, CatalogueValues>;

type Row = CatalogueValues & { id: number };

/**
 * Returns the published values of the entities with these ids, archived ones too. Omits unknown
 * ids.
 */
export async function loadPublishedEntities(
  tx: Tx,
  kind: CatalogueKindName,
  ids: readonly number[],
): Promise<EntitiesById> {
  if (ids.length === 0) return new Map();
  const table = getKindTable(kind);
  const rows = (await tx
    .select()
    .from(table)
    .where(sql`${table.id} = any(${sql.param([...ids])}::int[])`)) as Row[];
  if (kind === 'services') await addBookingKinds(tx, rows);
  if (kind === 'products') for (const row of rows) derivePictures(row);
  if (kind === 'addons') await removeSubserviceNames(tx, rows);
  const names = [...listColumnNames(kind), 'visibility', getOrderField(kind)];
  return new Map(
    rows.map((row) => [row.id, Object.fromEntries(names.map((name) => [name, row[name]]))]),
  );
}

async function addBookingKinds(tx: Tx, rows: readonly Row[]): Promise<void> {
  const scheduledRows = await tx.select().from(scheduledServices);
  for (const row of rows)
    row.scheduled = scheduledRows.find(({ serviceid }) => serviceid === row.id)?.trade ?? 'none';
}

/** Removes the names in `groups` that only older versions of the shop read. */
async function removeSubserviceNames(tx: Tx, rows: readonly Row[]): Promise<void> {
  const subserviceRows = await tx
    .select({ id: subservices.id, name: subservices.name })
    .from(subservices);
  for (const row of rows) {
    const names = subserviceRows
      .filter(({ id }) => (row.subserviceids as number[]).includes(id))
      .map(({ name }) => name);
    row.groups = (row.groups as string[]).filter((group) => !names.includes(group));
  }
}

/**
 * Derives `pictures` from `image` if `pictures` is empty. Older versions of the shop write only
 * `image`, which has no alternative texts and focal points.
 */
function derivePictures(row: Row): void {
  const pictures = row.pictures as ProductPicture[];
  if (pictures.length > 0) return;
  row.pictures = listImageFiles(String(row.image)).map((file) => ({
    file,
    alt: '',
    focusX: 50,
    focusY: 50,
  }));
}

function listImageFiles(image: string): string[] {
  if (!image.startsWith('{')) return [];
  return Object.values(JSON.parse(image) as Record<string, string>);
}

/** Reserves an id for a new entity of the kind. */
export async function reserveId(tx: Tx, kind: CatalogueKindName): Promise<number> {
  const [id] = await reserveIds(tx, kind, 1);
  if (id === undefined) throw new Error(`No id was reserved for the kind '${kind}'.`);
  return id;
}

/** Reserves ids for new entities of the kind. */
export async function reserveIds(
  tx: Tx,
  kind: CatalogueKindName,
  count: number,
): Promise<number[]> {
  const table = getKindTable(kind);
  const ids: number[] = [];
  while (ids.length < count) {
    const rows = await queryRows<{ id: number; isTaken: boolean }>(
      tx,
      sql`select reserved.id::int, exists(select from ${table} where ${table.id} = reserved.id) as "isTaken"
        from (select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id
          from generate_series(1, ${count - ids.length}::int)) as reserved`,
    );
    ids.push(...rows.filter(({ isTaken }) => !isTaken).map(({ id }) => id));
  }
  return ids;
}

/**
 * Returns the ids that `reserveIds` would probably return. Reserves none, because a sequence keeps
 * its state when a transaction is rolled back.
 */
export async function predictIds(
  tx: Tx,
  kind: CatalogueKindName,
  count: number,
): Promise<number[]> {
  const table = getKindTable(kind);
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`select candidate::int as id from (
        select coalesce(pg_sequence_last_value(
          pg_get_serial_sequence(${getTableName(table)}, 'id')::regclass), 0) as last,
        (select count(*) from ${table}) as taken) as counts,
      generate_series(last + 1, last + taken + ${count}::int) as candidate
      where not exists(select from ${table} where ${table.id} = candidate) order by candidate limit ${count}::int`,
  );
  return rows.map(({ id }) => id);
}
