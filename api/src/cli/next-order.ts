import { parseArgs } from 'node:util';
import { refuseOtherStore } from 'server/store-location';
import { runCommand } from './backup-command.ts';
import { parseConfig } from '../config/config.ts';
import { describeDatabaseLocation, openDatabase } from '../db/open-database.ts';
import { describeInvoiceGaps, skipInvoiceNumbers } from '../invoices/issue/skip-invoice-numbers.ts';
import { describeQuoteGap, skipQuoteNumbers } from '../quotes/records/skip-quote-numbers.ts';
import {
  describeGap,
  skipOrderNumbers,
  parseOrderNumber,
} from '../orders/placement/skip-order-numbers.ts';

/**
 * The command `npm run next-order` leaves out numbers of orders, invoices and quotes after the database went back to an
 * earlier moment. `npm run restore` does the same by itself. With the embedded database, the shop
 * must be stopped.
 */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new Error('Usage: npm run next-order [-- NUMBER]');
  const [next = null] = positionals.map(parseOrderNumber);
  const config = parseConfig(process.env);
  const location = describeDatabaseLocation(config);
  await refuseOtherStore(config.dataDir, 'DATABASE_URL', location);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    const orderGap = describeGap(await skipOrderNumbers(database.db, next));
    const invoiceGaps = describeInvoiceGaps(await skipInvoiceNumbers(database.db));
    const quoteGap = describeQuoteGap(await skipQuoteNumbers(database.db));
    console.log(`${orderGap} ${invoiceGaps} ${quoteGap} Written to ${location}.`);
  } finally {
    await database.close();
  }
});
