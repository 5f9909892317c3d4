import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import type { Visibility } from 'contract/staff/catalogue/visibility';
import { foldSearch } from 'contract/values/fold-text';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../../db/db.ts';
import { toPattern } from '../../../db/search-text.ts';
import { getKindTable, getOrderField, getSlugField } from '../records/kind-tables.ts';
import { readRows } from './read-entity.ts';
import { products } from '../../records/tables.ts';

interface ListFilter {
  search?: string;
  /** Without a visibility, the list contains all entities that are not archived. */
  visibility?: Visibility;
  /** Cursor from `next` of the previous page. */
  after?: string;
  size: number;
}

interface EntityKey {
  id: number;
  rank: number;
}

/**
 * Returns one page of the entities of a kind, with the draft's changes applied, in the order of the
 * shop's lists. `next` is the cursor of the next page, or '' on the last page.
 */
export async function listEntities(
  tx: Tx,
  kind: CatalogueKindName,
  draftid: number | null,
  { search = '', visibility, after, size }: ListFilter,
) {
  const [afterRank, afterId] = (after ?? '').split('.');
  const isAfter =
    after === undefined ? sql`true` : sql`(rank, id) > (${afterRank}::int, ${afterId}::int)`;
  const keys = await queryRows<EntityKey>(
    tx,
    sql`select id, rank from (${buildView(kind, draftid)}) as entities
      where ${visibility === undefined ? sql`visibility <> 'archived'` : sql`visibility = ${visibility}`}
        and ${search.trim() === '' ? sql`true` : matchesText(search.trim())} and ${isAfter}
      order by rank, id limit ${size + 1}`,
  );
  const page = keys.slice(0, size);
  const lastKey = keys.length > size ? page.at(-1) : undefined;
  return {
    data: await readRows(
      tx,
      kind,
      draftid,
      page.map(({ id }) => id),
    ),
    next: lastKey === undefined ? '' : `${lastKey.rank}.${lastKey.id}`,
  };
}

/**
 * Returns the SQL condition that an entity contains the searched text. Compares with the collation
 * "C", because PostgreSQL is several times faster with this collation.
 */
function matchesText(search: string): SQL {
  return sql`fold_text(text) collate "C" like ${toPattern(foldSearch(search))}`;
}

/**
 * Returns the ids and ranks of the entities that are not archived, with the draft's changes
 * applied, by rank.
 */
export const listKeys = (
  tx: Tx,
  kind: CatalogueKindName,
  draftid: number | null,
): Promise<EntityKey[]> =>
  queryRows<EntityKey>(
    tx,
    sql`select id, rank from (${buildView(kind, draftid)}) as entities
      where visibility <> 'archived' order by rank, id`,
  );

/**
 * Returns SQL for the entities of a kind with the draft's changes applied. The SQL selects the id,
 * the rank in lists, the visibility, and the text that a search compares.
 */
function buildView(kind: CatalogueKindName, draftid: number | null): SQL {
  const table = getKindTable(kind);
  const orderField = getOrderField(kind);
  const direction = sql.raw(kind === 'services' ? '-' : '');
  const selectChangedValue = (name: string) => sql`change.values->>${sql.raw(`'${name}'`)}`;
  const names = listSearchedNames(kind);
  const joinTexts = (texts: SQL[]) => sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`;
  const columns = getTableColumns(table);
  const selectColumn = (name: string) => sql`entity.${sql.identifier(columns[name]?.name ?? name)}`;
  if (draftid === null)
    return sql`select id, ${direction} ${selectColumn(orderField)} as rank, visibility,
      ${joinTexts(names.map((name) => toSearchedText(name, sql`${selectColumn(name)}::text`)))} as text from ${table} entity`;
  const isOfDraft = sql`change.draftid = ${draftid}::int and change.kind = ${kind}`;
  return sql`select entity.id,
      ${direction} coalesce((${selectChangedValue(orderField)})::int, ${selectColumn(orderField)}) as rank,
      coalesce(${selectChangedValue('visibility')}, entity.visibility) as visibility,
      ${joinTexts(names.map((name) => toSearchedText(name, sql`coalesce(${selectChangedValue(name)}, ${selectColumn(name)}::text)`)))} as text
    from ${table} entity
    left join catalogue_changes change on ${isOfDraft} and change.entityid = entity.id
    union all
    select change.entityid, ${direction} (${selectChangedValue(orderField)})::int, ${selectChangedValue('visibility')},
      ${joinTexts(names.map((name) => toSearchedText(name, selectChangedValue(name))))}
    from catalogue_changes change where ${isOfDraft} and change.base is null`;
}

/**
 * Replaces the id of a featured product by the product's name, so that a search finds this name.
 */
const toSearchedText = (name: string, value: SQL): SQL =>
  name === 'productid' ? sql`(select name from ${products} where id = (${value})::int)` : value;

/** Returns the names of the fields that a search compares. */
function listSearchedNames(kind: CatalogueKindName): string[] {
  if (kind === 'fit-check') return ['url'];
  const { titleField, fields } = getCatalogueKind(kind);
  const searchedFields = fields.filter(({ isSearched }) => isSearched);
  return [titleField, getSlugField(kind) ?? [], searchedFields.map(({ name }) => name)].flat();
}
