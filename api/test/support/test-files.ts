import { globSync } from 'node:fs';

/**
 * What can differ between the embedded database and a PostgreSQL server, with the tests of it. The
 * embedded database has one connection, so its transactions never overlap. Every form runs these
 * files on both. Name a new test of such a thing here. Each file here costs the short form about
 * two seconds of processor time.
 */
const testsOnBothDatabases: Record<string, readonly string[]> = {
  'migrations, search by folded text, statements in traces, SQL of the seed': [
    'test/db/{fold-text,migrations,trace-statement}.test.ts',
    'test/seed/seed-catalogue.test.ts',
  ],
  'bookings of one day by overlapping transactions': [
    'test/calendar/{confirming,settings-conflict,taking-places,unconfirmed-bookings}.test.ts',
  ],
  'numbers, counted limits and baskets of concurrent orders': [
    'test/orders/placement/{limits,many-at-once,order-numbers,paid-basket}.test.ts',
  ],
  'locks of one order, which two people change': [
    'test/orders/page/{another-day,cancelling}.test.ts',
    'test/orders/progress.test.ts',
    'test/orders/staff/{one-order,planned-changes,selected-orders}.test.ts',
  ],
  'lists, search and sorting': [
    'test/orders/staff/order-list.test.ts',
    'test/accounts/staff-customers.test.ts',
    'test/contact/inbox.test.ts',
    'test/staff/{audit,exports,today}.test.ts',
  ],
  'payments and refunds that a sweep, a webhook and a person report at once': [
    'test/payments/{due-refunds,late-payments,refunds}.test.ts',
  ],
  'mails that several workers send': ['test/mail/worker.test.ts'],
  'locks and notifications of the catalogue': [
    'test/catalog/{catalogue-version,two-processes}.test.ts',
    'test/catalog/drafts/{one-published-state,two-people,undo-and-schedule}.test.ts',
    'test/pictures/unused.test.ts',
  ],
  'one snapshot of all tables while orders arrive': ['test/backup/flood.test.ts'],
  'time limits of statements, and a database that does not respond': [
    'test/catalog/database-away.test.ts',
    'test/health/health.test.ts',
    'test/http/outage.test.ts',
  ],
  'rows deleted in batches': ['test/retention/delete-expired-rows.test.ts'],
  'records that two requests change at once': [
    'test/accounts/{addresses,erase}.test.ts',
    'test/basket/saved-basket.test.ts',
    'test/captcha/spent-captchas.test.ts',
    'test/contact/inbox-changes.test.ts',
    'test/release-figures/figures.test.ts',
    'test/staff/people.test.ts',
  ],
  'texts and numbers that a driver encodes': ['test/http/{bad-input,overflow-ids}.test.ts'],
};

/**
 * Returns the test files of this run. On the embedded database, these are all files `*.test.ts`. On
 * a PostgreSQL server, these are the files `*.on-server.ts` and those of `testsOnBothDatabases`, in
 * the long form all files.
 */
export function listTestFiles(): string[] {
  const testFiles = globSync('test/**/*.test.ts').sort();
  if (process.env.TEST_DATABASE_URL === undefined) return testFiles;
  const serverFiles = globSync('test/**/*.on-server.ts').sort();
  const isLongForm = process.env.TEST_FORM === 'long';
  return [...serverFiles, ...(isLongForm ? testFiles : listFilesOnBothDatabases())];
}

/** Returns the files of `testsOnBothDatabases`. Throws if a pattern there matches no file. */
function listFilesOnBothDatabases(): string[] {
  const files = Object.values(testsOnBothDatabases)
    .flat()
    .flatMap((pattern) => {
      const matches = globSync(pattern);
      if (matches.length === 0) throw new Error(`No test file matches ${pattern}.`);
      return matches;
    });
  return [...new Set(files)].sort();
}
