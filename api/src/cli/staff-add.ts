import { createInterface } from 'node:readline/promises';
import { refuseOtherStore } from 'server/store-location';
import { addStaff } from '../auth/staff.ts';
import { parseConfig } from '../config/config.ts';
import { databaseLocation, openDatabase } from '../db/open-database.ts';

/**
 * Adds a staff member, or sets a new password for one: `npm run staff:add -- someone@example.com`.
 * The first line of stdin is the password.
 */
try {
  const [email] = process.argv.slice(2);
  if (email === undefined) throw new Error('Usage: npm run staff:add -- someone@example.com');
  const config = parseConfig(process.env);
  const location = databaseLocation(config);
  await refuseOtherStore(config.dataDir, 'DATABASE_URL', location);
  const password = await readPassword();
  const database = await openDatabase(config);
  try {
    await database.migrate();
    await addStaff(database.db, email, password);
  } finally {
    await database.close();
  }
  const folder = config.databaseUrl === null ? ` ${config.dataDir}` : '';
  console.log(`${email} can sign in as staff. Written to ${location}${folder}.`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}

async function readPassword(): Promise<string> {
  const input = createInterface({ input: process.stdin });
  if (process.stdin.isTTY) process.stderr.write('Password of at least 11 characters: ');
  const { value } = await input[Symbol.asyncIterator]().next();
  input.close();
  return String(value ?? '');
}
