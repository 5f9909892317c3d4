import { SettingError } from 'server/settings/error';
import { refuseOtherStore } from 'server/store-location';
import { parseConfig } from '../config/config.ts';
import { describeDatabaseLocation, openDatabase } from '../db/open-database.ts';
import { resetDemoData } from '../seed/demo/reset-demo-data.ts';
import { seedAccounts, seedDemoColleagues } from '../seed/seed-accounts.ts';

/**
 * The command `npm run demo:reset` replaces the demo data with new demo data. The shop must be
 * stopped.
 */
try {
  const config = parseConfig(process.env);
  if (config.production) throw new Error('There is no demo data in production.');
  const location = describeDatabaseLocation(config);
  await refuseOtherStore(config.dataDir, 'DATABASE_URL', location);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    await seedAccounts(database.db);
    await seedDemoColleagues(database.db);
    await resetDemoData(config, database.db);
  } finally {
    await database.close();
  }
  console.log(`The demo data is renewed, with today's dates. Written to ${location}.`);
} catch (cause) {
  const isLocked = cause instanceof SettingError && cause.message.includes('in use');
  const message = cause instanceof Error ? cause.message : String(cause);
  console.error(
    isLocked ? `${message}\nStop the shop, run npm run demo:reset, and start it again.` : message,
  );
  process.exitCode = 1;
}
