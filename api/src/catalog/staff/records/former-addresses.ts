import { sql } from 'drizzle-orm';
import { formerAddresses } from '../../records/tables.ts';
import { queryRows, type Tx } from '../../../db/db.ts';
import type { ComparedChange, Remark } from './compared-change.ts';
import { getKindTable } from './kind-tables.ts';

const kindsWithAddress = ['services', 'products'] as const;

type KindWithAddress = (typeof kindsWithAddress)[number];

/**
 * Stores the former slugs of entities whose slug changes. A former slug leads to the last entity
 * that had this slug. If `isUndo` is true, a publication is undone, and a slug that is already a
 * former slug leads to the same entity as before.
 */
export async function writeFormerAddresses(
  tx: Tx,
  kind: KindWithAddress,
  changes: readonly ComparedChange[],
  { isUndo }: { isUndo: boolean },
): Promise<void> {
  const slugChanges = changes.filter(({ before, after }) => before?.slug !== after.slug);
  const formerRows = slugChanges.flatMap(({ entityid, before }) =>
    before === undefined ? [] : [{ kind, entityid, slug: String(before.slug) }],
  );
  if (formerRows.length > 0) {
    const insert = tx.insert(formerAddresses).values(formerRows);
    await (isUndo
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({
          target: [formerAddresses.kind, formerAddresses.slug],
          set: { entityid: sql`excluded.entityid` },
        }));
  }
  const currentSlugs = slugChanges.map(({ entityid, after }) => ({
    id: entityid,
    slug: after.slug,
  }));
  if (currentSlugs.length > 0)
    await tx.execute(
      sql`delete from ${formerAddresses} using jsonb_to_recordset(${JSON.stringify(currentSlugs)}::jsonb)
        as present (id int, slug text) where ${formerAddresses.kind} = ${kind}
        and ${formerAddresses.slug} = present.slug and ${formerAddresses.entityid} = present.id`,
    );
}

/** The entity that had `slug` before, with its id and its present name. */
interface FormerOwner {
  slug: string;
  entityid: number;
  name: string;
}

/**
 * Checks whether the slugs of `entities` are former slugs of other entities. Returns each such
 * former owner by the id of the entity in `entities`.
 */
export async function findFormerOwners(
  tx: Tx,
  kind: KindWithAddress,
  entities: readonly { id: number; slug: unknown }[],
): Promise<Map<number, FormerOwner>> {
  if (entities.length === 0) return new Map();
  const table = getKindTable(kind);
  const rows = await queryRows<FormerOwner & { id: number }>(
    tx,
    sql`select taken.id, taken.slug, entityid, owner.name from ${formerAddresses}
      join jsonb_to_recordset(${JSON.stringify(entities)}::jsonb) as taken (id int, slug text)
        on taken.slug = ${formerAddresses.slug} and taken.id <> entityid
      join ${table} as owner on owner.id = entityid where ${formerAddresses.kind} = ${kind}`,
  );
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}

/** Returns a warning for each change that gives an entity the former slug of another entity. */
export async function findAddressWarnings(
  tx: Tx,
  changes: readonly ComparedChange[],
): Promise<Remark[]> {
  const remarks: Remark[] = [];
  for (const kind of kindsWithAddress) {
    const slugChanges = changes.filter(
      (change) => change.kind === kind && change.before?.slug !== change.after.slug,
    );
    const entities = slugChanges.map(({ entityid, after }) => ({ id: entityid, slug: after.slug }));
    for (const [id, { slug, name }] of await findFormerOwners(tx, kind, entities)) {
      const sentence = `Address: '${slug}' was the address of ‘${name}’. Links to it will lead here instead.`;
      remarks.push({ kind, id, field: 'slug', sentence });
    }
  }
  return remarks;
}
