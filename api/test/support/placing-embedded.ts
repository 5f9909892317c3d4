import { join } from 'node:path';
import { buildApp } from '../../src/app.ts';
import { parseConfig } from '../../src/config/config.ts';
import { createEmbeddedDatabase } from '../../src/db/open-embedded-database.ts';
import { createPerson } from './people.ts';
import { saveShippingDetails, createLine, buildOrderBody, placeOrder, tape } from './shopping.ts';
import { createTemplate } from './template.ts';

/**
 * A process that places orders on an embedded database in this folder until it is killed. The
 * process sends each order number.
 */
const [dataDir = ''] = process.argv.slice(2);
const { db } = await createEmbeddedDatabase({
  dataDir: join(dataDir, 'db'),
  loadDataDir: await createTemplate(),
});
const app = await buildApp(
  parseConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '100000' }),
  db,
);
const shopper = await createPerson(db);
await saveShippingDetails(app, shopper);
process.on('disconnect', () => process.exit());

async function placeOn(): Promise<void> {
  for (;;) {
    const { orderno } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, tape.price, createLine(tape.productid)),
    );
    process.send?.(orderno);
  }
}

await Promise.all(Array.from({ length: 5 }, placeOn));
