import { parseArgs } from 'node:util';
import { runCommand } from './backup-command.ts';
import { moveDatabase } from '../backup/move-database.ts';
import { parseConfig } from '../config/config.ts';
import { describeDatabaseLocation } from '../db/open-database.ts';

/**
 * The command `npm run move-database` moves the embedded database of a stopped shop to PostgreSQL.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to === undefined)
    throw new Error('Usage: npm run move-database -- --to postgres://user@host:5432/shop');
  // Passes `--to` as `DATABASE_URL`, so that the URL is validated like that of the shop.
  const { databaseUrl, dataDir } = parseConfig({ ...process.env, DATABASE_URL: values.to });
  if (databaseUrl === null) throw new Error('--to needs an address.');
  const startedAt = performance.now();
  const { tables } = await moveDatabase({ dataDir }, databaseUrl);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const orders = tables.find(({ name }) => name === 'orders')?.rows ?? 0;
  console.log(
    `Moved ${orders} orders and all else to ${describeDatabaseLocation({ databaseUrl })} in ${seconds} s.`,
  );
  console.log('Set DATABASE_URL to that address and start the shop.');
});
