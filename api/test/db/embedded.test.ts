import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../src/db/db.ts';
import { createEmbeddedDatabase } from '../../src/db/open-embedded-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-embedded-'));
after(() => rm(folder, { recursive: true, force: true }));
const file = fileURLToPath(new URL('../support/stop-embedded.ts', import.meta.url));

describe('the embedded database', () => {
  it('stops when it cannot write its log, and its process continues', async () => {
    const child = fork(file, [join(folder, 'db')]);
    after(() => child.kill('SIGKILL'));
    const [said] = (await once(child, 'message')) as [string[]];
    assert.deepEqual(said, ['outage', 'outage', 'outage', 'done']);
  });

  it('lets other work of its process run between two statements of many', async () => {
    const { db, close } = await createEmbeddedDatabase({});
    let isAnswered = false;
    const answered = Promise.all(Array.from({ length: 20 }, () => db.execute(sql`select 1`)));
    void answered.then(() => (isAnswered = true));
    for (let turns = 0; turns < 5; turns += 1)
      await new Promise((resolve) => setImmediate(resolve));
    assert.equal(isAnswered, false);
    await answered;
    await close();
  });

  it('returns times as text, inside a transaction and outside, as a server does', async () => {
    const { db, close } = await createEmbeddedDatabase({});
    const time = sql`select timestamptz '2026-11-22 10:00:00+00' as at, array['a', 'b'] as texts`;
    const rows = [
      await queryRows<{ at: unknown; texts: unknown }>(db, time),
      await db.transaction((tx) => queryRows<{ at: unknown; texts: unknown }>(tx, time)),
    ];
    for (const [row] of rows) {
      assert.equal(typeof row?.at, 'string');
      assert.deepEqual(row?.texts, ['a', 'b']);
    }
    await close();
  });
});
