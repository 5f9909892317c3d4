import { globSync } from 'node:fs';

/**
 * What can differ between the embedded database and a PostgreSQL server, with the tests of it. The
 * embedded database has one connection, so its transactions never overlap. Every form runs these
 * files on both. A new test in one of these folders runs on both by itself; name any other one here.
 */
export const testsOnBothDatabases: Record<string, readonly string[]> = {
  'opening, migrations, search by folded text, statements in traces': ['test/db/*.test.ts'],
  'bookings of one day by overlapping transactions': ['test/calendar/**/*.test.ts'],
  'numbers, limits and stock under concurrent orders': ['test/orders/placement/*.test.ts'],
  'locks of one order, its changes by two people': [
    'test/orders/page/*.test.ts',
    'test/orders/transition/*.test.ts',
    'test/orders/progress.test.ts',
  ],
  'lists, search and sorting of orders': [
    'test/orders/staff/*.test.ts',
    'test/orders/reading-orders.test.ts',
    'test/staff/{exports,today,views}.test.ts',
  ],
  'payments and refunds that a sweep, a webhook and a person report at once': [
    'test/payments/*.test.ts',
  ],
  'mails that several workers send': ['test/mail/{accepted-mails,unsent-mails,worker}.test.ts'],
  'locks and notifications of the catalogue': [
    'test/catalog/{catalogue-version,database-away,two-processes}.test.ts',
    'test/catalog/drafts/{one-published-state,publishing,two-people,undo-and-schedule}.test.ts',
    'test/pictures/{sizes,unused}.test.ts',
  ],
  'one snapshot of all tables while orders arrive': ['test/backup/flood.test.ts'],
  'time limits of statements and a database that does not respond': [
    'test/health/*.test.ts',
    'test/http/outage.test.ts',
  ],
  'texts, numbers and days that a driver encodes': [
    'test/http/{edges,overflow-ids,typed-text}.test.ts',
  ],
  'rows deleted in batches beside other transactions': ['test/retention/*.test.ts'],
  'records that two requests change at once': [
    'test/accounts/{addresses,erase,forgotten-password}.test.ts',
    'test/auth/wrong-passwords.test.ts',
    'test/basket/saved-basket.test.ts',
    'test/captcha/spent-captchas.test.ts',
    'test/contact/{acknowledgement,inbox-changes}.test.ts',
    'test/release-figures/*.test.ts',
    'test/staff/{guessed-codes,people}.test.ts',
  ],
  'search in people and messages': [
    'test/accounts/staff-customers.test.ts',
    'test/contact/inbox.test.ts',
    'test/staff/audit.test.ts',
  ],
  'SQL of the seed': ['test/seed/seed-catalogue.test.ts'],
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
