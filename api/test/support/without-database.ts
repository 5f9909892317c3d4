import { relative } from 'node:path';

/** Test files that use no database and therefore run only once, with the embedded database. */
export const databaseFreeTests = [
  'test/backup/last-backup.test.ts',
  'test/config/config.test.ts',
  'test/db/embedded.test.ts',
  'test/db/folder-lock.test.ts',
  'test/db/killed-and-copied.test.ts',
  'test/pictures/convert.test.ts',
  'test/imports/one-direction.test.ts',
  'test/mail/mail-sender.test.ts',
  'test/orders/state/transitions.test.ts',
  'test/pictures/decoding-limits.test.ts',
  'test/pricing/price-order.test.ts',
  'test/process/end-in-order.test.ts',
  'test/rate-limit/limits-page.test.ts',
  'test/seed/pictures.test.ts',
  'test/seed/seed-data.test.ts',
];

/**
 * Test files that use a database, but whose result does not depend on its kind. Such files run on
 * the embedded database only.
 */
export const databaseKindIndependent = [
  'test/captcha/providers.test.ts',
  'test/catalog/compressed-reads.test.ts',
  'test/backup/restore.test.ts',
  'test/cli/staff-add.test.ts',
  'test/health/last-backup-connections.test.ts',
  'test/http/bad-input.test.ts',
  'test/http/log.test.ts',
  'test/http/other-methods.test.ts',
  'test/http/other-origin.test.ts',
  'test/http/overflow-ids.test.ts',
  'test/http/real-address.test.ts',
  'test/http/two-hosts.test.ts',
  'test/pictures/images.test.ts',
  'test/mail/layout.test.ts',
  'test/mail/link-scanners.test.ts',
  'test/mail/typed-text.test.ts',
  'test/http/contract.test.ts',
  'test/payments/under-a-prefix.test.ts',
  'test/payments/where-cards-are-taken.test.ts',
  'test/pictures/hostile-files.test.ts',
  'test/pictures/s3.test.ts',
];

/** Throws if a file of the first list opens a database, so that the list stays correct. */
export function assertRunsOnBoth(file = process.env.TEST_FILE ?? process.argv[1] ?? ''): void {
  const name = relative(process.cwd(), file);
  if (databaseFreeTests.includes(name))
    throw new Error(`${name} uses a database: take it out of test/support/without-database.ts.`);
}
