import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MenuEntry } from 'build/menu';
import type { Registry } from 'releases/registry';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { publishBuilds } from '../../releases/test/support/publish-to.ts';
import { startEdge } from './support/shop-of.ts';

const orders: MenuEntry = { label: 'Orders', path: '/admin', role: 'staff', order: 10 };
const vouchers: MenuEntry = { ...orders, label: 'Vouchers', order: 20 };

const createStaffBuild = (menu: MenuEntry[]) =>
  createBuild('admin', 'one', { exposes: ['./routes'], menu });

async function open() {
  const data = temporaryFolder();
  await publishBuilds(data, [
    createBuild('shell'),
    createBuild('catalog'),
    createStaffBuild([orders]),
  ]);
  const app = await startEdge(data);
  const remotesAt = async (path: string) => {
    const { body } = await app.inject(path);
    const boot = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(body)?.[1];
    return (JSON.parse(boot ?? 'null') as { registry: Registry }).registry.microFrontends;
  };
  const menuAt = async (path: string) => (await remotesAt(path))['admin']?.[0]?.extras.menu;
  return { app, data, remotesAt, menuAt };
}

describe('the staff menu', () => {
  it('is in pages of the staff area; pages of shoppers contain nothing of its remote', async () => {
    const { app, remotesAt, menuAt } = await open();
    assert.deepEqual(await menuAt('/admin'), [orders]);
    assert.deepEqual(Object.keys(await remotesAt('/catalog')), ['catalog']);
    const { body } = await app.inject('/catalog');
    assert.doesNotMatch(body, /admin|Orders/);
  });

  it('has the entries of a new release, with the shell of before', async () => {
    const { data, remotesAt, menuAt } = await open();
    const shopper = await remotesAt('/catalog');
    await publishBuilds(data, [createStaffBuild([orders, vouchers])]);
    await eventually(async () => {
      assert.deepEqual(await menuAt('/admin'), [orders, vouchers]);
    });
    assert.deepEqual(await remotesAt('/catalog'), shopper);
  });

  it('has no entries of a release from before menus', async () => {
    const { remotesAt } = await open();
    assert.ok(!('menu' in ((await remotesAt('/admin'))['catalog']?.[0]?.extras ?? {})));
  });
});
