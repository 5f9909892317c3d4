import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '../../people/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { HttpError } from '../../http/http-error.ts';

/** SQL that selects a colleague's name in `users`, or the e-mail of a colleague without a name. */
export const staffNameSql = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`;

/** Returns all members of staff. Messages can be assigned to each of them. */
export function listColleagues(tx: Tx) {
  return tx
    .select({ id: users.id, name: staffNameSql })
    .from(users)
    .where(eq(users.role, 'staff'))
    .orderBy(sql`fold_text(${staffNameSql})`, asc(users.id));
}

/** Throws 400 unless the user is a member of staff. */
export async function requireColleague(tx: Tx, id: number): Promise<void> {
  const [colleague] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'staff')));
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
