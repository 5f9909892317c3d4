import { relative } from 'node:path';

/** Test files that no server's database is behind: they run with the embedded one only. */
export const withoutDatabase = [
  'test/config/config.test.ts',
  'test/db/embedded.test.ts',
  'test/db/folder-lock.test.ts',
  'test/images/convert.test.ts',
  'test/imports/one-direction.test.ts',
  'test/mail/mail-sender.test.ts',
  'test/pricing/price-order.test.ts',
  'test/process/end-in-order.test.ts',
  'test/rate-limit/limits-page.test.ts',
  'test/seed/pictures.test.ts',
  'test/seed/seed-data.test.ts',
];

/**
 * Test files that have a database behind them and promise nothing that it could change: what is asked of
 * an address, a header, a setting or a command, and how a mail is written, is the same over both. They run with the
 * embedded one only.
 */
export const sameOverBoth = [
  'test/captcha/providers.test.ts',
  'test/catalog/compressed-reads.test.ts',
  'test/cli/staff-add.test.ts',
  'test/http/bad-input.test.ts',
  'test/http/log.test.ts',
  'test/http/other-methods.test.ts',
  'test/http/other-origin.test.ts',
  'test/http/real-address.test.ts',
  'test/http/two-hosts.test.ts',
  'test/images/images.test.ts',
  'test/mail/layout.test.ts',
  'test/mail/typed-text.test.ts',
  'test/openapi/contract.test.ts',
  'test/payments/under-a-prefix.test.ts',
  'test/payments/where-cards-are-taken.test.ts',
];

/** Throws in a file of the first list, so that none comes to need a database and is run with one kind. */
export function assertRunsOnBoth(file = process.env.TEST_FILE ?? process.argv[1] ?? ''): void {
  const name = relative(process.cwd(), file);
  if (withoutDatabase.includes(name))
    throw new Error(`${name} uses a database: take it out of test/support/without-database.ts.`);
}
