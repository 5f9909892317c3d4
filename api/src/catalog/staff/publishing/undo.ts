import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { desc, eq, gte, max } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/db.ts';
import { badRequest, conflict, notFound } from '../../../http/http-error.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { applyChanges } from './apply-changes.ts';
import type { EntityChange } from '../records/changes.ts';
import { loadComparedChanges } from '../records/compared-change.ts';
import { createProblemsError } from '../drafts/draft-conflict.ts';
import { findFormerOwners } from '../records/former-addresses.ts';
import { getSlugField } from '../records/kind-tables.ts';
import { takeLock } from '../drafts/lock-draft.ts';
import { findPictureProblems, markPicturesUsed } from '../checks/picture-problems.ts';
import { recordPublication } from './publish.ts';
import { loadPublishedEntities } from '../records/published.ts';
import { cataloguePublications, publishedChanges } from '../records/tables.ts';
import { loadTitles } from '../records/titles.ts';

/**
 * Restores the catalogue to its state before a publication, by a new publication. Archives the
 * entities that were added since. `last` is the newest publication that the page displayed. Throws
 * 409 if there is a newer publication than `last`, or if a restored field needs a deleted picture.
 * Throws 400 if nothing would change.
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
    await requireNewestPublication(tx, last);
    const restoringChanges = await listRestoringChanges(tx, id);
    await requirePictures(tx, restoringChanges);
    const appliedChanges = await applyChanges(tx, restoringChanges, { isUndo: true });
    const effectiveChanges = appliedChanges.filter(
      ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
    );
    if (effectiveChanges.length === 0)
      throw badRequest('The shop is in this state already.', 'no_change');
    const name = await nameUndo(tx, publication);
    const values = { name, undoes: id, publishedBy: user.id };
    const undoPublicationId = await recordPublication(tx, values, effectiveChanges);
    await writeAudit(tx, user, {
      action: 'publication.undone',
      subject: { kind: 'publication', id },
      reason,
      after: { publication: undoPublicationId, changes: effectiveChanges.length },
    });
    return { id: undoPublicationId, version: 0 };
  });
}

/**
 * Returns the name of the publication that undoes another one. An undo of an undo restores the
 * first publication, so names do not nest.
 */
async function nameUndo(tx: Tx, publication: Publication): Promise<string> {
  let first = publication;
  let undoCount = 1;
  while (first.undoes !== null) {
    const [undone] = await tx
      .select()
      .from(cataloguePublications)
      .where(eq(cataloguePublications.id, first.undoes));
    if (undone === undefined) break;
    first = undone;
    undoCount += 1;
  }
  return undoCount % 2 === 1 ? `Back to before ‘${first.name}’` : `‘${first.name}’ again`;
}

type Publication = typeof cataloguePublications.$inferSelect;

async function requireNewestPublication(tx: Tx, publicationId: number): Promise<void> {
  const [row] = await tx
    .select({ last: max(cataloguePublications.id) })
    .from(cataloguePublications);
  if (row?.last === publicationId) return;
  throw conflict(
    'Something else was published meanwhile. Look at it first: it would be taken back as well.',
    'changed_meanwhile',
  );
}

/**
 * Returns changes that restore the values before the publication, for all entities that this
 * publication or a later one changed.
 */
async function listRestoringChanges(tx: Tx, id: number): Promise<EntityChange[]> {
  const rows = await tx
    .select()
    .from(publishedChanges)
    .where(gte(publishedChanges.publicationid, id))
    .orderBy(desc(publishedChanges.publicationid));
  const restoringChanges = new Map<string, EntityChange & { wasNew: boolean }>();
  for (const { kind: name, entityid, before } of rows) {
    const kind = name as CatalogueKindName;
    const laterValues = restoringChanges.get(`${kind} ${entityid}`)?.values;
    const values: CatalogueValues =
      before === null ? { visibility: 'archived' } : { ...laterValues, ...before };
    restoringChanges.set(`${kind} ${entityid}`, {
      kind,
      entityid,
      values,
      isNew: false,
      wasNew: before === null,
    });
  }
  const list = [...restoringChanges.values()];
  return (await renameTakenSlugs(tx, list)).map(({ wasNew: _wasNew, ...change }) => change);
}

/**
 * Throws 409 with the names of entities whose restored pictures were deleted, because nothing used
 * them meanwhile.
 */
async function requirePictures(tx: Tx, restoringChanges: readonly EntityChange[]): Promise<void> {
  const comparedChanges = await loadComparedChanges(tx, restoringChanges);
  await markPicturesUsed(tx, comparedChanges);
  const problems = await findPictureProblems(tx, comparedChanges);
  if (problems.length === 0) return;
  const titles = await loadTitles(tx, comparedChanges);
  throw createProblemsError(
    problems.map((problem) => {
      const index = comparedChanges.findIndex(
        ({ kind, entityid }) => kind === problem.kind && entityid === problem.id,
      );
      const { noun } = getCatalogueKind(problem.kind);
      const subject = `the ${noun} ‘${titles[index] ?? ''}’`;
      const sentence = `A picture of ${subject} was deleted since, because nothing used it. Change by hand what is needed, or return to a later state.`;
      return { ...problem, sentence };
    }),
  );
}

/**
 * Changes the slugs of entities that the undo archives, if the undo restores the same slug for
 * another entity. Also changes such a slug if it is a former slug of another entity.
 */
async function renameTakenSlugs(
  tx: Tx,
  restoringChanges: readonly (EntityChange & { wasNew: boolean })[],
) {
  const result: (EntityChange & { wasNew: boolean })[] = [];
  for (const change of restoringChanges) {
    const { kind, entityid, wasNew } = change;
    const field = getSlugField(kind);
    if (!wasNew || field === undefined) {
      result.push(change);
      continue;
    }
    const slug = (await loadPublishedEntities(tx, kind, [entityid])).get(entityid)?.[field];
    const isSlugRestored = restoringChanges.some(
      (otherChange) => otherChange.kind === kind && otherChange.values[field] === slug,
    );
    const isFormer =
      (kind === 'services' || kind === 'products') &&
      (await findFormerOwners(tx, kind, [{ id: entityid, slug }])).size > 0;
    const values =
      isSlugRestored || isFormer
        ? { ...change.values, [field]: `${String(slug)}-${entityid}` }
        : change.values;
    result.push({ ...change, values });
  }
  return result;
}
