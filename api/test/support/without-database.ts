import { relative } from 'node:path';

/** Test files that no server's database is behind: they run with the embedded one only. */
export const withoutDatabase = [
  'test/config/config.test.ts',
  'test/db/embedded.test.ts',
  'test/db/folder-lock.test.ts',
  'test/images/convert.test.ts',
  'test/imports/one-direction.test.ts',
  'test/pricing/price-order.test.ts',
  'test/process/end-in-order.test.ts',
  'test/rate-limit/limits-page.test.ts',
  'test/seed/pictures.test.ts',
  'test/seed/seed-data.test.ts',
];

/** Throws in a file of that list, so that none comes to need a database and is run with one kind. */
export function assertRunsOnBoth(file = process.argv[1] ?? ''): void {
  const name = relative(process.cwd(), file);
  if (withoutDatabase.includes(name))
    throw new Error(`${name} uses a database: take it out of test/support/without-database.ts.`);
}
