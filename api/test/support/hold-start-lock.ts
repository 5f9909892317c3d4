import { sql } from 'drizzle-orm';
import { rowsOf } from '../../src/db/db.ts';
import { openServer } from '../../src/db/open-server.ts';
import { timeLimits } from '../../src/db/time-limits.ts';
import { patient } from './patience.ts';

/**
 * A process that stops itself while it holds the start lock. It reports the number of held locks,
 * and how its work ended.
 */
const [url = ''] = process.argv.slice(2);
const database = await openServer(url, { ...timeLimits, connect: patient.connect });
const ended = await database
  .locked(async (db) => {
    const held = await rowsOf(
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
