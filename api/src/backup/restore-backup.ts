import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config/config.ts';
import { lockFolder } from '../db/folder-lock.ts';
import type { ArchiveStore } from './archive/archive-store.ts';
import { type Manifest, MANIFEST_NAME } from './archive/manifest.ts';
import { readArchive, verifyArchive } from './archive/read-archive.ts';
import {
  skipOrderNumbers,
  lockGap,
  type NumberGap,
} from '../orders/placement/skip-order-numbers.ts';
import {
  type InvoiceNumberGap,
  skipInvoiceNumbers,
} from '../invoices/issue/skip-invoice-numbers.ts';
import { type QuoteNumberGap, skipQuoteNumbers } from '../quotes/records/skip-quote-numbers.ts';
import { openTarget, refuseUsedTarget } from './restore-target.ts';
import { checkMigration, createTables } from './tables/create-tables.ts';
import type { Table } from './tables/describe-tables.ts';
import { TableImport } from './tables/import-tables.ts';

interface Archive {
  store: ArchiveStore;
  name: string;
  key: string | null;
}

/** A restored shop, and the numbers that it leaves out. */
interface RestoredShop {
  manifest: Manifest;
  numberGap: NumberGap;
  invoiceGaps: InvoiceNumberGap[];
  quoteGap: QuoteNumberGap;
}

/**
 * Restores a shop into the data folder, the database and the release store of the settings. Throws
 * a `SettingError` unless all three are empty. Fills the data folder last, so that no shop can
 * start from a partial restore. Leaves out order numbers, up to `nextOrder` or the next hundred,
 * and numbers of invoices and quotes.
 */
export async function restoreBackup(
  config: Config,
  archive: Archive,
  nextOrder: number | null = null,
): Promise<RestoredShop> {
  const { dataDir } = config;
  const isNew = (await mkdir(dataDir, { recursive: true })) !== undefined;
  const unlock = lockFolder(dataDir);
  let isRestored = false;
  try {
    await refuseUsedTarget(config);
    const manifest = await verifyArchive(archive.store, archive.name, archive.key);
    checkMigration(manifest.migration);
    const target = await openTarget(config);
    try {
      await restoreIntoTarget(target, archive, manifest, nextOrder);
      const numberGap = await skipOrderNumbers(target.database.db, nextOrder);
      const invoiceGaps = await skipInvoiceNumbers(target.database.db);
      const quoteGap = await skipQuoteNumbers(target.database.db);
      await target.complete();
      isRestored = true;
      return { manifest, numberGap, invoiceGaps, quoteGap };
    } finally {
      await target.close();
    }
  } finally {
    unlock();
    if (isNew && !isRestored) await rm(dataDir, { recursive: true });
  }
}

type Target = Awaited<ReturnType<typeof openTarget>>;

/**
 * Fills the database in one transaction, which commits after all files are written. No row thus
 * refers to a missing file.
 */
async function restoreIntoTarget(
  { database, putFile }: Target,
  { store, name, key }: Archive,
  manifest: Manifest,
  nextOrder: number | null,
): Promise<void> {
  const tables = new Map<string, Table>(manifest.tables.map((table) => [table.name, table]));
  await database.db.transaction(async (tx) => {
    await createTables(tx, manifest.migration);
    const tableImport = await TableImport.begin(tx);
    await readArchive(store, name, key, async (fileName, body) => {
      const [kind = '', ...path] = fileName.split('/');
      if (fileName === MANIFEST_NAME) return;
      if (kind !== 'database') return putFile(kind, path.join('/'), body);
      const table = tables.get(dirname(path.join('/')));
      if (table === undefined) throw new Error(`The manifest does not name ${fileName}.`);
      await tableImport.add({ table, lines: String(body) });
    });
    await tableImport.complete(manifest);
    // Refuses a number that is given away before anything is restored.
    await lockGap(tx, nextOrder);
  });
  // Runs the migrations that are newer than the backup.
  await database.migrate();
}
