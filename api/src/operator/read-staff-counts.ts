import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/open-database.ts';
import {
  countStaff,
  type StaffCounts,
  staffCounts,
} from '../people/staff/colleagues/count-staff.ts';
import { callRunningShop } from './call-running-shop.ts';

export type { StaffCounts };

/**
 * Reads the counts of staff from the PostgreSQL server if such a server is configured. Otherwise
 * asks the running shop, because only one process can open an embedded database. Returns null if
 * the shop is not running.
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
