import type { Draft } from 'contract/staff/catalogue/draft';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../../people/records/tables.ts';
import type { Tx } from '../../../db/db.ts';
import { notFound } from '../../../http/http-error.ts';
import { staffNameSql } from '../records/staff-name.ts';
import { catalogueChanges, catalogueDrafts } from '../records/tables.ts';

export const currentStates = ['open', 'scheduled', 'failed'] as const;

/** Returns the drafts that are open, scheduled or failed, newest first. */
export const listDrafts = (tx: Tx): Promise<Draft[]> => queryDrafts(tx);

/**
 * Returns a draft in the format of the API. Throws 404 for an unknown, published or discarded
 * draft.
 */
export async function readDraft(tx: Tx, id: number): Promise<Draft> {
  const [draft] = await queryDrafts(tx, id);
  if (draft === undefined) throw notFound('There is no such draft any more.');
  return draft;
}

async function queryDrafts(tx: Tx, id?: number): Promise<Draft[]> {
  const rows = await tx
    .select({
      draft: catalogueDrafts,
      by: staffNameSql,
      changes: sql<number>`(select count(*)::int from ${catalogueChanges}
        where ${catalogueChanges.draftid} = ${catalogueDrafts.id})`,
    })
    .from(catalogueDrafts)
    .leftJoin(users, eq(users.id, catalogueDrafts.createdBy))
    .where(
      and(
        inArray(catalogueDrafts.state, [...currentStates]),
        id === undefined ? undefined : eq(catalogueDrafts.id, id),
      ),
    )
    .orderBy(desc(catalogueDrafts.id));
  return rows.map(({ draft, by, changes }) => ({
    id: draft.id,
    name: draft.name,
    state: draft.state,
    version: draft.version,
    publishat: draft.publishAt?.toISOString() ?? '',
    changes,
    by,
    at: draft.changedAt.toISOString(),
    failure: draft.failure,
  }));
}
