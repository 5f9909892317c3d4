import { addUser } from '../src/people/records/accounts.ts';
import { startSession } from '../src/people/sessions/sessions.ts';
import type { Db } from '../src/db/db.ts';
import { openServerDatabase } from '../src/db/open-server-database.ts';
import { startLimits } from '../src/db/time-limits.ts';
import { seedCatalogue } from '../src/seed/seed-catalogue.ts';
import { toHeaders } from '../test/support/people.ts';
import { getDatabaseUrl, startBackend } from './bench-servers.ts';

export type PreparedShop = Awaited<ReturnType<typeof prepareShop>>;

/** Statements have no time limit, because inserting a million orders takes minutes. */
const fillLimits = { ...startLimits, statement: 0, response: 3_600_000, idleInTransaction: 0 };

/**
 * Creates a database with the seed's catalogue and a shop owner, and fills it. Starts backend
 * number `index` on this database. The returned headers sign in as the owner.
 */
export async function prepareShop(
  folder: string,
  name: string,
  index: number,
  fill: (db: Db, ownerId: number) => Promise<void>,
) {
  const server = await openServerDatabase(getDatabaseUrl('postgres'), startLimits);
  await server.db.execute(`create database ${name}`);
  await server.close();
  const url = getDatabaseUrl(name);
  const database = await openServerDatabase(url, fillLimits);
  await database.migrate();
  await seedCatalogue(database.db);
  const owner = { role: 'staff', staffRole: 'owner', email: 'bench@example.com' } as const;
  const user = await addUser(database.db, owner);
  if (user === null) throw new Error('The owner was not added.');
  const headers = toHeaders(await startSession(database.db, user));
  await fill(database.db, user.id);
  await database.close();
  const backend = await startBackend(folder, index, [], url);
  return { url, headers, host: `http://127.0.0.1:${backend.port}`, ...backend };
}
