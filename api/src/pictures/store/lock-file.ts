import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';

/**
 * Locks the name of a picture until the transaction ends. Otherwise one process could delete a file
 * while another stores it again.
 */
export async function lockPictureFile(tx: Tx, file: string): Promise<void> {
  const key = `picture ${file}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
