import { constants } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Rows, queryRows, type Tx } from './db.ts';
import { lockFolderWhenFree } from './folder-lock.ts';
import type { Database } from './database.ts';
import { refuseMovedDatabase } from './moved-database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { StoppablePGlite } from './stoppable-pglite.ts';

// Before V8 optimizes a function of the database, the function must run 30 times longer than by
// default. Otherwise each start would optimize hundreds of functions of PostgreSQL for a few calls,
// which takes a quarter of its processor time.
setFlagsFromString('--wasm-tiering-budget=390000000');

/**
 * Locks the data folder and opens the embedded database in its subfolder `db`. Throws a
 * `SettingError` if another process holds the lock for longer than `waitMs`.
 */
export async function openEmbeddedDatabase(dataDir: string, waitMs = 0): Promise<Database> {
  refuseMovedDatabase(dataDir);
  // Compiles the database before waiting for the lock. From the lock until this process has
  // started, no process serves the shop, so that time must be short.
  const pgliteWasmModule = await compileDatabase();
  const unlock = await lockFolderWhenFree(dataDir, waitMs);
  const database = await createEmbeddedDatabase({
    dataDir: join(dataDir, 'db'),
    pgliteWasmModule,
  });
  let closePromise: Promise<void> | null = null;
  const close = () => database.close().then(unlock);
  return { ...database, close: () => (closePromise ??= close()) };
}

/** Node has `WebAssembly`, but Node's types do not declare it. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<NonNullable<PGliteOptions['pgliteWasmModule']>>;
};

const compileDatabase = async () =>
  WebAssembly.compile(
    await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  );

/**
 * PostgreSQL extensions that the migrations use. PGlite must load these extensions, while a
 * PostgreSQL server contains them.
 */
export const embeddedExtensions = { pg_trgm: trigrams };

/**
 * Opens an embedded database with PGlite's options, without locking a folder. Without `dataDir`,
 * the database is in memory, for tests.
 */
export async function createEmbeddedDatabase(options: PGliteOptions): Promise<Database> {
  const { dataDir } = options;
  const client = new StoppablePGlite({ ...options, extensions: embeddedExtensions });
  await client.waitReady;
  const drizzleDb = drizzle(client);
  // Sends the commit separately, unlike `commitWith` on a server. Only this process uses the
  // embedded database, so a frozen transaction cannot block other processes.
  const commitWith = <Result>(
    firstStatements: readonly SQL[],
    work: (tx: Tx) => Promise<Result>,
    deriveLastStatements: (result: Result) => readonly SQL[],
  ) =>
    drizzleDb.transaction(async (tx) => {
      await queryLastRows(tx, firstStatements);
      const result = await work(tx);
      return { result, rows: await queryLastRows(tx, deriveLastStatements(result)) };
    });
  const db = Object.assign(drizzleDb, { commitWith });
  return {
    db,
    kind: 'pglite',
    migrate: () => migrate(db, { migrationsFolder }),
    withLock: (work) => work(db),
    copyFiles: dataDir === undefined ? null : (target) => copyFiles(client, dataDir, target),
    async close() {
      if (!client.hasStopped) await client.close();
    },
  };
}

/** Runs the statements one after another. Returns the rows of the last statement. */
async function queryLastRows(tx: Tx, statements: readonly SQL[]): Promise<Rows> {
  let rows: Rows = [];
  for (const statement of statements) rows = await queryRows(tx, statement);
  return rows;
}

/**
 * Copies the files within a transaction, because other transactions then wait and no statement
 * changes the files. PostgreSQL opens the copy like a database after a power cut.
 */
async function copyFiles(client: StoppablePGlite, folder: string, target: string): Promise<void> {
  // Without this checkpoint, PostgreSQL would have to replay more of its log when it opens the
  // copy.
  await client.exec('checkpoint');
  await client.transaction(() =>
    cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE }),
  );
}
