import { openServer } from '../../src/db/open-server.ts';
import { timeLimits } from '../../src/db/time-limits.ts';
import { patient } from './patience.ts';

/** A process that stops itself under the lock of those that start, and tells that it does and how its work there ended. */
const [url = ''] = process.argv.slice(2);
const database = await openServer(url, { ...timeLimits, connect: patient.connect });
const ended = await database
  .locked(async (db) => {
    await new Promise((sent) => process.send?.('stops', sent));
    process.kill(process.pid, 'SIGSTOP');
    await db.execute('select 1');
    return 'done';
  })
  .catch(() => 'failed');
process.send?.(ended);
await database.close();
process.disconnect();
