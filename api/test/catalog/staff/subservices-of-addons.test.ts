import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { seedCatalogue } from '../../../src/seed/seed-catalogue.ts';
import { packages } from '../../../src/catalog/records/tables.ts';
import { findProductDetails } from '../../../src/catalog/reads/product-details.ts';
import { isAddonOffered, loadPrices } from '../../../src/catalog/reads/pricing.ts';
import { listPackages } from '../../../src/catalog/reads/repository.ts';
import { createCatalogueDesk } from '../../support/catalogue-desk.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp();
const desk = await createCatalogueDesk(shop);

const listAddons = async (group: string) =>
  (await listPackages(shop.db, group)).map(({ id }) => id);

const findAddon = async (id: number) =>
  (await shop.db.select().from(packages).where(eq(packages.id, id)))[0];

describe('a group of add-ons', () => {
  it('is one group however staff and browsers spell it', async () => {
    const before = await listAddons('bridal');
    await desk.publishEdit('products', 1, { gender: ' Bridal ' });
    await desk.publishEdit('addons', before[0] ?? 0, { groups: ['BRIDAL', 'preservation'] });
    assert.deepEqual(await listAddons('bridal'), before);
    assert.deepEqual(await listAddons('Bridal'), before);
    const { products, addons } = await loadPrices(shop.db, [1], before);
    const product = products.get(1) ?? assert.fail();
    for (const addon of addons.values()) assert.ok(isAddonOffered(addon, product), addon.name);
    assert.equal((await desk.entity('products', 1)).values.gender, 'bridal');
  });
});

describe('the add-ons of a sub-service', () => {
  it('stay with it when it is renamed, in the shop, in prices and at the desk', async () => {
    const before = await listAddons('After the Wedding');
    assert.ok(before.length > 2);
    await desk.publishEdit('subservices', 2, { name: 'Once Married' });
    assert.deepEqual(await listAddons('Once Married'), before);
    // Browsers store the sub-service with the name that it had when it was chosen.
    assert.deepEqual(await listAddons('After the Wedding'), before);
    const { values } = await desk.entity('addons', before[0] ?? 0);
    assert.ok((values.subserviceids as number[]).includes(2));
    assert.deepEqual(values.groups, ['bridal', 'preservation']);
    await desk.publishEdit('products', 1, { gender: 'of nobody' });
    const { products, addons } = await loadPrices(shop.db, [1], before);
    const product = products.get(1) ?? assert.fail();
    for (const addon of addons.values()) assert.ok(isAddonOffered(addon, product), addon.name);
    const details = await findProductDetails(
      shop.db,
      String((await desk.entity('products', 1)).values.slug),
    );
    assert.ok(details.addons.length > 0);
  });

  it('are chosen by number, and nothing else', async () => {
    await desk.publishEdit('addons', 1, { subserviceids: [3, 3, 1] });
    assert.deepEqual((await desk.entity('addons', 1)).values.subserviceids, [1, 3]);
    assert.ok(!(await listAddons('Once Married')).includes(1));
    const draft = await desk.begin();
    for (const [subserviceids, sentence] of [
      [[999_999], /^Sub-services: this sub-service does not exist/],
      [['After the Wedding'], /^Sub-services: please choose/],
      ['1', /^Sub-services: please choose/],
    ] as const) {
      const { version } = await desk.entity('addons', 1, draft);
      const body = { draft, version, values: { subserviceids } };
      const response = await desk.try('addons/1', body);
      assert.equal(response.statusCode, 400, response.body);
      assert.equal(response.json().field, 'subserviceids');
      assert.match(response.json().error, sentence);
    }
  });

  it('are those that an older version named, and keep their names for it', async () => {
    await desk.publishEdit('addons', 1, { groups: ['bridal', 'Once Married'] });
    const addon = await findAddon(1);
    assert.deepEqual(addon?.subserviceids.toSorted(), [1, 2, 3]);
    assert.deepEqual(addon.groups.toSorted(), [
      'Before the Wedding',
      'Once Married',
      'Vintage and Heirloom',
      'bridal',
    ]);
    assert.deepEqual((await desk.entity('addons', 1)).values.groups, ['bridal']);
  });

  it('are linked by the migration', async () => {
    const before = await findAddon(2);
    await shop.db.update(packages).set({ subserviceids: [] });
    const folder = new URL('../../../migrations/', import.meta.url);
    const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as {
      entries: { tag: string }[];
    };
    const { tag } =
      entries.find((entry) => entry.tag.endsWith('subservices_of_addons')) ?? assert.fail();
    const backfill = readFileSync(new URL(`${tag}.sql`, folder), 'utf8')
      .split('statement-breakpoint')
      .at(-1);
    await shop.db.execute(sql.raw(backfill ?? ''));
    assert.deepEqual((await findAddon(2))?.subserviceids, before?.subserviceids);
  });

  it('are linked at the start if a process of an older version stored their names only', async () => {
    const before = await findAddon(2);
    await shop.db.update(packages).set({ subserviceids: [] });
    await seedCatalogue(shop.db);
    assert.deepEqual((await findAddon(2))?.subserviceids, before?.subserviceids);
  });
});
