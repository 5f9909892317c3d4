import { globSync } from 'node:fs';
import { databaseKindIndependent, databaseFreeTests } from './without-database.ts';

const isLongForm = process.env.TEST_FORM === 'long';
const embeddedOnly = [...databaseFreeTests, ...databaseKindIndependent];

/**
 * Test folders that the short form runs only on PostgreSQL, which is faster. On the embedded
 * database, the short form runs the tests of the database and of the start. It also runs the tests
 * that use the most locks, which are those of concurrent orders, bookings and accepted quotes.
 */
const SERVER_ONLY_IN_SHORT_FORM =
  /^test\/(address-lookup|audit|backup\/flood|seed\/demo-data|basket|captcha|catalog|compose|contact|content|garments|health|http|invoices|mail|metrics|payments|people|quotes\/(?!same-second)|rate-limit|releases|reminders|retention|reviews|staff|pictures|orders\/(?!placement\/many-at-once)|calendar\/(?!places-and-payments)|work\/(?!capacity))/;

/** Tests that start whole shops. The short form runs them only on the embedded database. */
const EMBEDDED_ONLY_IN_SHORT_FORM = ['test/cli/running-shop.test.ts', 'test/prepare-api.test.ts'];

/**
 * Returns the test files of this run. With the embedded database, these are the files `*.test.ts`.
 * With a server, these are the files whose result depends on the kind of database, and the files
 * `*.on-server.ts`.
 */
export function listTestFiles(): string[] {
  if (process.env.TEST_DATABASE_URL !== undefined)
    return globSync('test/**/*.{test,on-server}.ts', {
      exclude: isLongForm ? embeddedOnly : [...embeddedOnly, ...EMBEDDED_ONLY_IN_SHORT_FORM],
    }).sort();
  const files = globSync('test/**/*.test.ts').sort();
  return isLongForm
    ? files
    : files.filter((file) => embeddedOnly.includes(file) || !SERVER_ONLY_IN_SHORT_FORM.test(file));
}
