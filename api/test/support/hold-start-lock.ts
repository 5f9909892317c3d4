import { sql } from 'drizzle-orm';
import { queryRows } from '../../src/db/db.ts';
import { openServerDatabase } from '../../src/db/open-server-database.ts';
import { timeLimits } from '../../src/db/time-limits.ts';
import { patientTimeLimits } from './patience.ts';

/**
 * A process that stops itself while it holds the start lock. The process sends the number of held
 * locks, and the result of its work.
 */
const [url = ''] = process.argv.slice(2);
const database = await openServerDatabase(url, {
  ...timeLimits,
  connect: patientTimeLimits.connect,
});
const ended = await database
  .withLock(async (db) => {
    const held = await queryRows(
      db,
      sql`select 1 from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and locktype = 'advisory' and granted`,
    );
    await new Promise((sent) => process.send?.(held.length, sent));
    process.kill(process.pid, 'SIGSTOP');
    await db.execute('select 1');
    return 'done';
  })
  .catch(() => 'failed');
process.send?.(ended);
await database.close();
process.disconnect();
