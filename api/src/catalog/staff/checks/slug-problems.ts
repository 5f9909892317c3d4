import { foldText } from 'contract/values/fold-text';
import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { type EntityChange, overlay } from '../records/changes.ts';
import { getKindTable, getSlugField } from '../records/kind-tables.ts';
import type { ComparedChange, Remark } from '../records/compared-change.ts';
import { describeReservedSlug, isReservedSlug, suggestSlug } from './reserved-slugs.ts';

const kindsWithSlugs = ['services', 'products', 'terms'] as const satisfies CatalogueKindName[];

/**
 * Returns a problem for each changed slug that another entity of the kind has, or that is reserved.
 * Slugs of archived entities count too.
 */
export async function findSlugProblems(
  tx: Tx,
  changes: readonly ComparedChange[],
  allChanges: readonly EntityChange[],
): Promise<Remark[]> {
  const remarks: Remark[] = [];
  for (const kind of kindsWithSlugs) {
    const field = getSlugField(kind) ?? '';
    const slugChanges = changes.filter(
      (change) => change.kind === kind && Object.hasOwn(change.values, field),
    );
    if (slugChanges.length === 0) continue;
    const owners = listOwners(await loadSlugs(tx, kind, allChanges), field);
    for (const { entityid, after } of slugChanges) {
      const slug = String(after[field]);
      const otherEntity = owners.get(foldText(slug))?.find(({ id }) => id !== entityid);
      const sentence = describeProblem(kind, slug, otherEntity);
      if (sentence !== null) remarks.push({ kind, id: entityid, field, sentence });
    }
  }
  return remarks;
}

interface SlugOwner {
  id: number;
  name: string;
  visibility: unknown;
}

function describeProblem(
  kind: CatalogueKindName,
  slug: string,
  otherEntity: SlugOwner | undefined,
) {
  if (slug === '') return null;
  const { noun } = getCatalogueKind(kind);
  const label = kind === 'terms' ? 'Anchor' : 'Address';
  if (otherEntity !== undefined) {
    const adjective = otherEntity.visibility === 'archived' ? 'archived ' : '';
    return `${label}: '${slug}' is the address of the ${adjective}${noun} ‘${otherEntity.name}’. Please choose another.`;
  }
  return kind === 'services' && isReservedSlug(slug) ? describeReservedSlug(slug) : null;
}

function listOwners(entities: Map<number, CatalogueValues>, field: string) {
  const owners = new Map<string, SlugOwner[]>();
  for (const [id, values] of entities) {
    const foldedSlug = foldText(String(values[field]));
    const owner = { id, name: String(values.name ?? values.title), visibility: values.visibility };
    owners.set(foldedSlug, [...(owners.get(foldedSlug) ?? []), owner]);
  }
  return owners;
}

/**
 * Returns the slugs, names and visibilities of all entities of a kind, with `allChanges` applied.
 */
async function loadSlugs(tx: Tx, kind: CatalogueKindName, allChanges: readonly EntityChange[]) {
  const table = getKindTable(kind);
  const columns = Object.entries(getTableColumns(table)).filter(([name]) =>
    ['id', 'slug', 'anchor', 'name', 'title', 'visibility'].includes(name),
  );
  const rows = (await tx
    .select(Object.fromEntries(columns))
    .from(table)) as unknown as (CatalogueValues & { id: number })[];
  return overlay(new Map(rows.map(({ id, ...values }) => [id, values])), kind, allChanges);
}

/** Returns a slug from the kind and the id, such as 'product-73'. */
export const makeSlugOfId = (kind: CatalogueKindName, id: number): string =>
  `${suggestSlug(getCatalogueKind(kind).noun, 60)}-${id}`;

/**
 * Returns an unused slug for a name. Derives the slug from the kind and the id if the name has no
 * Latin letters or digits.
 */
export async function chooseSlug(
  tx: Tx,
  kind: CatalogueKindName,
  { id, name }: { id: number; name: string },
  allChanges: readonly EntityChange[],
): Promise<string> {
  const field = getSlugField(kind);
  const max = getCatalogueKind(kind).fields.find((candidate) => candidate.name === field)?.max;
  if (field === undefined) return '';
  const slug = suggestSlug(name, max ?? 60) || makeSlugOfId(kind, id);
  const owners = listOwners(await loadSlugs(tx, kind, allChanges), field);
  const isFree = (candidate: string) => !owners.has(candidate) && !isReservedSlug(candidate);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (isFree(candidate)) return candidate;
  }
}
