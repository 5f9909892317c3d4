import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { publish } from 'releases/publish';
import { openReleases } from 'releases/releases';
import { ensureBuilt } from '../support/built.ts';
import { startDevServers } from '../support/dev-servers.ts';

const root = join(import.meta.dirname, '../../..');
const dataDir = mkdtempSync(join(tmpdir(), 'shop-dev-'));
after(() => rmSync(dataDir, { recursive: true }));

it('`npm run dev` says that the shop is not open if its backend fails', async () => {
  ensureBuilt('shell');
  const releases = await openReleases({ dataDir, releaseStore: null });
  await publish(releases, [join(root, 'shell')], { by: 'Ada', commit: 'unknown' });
  const dev = startDevServers(root, ['shell', '--port', '0'], {
    DATA_DIR: dataDir,
    SMTP_URL: 'mail.example.com',
  });
  await dev.saying(/storefront +│ SMTP_URL /);
  await dev.saying(/The storefront's server has failed, so the shop is not open/);
  await dev.saying(/shell +│ .*compiled/);
  await dev.end();
  assert.doesNotMatch(dev.said(), /opens at/);
});
