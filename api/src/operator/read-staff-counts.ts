import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/open-database.ts';
import { countStaff, type StaffCounts, staffCounts } from '../staff/people/count-staff.ts';
import { callRunningShop } from './call-running-shop.ts';

export type { StaffCounts };

/**
 * Asks the running shop, or the PostgreSQL server of the settings. Returns null if the shop with
 * its embedded database does not run.
 */
export async function readStaffCounts(config: Config): Promise<StaffCounts | null> {
  if (config.databaseUrl === null) {
    const message = await callRunningShop(config.dataDir, '/staff-command', { kind: 'count' });
    return message === null ? null : v.parse(staffCounts, JSON.parse(message));
  }
  const database = await openDatabase(config);
  try {
    return await countStaff(database.db);
  } finally {
    await database.close();
  }
}
