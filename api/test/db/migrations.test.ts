import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { migrationsFolder } from '../../src/db/migrations-folder.ts';

/**
 * Migrations that remove something, and the last release whose `tables.ts` named it. Add an entry
 * only when every installation runs a later release: see docs/change-the-tables.md.
 */
const contracts: Record<string, string> = {
  '0005_columns_that_nothing_read': 'named by no release: all up to here go out with 1.0.0',
  '0006_users_mailbox': 'named by no release: all up to here go out with 1.0.0',
};

describe('the migrations', () => {
  it('remove nothing that the previous release uses, unless they say since when', async () => {
    const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql'));
    const taking: string[] = [];
    for (const file of files) {
      const sql = await readFile(join(migrationsFolder, file), 'utf8');
      if (sql.split(';').some(takesAway)) taking.push(file.replace('.sql', ''));
    }
    assert.deepEqual(taking, Object.keys(contracts));
  });

  for (const sql of [
    'ALTER TABLE "users" DROP COLUMN "name"',
    'DROP TABLE "users"',
    'ALTER TABLE "users" RENAME COLUMN "name" TO "named"',
    'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL',
    'ALTER TABLE "users" ALTER COLUMN "id" SET DATA TYPE bigint',
    'ALTER TABLE "users" ALTER COLUMN "role" DROP DEFAULT',
    'ALTER TABLE "users" ADD COLUMN "name" text NOT NULL',
  ]) {
    it(`are classified as removing something for: ${sql}`, () => assert.ok(takesAway(sql)));
  }

  for (const sql of [
    'CREATE TABLE "users" ("id" integer PRIMARY KEY NOT NULL)',
    'ALTER TABLE "users" ADD COLUMN "name" text',
    `ALTER TABLE "users" ADD COLUMN "name" text DEFAULT '' NOT NULL`,
    'ALTER TABLE "users" ALTER COLUMN "name" DROP NOT NULL',
    'CREATE INDEX "users_name" ON "users" USING btree ("name") WHERE "name" IS NOT NULL',
  ]) {
    it(`are classified as removing nothing for: ${sql}`, () => assert.ok(!takesAway(sql)));
  }
});

/** Returns whether code from before a statement can fail on the tables after it. */
function takesAway(sql: string): boolean {
  if (/\bDROP (TABLE|COLUMN|DEFAULT|VIEW|TYPE)\b|\bRENAME\b/i.test(sql)) return true;
  if (/\bSET NOT NULL\b|\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i.test(sql)) return true;
  return /\bADD COLUMN\b.*\bNOT NULL\b/is.test(sql) && !/\b(DEFAULT|GENERATED)\b/i.test(sql);
}
