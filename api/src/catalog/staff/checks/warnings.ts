import { formatMoney } from 'contract/values/pence';
import { isDeepStrictEqual } from 'node:util';
import type { ProductPicture } from 'contract/catalog/field';
import { getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { products, subservices } from '../../records/tables.ts';
import { faqEntries, featuredProducts } from '../../../content/tables.ts';
import { queryRows, type Tx } from '../../../db/db.ts';
import { pictures } from '../../../pictures/store/tables.ts';
import { type ChangeRow, loadChanges, overlay, toEntityChange } from '../records/changes.ts';
import {
  type ComparedChange,
  loadComparedChanges,
  type Remark,
} from '../records/compared-change.ts';
import { findAddressWarnings } from '../records/former-addresses.ts';
import { findField } from '../records/kind-tables.ts';
import { catalogueChanges, catalogueDrafts } from '../records/tables.ts';

/** Returns the warnings that staff must confirm before a draft is published. */
export async function findWarnings(tx: Tx, draftid: number): Promise<Remark[]> {
  const rows = await loadChanges(tx, draftid);
  const comparedChanges = await loadComparedChanges(tx, rows.map(toEntityChange));
  return [
    ...comparedChanges.flatMap(findPriceWarnings),
    ...(await findAddressWarnings(tx, comparedChanges)),
    ...(await findFeaturedWarnings(tx, comparedChanges)),
    ...(await findDependentWarnings(tx, comparedChanges)),
    ...(await findPictureWarnings(tx, comparedChanges)),
    ...comparedChanges.flatMap((change, index) => findOvertakenWarnings(change, rows[index])),
    ...(await findOtherDraftWarnings(tx, draftid, comparedChanges)),
  ];
}

/** Share of the former price above which staff must confirm a price change. */
const MAX_PRICE_CHANGE_SHARE = 0.5;

function findPriceWarnings({ kind, entityid, values, before }: ComparedChange): Remark[] {
  return getCatalogueKind(kind).fields.flatMap(({ name, label, type }) => {
    const [from, to] = [before?.[name], values[name]];
    if (type !== 'price' || typeof from !== 'number' || typeof to !== 'number') return [];
    if (Math.abs(to - from) <= from * MAX_PRICE_CHANGE_SHARE) return [];
    const prices = `from ${formatMoney(from)} to ${formatMoney(to)}`;
    const percent = Math.round((Math.abs(to - from) / from) * 100);
    const share = from === 0 ? '' : ` is ${percent} % ${to > from ? 'up' : 'down'}`;
    const sentence = `${label}: ${prices}${share}.`;
    return [{ kind, id: entityid, field: name, sentence }];
  });
}

const leavesShop = ({ before, after }: ComparedChange) =>
  before?.visibility === 'visible' && after.visibility !== 'visible';

/** Entities that the shop lists only while the entity to which they belong is visible. */
const dependentKinds = [
  { kind: 'products', table: products, parent: 'services', reference: 'serviceid' },
  { kind: 'subservices', table: subservices, parent: 'services', reference: 'serviceid' },
  { kind: 'faq', table: faqEntries, parent: 'faq-topics', reference: 'topicid' },
] as const;

/** Returns a warning for each entity that takes visible entities off the shop with it. */
async function findDependentWarnings(
  tx: Tx,
  changes: readonly ComparedChange[],
): Promise<Remark[]> {
  const remarks: Remark[] = [];
  for (const { kind, table, parent, reference } of dependentKinds) {
    const parents = changes.filter((change) => change.kind === parent && leavesShop(change));
    if (parents.length === 0) continue;
    const rows = await queryRows<{ id: number; parentid: number; visibility: string }>(
      tx,
      sql`select id, ${sql.identifier(reference)} as parentid, visibility from ${table}`,
    );
    const dependents = overlay(
      new Map(
        rows.map(({ id, parentid, visibility }) => [id, { [reference]: parentid, visibility }]),
      ),
      kind,
      changes,
    );
    for (const { entityid } of parents) {
      const count = [...dependents.values()].filter(
        (values) => values[reference] === entityid && values.visibility === 'visible',
      ).length;
      if (count === 0) continue;
      const { noun } = getCatalogueKind(kind);
      const subject = count === 1 ? `its ${noun} leaves` : `its ${count} ${noun}s leave`;
      const sentence = `Visibility: ${subject} the shop too.`;
      remarks.push({ kind: parent, id: entityid, field: 'visibility', sentence });
    }
  }
  return remarks;
}

/** Returns a warning for each changed field with a new picture that lacks a description. */
async function findPictureWarnings(tx: Tx, changes: readonly ComparedChange[]): Promise<Remark[]> {
  const uses = changes.flatMap(listNewPictures);
  const undescribedFiles = await findUndescribedPictures(
    tx,
    uses.flatMap(({ libraryFile }) => libraryFile ?? []),
  );
  return uses
    .filter(({ libraryFile }) => libraryFile === null || undescribedFiles.has(libraryFile))
    .map(({ kind, id, field, label }) => ({
      kind,
      id,
      field,
      sentence: `${label}: a new picture has no description for people who cannot see it.`,
    }));
}

/**
 * Lists the changed fields with a new picture. A product has descriptions of its own. Other
 * pictures are described in the library, so `libraryFile` has their file.
 */
function listNewPictures({ kind, entityid: id, values, before }: ComparedChange) {
  return getCatalogueKind(kind).fields.flatMap(({ name: field, label, type }) => {
    const value = values[field];
    if (value === undefined || value === '') return [];
    const use = { kind, id, field, label };
    if (type === 'picture' && value !== before?.[field])
      return [{ ...use, libraryFile: String(value) as string | null }];
    if (type !== 'pictures') return [];
    const formerFiles = ((before?.[field] ?? []) as ProductPicture[]).map(({ file }) => file);
    const isUndescribed = (value as ProductPicture[]).some(
      ({ file, alt }) => alt === '' && !formerFiles.includes(file),
    );
    return isUndescribed ? [{ ...use, libraryFile: null }] : [];
  });
}

async function findUndescribedPictures(tx: Tx, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const rows = await queryRows<{ file: string }>(
    tx,
    sql`select file from ${pictures}
      where alt = '' and file = any(${sql.param([...files])}::text[])`,
  );
  return new Set(rows.map(({ file }) => file));
}

async function findFeaturedWarnings(tx: Tx, changes: readonly ComparedChange[]): Promise<Remark[]> {
  const withdrawnProducts = changes.filter(
    (change) => change.kind === 'products' && leavesShop(change),
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
  state: string;
  names: string[];
}

/** Returns a warning for each field that another open or scheduled draft changes too. */
async function findOtherDraftWarnings(
  tx: Tx,
  draftid: number,
  changes: readonly ComparedChange[],
): Promise<Remark[]> {
  const otherChanges = await queryRows<OtherChange>(
    tx,
    sql`select kind, entityid, ${catalogueDrafts.name} as draft, state,
        array(select jsonb_object_keys(${catalogueChanges.values})) as names
      from ${catalogueChanges} join ${catalogueDrafts} on ${catalogueDrafts.id} = draftid
      where ${and(inArray(catalogueDrafts.state, ['open', 'scheduled']), ne(catalogueDrafts.id, draftid))}`,
  );
  return otherChanges.flatMap(({ kind, entityid, draft, state, names }) => {
    const change = changes.find(
      (draftChange) => draftChange.kind === kind && draftChange.entityid === entityid,
    );
    if (change === undefined) return [];
    return names.flatMap((name) => {
      const label = findField(change.kind, name)?.label;
      if (label === undefined || !Object.hasOwn(change.values, name)) return [];
      const sentence = `${label}: the ${state} draft ‘${draft}’ changes it too.`;
      return [{ kind: change.kind, id: entityid, field: name, sentence }];
    });
  });
}
