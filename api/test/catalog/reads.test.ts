import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../src/app.ts';
import { products } from '../../src/catalog/records/tables.ts';
import { eventually } from '../support/eventually.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db, config } = await createTestApp();
const otherProcess = await buildApp(config, db);
after(() => otherProcess.close());

const read = async (url: string) => (await app.inject(url)).json();

describe('the catalogue', () => {
  it("returns services as a plain array, sorted by the firm's priority", async () => {
    const services = await read('/users/getservices');
    assert.ok(Array.isArray(services));
    const priorities = services.map(({ priority }) => priority);
    assert.deepEqual(
      priorities,
      priorities.toSorted((a, b) => b - a),
    );
    assert.deepEqual(Object.keys(services[0]).toSorted(), [
      'area',
      'delivery',
      'hasSubservices',
      'id',
      'isHome',
      'kind',
      'meta_description',
      'meta_keywords',
      'meta_title',
      'name',
      'picture',
      'priority',
      'slug',
      'type',
    ]);
  });

  it("leaves a service without products out of those to check: 'Coming Soon'", async () => {
    const services = await read('/users/getservices');
    const withProducts = (await read('/users/getdressestocheck')).map(readService);
    const coming = services.filter(({ id }: { id: number }) => !withProducts.includes(id));
    assert.deepEqual(coming.map(nameOf), ['Office Removals']);
  });

  it('returns the products of a service as a plain array, with prices in pounds', async () => {
    const kits = await read('/users/getproducts/3');
    assert.deepEqual(
      kits.map(({ id, price }: { id: number; price: number }) => [id, price]),
      [
        [70, 239],
        [71, 343],
        [72, 537],
      ],
    );
    assert.deepEqual(JSON.parse(kits[0].image), { picture0: 'product-removal-kit-a.svg' });
  });

  it('returns the category and the product by slug inside data', async () => {
    const category = await read('/users/getproductsbycategoryslug/removal-kits');
    assert.deepEqual(category.data.map(nameOf), [
      'Removal Kit A',
      'Removal Kit B',
      'Removal Kit C',
    ]);
    const product = await read('/users/getproductbyslug/removal-kit-b');
    assert.equal(product.data.id, 71);
    assert.equal(product.status, true);
  });

  it('returns add-ons by gender and by the name of a sub-service', async () => {
    for (const group of ['bridal', 'Boxed Preservation']) {
      const { data } = await read(`/users/getpackages/${encodeURIComponent(group)}`);
      assert.deepEqual(data[0], {
        id: 1,
        name: 'Keepsake Box',
        amount: 35,
        status: 0,
        productid: null,
      });
    }
    assert.deepEqual(await read('/users/getpackages/nothing'), { status: true, data: [] });
    assert.deepEqual(await read('/users/getpackages/'), { status: true, data: [] });
  });

  it('returns sub-services, and delivery options with the charge in pounds', async () => {
    assert.equal((await read('/users/getsubservices/1')).length, 3);
    assert.deepEqual(await read('/users/getsubservices/3'), []);
    const { data } = await read('/users/getdeliverycharges');
    assert.deepEqual(data[0], { id: 1, name: 'Standard UK Delivery', delivery_charge: 9.5 });
  });

  for (const url of [
    '/users/getproducts/999',
    '/users/getsubservices/999',
    '/users/getproductsbycategoryslug/nothing',
    '/users/getproductbyslug/nothing',
    '/users/getproductbyslug/toString',
    `/users/getproductbyslug/${'long-'.repeat(400)}`,
    `/users/getproductsbycategoryslug/${'long-'.repeat(400)}`,
    '/users/getproductbyslug/a%07bell',
    '/users/getproductsbycategoryslug/%00',
  ]) {
    it(`returns 404 for ${url.slice(0, 60)}`, async () => {
      const response = await app.inject(url);
      assert.equal(response.statusCode, 404);
      assert.equal(response.json().status, false);
      assert.match(response.json().error, /^There is (no such (product|service)|nothing here)\.$/);
    });
  }
});

describe('a read of the catalogue', () => {
  it('has a strong ETag and a cache lifetime', async () => {
    const { headers } = await app.inject('/users/getservices');
    assert.match(String(headers.etag), /^"[\w-]{43}"$/);
    assert.equal(headers['cache-control'], 'public, max-age=3');
  });

  it('returns 304 without a body to a client with the current version', async () => {
    const { headers } = await app.inject('/users/getservices');
    const etag = String(headers.etag);
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.inject({
        url: '/users/getservices',
        headers: { 'if-none-match': named },
      });
      assert.equal(again.statusCode, 304);
      assert.equal(again.body, '');
      assert.equal(again.headers.etag, etag);
    }
    const other = await app.inject({
      url: '/users/getservices',
      headers: { 'if-none-match': '"other"' },
    });
    assert.equal(other.statusCode, 200);
  });

  it('is not cacheable when it is refused', async () => {
    for (const url of ['/users/getproductbyslug/nothing', '/users/getproducts/0', '/nowhere']) {
      assert.equal((await app.inject(url)).headers['cache-control'], 'no-store');
    }
  });

  it('handles HEAD like GET', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/users/getservices' });
    assert.equal(head.statusCode, 200);
    assert.ok(head.headers.etag);
  });

  it('is loaded once for any number of concurrent requests', async () => {
    const fresh = await buildApp(config, db);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => fresh.inject('/users/getservices')),
    );
    assert.equal(new Set(responses.map(({ body }) => body)).size, 1);
    await fresh.close();
  });
});

describe('a change of the catalogue', () => {
  const url = '/users/getproductbyslug/removal-kit-a';
  const readPrice = async (process: typeof app) => (await process.inject(url)).json().data?.price;

  before(async () => {
    assert.deepEqual([await readPrice(app), await readPrice(otherProcess)], [239, 239]);
  });

  it('appears in every process within seconds, with a new ETag', async () => {
    const { etag } = (await app.inject(url)).headers;
    await db.update(products).set({ price: 24_950 }).where(eq(products.id, 70));
    await eventually(async () =>
      assert.deepEqual([await readPrice(app), await readPrice(otherProcess)], [249.5, 249.5]),
    );
    assert.notEqual((await app.inject(url)).headers.etag, etag);
  });

  it('removes a withdrawn product from every read', async () => {
    assert.deepEqual((await read('/users/getkits')).map(nameOf), [
      'Removal Kit A',
      'Removal Kit B',
      'Removal Kit C',
    ]);
    await db.update(products).set({ withdrawn: true }).where(eq(products.id, 70));
    await eventually(async () => {
      assert.equal((await app.inject(url)).statusCode, 404);
      assert.equal((await read('/users/getproducts/3')).length, 2);
      assert.equal((await read('/users/getkits')).length, 2);
    });
  });

  it('adds a new product', async () => {
    const slug = 'removal-kit-d';
    await db.insert(products).values({ serviceid: 3, name: 'Removal Kit D', slug, price: 1 });
    await eventually(async () =>
      assert.equal((await read(`/users/getproductbyslug/${slug}`)).data?.price, 0.01),
    );
  });
});

const nameOf = ({ name }: { name: string }) => name;
const readService = ({ serviceid }: { serviceid: number }) => serviceid;
