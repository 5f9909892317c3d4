import { sql } from 'drizzle-orm';
import { formerAddresses } from '../../catalog/tables.ts';
import { queryRows, type Tx } from '../../db/db.ts';
import type { CheckedChange, Remark } from './checked-change.ts';
import { getKindTable } from './kind-tables.ts';

const kinds = ['services', 'products'] as const;

type KindWithAddress = (typeof kinds)[number];

/**
 * Stores the addresses that entities leave. Each leads to the last entity that had it. A return to
 * an earlier state changes no address that led to an entity before.
 */
export async function writeFormerAddresses(
  tx: Tx,
  kind: KindWithAddress,
  changes: readonly CheckedChange[],
  { isReturn }: { isReturn: boolean },
): Promise<void> {
  const changed = changes.filter(({ before, after }) => before?.slug !== after.slug);
  const former = changed.flatMap(({ entityid, before }) =>
    before === undefined ? [] : [{ kind, entityid, slug: String(before.slug) }],
  );
  if (former.length > 0) {
    const insert = tx.insert(formerAddresses).values(former);
    await (isReturn
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({
          target: [formerAddresses.kind, formerAddresses.slug],
          set: { entityid: sql`excluded.entityid` },
        }));
  }
  const present = changed.map(({ entityid, after }) => ({ id: entityid, slug: after.slug }));
  if (present.length > 0)
    await tx.execute(
      sql`delete from ${formerAddresses} using jsonb_to_recordset(${JSON.stringify(present)}::jsonb)
        as present (id int, slug text) where ${formerAddresses.kind} = ${kind}
        and ${formerAddresses.slug} = present.slug and ${formerAddresses.entityid} = present.id`,
    );
}

interface FormerOwner {
  slug: string;
  entityid: number;
  name: string;
}

/** Returns the former addresses of other entities that these entities get. */
export async function findTakenAddresses(
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
      join ${table} as owner on owner.id = entityid where kind = ${kind}`,
  );
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}

/** Returns the changes after which links to another entity lead to the changed one. */
export async function findAddressWarnings(
  tx: Tx,
  changes: readonly CheckedChange[],
): Promise<Remark[]> {
  const remarks: Remark[] = [];
  for (const kind of kinds) {
    const changed = changes.filter(
      (change) => change.kind === kind && change.before?.slug !== change.after.slug,
    );
    const entities = changed.map(({ entityid, after }) => ({ id: entityid, slug: after.slug }));
    for (const [id, { slug, name }] of await findTakenAddresses(tx, kind, entities)) {
      const sentence = `Address: '${slug}' was the address of ‘${name}’. Links to it will lead here instead.`;
      remarks.push({ kind, id, field: 'slug', sentence });
    }
  }
  return remarks;
}
