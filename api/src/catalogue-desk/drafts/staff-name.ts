import { eq, sql } from 'drizzle-orm';
import { users } from '../../auth/tables.ts';
import type { Tx } from '../../db/db.ts';

/**
 * SQL of a colleague's name in `users`. Returns the e-mail of an account without a name, or ''
 * without an account.
 */
export const staffNameSql = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email}, '')`;

/** Returns the name of a colleague. Returns '' if the id is null. */
export async function loadStaffName(tx: Tx, id: number | null): Promise<string> {
  if (id === null) return '';
  const [user] = await tx.select({ name: staffNameSql }).from(users).where(eq(users.id, id));
  return user?.name ?? '';
}
