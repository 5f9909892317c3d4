import { eq, sql } from 'drizzle-orm';
import { users } from '../../auth/tables.ts';
import type { Tx } from '../../db/db.ts';

/** SQL of a colleague's name in `users`, or ''. Accounts without a name show their e-mail. */
export const staffNameSql = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email}, '')`;

/** Returns the name of a colleague, or '' for nobody. */
export async function loadStaffName(tx: Tx, id: number | null): Promise<string> {
  if (id === null) return '';
  const [user] = await tx.select({ name: staffNameSql }).from(users).where(eq(users.id, id));
  return user?.name ?? '';
}
