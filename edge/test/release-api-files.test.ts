import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { startApiShop, createStoreSettings } from './support/api-shop.ts';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';

for (const { kind, env } of await createStoreSettings()) {
  describe(`a shop with ${kind}`, () => {
    it('serves the files of live releases to a token, unchanged', async () => {
      const shop = await startApiShop(env());
      const team = await shop.team('catalog');
      const [live] = await team.publish([createBuild('catalog', 'two')], {
        by: 'Ada',
        commit: 'abc',
      });
      const scratch = temporaryFolder();
      const folders = await team.liveFolders(scratch);
      assert.equal(folders.length, 4);
      const folder = join(scratch, `catalog/${live?.metadata.version}`);
      assert.ok(folders.includes(folder));
      assert.equal(readFileSync(join(folder, 'main.js'), 'utf8'), '/* two */');
      for (const path of ['server/main.cjs', 'main.js.br', 'record.json'])
        assert.ok(existsSync(join(folder, path)), path);
      const { secret } = await shop.token(['catalog']);
      for (const path of [
        'tokens.json',
        'uploads/catalog/x',
        '..%2Ftokens.json',
        'catalog/0.0.0/a.js',
      ])
        assert.equal((await shop.call(`/store/${path}`, { token: secret })).status, 404, path);
    });
  });
}
