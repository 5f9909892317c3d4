import { refuseOtherStore } from 'server/store-location';
import { parseConfig } from '../config/config.ts';
import { describeDatabaseLocation, openDatabase } from '../db/open-database.ts';
import { callRunningShop } from '../operator/call-running-shop.ts';
import { runStaffCommand, type StaffCommand } from '../people/staff/colleagues/staff-command.ts';

/**
 * Runs a command that changes staff accounts. If a running shop uses the embedded database, that
 * shop runs the command. Otherwise this process runs the command on the configured database. Prints
 * the result, or the error's message.
 */
export async function executeStaffCommand(readCommand: () => Promise<StaffCommand>): Promise<void> {
  try {
    const config = parseConfig(process.env);
    const location = describeDatabaseLocation(config);
    await refuseOtherStore(config.dataDir, 'DATABASE_URL', location);
    const command = await readCommand();
    const message =
      (config.databaseUrl === null
        ? await callRunningShop(config.dataDir, '/staff-command', command)
        : null) ?? (await runOnDatabase(config, command));
    const folder = config.databaseUrl === null ? ` ${config.dataDir}` : '';
    console.log(`${message} Written to ${location}${folder}.`);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exitCode = 1;
  }
}

async function runOnDatabase(
  config: ReturnType<typeof parseConfig>,
  command: StaffCommand,
): Promise<string> {
  const database = await openDatabase(config);
  try {
    await database.migrate();
    return await runStaffCommand(database.db, command);
  } finally {
    await database.close();
  }
}
