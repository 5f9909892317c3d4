import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createEmbeddedDatabase } from '../../src/db/open-embedded-database.ts';
import { isOutage } from '../../src/db/outage.ts';
import { createTemplate } from './template.ts';

/** A process whose embedded database cannot extend its log, as on a full disk. */
const [dataDir = ''] = process.argv.slice(2);
const { db, close } = await createEmbeddedDatabase({
  dataDir,
  loadDataDir: await createTemplate(),
});
renameSync(join(dataDir, 'pg_wal'), join(dataDir, 'pg_wal_away'));

const readOutcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (cause: unknown) => (isOutage(cause) ? 'outage' : 'failure'),
  );
const write = () =>
  db.execute(sql`select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`);

let written = 'done';
while (written === 'done') written = await readOutcome(write());
const after = [
  await readOutcome(db.execute(sql`select 1`)),
  await readOutcome(db.transaction((tx) => tx.execute(sql`select 1`))),
  await readOutcome(close()),
];
process.send?.([written, ...after]);
process.disconnect();
