import { globSync } from 'node:fs';
import { sameOverBoth, withoutDatabase } from './without-database.ts';

/**
 * The files of this run: with the embedded database all of `*.test.ts`, with a server what depends on the
 * database, and what that server alone can answer.
 */
export function testFiles(): string[] {
  return process.env.TEST_DATABASE_URL === undefined
    ? globSync('test/**/*.test.ts').sort()
    : globSync('test/**/*.{test,on-server}.ts', {
        exclude: [...withoutDatabase, ...sameOverBoth],
      }).sort();
}
