import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { buildApp } from '../../src/app.ts';
import { products } from '../../src/catalog/records/tables.ts';
import { eventually } from '../support/eventually.ts';
import { createSilencedDb } from '../support/silencing.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db, config } = await createTestApp();

describe('a read of the catalogue', () => {
  it('comes from memory while the catalogue is unchanged, in any state of the database', async () => {
    const url = '/users/getproductbyslug/removal-kit-c';
    const { body } = await app.inject(url);
    await db.execute(sql`alter table products rename to products_away`);
    const again = await app.inject(url);
    await db.execute(sql`alter table products_away rename to products`);
    assert.equal(again.body, body);
  });

  it('comes from memory while the database does not answer at all', async () => {
    const quiet = createSilencedDb(db);
    const alone = await buildApp(config, quiet.db);
    const { body } = await alone.inject('/users/getservices');
    await pause(1100);
    quiet.isSilent = true;
    assert.equal((await alone.inject('/users/getservices')).body, body);
    quiet.isSilent = false;
    await alone.close();
  });

  it('returns the previous data when the catalogue has changed and cannot be read', async () => {
    const url = '/users/getproductbyslug/removal-kit-b';
    const { body } = await app.inject(url);
    await db.update(products).set({ price: 1 }).where(eq(products.id, 71));
    await db.execute(sql`alter table products rename to products_away`);
    await pause(1100);
    const during = await app.inject(url);
    await db.execute(sql`alter table products_away rename to products`);
    assert.equal(during.body, body);
    await eventually(async () => assert.equal((await app.inject(url)).json().data.price, 0.01));
  });
});
