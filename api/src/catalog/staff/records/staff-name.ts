import { eq, sql } from 'drizzle-orm';
import { users } from '../../../people/records/tables.ts';
import type { Tx } from '../../../db/db.ts';

/**
 * SQL of a colleague's name in a left-joined `users`. The SQL selects the e-mail if the account has
 * no name, and '' if there is no account.
 */
export const staffNameSql = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email}, '')`;

/** Returns the name of a colleague. Returns '' if `id` is null or unknown. */
export async function loadStaffName(tx: Tx, id: number | null): Promise<string> {
  if (id === null) return '';
  const [user] = await tx.select({ name: staffNameSql }).from(users).where(eq(users.id, id));
  return user?.name ?? '';
}
