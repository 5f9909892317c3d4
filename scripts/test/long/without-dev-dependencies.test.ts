import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createOrderRequests } from '../../../edge/bench/orders.ts';
import { ensureBuilt } from '../support/built.ts';
import { type ProductionShop, startProductionShop } from '../support/production-shop.ts';

/** Development packages. Node would find these packages if they were installed. */
const DEVELOPMENT = [
  'typescript',
  'webpack',
  'jest',
  'playwright-core',
  '@playwright/test',
  'eslint',
  'oxlint',
  'nx',
];

describe('a shop that was installed without development dependencies', () => {
  let shop: ProductionShop;
  before(async () => {
    // Includes the remote that the catalogue embeds, so that the result of the contract check is
    // cached.
    const packages = ['shell', 'catalog-mfe', 'basket-mfe'];
    ensureBuilt(...packages);
    shop = await startProductionShop(...packages);
  });
  after(() => shop.close());

  it('has no build tool and no test library', () => {
    for (const name of DEVELOPMENT)
      assert.ok(!existsSync(join(shop.folder, 'node_modules', name)), name);
  });

  it('renders pages with data of the backend', async () => {
    const services = await fetch(`${shop.origin}/api/users/getservices`);
    const [first] = (await services.json()) as { name: string }[];
    const page = await (await fetch(`${shop.origin}/services`)).text();
    assert.match(page, /<h1[ >]/);
    assert.ok(first && page.includes(first.name));
  });

  it('places an order', async () => {
    const nextOrder = await createOrderRequests(shop.origin);
    const { path, method, headers, body } = nextOrder();
    const response = await fetch(shop.origin + path, { method, headers, body });
    assert.match(await response.text(), /"orderno":"SLR\d+"/);
  });

  it('follows a release that is made elsewhere', async () => {
    const version = await shop.release('catalog-mfe');
    const isFollowed = async () =>
      (await (await fetch(`${shop.origin}/services`)).text()).includes(`/catalog/${version}/`);
    while (!(await isFollowed())) await pause(100);
  });
});
