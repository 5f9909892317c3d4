import assert from 'node:assert/strict';
import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { queryRows } from '../../src/db/db.ts';
import { checkDatabaseSpace } from '../../src/health/readiness.ts';
import { eventually } from '../support/eventually.ts';
import { createFullDiskDb } from '../support/full-disk.ts';
import { createSilencedDb } from '../support/silencing.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db, config } = await createTestApp();

/** Checks that the response names the failing part, and contains no cause. */
async function isNotReady(part: string, asked: FastifyInstance = app): Promise<void> {
  const response = await asked.inject('/readyz');
  assert.equal(response.statusCode, 503);
  const { parts, requestId, ...body } = response.json();
  const error = 'The shop cannot take orders at the moment.';
  assert.deepEqual(body, { status: false, error, code: 'not_ready' });
  assert.equal(requestId, response.headers['x-request-id']);
  assert.ok(parts.includes(part), parts.join());
  assert.equal(response.headers['retry-after'], '5');
  assert.equal((await asked.inject('/healthz')).statusCode, 200);
}

/** Repeats the check, because readiness has a time limit that a busy machine can exceed once. */
const isReady = () =>
  eventually(async () => {
    const response = await app.inject('/readyz');
    assert.deepEqual([response.statusCode, response.json()], [200, { status: true }]);
  });

describe('the health of the backend', () => {
  it('is reported while the process runs and while orders can be served', async () => {
    const response = await app.inject('/healthz');
    assert.deepEqual([response.statusCode, response.json()], [200, { status: true }]);
    await isReady();
  });

  it('is live but not ready when the database cannot serve orders', async () => {
    await db.execute(sql`alter table products rename to products_away`);
    await isNotReady('database');
    await db.execute(sql`alter table products_away rename to products`);
    await isReady();
  });

  it('is not ready when the database is read-only', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      const overCopy = await buildApp(config, tx as unknown as typeof db);
      await isNotReady('database', overCopy);
      await overCopy.close();
    });
    await isReady();
  });

  it('is not ready when the data folder is not writable', async () => {
    await rename(config.dataDir, `${config.dataDir}.away`);
    await writeFile(config.dataDir, 'no folder');
    await isNotReady('data folder');
    await rm(config.dataDir);
    await rename(`${config.dataDir}.away`, config.dataDir);
    await isReady();
  });

  it('is not ready when the disk of the data folder is full', async () => {
    await symlink('/dev/full', join(config.dataDir, `ready.${process.pid}.tmp`));
    await isNotReady('data folder');
    await isReady();
  });
});

describe('while the database does not answer at all, the backend', () => {
  const quiet = createSilencedDb(db);
  const overQuiet = buildApp(config, quiet.db);
  after(async () => (await overQuiet).close());

  it('reports that it is not ready for any number of requests, and asks the database once', async () => {
    const asked = await overQuiet;
    quiet.isSilent = true;
    await Promise.all(Array.from({ length: 50 }, () => isNotReady('database', asked)));
    await isNotReady('database', asked);
    assert.equal(quiet.lost, 1);
  });
});

describe('while the database can be read and its disk is full, the backend', () => {
  const disk = createFullDiskDb(db);
  const overFull = buildApp(config, disk.db);
  after(async () => (await overFull).close());

  it('reports that it is not ready', async () => {
    disk.isFull = true;
    await isNotReady('database space', await overFull);
  });

  it('is ready soon after the disk has free space again', async () => {
    disk.isFull = false;
    const asked = await overFull;
    await eventually(async () => {
      assert.equal((await asked.inject('/readyz')).statusCode, 200);
    });
  });

  it('writes at most once a second, for any number of requests', async () => {
    const asked = await overFull;
    const begin = performance.now();
    disk.begun = 0;
    for (let time = 0; time < 40; time += 1) await asked.inject('/readyz');
    const seconds = (performance.now() - begin) / 1_000;
    assert.ok(disk.begun <= Math.ceil(seconds) + 1, `${disk.begun} in ${seconds} s`);
  });

  it('writes a file, and leaves no table whose removal would wait for a lost standby', async () => {
    const readBytes = async () => {
      await db.execute(sql`select pg_stat_force_next_flush()`);
      const bytes = sql`select temp_bytes as bytes from pg_stat_database where datname = current_database()`;
      return Number((await queryRows<{ bytes: string }>(db, bytes))[0]?.bytes);
    };
    const bytesBefore = await readBytes();
    await checkDatabaseSpace(db);
    const written = (await readBytes()) - bytesBefore;
    assert.ok(written > 200_000, `${written} bytes`);
    const tables = sql`select relname from pg_class where relpersistence = 't'`;
    assert.deepEqual(await queryRows(db, tables), []);
  });

  it('does not fill the log of a server that logs temporary files', async () => {
    const readLevel = async (client: Parameters<typeof queryRows>[0]) =>
      (
        await queryRows<{ level: string }>(
          client,
          sql`select current_setting('log_temp_files') level`,
        )
      )[0]?.level;
    await db.transaction(async (outer) => {
      await outer.execute(sql`set local log_temp_files = 0`);
      await checkDatabaseSpace({
        transaction: async (run) => {
          const result = await run(outer);
          assert.equal(await readLevel(outer), '-1');
          return result;
        },
      });
    });
  });
});
