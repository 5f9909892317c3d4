import { isDeepStrictEqual } from 'node:util';
import { getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { and, eq, ne, sql } from 'drizzle-orm';
import { featuredProducts } from '../../content/tables.ts';
import { queryRows, type Tx } from '../../db/db.ts';
import { type ChangeRow, loadChanges, toEntityChange } from './changes.ts';
import { formatPence } from './check-number.ts';
import { type ComparedChange, loadComparedChanges, type Remark } from './compared-change.ts';
import { findAddressWarnings } from './former-addresses.ts';
import { findField } from './kind-tables.ts';
import { catalogueChanges, catalogueDrafts } from './tables.ts';

/** Returns the warnings that staff must confirm before a draft is published. */
export async function findWarnings(tx: Tx, draftid: number): Promise<Remark[]> {
  const rows = await loadChanges(tx, draftid);
  const comparedChanges = await loadComparedChanges(tx, rows.map(toEntityChange));
  return [
    ...comparedChanges.flatMap(findPriceWarnings),
    ...(await findAddressWarnings(tx, comparedChanges)),
    ...(await findFeaturedWarnings(tx, comparedChanges)),
    ...comparedChanges.flatMap((change, index) => findOvertakenWarnings(change, rows[index])),
    ...(await findScheduledWarnings(tx, draftid, comparedChanges)),
  ];
}

/** Share of the former price above which staff must confirm a price change. */
const MAX_PRICE_CHANGE_SHARE = 0.5;

function findPriceWarnings({ kind, entityid, values, before }: ComparedChange): Remark[] {
  return getCatalogueKind(kind).fields.flatMap(({ name, label, type }) => {
    const [from, to] = [before?.[name], values[name]];
    if (type !== 'price' || typeof from !== 'number' || typeof to !== 'number') return [];
    if (Math.abs(to - from) <= from * MAX_PRICE_CHANGE_SHARE) return [];
    const prices = `from ${formatPence(from)} to ${formatPence(to)}`;
    const percent = Math.round((Math.abs(to - from) / from) * 100);
    const share = from === 0 ? '' : ` is ${percent} % ${to > from ? 'up' : 'down'}`;
    const sentence = `${label}: ${prices}${share}.`;
    return [{ kind, id: entityid, field: name, sentence }];
  });
}

async function findFeaturedWarnings(tx: Tx, changes: readonly ComparedChange[]): Promise<Remark[]> {
  const withdrawnProducts = changes.filter(
    ({ kind, before, after }) =>
      kind === 'products' && before?.visibility === 'visible' && after.visibility !== 'visible',
  );
  if (withdrawnProducts.length === 0) return [];
  const rows = await tx
    .select({ productid: featuredProducts.productid })
    .from(featuredProducts)
    .where(eq(featuredProducts.visibility, 'visible'));
  return withdrawnProducts
    .filter(({ entityid }) => rows.some(({ productid }) => productid === entityid))
    .map(({ kind, entityid, after }) => ({
      kind,
      id: entityid,
      field: 'visibility',
      sentence: `Visibility: ‘${String(after.name)}’ is a featured product and leaves that list too.`,
    }));
}

/**
 * Returns a warning for each field that a publication has changed since this draft changed the
 * field.
 */
function findOvertakenWarnings(
  { kind, entityid, before, values }: ComparedChange,
  row: ChangeRow | undefined,
): Remark[] {
  if (before === undefined || !row?.base) return [];
  const { base } = row;
  return Object.keys(values).flatMap((name) => {
    const label = findField(kind, name)?.label;
    const isOvertaken =
      Object.hasOwn(base, name) &&
      !isDeepStrictEqual(base[name], before[name]) &&
      !isDeepStrictEqual(values[name], before[name]);
    if (!isOvertaken || label === undefined) return [];
    const sentence = `${label}: it was published anew after this draft had changed it.`;
    return [{ kind, id: entityid, field: name, sentence }];
  });
}

interface OtherChange {
  kind: string;
  entityid: number;
  draft: string;
  names: string[];
}

async function findScheduledWarnings(
  tx: Tx,
  draftid: number,
  changes: readonly ComparedChange[],
): Promise<Remark[]> {
  const otherChanges = await queryRows<OtherChange>(
    tx,
    sql`select kind, entityid, ${catalogueDrafts.name} as draft,
        array(select jsonb_object_keys(${catalogueChanges.values})) as names
      from ${catalogueChanges} join ${catalogueDrafts} on ${catalogueDrafts.id} = draftid
      where ${and(eq(catalogueDrafts.state, 'scheduled'), ne(catalogueDrafts.id, draftid))}`,
  );
  return otherChanges.flatMap(({ kind, entityid, draft, names }) => {
    const change = changes.find(
      (draftChange) => draftChange.kind === kind && draftChange.entityid === entityid,
    );
    if (change === undefined) return [];
    return names.flatMap((name) => {
      const label = findField(change.kind, name)?.label;
      if (label === undefined || !Object.hasOwn(change.values, name)) return [];
      const sentence = `${label}: the scheduled draft ‘${draft}’ changes it too.`;
      return [{ kind: change.kind, id: entityid, field: name, sentence }];
    });
  });
}
