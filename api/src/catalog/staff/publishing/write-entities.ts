import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import type { ProductPicture } from 'contract/catalog/field';
import type { CatalogueKindName } from 'contract/staff/catalogue/kinds';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { packages, scheduledServices, subservices } from '../../records/tables.ts';
import type { ComparedChange } from '../records/compared-change.ts';
import { getKindTable, getSlugField } from '../records/kind-tables.ts';
import { addSubserviceNames, foldGroups, linkSubservices } from './link-subservices.ts';
import { writeFormerAddresses } from '../records/former-addresses.ts';

/** Number of rows that one statement inserts. */
const CHUNK_SIZE = 500;

export interface WriteOptions {
  /** Whether the changes restore an earlier state of the shop. */
  isUndo: boolean;
}

/**
 * Writes the changed entities of one kind into the kind's table. Also writes the booking kinds of
 * services, and the former slugs of services and products.
 */
export async function writeEntities(
  tx: Tx,
  kind: CatalogueKindName,
  changes: readonly ComparedChange[],
  options: WriteOptions,
): Promise<void> {
  await setTemporarySlugs(tx, kind, changes);
  for (let start = 0; start < changes.length; start += CHUNK_SIZE)
    await upsertEntities(tx, kind, changes.slice(start, start + CHUNK_SIZE));
  if (kind === 'services') await writeBookingKinds(tx, changes);
  if (kind === 'subservices') await renameGroups(tx, changes);
  if (kind === 'addons') {
    const isChanged = sql`${packages.id} = any(${sql.param(changes.map(({ entityid }) => entityid))}::int[])`;
    await linkSubservices(tx, isChanged);
    await foldGroups(tx, isChanged);
    await addSubserviceNames(tx, isChanged);
  }
  if (kind === 'services' || kind === 'products')
    await writeFormerAddresses(tx, kind, changes, options);
}

/**
 * Replaces the slugs that will change by temporary slugs, because entities may swap their slugs and
 * slugs must be unique after each statement.
 */
async function setTemporarySlugs(
  tx: Tx,
  kind: CatalogueKindName,
  changes: readonly ComparedChange[],
) {
  const field = getSlugField(kind);
  if (field === undefined) return;
  const ids = changes
    .filter(({ values }) => Object.hasOwn(values, field))
    .map(({ entityid }) => entityid);
  if (ids.length === 0) return;
  const column = sql.identifier(field);
  await tx.execute(
    sql`update ${getKindTable(kind)} set ${column} = '~' || id where id = any(${sql.param(ids)}::int[])`,
  );
}

async function upsertEntities(tx: Tx, kind: CatalogueKindName, changes: readonly ComparedChange[]) {
  const table = getKindTable(kind);
  const rows = changes.map(({ entityid, after }) => toRow(kind, entityid, after));
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const isUpdated = (name: string) => name !== 'id';
  const updates = sql.join(
    names
      .filter(isUpdated)
      .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  if (kind === 'mail-texts') {
    await tx.execute(sql`update ${table} as present set text = changed.text, position = changed.position,
      visibility = changed.visibility from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) as changed
      where present.id = changed.id`);
    return;
  }
  await tx.execute(
    sql`insert into ${table} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
      on conflict (id) do update set ${updates}`,
  );
}

/** Returns the values of an entity by the names of the database's columns. */
function toRow(kind: CatalogueKindName, id: number, after: CatalogueValues): CatalogueValues {
  const values: CatalogueValues = {
    ...after,
    id,
    ...(kind === 'products' && {
      ...deriveOlderColumns(after),
      gender: String(after.gender).toLowerCase(),
    }),
  };
  const columns = Object.entries(getTableColumns(getKindTable(kind)));
  return Object.fromEntries(
    columns
      .filter(([name]) => Object.hasOwn(values, name))
      .map(([name, column]) => [column.name, values[name]]),
  );
}

/**
 * Derives the columns `withdrawn` and `image` from `visibility` and `pictures`. The calls of
 * shoppers' pages and older versions of the shop read these columns.
 */
function deriveOlderColumns({ visibility, pictures }: CatalogueValues) {
  const files = (pictures as ProductPicture[]).map(({ file }, index) => [`picture${index}`, file]);
  return {
    withdrawn: visibility !== 'visible',
    image: JSON.stringify(Object.fromEntries(files)),
  };
}

/**
 * Records the former names of sub-services, and replaces them in the groups that older versions of
 * the shop read.
 */
async function renameGroups(tx: Tx, changes: readonly ComparedChange[]): Promise<void> {
  for (const { entityid, before, values } of changes) {
    if (before === undefined || !Object.hasOwn(values, 'name')) continue;
    await tx.execute(sql`update ${subservices}
      set former_names = array_append(array_remove(former_names, ${before.name}), ${before.name})
      where ${subservices.id} = ${entityid} and name <> ${before.name}`);
    await tx.execute(sql`update ${packages} set groups = array_remove(groups, ${before.name})
      where ${packages.subserviceids} @> array[${entityid}::int]`);
    await addSubserviceNames(tx, sql`${packages.subserviceids} @> array[${entityid}::int]`);
  }
}

async function writeBookingKinds(tx: Tx, changes: readonly ComparedChange[]): Promise<void> {
  for (const { entityid: serviceid, values, after } of changes) {
    if (!Object.hasOwn(values, 'scheduled')) continue;
    await tx.execute(sql`delete from ${scheduledServices} where serviceid = ${serviceid}`);
    if (after.scheduled === 'none') continue;
    const trade = after.scheduled as 'move' | 'visit';
    await tx.insert(scheduledServices).values({ serviceid, trade });
  }
}
