import type { Publication } from 'contract/staff/catalogue/publication';
import type { CatalogueKindName } from 'contract/staff/catalogue/kinds';
import { asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../people/records/tables.ts';
import type { Tx } from '../../../db/db.ts';
import { notFound } from '../../../http/http-error.ts';
import { describeDifference } from '../records/differences.ts';
import { staffNameSql } from '../records/staff-name.ts';
import { cataloguePublications, publishedChanges } from '../records/tables.ts';

/** Returns one page of publications, newest first, and the cursor of the next page. */
export async function listPublications(
  tx: Tx,
  { after, size }: { after?: string; size: number },
): Promise<{ data: Publication[]; next: string }> {
  const isOlder = after === undefined ? undefined : lt(cataloguePublications.id, Number(after));
  const rows = await queryPublications(tx, isOlder).limit(size + 1);
  const data = rows.slice(0, size).map(toApiPublication);
  return { data, next: rows.length > size ? String(data.at(-1)?.id) : '' };
}

/** Returns a publication with its differences. Throws 404 for an unknown id. */
export async function readPublication(tx: Tx, id: number) {
  const [row] = await queryPublications(tx, eq(cataloguePublications.id, id));
  if (row === undefined) throw notFound('There is no such publication.');
  const changes = await tx
    .select()
    .from(publishedChanges)
    .where(eq(publishedChanges.publicationid, id))
    .orderBy(asc(publishedChanges.kind), asc(publishedChanges.entityid));
  return {
    ...toApiPublication(row),
    differences: changes.map(({ kind, after, ...change }) =>
      describeDifference({ ...change, kind: kind as CatalogueKindName, values: after }),
    ),
  };
}

const queryPublications = (tx: Tx, condition: SQL | undefined) =>
  tx
    .select({
      publication: cataloguePublications,
      by: staffNameSql,
      changes: sql<number>`(select count(*)::int from ${publishedChanges}
        where ${publishedChanges.publicationid} = ${cataloguePublications.id})`,
    })
    .from(cataloguePublications)
    .leftJoin(users, eq(users.id, cataloguePublications.publishedBy))
    .where(condition)
    .orderBy(desc(cataloguePublications.id));

type PublicationRow = Awaited<ReturnType<typeof queryPublications>>[number];

const toApiPublication = ({ publication, by, changes }: PublicationRow): Publication => ({
  id: publication.id,
  name: publication.name,
  undoes: publication.undoes,
  at: publication.publishedAt.toISOString(),
  by,
  changes,
});
