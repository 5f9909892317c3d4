import { type SQL, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../db/db.ts';

/**
 * Returns SQL that normalises an e-mail address to its mailbox. The SQL ignores case, the part of
 * the name after a plus, and dots in the name of Gmail addresses.
 */
export function buildMailboxSql(email: SQL): SQL {
  const local = sql`lower(split_part(${email}, '@', 1))`;
  const domain = sql`lower(split_part(${email}, '@', 2))`;
  const name = sql`coalesce(nullif(split_part(${local}, '+', 1), ''), ${local})`;
  return sql`case when ${domain} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${domain} end`;
}

/** Returns the mailbox of a typed e-mail address, as computed by `buildMailboxSql`. */
export async function findMailbox(tx: Tx, email: string): Promise<string> {
  const [row] = await queryRows<{ mailbox: string }>(
    tx,
    sql`select ${buildMailboxSql(sql`${email}::text`)} as mailbox`,
  );
  return row?.mailbox ?? email;
}
