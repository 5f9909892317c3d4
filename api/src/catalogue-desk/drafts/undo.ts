import type { CatalogueValues } from 'contract/staff/catalogue/entity';
import type { CatalogueKindName } from 'contract/staff/catalogue/kinds';
import { desc, eq, gte, max } from 'drizzle-orm';
import type { Db, Tx } from '../../db/db.ts';
import { badRequest, conflict, notFound } from '../../http/http-error.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { applyChanges } from './apply-changes.ts';
import type { EntityChange } from './changes.ts';
import { getSlugField } from './kind-tables.ts';
import { takeLock } from './locks.ts';
import { recordPublication } from './publish.ts';
import { loadPublished } from './published.ts';
import { cataloguePublications, publishedChanges } from './tables.ts';

/**
 * Returns the shop to its state before a publication, by a new publication. Entities that were new
 * become archived. Throws 409 if there is a later publication than `last`.
 */
export async function undoPublication(
  db: Db,
  user: { id: number },
  id: number,
  { reason, last }: { reason: string; last: number },
) {
  return db.transaction(async (tx) => {
    await takeLock(tx, 'publications');
    const [publication] = await tx
      .select()
      .from(cataloguePublications)
      .where(eq(cataloguePublications.id, id));
    if (publication === undefined) throw notFound('There is no such publication.');
    await requireLast(tx, last);
    const applied = await applyChanges(tx, await listReturns(tx, id));
    const effective = applied.filter(
      ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
    );
    if (effective.length === 0) throw badRequest('The shop is in this state already.', 'no_change');
    const name = `Back to before ‘${publication.name}’`;
    const values = { name, undoes: id, publishedBy: user.id };
    const undone = await recordPublication(tx, values, effective);
    await writeAudit(tx, user, {
      ...{ action: 'publication.undone', subject: { kind: 'publication', id }, reason },
      after: { publication: undone, changes: effective.length },
    });
    return { id: undone, version: 0 };
  });
}

async function requireLast(tx: Tx, last: number): Promise<void> {
  const [row] = await tx
    .select({ last: max(cataloguePublications.id) })
    .from(cataloguePublications);
  if (row?.last === last) return;
  throw conflict(
    'Something else was published meanwhile. Look at it first: it would be taken back as well.',
    'changed_meanwhile',
  );
}

/** Returns the earliest former values of all entities that this publication or a later one changed. */
async function listReturns(tx: Tx, id: number): Promise<EntityChange[]> {
  const rows = await tx
    .select()
    .from(publishedChanges)
    .where(gte(publishedChanges.publicationid, id))
    .orderBy(desc(publishedChanges.publicationid));
  const returns = new Map<string, EntityChange & { wasNew: boolean }>();
  for (const { kind: name, entityid, before } of rows) {
    const kind = name as CatalogueKindName;
    const later = returns.get(`${kind} ${entityid}`)?.values;
    const values: CatalogueValues =
      before === null ? { visibility: 'archived' } : { ...later, ...before };
    returns.set(`${kind} ${entityid}`, {
      ...{ kind, entityid, values, isNew: false },
      wasNew: before === null,
    });
  }
  const list = [...returns.values()];
  return (await freeTakenSlugs(tx, list)).map(({ wasNew: _wasNew, ...change }) => change);
}

/** An entity that was new may have an address that another one gets back. */
async function freeTakenSlugs(tx: Tx, returns: readonly (EntityChange & { wasNew: boolean })[]) {
  const result: (EntityChange & { wasNew: boolean })[] = [];
  for (const change of returns) {
    const { kind, entityid, wasNew } = change;
    const field = getSlugField(kind);
    if (!wasNew || field === undefined) {
      result.push(change);
      continue;
    }
    const slug = (await loadPublished(tx, kind, [entityid])).get(entityid)?.[field];
    const isTakenBack = returns.some(
      (other) => other.kind === kind && other.values[field] === slug,
    );
    const values = isTakenBack
      ? { ...change.values, [field]: `${String(slug)}-${entityid}` }
      : change.values;
    result.push({ ...change, values });
  }
  return result;
}
