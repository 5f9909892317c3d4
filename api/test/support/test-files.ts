import { globSync } from 'node:fs';
import { sameOverBoth, withoutDatabase } from './without-database.ts';

const isLongForm = process.env.TEST_FORM === 'long';
const embeddedOnly = [...withoutDatabase, ...sameOverBoth];

/**
 * Domains that the short form runs over PostgreSQL only, which is faster. Over the embedded
 * database it runs the tests of the database, the start, HTTP, bookings and the placement of orders.
 * Transactions of the last two lock most.
 */
const SERVER_ONLY_IN_SHORT_FORM =
  /^test\/(accounts|backup\/flood|seed\/demo-data|auth|basket|catalog|contact|content|customers|mail|payments|rate-limit|retention|staff|pictures|orders\/(?!placement\/)|calendar\/(choosing-days|confirming|staff-calendar))/;

/** Tests that start whole shops, which the short form runs over the embedded database. */
const EMBEDDED_ONLY_IN_SHORT_FORM = ['test/cli/running-shop.test.ts', 'test/prepare-api.test.ts'];

/**
 * Returns the files of this run. With the embedded database these are `*.test.ts`. With a server
 * these are the files that depend on the database and the files for servers only.
 */
export function testFiles(): string[] {
  if (process.env.TEST_DATABASE_URL !== undefined)
    return globSync('test/**/*.{test,on-server}.ts', {
      exclude: isLongForm ? embeddedOnly : [...embeddedOnly, ...EMBEDDED_ONLY_IN_SHORT_FORM],
    }).sort();
  const files = globSync('test/**/*.test.ts').sort();
  return isLongForm
    ? files
    : files.filter((file) => embeddedOnly.includes(file) || !SERVER_ONLY_IN_SHORT_FORM.test(file));
}
