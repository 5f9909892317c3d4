import { openServer } from '../../src/db/open-server.ts';

/** A process that stops itself under the lock of those that start, and tells how its work there ended. */
const [url = ''] = process.argv.slice(2);
const database = await openServer(url);
const ended = await database
  .locked(async (db) => {
    process.kill(process.pid, 'SIGSTOP');
    await db.execute('select 1');
    return 'done';
  })
  .catch(() => 'failed');
process.send?.(ended);
await database.close();
process.disconnect();
