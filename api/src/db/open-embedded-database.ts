import { constants } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Opens the embedded database in the subfolder `db` of the data folder. Throws a `SettingError` if
 * another process has it open for longer than `waitMs`.
 */
export async function openEmbeddedDatabase(dataDir: string, waitMs = 0): Promise<Database> {
  refuseMovedDatabase(dataDir);
  // Compiles the database before the wait for the lock. The shop serves no requests between the
  // lock and the start, so this time must be short.
  const pgliteWasmModule = await compileDatabase();
  const unlock = await lockFolderWhenFree(dataDir, waitMs);
  const database = await createEmbeddedDatabase({
    dataDir: join(dataDir, 'db'),
    pgliteWasmModule,
  });
  let closing: Promise<void> | null = null;
  const close = () => database.close().then(unlock);
  return { ...database, close: () => (closing ??= close()) };
}

/** Node has `WebAssembly`, but Node's types do not declare it. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<NonNullable<PGliteOptions['pgliteWasmModule']>>;
};

const compileDatabase = async () =>
  WebAssembly.compile(
    await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  );

/** PostgreSQL extensions that the migrations use. A PostgreSQL server has them built in. */
export const embeddedExtensions = { pg_trgm: trigrams };

/**
 * Opens an embedded database with PGlite's options. Without `dataDir` the database is in memory,
 * for tests.
 */
export async function createEmbeddedDatabase(options: PGliteOptions): Promise<Database> {
  const { dataDir } = options;
  const client = new StoppablePGlite({ ...options, extensions: embeddedExtensions });
  await client.waitReady;
  const drizzleDb = drizzle(client);
  // Runs an ordinary transaction. Only this process uses the embedded database, so a frozen process
  // cannot block others.
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

/** Runs the statements sequentially. Returns the rows of the last statement. */
async function queryLastRows(tx: Tx, statements: readonly SQL[]): Promise<Rows> {
  let rows: Rows = [];
  for (const statement of statements) rows = await queryRows(tx, statement);
  return rows;
}

/**
 * Copies the files within a transaction, because other transactions wait meanwhile and nothing else
 * writes the files. Opening the copy then works like a recovery after a power cut.
 */
async function copyFiles(client: StoppablePGlite, folder: string, target: string): Promise<void> {
  // Without a checkpoint the copy would contain more of the database's log and take longer to open.
  await client.exec('checkpoint');
  await client.transaction(() =>
    cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE }),
  );
}
