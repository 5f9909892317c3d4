import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findArchive } from '../backup/archive/archive-location.ts';
import { readBackupKey } from '../backup/archive/encryption.ts';
import { callerFolder, describeCounts, runCommand } from './backup-command.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type Config, parseConfig } from '../config/config.ts';
import { describeDatabaseLocation } from '../db/open-database.ts';
import { describeInvoiceGaps } from '../invoices/issue/skip-invoice-numbers.ts';
import { describeQuoteGap } from '../quotes/records/skip-quote-numbers.ts';
import { describeGap, parseOrderNumber } from '../orders/placement/skip-order-numbers.ts';

const describeStore = ({ releaseStore }: Config) =>
  'folder' in releaseStore
    ? `the release store ${releaseStore.folder}`
    : `the release store s3://${releaseStore.bucket}/${releaseStore.prefix}`;

/**
 * The command `npm run restore` restores a shop from an archive. The data folder, the database and
 * the release store must be empty.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'key-file': { type: 'string' }, 'next-order': { type: 'string' } },
  });
  const [location] = positionals;
  if (location === undefined || positionals.length > 1)
    throw new Error('Usage: npm run restore -- ARCHIVE [--key-file FILE] [--next-order NUMBER]');
  const nextOrder =
    values['next-order'] === undefined ? null : parseOrderNumber(values['next-order']);
  const keyFile = values['key-file'];
  const key = await readBackupKey(keyFile && resolve(callerFolder, keyFile), process.env);
  const config = parseConfig(process.env);
  const { store, name } = await findArchive(location, callerFolder);
  const { manifest, numberGap, invoiceGaps, quoteGap } = await restoreBackup(
    config,
    { store, name, key },
    nextOrder,
  );
  const targets = [config.dataDir, describeDatabaseLocation(config), describeStore(config)];
  console.log(
    `Restored ${describeCounts(manifest)}, as of ${manifest.at}, into ${targets.join(', ')}.`,
  );
  for (const setting of manifest.keySettings)
    console.log(`Set ${setting} as before: the archive does not contain it.`);
  const gaps = [
    describeGap(numberGap),
    describeInvoiceGaps(invoiceGaps),
    describeQuoteGap(quoteGap),
  ];
  console.log(gaps.join(' '));
});
