import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { formerAddresses, formerSlugs } from '../../src/catalog/records/tables.ts';
import { eventually } from '../support/eventually.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();

const read = async (url: string) => {
  const response = await app.inject(url);
  return { status: response.statusCode, data: response.json().data };
};
const addressOf = (slug: string) => read(`/users/getcurrentaddress/${slug}`);

const [service] = (await app.inject('/users/getservices')).json();
const [product] = (await app.inject(`/users/getproducts/${service.id}`)).json();
const present = { service: service.slug, product: product.slug, ofservice: '' };
const ofService = { service: service.slug, product: '', ofservice: service.slug };

await db.insert(formerAddresses).values([
  { slug: 'curtains', kind: 'services', entityid: service.id },
  { slug: 'curtains', kind: 'products', entityid: product.id },
  { slug: 'first-name', kind: 'products', entityid: product.id },
  { slug: 'second-name', kind: 'products', entityid: product.id },
  { slug: 'old-service', kind: 'services', entityid: service.id },
]);

describe('a former slug', () => {
  it('leads to the present address at once, however often the slug changed', async () => {
    assert.deepEqual(await addressOf('first-name'), { status: 200, data: present });
    assert.deepEqual(await addressOf('second-name'), { status: 200, data: present });
    assert.deepEqual(await addressOf('old-service'), { status: 200, data: ofService });
  });

  it('of a service and of a product leads each to its own', async () => {
    const data = { ...present, ofservice: service.slug };
    assert.deepEqual(await addressOf('curtains'), { status: 200, data });
  });

  it('that an older version of the shop writes or deletes is followed too', async () => {
    const older = { slug: 'older', kind: 'products', entityid: product.id } as const;
    await db.insert(formerSlugs).values(older);
    await eventually(async () => assert.deepEqual((await addressOf('older')).data, present));
    const kind = 'services' as const;
    await db
      .insert(formerSlugs)
      .values({ ...older, kind, entityid: service.id })
      .onConflictDoUpdate({ target: formerSlugs.slug, set: { kind, entityid: service.id } });
    const both = { ...present, ofservice: service.slug };
    await eventually(async () => assert.deepEqual((await addressOf('older')).data, both));
    await db.delete(formerSlugs).where(eq(formerSlugs.slug, 'older'));
    await eventually(async () => assert.deepEqual((await addressOf('older')).data, present));
  });

  it('of this version is seen by an older one', async () => {
    const rows = await db.select().from(formerSlugs).where(eq(formerSlugs.slug, 'second-name'));
    assert.deepEqual(rows, [{ slug: 'second-name', kind: 'products', entityid: product.id }]);
  });

  it('is none of a slug that nothing had, and none of a present one', async () => {
    for (const slug of ['nothing', product.slug, service.slug])
      assert.equal((await addressOf(slug)).status, 404, slug);
  });

  it('still gives a stored product its texts, and a stored service its products', async () => {
    const details = await read('/users/getproductdetails/first-name');
    assert.deepEqual(details, await read(`/users/getproductdetails/${product.slug}`));
    const products = await read('/users/getproductsbycategoryslug/old-service');
    assert.deepEqual(products, await read(`/users/getproductsbycategoryslug/${service.slug}`));
    assert.equal((await read('/users/getproductbyslug/first-name')).status, 404);
  });

  it('of a hidden or archived product, or of one of a hidden service, leads nowhere', async () => {
    const expectStatus = (status: number) =>
      eventually(async () => assert.equal((await addressOf('first-name')).status, status));
    const archived = sql`update products set visibility = 'archived', withdrawn = true where id = ${product.id}`;
    await db.execute(archived);
    await expectStatus(404);
    await db.execute(sql`update products set visibility = 'visible', withdrawn = false`);
    await expectStatus(200);
    await db.execute(sql`update services set visibility = 'hidden' where id = ${service.id}`);
    await expectStatus(404);
  });
});
