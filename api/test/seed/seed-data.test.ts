import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deliveryCharges, services, subservices } from '../../src/seed/data/services.ts';
import { featuredProducts } from '../../src/seed/data/content.ts';
import { packages } from '../../src/seed/data/packages.ts';
import { products } from '../../src/seed/data/products.ts';

const fixedRoutes =
  'contact login about services subservices dresses innerdresses fitcheck removalkit removalkita removalkitb removalkitc products cart faq thankyou thankyouorderplace terms details checkout payment-success payment-cancelled payment-failed myaccount my-orders profile admin api healthz readyz'.split(
    ' ',
  );

const listIds = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
const listOffered = (group: string) => packages.filter(({ groups }) => groups.includes(group));

describe('the seeded catalogue', () => {
  it('gives every row of a kind its own id, slug and priority', () => {
    for (const rows of [services, subservices, products, packages, deliveryCharges])
      assert.equal(new Set(listIds(rows)).size, rows.length);
    for (const slugs of [services, products].map((rows) => rows.map(({ slug }) => slug)))
      assert.equal(new Set(slugs).size, slugs.length);
    assert.equal(new Set(services.map(({ priority }) => priority)).size, services.length);
  });

  it('has no service with the slug of a fixed route', () => {
    for (const { slug } of services) assert.ok(!fixedRoutes.includes(slug.toLowerCase()), slug);
  });

  it('refers only to existing services, products and delivery options', () => {
    for (const { serviceid } of [...products, ...subservices])
      assert.ok(listIds(services).includes(serviceid));
    for (const { delivery } of services) assert.ok(listIds(deliveryCharges).includes(delivery));
    for (const { productid } of featuredProducts) assert.ok(listIds(products).includes(productid));
  });

  it('has one service without products, which is coming soon', () => {
    const empty = services.filter(({ id }) => !products.some(({ serviceid }) => serviceid === id));
    assert.deepEqual(
      empty.map(({ name }) => name),
      ['Office Removals'],
    );
  });

  it('marks exactly the services that have sub-services', () => {
    for (const { id, hasSubservices } of services)
      assert.equal(
        hasSubservices,
        subservices.some(({ serviceid }) => serviceid === id),
      );
  });

  it('offers the personalisable add-on, id 1, with every dress and each kind of care', () => {
    const dresses = products.filter(({ serviceid }) => serviceid === 1 || serviceid === 2);
    const groups = [...dresses.map(({ gender }) => gender), ...subservices.map(({ name }) => name)];
    for (const group of groups) assert.ok(listIds(listOffered(group)).includes(1), group);
  });

  it('has add-ons for every product with add-on selectors', () => {
    for (const { gender, status, name } of products)
      assert.equal(listOffered(gender).length > 0, status, name);
  });

  it('has the three removal kits of section 9', () => {
    const kits = products.filter(({ id }) => [70, 71, 72].includes(id));
    assert.deepEqual(
      kits.map(({ id, price, description }) => [id, price, description]),
      [
        [70, 23900, '40 boxes of 458x305x304mm, for small moves'],
        [71, 34300, '60 boxes of 458x305x304mm, for 2-3 bedrooms'],
        [72, 53700, '100 boxes of 458x305x304mm, for 4-5 bedrooms'],
      ],
    );
  });
});
