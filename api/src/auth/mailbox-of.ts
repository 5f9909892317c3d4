import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../db/db.ts';

/**
 * Returns SQL for the mailbox of an e-mail. It ignores case and everything after a plus, and for
 * Gmail also dots.
 */
export function mailboxOf(email: SQL): SQL {
  const local = sql`lower(split_part(${email}, '@', 1))`;
  const domain = sql`lower(split_part(${email}, '@', 2))`;
  const name = sql`coalesce(nullif(split_part(${local}, '+', 1), ''), ${local})`;
  return sql`case when ${domain} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${domain} end`;
}

/** Returns the mailbox of a typed e-mail. */
export async function recipientOf(tx: Tx, email: string): Promise<string> {
  const [found] = await rowsOf<{ mailbox: string }>(
    tx,
    sql`select ${mailboxOf(sql`${email}::text`)} as mailbox`,
  );
  return found?.mailbox ?? email;
}
