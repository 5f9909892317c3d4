import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { allowOnStaffPages } from 'releases/allow-on-staff-pages';
import { createBuild } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { openDataFolder, testAuthor } from '../../releases/test/support/publish-to.ts';
import { publish } from 'releases/publish';
import { startSmallShop } from './support/shop-of.ts';

describe('a remote of another repository', () => {
  it('is on shoppers’ pages, and on pages of staff only after an owner allowed it', async () => {
    const { app, data } = await startSmallShop('catalog');
    const releases = await openDataFolder(data);
    const routes = [{ path: '/gifts' }, { path: '/admin/gifts' }];
    const build = createBuild('gifts', 'one', { routes });
    writeFileSync(
      join(build, 'dist/server/main.cjs'),
      `exports['./routes'] = { text: 'one', routes: ${JSON.stringify(routes)} };`,
    );
    await publish(releases, [build], { ...testAuthor, isOutside: () => true });
    const open = async (url: string) => {
      const { statusCode, body } = await app.inject({ url });
      return { statusCode, namesRemote: body.includes('/releases/gifts/') };
    };
    await eventually(async () =>
      assert.deepEqual(await open('/gifts'), { statusCode: 200, namesRemote: true }),
    );
    for (const path of ['/admin', '/admin/gifts'])
      assert.deepEqual(await open(path), { statusCode: 404, namesRemote: false }, path);
    await allowOnStaffPages(releases, 'gifts', true, testAuthor);
    await eventually(async () => assert.equal((await open('/admin/gifts')).namesRemote, true));
  });
});
