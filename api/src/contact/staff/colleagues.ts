import { permissionTable } from 'contract/calls/permissions';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../people/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { HttpError } from '../../http/http-error.ts';

/** SQL that selects a colleague's name in `users`, or the e-mail of a colleague without a name. */
export const staffNameSql = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`;

/** Condition that a user can read the inbox. */
export const readsInbox = and(
  eq(users.role, 'staff'),
  inArray(users.staffRole, [...permissionTable.inbox.roles]),
);

/** Returns the members of staff to whom messages can be assigned. */
export function listColleagues(tx: Tx) {
  return tx
    .select({ id: users.id, name: staffNameSql })
    .from(users)
    .where(readsInbox)
    .orderBy(sql`fold_text(${staffNameSql})`, asc(users.id));
}

/** Throws 400 unless messages can be assigned to the user. */
export async function requireColleague(tx: Tx, id: number): Promise<void> {
  const [colleague] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), readsInbox));
  if (colleague === undefined) throw new UnknownColleagueError();
}

class UnknownColleagueError extends HttpError {
  override readonly extraFields = { field: 'assignee' };

  constructor() {
    super(400, 'unknown_colleague', 'Assigned to: there is no such colleague.');
  }
}

export const toApiAssignee = (id: number | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };
