import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';

/**
 * Transaction settings with which PostgreSQL formats each value as a text from which PostgreSQL
 * parses exactly the same value.
 */
const settings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
};

export async function useExactTexts(tx: Tx): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await tx.execute(sql`select set_config(${name}, ${value}, true)`);
}
