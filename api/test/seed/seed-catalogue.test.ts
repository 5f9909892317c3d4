import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { count } from 'drizzle-orm';
import { packages, products, services, subservices } from '../../src/catalog/records/tables.ts';
import { about, banners, fitCheck } from '../../src/content/tables.ts';
import { imagesFolder } from '../../src/pictures/store/source-image.ts';
import { developmentAccounts, seedAccounts } from '../../src/seed/seed-accounts.ts';
import { seedCatalogue } from '../../src/seed/seed-catalogue.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();
const allProducts = await db.select().from(products).orderBy(products.id);
const allServices = await db.select().from(services);

describe('the seeded catalogue', () => {
  it('has the removal kits of the specification with their ids and prices in pence', () => {
    const kits = allProducts.filter(({ id }) => id >= 70 && id <= 72);
    assert.deepEqual(
      kits.map(({ id, price }) => [id, price]),
      [
        [70, 23_900],
        [71, 34_300],
        [72, 53_700],
      ],
    );
  });

  it('has a service without products, one with sub-services and one with add-ons', async () => {
    const sold = new Set(allProducts.map(({ serviceid }) => serviceid));
    assert.ok(allServices.some(({ id }) => !sold.has(id)));
    const owners = new Set((await db.select().from(subservices)).map((row) => row.serviceid));
    for (const { id, hasSubservices } of allServices) assert.equal(owners.has(id), hasSubservices);
    assert.ok((await db.select().from(packages)).some(({ id }) => id === 1));
    assert.ok(allProducts.some(({ status }) => status));
  });

  it('has a picture for every row that names one', async () => {
    const named = [
      ...allServices.map(({ picture }) => picture),
      ...(await db.select().from(subservices)).map(({ picture }) => picture),
      ...(await db.select().from(banners)).map(({ picture }) => picture),
      ...(await db.select().from(about)).map(({ picture }) => picture),
      ...(await db.select().from(fitCheck)).map(({ picture }) => picture),
      ...allProducts.flatMap(({ image }) => Object.values<string>(JSON.parse(image))),
    ];
    assert.deepEqual(
      named.filter((file) => !existsSync(join(imagesFolder, file))),
      [],
    );
  });

  it('is added once, and later rows get ids after its own', async () => {
    await seedCatalogue(db);
    const [all] = await db.select({ products: count() }).from(products);
    assert.equal(all?.products, allProducts.length);
    const [added] = await db
      .insert(products)
      .values({ serviceid: 1, name: 'Added', slug: 'added', price: 100 })
      .returning({ id: products.id });
    assert.equal(added?.id, Math.max(...allProducts.map(({ id }) => id)) + 1);
  });
});

describe('the seeded users', () => {
  it('sign in as customer and staff, and are added once', async () => {
    await seedAccounts(db);
    await seedAccounts(db);
    for (const { role, email, password } of developmentAccounts) {
      const response = await app.inject({
        method: 'POST',
        url: '/admin/userlogin',
        payload: { username: email, password },
      });
      assert.equal(response.json().role, role);
    }
  });
});
