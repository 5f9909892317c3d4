import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../src/db/db.ts';
import { readPageRows } from '../support/page-table.ts';
import { retentionPage } from '../support/retention-page.ts';
import { createTestDatabase } from '../support/test-database.ts';

describe('the page about how long data is stored', () => {
  it('shows what is removed and when', async () => {
    const hint = "Run 'npm run pages -w api' and commit docs/retention.md.";
    assert.deepEqual(await readPageRows(retentionPage), retentionPage.rows(), hint);
  });

  it('names every table of the database', async () => {
    const { db, close } = await createTestDatabase();
    const tables = await queryRows<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    await close();
    const page = await readFile(retentionPage.file, 'utf8');
    const missing = tables.filter(({ name }) => !page.includes(`\`${name}\``));
    assert.deepEqual(missing, []);
  });
});
